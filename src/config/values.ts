import { isIP } from 'node:net';

/** Readers of a setting's text: the value, or undefined where the text is not allowed. */

export function asInteger(min: number, max: number) {
  return (text: string): number | undefined => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  };
}

export const asPort = asInteger(0, 65_535);

export function asPortOrOff(text: string): number | 'off' | undefined {
  return text === 'off' ? text : asPort(text);
}

/** US dollars, as a plain decimal, below a million. */
export function asPrice(text: string): number | undefined {
  return /^\d{1,6}(\.\d{1,9})?$/.test(text) ? Number(text) : undefined;
}

/** Of all: from 0 to 1, as a plain decimal. */
export function asShare(text: string): number | undefined {
  return /^(0(\.\d{1,9})?|1(\.0{1,9})?)$/.test(text) ? Number(text) : undefined;
}

export function oneOf<const T extends string>(...values: readonly T[]) {
  return (text: string): T | undefined => values.find((value) => value === text);
}

/** Different entries with commas between. */
export function asList(entry: RegExp, max: number) {
  return (text: string): readonly [string, ...string[]] | undefined => {
    const [first, ...others] = text.split(',').map((one) => one.trim());
    if (first === undefined || others.length >= max) return undefined;
    const all = [first, ...others];
    return all.every((one) => entry.test(one)) && new Set(all).size === all.length ? [first, ...others] : undefined;
  };
}

export function matching(pattern: RegExp) {
  return (text: string): string | undefined => (pattern.test(text) ? text : undefined);
}

export function asUrl(...protocols: readonly string[]) {
  return (text: string): string | undefined =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined;
}

export function asAddress(text: string): string | undefined {
  return isIP(text) === 0 ? undefined : text;
}

/** Addresses and CIDR ranges with commas between. */
export function asAddresses(text: string): readonly string[] | undefined {
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.every(isAddressOrRange) ? entries : undefined;
}

function isAddressOrRange(entry: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d+))?$/.exec(entry) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(bits) <= (version === 4 ? 32 : 128);
}
