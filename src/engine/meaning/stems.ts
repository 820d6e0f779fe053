/**
 * Words as they stand in a text, without the endings that English gives them: `baking` and `baked` are `bak`. Rough, and
 * good enough to see whether a sentence tells of what a brief says.
 */
const ENDINGS = ["'s", 'ies', 'ing', 'ed', 'es', 's', 'y', 'e'] as const;
const STEM_MIN = 3;
/** A stem this long may begin a word; a shorter one has to be the word. */
const BEGINS_MIN = 4;

export function stemOf(word: string): string {
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= STEM_MIN);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** Each stem of a text once. */
export const stemsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}']+/u)
      .filter((word) => word !== '')
      .map(stemOf),
  );

/** A text in which stems are looked for: lower case, a space around each word. */
export const searchable = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** True where a searchable text has a word of the stem. */
export const hasStem = (text: string, stem: string): boolean =>
  text.includes(stem.length >= BEGINS_MIN ? ` ${stem}` : ` ${stem} `);
