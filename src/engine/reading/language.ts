import { EMOJI, LANGUAGES } from '../languages/languages.ts';
import type { Alias } from '../model/model.ts';
import type { Operations } from './grammar/operations.ts';
import type { Lookup } from './lookup.ts';
import { joinKeys, type Token } from './tokens.ts';

/** A small word is a surer sign of its language than words with a look, which languages lend each other: `Bauhaus trifft Biergarten`. */
const FUNCTION_WORD = 1.25;
const OWN_WORD = 0.8;
/** French `car` and German `hat` are English things as well. */
const AMBIGUOUS_WORD = 0.75;
const SHARED_WORD = 0.25;
/** What looks like a form of a word of a language. */
const FORM = 0.5;
/** Word vectors of English know many a foreign word. */
const BORROWED_WORD = 0.15;
/** What nobody has written, and is made of two words of a language that joins them: `Graubrot`. */
const JOINED_WORD = 0.5;
/** A letter that only one language has. */
const OWN_LETTER = 1;
/** A phrase that only one language has. */
const PHRASE = 1.5;

/**
 * Prepares a guess of the language that most words of a prompt belong to; English where nothing speaks for another.
 * Prompts are short: this only breaks ties between words that several languages have, it never shuts a language out.
 */
export function createLanguageGuess(
  operations: ReadonlyMap<string, Operations>,
  lookup: Lookup,
): (tokens: readonly Token[]) => string {
  const signs = signsOf(operations);
  const opens = new Set([...signs.keys()].map((key) => key.slice(0, Math.max(0, key.indexOf(' ')))));
  // `plages` is a `plage`, `ensoleillées` are `ensoleillé`.
  const stemmed = (key: string): readonly Alias[] => {
    const singular = lookup.aliases(key.slice(0, -1));
    return singular.length > 0 || !key.endsWith('s') ? singular : lookup.aliases(key.slice(0, -2));
  };
  const isUnknown = (key: string): boolean =>
    !lookup.isWritten(key) &&
    !lookup.isForm(key) &&
    lookup.aliases(key).length === 0 &&
    lookup.byParts(key, 'en') === undefined;
  const joinedIn = (key: string): readonly string[] =>
    isUnknown(key) ? JOINING.filter((language) => lookup.byParts(key, language) !== undefined) : NONE;
  const isForeign = ({ kind, key, exact }: Token): boolean =>
    kind === 'word' &&
    (letterOf(exact) !== undefined ||
      signs.get(key)?.some((language) => language !== 'en') === true ||
      lookup.aliases(key).length > 0 ||
      (!lookup.isWritten(key) && stemmed(key).length > 0) ||
      joinedIn(key).length > 0);
  return (tokens) => {
    const characters = tokens.filter(({ kind }) => kind === 'character');
    const scripted = LANGUAGES.find(({ script }) => characters.some(({ text }) => script?.test(text)));
    if (scripted !== undefined) return scripted.code;
    if (characters.length > 0) return hanLanguage(tokens, operations, lookup);
    if (!tokens.some(isForeign)) return 'en';
    const scores = new Map<string, number>();
    const add = (language: string, score: number): void =>
      void scores.set(language, (scores.get(language) ?? 0) + score);
    const named = englishPhrases(tokens, lookup);
    for (const [i, { kind, key, exact }] of tokens.entries()) {
      if (kind !== 'word') continue;
      // `Wiener Werkstätte` is an English name for a style.
      if (named.has(i)) {
        add('en', OWN_WORD);
        continue;
      }
      const lettered = letterOf(exact);
      if (lettered !== undefined) add(lettered, OWN_LETTER);
      const isWritten = lookup.isWritten(key);
      const isForm = !isWritten && lookup.isForm(key);
      const signed = signs.get(key) ?? NONE;
      for (const language of signed)
        add(language, (isWritten || isForm) && language !== 'en' ? AMBIGUOUS_WORD : FUNCTION_WORD);
      for (const language of phrasesAt(tokens, i, lookup)) add(language, PHRASE);
      for (const language of joinedIn(key)) add(language, JOINED_WORD);
      if (opens.has(key))
        for (const language of signs.get(`${key} ${tokens[i + 1]?.key}`) ?? NONE) add(language, PHRASE);
      if (isWritten) add('en', OWN_WORD);
      else if (isForm) add('en', FORM);
      else if (lookup.isBorrowed(key)) add('en', BORROWED_WORD);
      for (const language of languagesOf(lookup.aliases(key)))
        if (!signed.includes(language)) add(language, isWritten || isForm ? SHARED_WORD : OWN_WORD);
      if (isWritten) continue;
      for (const language of languagesOf(stemmed(key))) add(language, isForm ? SHARED_WORD : FORM);
    }
    let best = 'en';
    let bestScore = scores.get('en') ?? 0;
    for (const [language, score] of scores) {
      if (score > bestScore && language !== EMOJI) [best, bestScore] = [language, score];
    }
    return best;
  };
}

/** Longest phrase of another language that is looked for, in words. */
const PHRASE_WORDS_MAX = 4;

/** The languages of the phrases of several words that begin at a place, and that English does not have: `notte d'estate`. */
function phrasesAt(tokens: readonly Token[], at: number, lookup: Lookup): ReadonlySet<string> {
  const languages = new Set<string>();
  for (let length = 2; length <= PHRASE_WORDS_MAX; length++) {
    const phrase = tokens.slice(at, at + length);
    if (phrase.length < length || phrase.some(({ kind }) => kind !== 'word')) break;
    const key = joinKeys(phrase);
    if (lookup.isWritten(key)) continue;
    for (const language of languagesOf(lookup.aliases(key))) languages.add(language);
  }
  return languages;
}

/** Places of words that make up a phrase which English has as it stands. */
function englishPhrases(tokens: readonly Token[], lookup: Lookup): ReadonlySet<number> {
  const places = new Set<number>();
  for (let i = 0; i + 1 < tokens.length; i++) {
    const [first, second] = [tokens[i], tokens[i + 1]];
    if (first?.kind !== 'word' || second?.kind !== 'word') continue;
    if (!lookup.isWritten(`${first.key} ${second.key}`)) continue;
    places.add(i);
    places.add(i + 1);
  }
  return places;
}

const languagesOf = (aliases: readonly Alias[]): ReadonlySet<string> =>
  new Set(aliases.map(({ language }) => language));

/** The language that has a letter of the word to itself, among those that the engine reads. */
const letterOf = (exact: string | undefined): string | undefined =>
  exact === undefined ? undefined : LANGUAGES.find(({ letters }) => letters?.test(exact))?.code;

const NONE: readonly string[] = [];

/** Languages that write two words as one, with links between them. */
const JOINING = LANGUAGES.filter(({ links = [] }) => links.length > 0).map(({ code }) => code);

/** The languages whose grammar has a small word, or a phrase of two. */
function signsOf(operations: ReadonlyMap<string, Operations>): Map<string, string[]> {
  const signs = new Map<string, string[]>();
  for (const [language, { functionWords, roleNouns, byPhrase }] of operations) {
    for (const key of new Set([...functionWords, ...roleNouns.keys(), ...byPhrase.keys()])) {
      if (key.split(' ').length <= 2) signs.set(key, [...(signs.get(key) ?? []), language]);
    }
  }
  return signs;
}

const HAN = LANGUAGES.filter(({ isHan }) => isHan === true).map(({ code }) => code);
/** Words of Chinese characters that are looked at, in characters. */
const HAN_WORD_MAX = 4;

/** Japanese or Chinese, for a text without kana: whichever knows more of its words, and Chinese where both know as many. */
function hanLanguage(tokens: readonly Token[], operations: ReadonlyMap<string, Operations>, lookup: Lookup): string {
  const known = new Map(HAN.map((language) => [language, 0]));
  for (let i = 0; i < tokens.length; i++) {
    let word = '';
    for (let length = 1; length <= HAN_WORD_MAX; length++) {
      const token = tokens[i + length - 1];
      if (token?.kind !== 'character') break;
      word += token.key;
      const aliases = lookup.aliases(word);
      for (const [language, count] of known) {
        const does = operations.get(language);
        if (aliases.some((alias) => alias.language === language) || does?.byPhrase.has(word) === true)
          known.set(language, count + length ** 2);
      }
    }
  }
  const [best] = [...known].reduce((p, q) => (q[1] >= p[1] ? q : p));
  return best;
}
