import type { Choice } from '../choosing/choose.ts';
import type { Outlook } from '../choosing/outlook.ts';
import type { Roles } from '../roles/contract.ts';
import { englishThings } from './english-phrases.ts';

/** Both worlds are named as they are typed, without an article: `say Sunday roast`, `half beekeeping`. */
const PATTERNS = [
  '{P} and {S} say {X}, and the {A} {says} {Y}.',
  'Half {X}, half {Y}: {P} and {S} on one side, {A} on the other.',
  'Mostly {X}, by {P} and {S}; the {A} {is} pure {Y}.',
] as const;

/**
 * An English sentence that says what each half of a brief gave: `Raw concrete and rain streak say brutalist car park, and
 * the crisp potato says Sunday roast.`
 * @param taken patterns that other palettes of the answer have
 * @returns undefined for a palette that is all of one world
 */
export function halvesSentence(choice: Choice, roles: Roles, outlook: Outlook, taken: Set<string>): string | undefined {
  if (choice.halves === undefined) return undefined;
  const [told, other] = choice.halves;
  const { primary, secondary, accent } = englishThings(choice, roles, outlook);
  const pattern = PATTERNS.find((each) => !taken.has(each)) ?? PATTERNS[0];
  taken.add(pattern);
  const isPlural = PLURAL.test(accent);
  const filled: Readonly<Record<string, string>> = {
    P: primary,
    S: secondary,
    A: accent,
    X: told.text,
    Y: other.text,
    says: isPlural ? 'say' : 'says',
    is: isPlural ? 'are' : 'is',
  };
  const sentence = pattern.replaceAll(/\{(\w+)\}/g, (_, slot: string) => filled[slot] ?? '');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** `crushed limes`, and no `green glass`. */
const PLURAL = /[^su]s$/;
