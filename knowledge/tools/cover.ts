import { contentWords } from './content-words.ts';
import { inflections } from '../../src/engine/reading/inflections.ts';
import { reachByStart } from '../../src/engine/reading/reach.ts';
import { joinKeys, phraseKey, tokenise, type Token } from '../../src/engine/reading/tokens.ts';
import type { CardEntry } from './cards.ts';
import type { Knowledge } from './parse.ts';
import { subjectOf, type Subject } from './subjects.ts';

type Counts = Map<string, number>;

export interface Coverage {
  /** Content words, of which `unknown` nobody wrote down. */
  readonly words: number;
  readonly unknown: Counts;
  /** Headwords with cards of their own that the text names, and how often, by the subject of their file. */
  readonly subjects: Map<Subject, Counts>;
  /** Words that are written down and have no cards; words that say nothing of colour are not among them. */
  readonly cardless: Counts;
  /** Lines that have content words, of which `linesWithCards` name a headword with cards. */
  readonly lines: number;
  readonly linesWithCards: number;
}

const add = (counts: Counts, key: string): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);

/** The entry of each card headword, and of what the lexicon calls its synonym. */
function cardEntries({ cards, lexicon, styles }: Knowledge): Map<string, CardEntry> {
  const byKey = new Map(cards.flatMap((entry) => entry.headwords.map((head) => [phraseKey(head), entry] as const)));
  const synonyms: [string, CardEntry][] = [...lexicon, ...styles].flatMap(({ headwords }) => {
    const keys = headwords.map(phraseKey);
    const entry = keys.map((key) => byKey.get(key)).find((each) => each !== undefined);
    return entry === undefined ? [] : keys.map((key): [string, CardEntry] => [key, entry]);
  });
  return new Map([...synonyms, ...byKey]);
}

/** Reads a text, of which every line is a brief, as far as words go: the longest phrase that is written down, then the next. */
export function cover(text: string, knowledge: Knowledge): Coverage {
  const entries = cardEntries(knowledge);
  const heads = [...knowledge.lexicon, ...knowledge.styles].flatMap(({ headwords }) => headwords.map(phraseKey));
  const known = new Set([...heads, ...entries.keys()]);
  const reach = reachByStart(known);
  const formsOf = (phrase: string): string[] => [phrase, ...inflections(phrase)];
  const isKnown = (phrase: string): boolean => formsOf(phrase).some((form) => known.has(form));
  const entryOf = (phrase: string): CardEntry | undefined =>
    formsOf(phrase)
      .map((form) => entries.get(form))
      .find((entry) => entry !== undefined);

  const result = { unknown: new Map(), subjects: new Map<Subject, Counts>(), cardless: new Map() };
  const counted = { words: 0, lines: 0, linesWithCards: 0 };
  /** Counts a phrase by its cards, or its words by theirs where it has none. True when there are cards. */
  const countCards = (tokens: readonly Token[]): boolean => {
    const phrase = joinKeys(tokens);
    const entry = entryOf(phrase);
    if (entry === undefined && tokens.length > 1) {
      // Each of them, and no short circuit: every word is to be counted.
      return tokens.map((token) => countCards([token])).includes(true);
    }
    if (entry === undefined) {
      for (const word of contentWords(tokens)) if (isKnown(word)) add(result.cardless, word);
      return false;
    }
    if (entry.cards.length === 0) return false;
    const subject = subjectOf(entry.file);
    const counts = result.subjects.get(subject) ?? new Map<string, number>();
    result.subjects.set(subject, counts);
    add(counts, entry.headwords[0] ?? phrase);
    return true;
  };

  for (const line of text.split('\n')) {
    const tokens = tokenise(line);
    let words = 0;
    let hasCards = false;
    for (let i = 0; i < tokens.length;) {
      let length = Math.min(tokens.length - i, reach.get(tokens[i]?.key ?? '') ?? 1);
      while (length > 1 && !isKnown(joinKeys(tokens.slice(i, i + length)))) length--;
      const piece = tokens.slice(i, i + length);
      const own = contentWords(piece);
      words += own.length;
      if (!isKnown(joinKeys(piece))) for (const word of own) if (!isKnown(word)) add(result.unknown, word);
      if (own.length > 0 && countCards(piece)) hasCards = true;
      i += length;
    }
    counted.words += words;
    counted.lines += Number(words > 0);
    counted.linesWithCards += Number(hasCards);
  }
  return { ...result, ...counted };
}
