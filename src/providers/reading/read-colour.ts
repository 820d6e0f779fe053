import { converter, parse } from 'culori';
import type { Hex } from '../../engine/palette.ts';
import { clipChroma, oklchToHex } from '../../engine/colour/oklch.ts';
import { cssColour } from '../../engine/reading/css-colours.ts';

/** A colour is written in fewer letters than this, with all that a model puts around it. */
const LOOKED_AT = 120;
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([^()]{1,70}\)/i;
const HEX = /(?:#|\b0x)([\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\da-z])/i;
const BARE_HEX = /^(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})$/i;

const toOklch = converter('oklch');

/**
 * A colour out of what a model wrote for one: hex in any form, the functions of CSS Color 4, a name of CSS, or one of
 * them among other words (`navy (#001F3F)`). Transparency is passed over.
 * @returns undefined where there is none
 * @example readColour('#abc') // '#AABBCC'
 */
export function readColour(written: string): Hex | undefined {
  const text = written.slice(0, LOOKED_AT).normalize('NFKC').trim().toLowerCase();
  const [, digits] = HEX.exec(text) ?? [];
  if (digits !== undefined) return fromDigits(digits);
  if (BARE_HEX.test(text)) return fromDigits(text);
  const [call] = FUNCTION.exec(text) ?? [];
  if (call !== undefined) return fromFunction(call);
  const name = text.replace(/[^a-z ]+/g, ' ').trim();
  return cssColour(name);
}

function fromDigits(digits: string): Hex {
  const six =
    digits.length < 6 ? Array.from(digits.slice(0, 3), (digit) => digit + digit).join('') : digits.slice(0, 6);
  return `#${six.toUpperCase()}`;
}

/** The parser throws on some calls that are none of CSS. */
function parsed(call: string): ReturnType<typeof toOklch> {
  try {
    return toOklch(parse(call));
  } catch {
    return undefined;
  }
}

function fromFunction(call: string): Hex | undefined {
  const colour = parsed(call);
  if (colour === undefined) return undefined;
  const { l, c, h = 0 } = colour;
  if (![l, c, h].every(Number.isFinite)) return undefined;
  return oklchToHex(clipChroma({ l, c, h: ((h % 360) + 360) % 360 }));
}
