import type { Family } from '../colour/families.ts';

/** The colour families in the order in which languages name them. */
export const COLOUR_FAMILIES = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
  'beige',
  'gold',
  'black',
  'white',
  'grey',
] as const satisfies readonly Family[];

/** What each family is called, from a word for each in their order. */
export function familyNames(words: string): Readonly<Record<Family, string>> {
  const names = words.split(' ');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every family is a key of what is built from the families
  return Object.fromEntries(COLOUR_FAMILIES.map((family, i) => [family, names[i] ?? family])) as Record<Family, string>;
}
