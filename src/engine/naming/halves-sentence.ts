import type { Choice } from '../choosing/choose.ts';
import type { Half, Outlook } from '../choosing/outlook.ts';
import type { Roles } from '../roles/contract.ts';
import { englishThings } from './english-phrases.ts';

const PATTERNS = [
  '{P} and {S} were all {X} until {A} walked in from {Y}.',
  'Mostly {X}, by {P} and {S}, with {A} smuggled in from {Y}.',
  '{P} belongs to {X}, {A} to {Y}, and {B} gives them both a room.',
] as const;

/**
 * An English sentence that says what each half of a brief gave: `Azulejo cobalt and river haze were all Lisbon tiles until
 * wheel lime walked in from the concrete skatepark.`
 * @param taken patterns that other palettes of the answer have
 * @returns undefined for a palette that is all of one world
 */
export function halvesSentence(choice: Choice, roles: Roles, outlook: Outlook, taken: Set<string>): string | undefined {
  if (choice.halves === undefined) return undefined;
  const [told, other] = choice.halves;
  const { background, primary, secondary, accent } = englishThings(choice, roles, outlook);
  const pattern = PATTERNS.find((each) => !taken.has(each)) ?? PATTERNS[0];
  taken.add(pattern);
  const filled: Readonly<Record<string, string>> = {
    P: primary,
    S: secondary,
    A: accent,
    B: background,
    X: pattern === PATTERNS[2] ? withArticle(told) : told.text,
    Y: withArticle(other),
  };
  const sentence = pattern.replaceAll(/\{(\w)\}/g, (_, slot: string) => filled[slot] ?? '');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** `the arcade machine`, `the cowboy`, and no `the Lisbon`, `the Miami Vice`, `the cyberpunk` nor `the grandma's kitchen`. */
const withArticle = ({ text }: Half): string => (NAME.test(text) ? text : `the ${text}`);

const NAME = /^(?:\p{Lu}[^ ]*)(?: \p{Lu}[^ ]*)*$|(?:punk|core|wave|ism)$|^\p{L}+['’]s /u;
