import { languageOf } from '../languages/languages.ts';
import { boardText, CARD_BYTES } from './cards.ts';
import type { ColourTerm, LanguageWords, LocalCard, Model } from './model.ts';
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
  const own = (name: string): { fields: string[]; place: number }[] => {
    const texts = sections.texts(name);
    return sections.placesOf(name, language).map((place) => ({ fields: texts.at(place).split('\t'), place }));
  };
  const frames = new Map<string, string[]>();
  for (const line of sections.lines('frames')) {
    const [of, scheme = '', shape = '', frame = ''] = line.split('\t');
    if (of === language) frames.set(`${scheme} ${shape}`, [...(frames.get(`${scheme} ${shape}`) ?? []), frame]);
  }
  if (frames.size === 0) return NO_WORDS;
  const names = own('local.names').map(({ fields: [about = '', ...list] }) => ({ about, list }));
  return {
    namesByEntry: new Map(
      names.filter(({ about }) => !about.startsWith('@')).map(({ about, list }) => [Number(about), list]),
    ),
    namesByMood: new Map(
      names.filter(({ about }) => about.startsWith('@')).map(({ about, list }) => [about.slice(1), list]),
    ),
    ...toldCards(sections, language),
    terms: termsOf(sections, language, own('terms')),
    frames,
  };
}

function ownTerms(sections: Sections, own: readonly { fields: readonly string[]; place: number }[]): ColourTerm[] {
  const colours = sections.bytes('terms.colours');
  const meanings = sections.meanings('terms.meanings');
  return own.map(({ fields: [term = '', onTerm = ''], place }) => ({
    ...oklabAt(colours, place * 3),
    term,
    onTerm: onTerm === SAME ? term : onTerm,
    meaning: meanings(place),
  }));
}

/** The terms of a language, and the phrases of the boards that are written in it; English has its phrases from its cards. */
function termsOf(
  sections: Sections,
  language: string,
  own: readonly { fields: readonly string[]; place: number }[],
): readonly ColourTerm[] {
  const terms = ownTerms(sections, own);
  return terms.length === 0 ? [] : [...terms, ...boardTerms(sections, language, terms)];
}

/** The phrases of boards that are no terms yet: each is about what its board is about. */
function boardTerms(sections: Sections, language: string, own: readonly ColourTerm[]): ColourTerm[] {
  const texts = sections.texts('boards');
  const colours = sections.bytes('board.colours');
  const meanings = sections.meanings('board.meanings');
  const isDeclined = languageOf(language)?.speech?.isDeclined === true;
  const taken = new Set(own.map(({ term }) => term.toLowerCase()));
  return sections.placesOf('boards', language).flatMap((place) => {
    const { phrases } = boardText(texts.at(place));
    return phrases.flatMap((term, role) => {
      const key = term.toLowerCase();
      if (term === '' || taken.has(key)) return [];
      taken.add(key);
      const colour = oklabAt(colours, place * CARD_BYTES + role * 3);
      return [{ ...colour, term, onTerm: isDeclined ? '' : term, meaning: meanings(place) }];
    });
  });
}

function toldCards(sections: Sections, language: string): Pick<LanguageWords, 'isTold' | 'told'> {
  const texts = sections.texts('local.cards');
  const places = byNumber(sections, 'local.cards', language);
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

/** Where what belongs to a card or an entry stands in a language, by its number. */
function byNumber(sections: Sections, name: string, language: string): ReadonlyMap<number, number> {
  const numbers = sections.u16(`${name}.of`);
  return new Map(sections.placesOf(name, language).map((place) => [numbers[place] ?? 0, place]));
}
