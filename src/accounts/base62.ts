import { randomBytes } from 'node:crypto';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Bytes from here on would make the first digits likelier than the last. */
const UNBIASED_BELOW = 256 - (256 % DIGITS.length);

/** @returns `length` digits, each of the 62 equally likely, from the system's secure generator */
export function randomBase62(length: number): string {
  let digits = '';
  while (digits.length < length) {
    for (const byte of randomBytes(length - digits.length)) {
      if (byte < UNBIASED_BELOW) digits += DIGITS.charAt(byte % DIGITS.length);
    }
  }
  return digits;
}

/** @param value a whole number, 0 or more; padded with zeros on the left to `width` digits */
export function toBase62(value: number, width: number): string {
  let digits = '';
  for (let rest = value; rest > 0; rest = Math.floor(rest / DIGITS.length))
    digits = DIGITS.charAt(rest % DIGITS.length) + digits;
  return digits.padStart(width, '0');
}
