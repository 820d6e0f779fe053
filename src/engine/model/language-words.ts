import type { LanguageWords, LocalCard, Model } from './model.ts';
import { oklabAt, type Sections } from './sections.ts';

/** Stands for a term that keeps its form behind "on". */
export const SAME = '=';

const NO_WORDS: LanguageWords = {
  namesByEntry: new Map(),
  namesByMood: new Map(),
  isTold: () => false,
  told: () => undefined,
  terms: [],
  frames: new Map(),
};

/** Each language is read when it is first asked for: most answers are in one of them. */
export function languageWordsOf(sections: Sections): Model['languageWords'] {
  const made = new Map<string, LanguageWords>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const words = readLanguage(sections, language);
    made.set(language, words);
    return words;
  };
}

function readLanguage(sections: Sections, language: string): LanguageWords {
  const own = (name: string): { fields: string[]; i: number }[] =>
    sections
      .lines(name)
      .map((line, i) => ({ fields: line.split('\t'), i }))
      .filter(({ fields }) => fields[0] === language);
  const names = own('local.names').map(({ fields: [, about = '', ...list] }) => ({ about, list }));
  const colours = sections.bytes('terms.colours');
  const meanings = sections.meanings('terms.meanings');
  const frames = new Map<string, string[]>();
  for (const { fields } of own('frames')) {
    const [, scheme = '', shape = '', frame = ''] = fields;
    frames.set(`${scheme} ${shape}`, [...(frames.get(`${scheme} ${shape}`) ?? []), frame]);
  }
  if (frames.size === 0) return NO_WORDS;
  return {
    namesByEntry: new Map(
      names.filter(({ about }) => !about.startsWith('@')).map(({ about, list }) => [Number(about), list]),
    ),
    namesByMood: new Map(
      names.filter(({ about }) => about.startsWith('@')).map(({ about, list }) => [about.slice(1), list]),
    ),
    ...toldCards(sections, language),
    terms: own('terms').map(({ fields: [, term = '', onTerm = ''], i }) => {
      const { l, a, b } = oklabAt(colours, i * 3);
      return { l, a, b, term, onTerm: onTerm === SAME ? term : onTerm, meaning: meanings(i) };
    }),
    frames,
  };
}

function toldCards(sections: Sections, language: string): Pick<LanguageWords, 'isTold' | 'told'> {
  const texts = sections.texts('local.cards');
  const cards = sections.u16('local.cards.card');
  const languages = sections.lines('local.cards.language');
  const places = new Map<number, number>();
  for (let i = 0; i < cards.length; i++) if (languages[i] === language) places.set(cards[i] ?? 0, i);
  return {
    isTold: (card) => places.has(card),
    told: (card): LocalCard | undefined => {
      const place = places.get(card);
      if (place === undefined) return undefined;
      const [name = '', phrases = '', sentence = ''] = texts.at(place).split('\t');
      return { name, phrases: phrases.split(','), sentence };
    },
  };
}
