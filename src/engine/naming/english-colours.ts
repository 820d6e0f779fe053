import { mayBeOfFamily, type Family } from '../colour/families.ts';
import { hexToOklch } from '../colour/oklch.ts';
import { ROLES } from '../palette.ts';
import type { Roles } from '../roles/contract.ts';

/** English words for hues, and what may be called so. */
const HUE_WORDS: readonly (readonly [word: RegExp, families: readonly Family[]])[] = [
  [/\b(?:red|crimson|scarlet)\b/i, ['red', 'pink', 'brown']],
  [/\borange\b/i, ['orange', 'red', 'brown']],
  [/\byellow\b/i, ['yellow', 'gold']],
  [/\bgreen\b/i, ['green', 'teal']],
  [/\b(?:blue|navy)\b/i, ['blue', 'teal']],
  [/\b(?:purple|violet|lilac)\b/i, ['purple']],
  [/\bpink\b/i, ['pink', 'red']],
  [/\bbrown\b/i, ['brown', 'orange']],
];

/** OKLCH chroma below which nobody names a hue. */
const TINTED = 0.015;

/** True where every hue that a sentence names is one of the palette's. */
export function namesOnly(sentence: string, roles: Roles): boolean {
  const colours = ROLES.map((role) => hexToOklch(roles[role])).filter(({ c }) => c >= TINTED);
  return HUE_WORDS.every(
    ([word, families]) =>
      !word.test(sentence) || colours.some((colour) => families.some((family) => mayBeOfFamily(colour, family))),
  );
}
