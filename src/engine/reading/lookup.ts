import type { Model } from '../model/model.ts';
import type { Via } from './brief.ts';
import { inflections } from './inflections.ts';

/** What a key of the prompt turned out to be: one entry, or several that a word without an entry borrows from. */
export interface Found {
  readonly via: Via;
  readonly entries: readonly { readonly entry: number; readonly share: number }[];
  /** Salience in place of the entry's own, for borrowed words. */
  readonly salience?: number;
}

const one = (via: Via, entry: number): Found => ({ via, entries: [{ entry, share: 1 }] });

/** The look-up tables of a model in one place, with the forms of words that lead to them. */
export interface Lookup {
  /** A word or phrase as it stands, or its singular. */
  known(key: string, language: string): Found | undefined;
  /** One word by its other forms: English inflections, the endings of other languages. */
  byForm(key: string, language: string): Found | undefined;
  /** One English word without an entry, by its neighbours. */
  borrowed(key: string): Found | undefined;
  /** One word of five letters or more with one slip of the finger. */
  byTypo(key: string, language: string): Found | undefined;
  /** One word made of two that are known (`coffeeshop`, `Tannenwald`). */
  byParts(key: string, language: string): Found | undefined;
  emoji(key: string): Found | undefined;
  /** Languages that have the word, for guessing the prompt's. */
  languagesOf(key: string): readonly string[];
  isEnglish(key: string): boolean;
  /** True for an English word that has an entry. */
  isWritten(key: string): boolean;
}

const STEM_MIN = 4;
const ENDING_MAX = 3;
const TYPO_MIN = 5;
const PART_MIN = 4;
/** Letters that German and Dutch put between the parts of a compound. */
const LINKS = ['', 's', 'n', 'en', 'es', 'e'];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

export function createLookup(model: Model): Lookup {
  const stems = aliasStems(model);

  const alias = (key: string, language: string): number | undefined =>
    model.aliases.get(key)?.find((candidate) => candidate.language === language)?.entry;

  const known = (key: string, language: string): Found | undefined => {
    if (language !== 'en') {
      const own = alias(key, language);
      if (own !== undefined) return one('alias', own);
    }
    const english = model.words.get(key);
    if (english !== undefined) return one('word', english);
    const foreign = model.aliases.get(key)?.[0];
    return foreign === undefined || foreign.language === 'em' ? undefined : one('alias', foreign.entry);
  };

  const byForm = (key: string, language: string): Found | undefined => {
    if (language !== 'en') {
      for (let cut = 0; cut <= ENDING_MAX && key.length - cut >= STEM_MIN; cut++) {
        const stem = key.slice(0, key.length - cut);
        const entry = alias(stem, language) ?? stems.get(`${language}${stem}`);
        if (entry !== undefined) return one('form', entry);
      }
    }
    for (const form of inflections(key)) {
      const entry = model.words.get(form);
      if (entry !== undefined) return one('form', entry);
    }
    return undefined;
  };

  // A word of another language is no slip of an English one.
  const lookUp = (key: string, language: string): number | undefined =>
    language === 'en' ? model.words.get(key) : alias(key, language);

  return {
    known,
    byForm,
    borrowed(key) {
      const borrowed = model.borrowed(key);
      return borrowed === undefined
        ? undefined
        : { via: 'borrowed', entries: borrowed.from, salience: borrowed.salience };
    },
    byTypo(key, language) {
      if (key.length < TYPO_MIN || !/^[a-z]+$/.test(key)) return undefined;
      for (const guess of oneEditAway(key)) {
        const entry = lookUp(guess, language);
        if (entry !== undefined) return one('typo', entry);
      }
      // A slip in a plural or another ending: mend the stem.
      if (key.endsWith('s') && key.length > TYPO_MIN) {
        for (const guess of oneEditAway(key.slice(0, -1))) {
          const entry = lookUp(guess, language);
          if (entry !== undefined) return one('typo', entry);
        }
      }
      return undefined;
    },
    byParts(key, language) {
      for (let cut = key.length - PART_MIN; cut >= PART_MIN; cut--) {
        const second = lookUp(key.slice(cut), language);
        if (second === undefined) continue;
        for (const link of LINKS) {
          const head = key.slice(0, cut);
          if (!head.endsWith(link) || head.length - link.length < PART_MIN) continue;
          const first = lookUp(head.slice(0, head.length - link.length), language);
          if (first !== undefined) {
            return {
              via: 'compound',
              entries: [
                { entry: first, share: 0.5 },
                { entry: second, share: 0.5 },
              ],
            };
          }
        }
      }
      return undefined;
    },
    emoji(key) {
      const entry = model.aliases.get(key)?.find(({ language }) => language === 'em')?.entry;
      return entry === undefined ? undefined : one('emoji', entry);
    },
    languagesOf: (key) => model.aliases.get(key)?.map(({ language }) => language) ?? [],
    isWritten: (key) => model.words.has(key),
    isEnglish: (key) => model.words.has(key) || model.isBorrowed(key),
  };
}

/** Aliases without their last one or two letters, so that a word's other endings find them. */
function aliasStems(model: Model): Map<string, number> {
  const stems = new Map<string, number>();
  for (const [word, aliases] of model.aliases) {
    for (const { language, entry } of aliases) {
      if (language === 'em' || language === 'ja' || language === 'zh' || word.includes(' ')) continue;
      for (const cut of [1, 2]) {
        const stem = word.slice(0, word.length - cut);
        if (stem.length >= STEM_MIN && !stems.has(language + stem)) stems.set(language + stem, entry);
      }
    }
  }
  return stems;
}

/** Every word that one slip of the finger away from `word` meant: swapped, missing, extra and wrong letters, likeliest first. */
function* oneEditAway(word: string): Generator<string> {
  for (let i = 0; i + 1 < word.length; i++) yield word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2);
  for (let i = 0; i < word.length; i++) yield word.slice(0, i) + word.slice(i + 1);
  for (let i = word.length; i >= 0; i--) for (const letter of LETTERS) yield word.slice(0, i) + letter + word.slice(i);
  for (let i = word.length - 1; i >= 0; i--)
    for (const letter of LETTERS) yield word.slice(0, i) + letter + word.slice(i + 1);
}
