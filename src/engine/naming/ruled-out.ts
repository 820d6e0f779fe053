import type { Ruled } from '../reading/brief.ts';
import { familyWord } from './family-words.ts';

/** A sentence that ends with a full stop, with what is not there behind it. */
type Tell = (sentence: string, colours: readonly string[]) => string;

/** `…, sans bleu ni rose.` */
const behind =
  (without: string, or: string): Tell =>
  (sentence, colours) =>
    `${sentence.slice(0, -1)}, ${without} ${colours.join(` ${or} `)}.`;

/** How each language says that colours are not there. */
const WITHOUT: Readonly<Record<string, Tell>> = {
  fr: behind('sans', 'ni'),
  de: behind('ganz ohne', 'und'),
  es: behind('sin', 'ni'),
  it: behind('senza', 'né'),
  pt: behind('sem', 'nem'),
  nl: behind('zonder', 'of'),
  pl: behind('bez', 'i'),
  ja: (sentence, colours) => `${sentence}${colours.join('も')}${colours.length > 1 ? 'も' : 'は'}どこにもない。`,
  zh: (sentence, colours) => `${sentence}不见${colours.join('，也不见')}。`,
};

/** OKLCH lightness beyond which nothing but pure black or white is. */
const PURE = { black: 0.02, white: 0.97 } as const;

/** Colours that one tells of; more of them are a list. */
const TOLD_MAX = 2;

/**
 * What of the colours that a brief rules out is worth telling.
 * @returns none where nothing is ruled out, or too much, or only what goes by no name
 */
function toldOf(ruledOut: readonly Ruled[], nameOf: (ruled: Ruled) => string | undefined): readonly string[] {
  const names = [...new Set(ruledOut.map(nameOf))];
  const known = names.filter((name) => name !== undefined);
  return known.length === names.length && known.length <= TOLD_MAX ? known : [];
}

/** `no red or pink anywhere`; undefined where there is nothing to tell, or the sentence tells it. */
export function ruledOutClause(ruledOut: readonly Ruled[], sentence: string): string | undefined {
  // That white is not pure is nothing to boast of.
  const told = ruledOut.filter(
    (ruled) => ruled.kind === 'family' || (ruled.colour.l > PURE.black && ruled.colour.l < PURE.white),
  );
  const names = toldOf(told, ({ text }) => (text.startsWith('#') ? undefined : text.toLowerCase()));
  if (names.length === 0 || names.some((name) => sentence.toLowerCase().includes(name))) return undefined;
  return `no ${names.join(' or ')} anywhere`;
}

/** A sentence in another language than English, with the colours that its brief rules out. */
export function withRuledOut(sentence: string, ruledOut: readonly Ruled[], language: string): string {
  const tell = WITHOUT[language];
  if (tell === undefined || !/[.。]$/.test(sentence)) return sentence;
  const names = toldOf(ruledOut, (ruled) => (ruled.kind === 'family' ? familyWord(ruled.family, language) : undefined));
  const isTold = names.some((name) => sentence.toLowerCase().includes(name.toLowerCase()));
  return names.length === 0 || isTold ? sentence : tell(sentence, names);
}
