import { isOfFamily, mayBeOfFamily, type Family } from '../../src/engine/colour/families.ts';
import { hexToOklch } from '../../src/engine/colour/oklch.ts';

/** Phrases whose colour word names something else than a colour. */
export const NOT_A_COLOUR =
  /^(evergreen|greenhouse)$|bluegrass|green room|green card|red tape|blue collar|white collar|the blues|rhythm and blues|white noise|black friday|green light|white wine|white grape|white tea|black tea|green energy|black sheep|white-tailed|black-eyed|red eye|red-eye|earl gr[ea]y|pink floyd|golden gate/;

/** Things that are called by a colour which is not the one they have: red onions are purple, red kites are brown. */
const CALLED_SO = /\bred (onion|cabbage|kite)s?\b|\bred-figure\b|\brose gold\b/;

/**
 * The families that a palette for a headword with this word may answer with. One palette has five colours, among which there is
 * nearly always something brown or pale: so a word has here no more than its own family and what merges into it.
 */
const CARD_FAMILIES: Readonly<Record<string, readonly Family[]>> = {
  red: ['red'],
  crimson: ['red'],
  scarlet: ['red'],
  orange: ['orange', 'red'],
  yellow: ['yellow', 'gold', 'orange'],
  gold: ['gold', 'yellow', 'orange'],
  golden: ['gold', 'yellow', 'orange'],
  green: ['green', 'teal'],
  teal: ['teal', 'blue', 'green'],
  turquoise: ['teal', 'blue'],
  blue: ['blue', 'teal'],
  navy: ['blue'],
  purple: ['purple', 'pink'],
  violet: ['purple', 'pink', 'blue'],
  lilac: ['purple', 'pink'],
  pink: ['pink'],
  brown: ['brown', 'orange'],
  beige: ['beige'],
  white: ['white', 'beige'],
  grey: ['grey'],
  gray: ['grey'],
  black: ['black'],
};

const NEUTRALS: ReadonlySet<Family> = new Set(['white', 'beige', 'grey', 'black']);

/** Chroma from which a ground or a text is more than tinted. */
const TINT_CHROMA_MAX = 0.05;
/** What a thing that is called black has at its darkest. */
const BLACK_LIGHTNESS_MAX = 0.3;

/** True when one of the five, background and text first, is of the family; a mere tint of a ground or a text does not count. */
function has(colours: readonly string[], family: Family): boolean {
  return colours.some((hex, role) => {
    const colour = hexToOklch(hex);
    if (isOfFamily(colour, family)) return true;
    if (family === 'black' && colour.l <= BLACK_LIGHTNESS_MAX) return true;
    const seen = role > 1 || NEUTRALS.has(family) || colour.c >= TINT_CHROMA_MAX;
    return seen && mayBeOfFamily(colour, family);
  });
}

/** The colour words of a headword of which five colours, background and text first, have nothing. */
export function missingColourWords(headword: string, colours: readonly string[]): string[] {
  if (NOT_A_COLOUR.test(headword) || CALLED_SO.test(headword)) return [];
  return headword.split(/[ -]/).filter((word) => {
    const families = CARD_FAMILIES[word];
    return families !== undefined && !families.some((family) => has(colours, family));
  });
}
