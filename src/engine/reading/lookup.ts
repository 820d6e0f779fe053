import { stemOf } from '../meaning/stems.ts';
import { EMOJI, languageOf, LANGUAGES } from '../languages/languages.ts';
import type { Alias, Model } from '../model/model.ts';
import type { Via } from './brief.ts';
import { inflections } from './inflections.ts';
import { createMender } from './mender.ts';

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
  /** A word or phrase as the language itself has it. */
  own(key: string, language: string): Found | undefined;
  /** The same, or as English or else any other language has it. */
  known(key: string, language: string): Found | undefined;
  /** One word by its other forms: English inflections, the endings of other languages. */
  byForm(key: string, language: string): Found | undefined;
  /** One English word without an entry, by its neighbours. */
  borrowed(key: string): Found | undefined;
  /** One word of five letters or more with one slip of the finger; what is written as a name may be a place's alone. */
  byTypo(key: string, language: string, isName: boolean): Found | undefined;
  /** One word made of two that are known (`coffeeshop`, `Tannenwald`). */
  byParts(key: string, language: string): Found | undefined;
  emoji(key: string): Found | undefined;
  /** What the word is in other languages, for guessing the prompt's. */
  aliases(key: string): readonly Alias[];
  /** True for an English word that has an entry. */
  isWritten(key: string): boolean;
  /** True for what may be a form of an English word that has an entry. */
  isForm(key: string): boolean;
  /** True for an English word without an entry that has neighbours. */
  isBorrowed(key: string): boolean;
  /** The longest phrase that begins with a word or a character, in words or characters; 1 at the least. */
  reach(start: string): number;
}

const STEM_MIN = 3;
const TYPO_MIN = 5;
const PART_MIN = 4;
/** Letters of a word that may be made of two; what is longer is none that anybody wrote. */
const JOINED_MAX = 40;
/** Letters that languages put between the parts of a compound, and English borrows with the words. */
const LINKS: ReadonlySet<string> = new Set(['', ...LANGUAGES.flatMap(({ links = [] }) => links)]);

/**
 * Fingers seldom slip on a first letter. Of the languages in which not every word is known, so that a word may be right
 * and new (French `farine`, which is not `marine`), no other slip of it is mended than a swap with the second.
 */
function beginsAlike(guess: string, word: string): boolean {
  return guess[0] === word[0] || (guess[0] === word[1] && guess[1] === word[0]);
}

export function createLookup(model: Model): Lookup {
  const menders = { english: createMender(model.words), other: createMender(model.aliasWords) };

  const alias = (key: string, language: string): number | undefined =>
    model.aliases(key).find((candidate) => candidate.language === language)?.entry;

  const own = (key: string, language: string): Found | undefined => {
    const entry = language === 'en' ? model.words.get(key) : alias(key, language);
    return entry === undefined ? undefined : one(language === 'en' ? 'word' : 'alias', entry);
  };

  const isForm = (key: string): boolean => inflections(key).some((form) => model.words.has(form));

  const known = (key: string, language: string): Found | undefined => {
    // A phrase that English has taken over is an entry of its own: `papel picado` is more than cut paper.
    const loan = language !== 'en' && key.includes(' ') ? own(key, 'en') : undefined;
    const found = loan ?? own(key, language) ?? (language === 'en' ? undefined : own(key, 'en'));
    if (found !== undefined) return found;
    const [foreign] = model.aliases(key);
    // English `tours` are no French towers.
    if (foreign === undefined || foreign.language === EMOJI || (language === 'en' && isForm(key))) return undefined;
    return one('alias', foreign.entry);
  };

  const byForm = (key: string, language: string): Found | undefined => {
    if (language !== 'en') {
      const { plurals = [], endings } = languageOf(language) ?? {};
      for (const [plural, singular] of plurals) {
        const entry = key.endsWith(plural) ? alias(key.slice(0, -plural.length) + singular, language) : undefined;
        if (entry !== undefined) return one('form', entry);
      }
      const all = endings === undefined ? [] : ['', ...endings];
      for (const ending of all) {
        const stem = key.endsWith(ending) ? key.slice(0, key.length - ending.length) : '';
        if (stem.length < STEM_MIN) continue;
        for (const other of all) {
          const entry = alias(stem + other, language);
          if (entry !== undefined) return one('form', entry);
        }
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
    own,
    known,
    byForm,
    borrowed(key) {
      const borrowed = model.borrowed(key);
      return borrowed === undefined
        ? undefined
        : { via: 'borrowed', entries: borrowed.from, salience: borrowed.salience };
    },
    byTypo(key, language, isName) {
      if (key.length < TYPO_MIN || !/^[a-z]+$/.test(key)) return undefined;
      // A danfo is no slip of a dango: what briefs and answers are written with is a word.
      if (language === 'en' && model.rarity(stemOf(key)) < model.rarity('')) return undefined;
      const lookUpIn = (guess: string): number | undefined => {
        const entry = language === 'en' || beginsAlike(guess, key) ? lookUp(guess, language) : undefined;
        return isName && entry !== undefined && model.entry(entry)?.part !== 'place' ? undefined : entry;
      };
      const mend = language === 'en' ? menders.english : menders.other;
      const entry =
        mend(key, lookUpIn) ??
        // A slip in a plural or another ending: mend the stem.
        (key.endsWith('s') && key.length > TYPO_MIN ? mend(key.slice(0, -1), lookUpIn) : undefined);
      return entry === undefined ? undefined : one('typo', entry);
    },
    byParts(key, language) {
      if (key.length > JOINED_MAX) return undefined;
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
      const entry = model.aliases(key).find(({ language }) => language === EMOJI)?.entry;
      return entry === undefined ? undefined : one('emoji', entry);
    },
    aliases: (key) => model.aliases(key),
    isWritten: (key) => model.words.has(key),
    isForm,
    isBorrowed: (key) => model.isBorrowed(key),
    reach: (start) => model.reach.get(start) ?? 1,
  };
}
