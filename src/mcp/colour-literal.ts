import { cssColour } from '../engine/reading/css-colours.ts';

/** A colour as CSS writes it, read. */
export interface Literal {
  /** `#RRGGBB`, upper case. */
  readonly hex: string;
  /** 0 to 1. */
  readonly alpha: number;
}

/** Strings, addresses and names of variables, which are left alone, and then what may be a colour. */
const TOKEN =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)|--[\w-]+|#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\([^()]*\)|(?<![\w-])[a-z]+(?![\w(-])/gi;

/**
 * Replaces the colours in the value of a declaration.
 * @param names whether words may be colours: a `tan` in the name of a font is none
 * @param change what to write instead; undefined: the colour stays as it is written
 */
export function replaceColours(value: string, names: boolean, change: (colour: Literal) => string | undefined): string {
  return value.replace(TOKEN, (token) => {
    const colour = readLiteral(token, names);
    return colour === undefined ? token : (change(colour) ?? token);
  });
}

function readLiteral(token: string, names: boolean): Literal | undefined {
  if (token.startsWith('#')) return readHex(token.slice(1));
  const [, kind = '', inside = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/i.exec(token) ?? [];
  if (kind !== '') return readFunction(kind.toLowerCase(), inside);
  const named = names && /^[a-z]+$/i.test(token) ? cssColour(token.toLowerCase()) : undefined;
  return named === undefined ? undefined : { hex: named, alpha: 1 };
}

function readHex(digits: string): Literal | undefined {
  const full = digits.length <= 4 ? digits.replaceAll(/./g, '$&$&') : digits;
  if (full.length !== 6 && full.length !== 8) return undefined;
  const alpha = full.length === 8 ? Number.parseInt(full.slice(6), 16) / 255 : 1;
  return { hex: `#${full.slice(0, 6).toUpperCase()}`, alpha };
}

/** `rgb(1 2 3 / 50%)`, `rgba(1, 2, 3, .5)`, `hsl(210deg 50% 40%)`; what is computed (`var`, `from`) is none. */
function readFunction(kind: string, inside: string): Literal | undefined {
  const parts = inside.split(/[\s,/]+/).filter((part) => part !== '');
  const [first = '', second = '', third = '', last = '1'] = parts;
  if (parts.length < 3 || parts.length > 4) return undefined;
  const channels =
    kind === 'rgb'
      ? [first, second, third].map((part) => measure(part, 255) / 255)
      : hslToRgb(Number.parseFloat(first), measure(second, 100) / 100, measure(third, 100) / 100);
  const alpha = measure(last, 1);
  if (![...channels, alpha].every(Number.isFinite)) return undefined;
  const bytes = channels.map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255));
  const hex = `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
  return { hex, alpha: Math.min(1, Math.max(0, alpha)) };
}

/** A number, or a percentage of `whole`. */
function measure(text: string, whole: number): number {
  if (!/^[+-]?(\d+\.?\d*|\.\d+)%?$/.test(text)) return Number.NaN;
  return text.endsWith('%') ? (Number.parseFloat(text) / 100) * whole : Number(text);
}

/** CSS Color 4, 7.1: https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function hslToRgb(hueDegrees: number, saturation: number, lightness: number): number[] {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const k = (((offset + hueDegrees / 30) % 12) + 12) % 12;
    return lightness - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  });
}

/** As CSS: hex where it covers, `rgb()` where it lets through. */
export function written(hex: string, alpha: number): string {
  if (alpha === 1) return hex;
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red} ${green} ${blue} / ${Number(alpha.toFixed(3))})`;
}
