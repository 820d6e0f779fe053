import type { Choice } from '../choosing/choose.ts';
import type { Half } from '../choosing/halves.ts';
import type { Outlook } from '../choosing/outlook.ts';
import { byRole } from '../palette.ts';
import type { Roles } from '../roles/contract.ts';
import { englishPhrases } from './english-phrases.ts';
import { phrasesOf } from './phrases.ts';

const PATTERNS = [
  '{P} and {S} from {X}, {A} from {Y}.',
  '{P} for {X}, {A} for {Y}, on {B}.',
  '{P} over {B} for {X}, with {A} for {Y}.',
] as const;

/**
 * An English sentence that says what each half of a brief gave: `Azulejo cobalt and river haze from the Lisbon tiles, wheel
 * lime from the concrete skatepark.`
 * @param taken patterns that other palettes of the answer have
 * @returns undefined for a palette that is all of one world
 */
export function halvesSentence(choice: Choice, roles: Roles, outlook: Outlook, taken: Set<string>): string | undefined {
  if (choice.halves === undefined) return undefined;
  const [told, other] = choice.halves;
  const own = phrasesOf(choice, roles, outlook);
  const plain = englishPhrases(choice, roles, outlook);
  const { background, primary, secondary, accent } = byRole((role) => own[role] ?? plain[role]);
  const pattern = PATTERNS.find((each) => !taken.has(each)) ?? PATTERNS[0];
  taken.add(pattern);
  const filled: Readonly<Record<string, string>> = {
    P: primary,
    S: secondary,
    A: accent,
    B: background,
    X: withArticle(told),
    Y: withArticle(other),
  };
  const sentence = pattern.replaceAll(/\{(\w)\}/g, (_, slot: string) => filled[slot] ?? '');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** `the arcade machine`, `the cowboy`, and no `the Lisbon`, `the Miami Vice`, `the cyberpunk` nor `the grandma's kitchen`. */
const withArticle = ({ text }: Half): string => (NAME.test(text) ? text : `the ${text}`);

const NAME = /^(?:\p{Lu}[^ ]*)(?: \p{Lu}[^ ]*)*$|(?:punk|core|wave|ism)$|^\p{L}+['’]s /u;
