import type { Card } from '../knowledge/tools/cards.ts';
import type { Knowledge, Style, WeightedColour } from '../knowledge/tools/parse.ts';
import type { Part } from '../src/engine/model/model.ts';
import { phraseKey } from '../src/engine/reading/tokens.ts';

/** A headword with all that the knowledge has of it: lexicon, style and cards in one. */
export interface Compiled {
  readonly file: string;
  head: string;
  readonly headwords: string[];
  salience: number;
  readonly shifts: { readonly l: number; readonly c: number; readonly t: number } | undefined;
  readonly colours: readonly WeightedColour[];
  readonly moods: readonly string[];
  readonly style: Style | undefined;
  namesColour: boolean;
  part: Part;
  cards: readonly Card[];
}

/** The entries of this file name colours. */
const COLOUR_WORDS = 'lexicon/colour-words.txt';

/** What a word of a file is in a brief, where no card says it; every other file has subjects. */
const PART_OF_FILE: Readonly<Record<string, Part>> = {
  [COLOUR_WORDS]: 'colour',
  'lexicon/modifiers.txt': 'modifier',
  'lexicon/feelings.txt': 'mood',
  'lexicon/mood-phrases.txt': 'mood',
  'lexicon/qualities.txt': 'mood',
  'lexicon/adjectives-a-m.txt': 'mood',
  'lexicon/adjectives-n-z.txt': 'mood',
  'lexicon/cities.txt': 'place',
  'lexicon/countries-and-regions.txt': 'place',
  'lexicon/landmarks.txt': 'place',
  'lexicon/landscapes.txt': 'place',
  'lexicon/place-phrases.txt': 'place',
  'lexicon/rooms-and-furniture.txt': 'place',
  'lexicon/buildings.txt': 'place',
  'lexicon/eras-and-movements.txt': 'style',
  'lexicon/internet-aesthetics.txt': 'style',
  'styles/aesthetics.txt': 'style',
  'styles/movements-and-eras.txt': 'style',
};

/** Below this salience a word without cards says nothing of colour. */
const PLAIN_SALIENCE_MAX = 0.12;

function partOf(file: string, salience: number): Part {
  const part = PART_OF_FILE[file];
  if (part !== undefined) return part;
  return salience <= PLAIN_SALIENCE_MAX ? 'plain' : 'subject';
}

/** Colour words that name several at once: `jewel tones`, `metallics`. */
const NAMES_SEVERAL = /s$|rainbow|sorbet|mix/;

/** How much of a headword's look its cards give each role, where no lexicon entry says it. */
const ROLE_WEIGHTS = [2, 1, 4, 2, 3] as const;

/** The lexicon and the styles, joined by the cards of their headwords; headwords that only cards have come last. */
export function compileEntries({ lexicon, styles, cards }: Knowledge): Compiled[] {
  const colourWords = new Set(
    lexicon.filter(({ file }) => file === COLOUR_WORDS).flatMap(({ headwords }) => headwords.map(phraseKey)),
  );
  // `black and gold` is two colours that were named, not a thing.
  const joinsColours = (head: string): boolean => {
    const parts = phraseKey(head).split(' and ');
    return parts.length > 1 && parts.every((part) => colourWords.has(part));
  };
  const named = lexicon.flatMap((entry) => {
    const headwords = entry.headwords.filter((head) => !joinsColours(head));
    return headwords.length === 0 ? [] : [{ ...entry, headwords }];
  });
  const entries: Compiled[] = [
    ...named.map(({ file, headwords, salience, shifts, colours, moods }): Compiled => ({
      file,
      head: headwords[0] ?? '',
      headwords: [...headwords],
      salience,
      shifts,
      colours,
      moods,
      style: undefined,
      namesColour: file === COLOUR_WORDS,
      part: partOf(file, salience),
      cards: [],
    })),
    ...styles.map((style): Compiled => ({
      file: style.file,
      head: style.headwords[0] ?? '',
      headwords: [...style.headwords],
      salience: style.salience,
      shifts: undefined,
      colours: style.uses.slice(0, 8),
      moods: style.moods,
      style,
      namesColour: false,
      part: partOf(style.file, style.salience),
      cards: [],
    })),
  ];
  const words = wordsOfEntries(entries);
  /** A headword belongs to the entry that has its cards. */
  const moveTo = (head: string, to: number): void => {
    const key = phraseKey(head);
    const from = words.get(key);
    const has = from === undefined ? undefined : entries[from]?.cards;
    if (from === to || (has !== undefined && has.length === 0)) return;
    if (from !== undefined) {
      const kept = entries[from]?.headwords ?? [];
      kept.splice(0, kept.length, ...kept.filter((other) => phraseKey(other) !== key));
    }
    entries[to]?.headwords.push(head);
    words.set(key, to);
  };
  for (const { file, headwords, part, salience, cards: own } of cards) {
    const isColour = part === 'colour' && !headwords.some((head) => NAMES_SEVERAL.test(head));
    const found = [...new Set(headwords.map((head) => words.get(phraseKey(head))))].filter((at) => at !== undefined);
    // The pink of a blush is what its cards are of, not the cheek.
    const isNamed = (at: number): number => Number(isColour && entries[at]?.namesColour === true);
    const known = found.toSorted((p, q) => isNamed(q) - isNamed(p));
    for (const at of known) {
      const entry = entries[at];
      if (entry === undefined || entry.cards.length > 0) continue;
      entry.part = part;
      entry.cards = own;
      // What it is called is what its cards were written for.
      entry.head = headwords[0] ?? entry.head;
      entry.namesColour ||= isColour;
      if (isColour) entry.salience = Math.max(entry.salience, salience);
      if (part === 'plain') entry.salience = Math.min(entry.salience, salience);
    }
    const holder = known.find((at) => entries[at]?.cards === own);
    if (holder !== undefined) {
      for (const head of headwords) moveTo(head, holder);
      continue;
    }
    const [first] = known;
    const joined = first === undefined ? undefined : entries[first];
    if (joined !== undefined) {
      // The lexicon has a glazier and a glassblower in one; their cards tell them apart.
      entries.push({ ...joined, head: headwords[0] ?? '', headwords: [], part, cards: own });
      for (const head of headwords) moveTo(head, entries.length - 1);
      continue;
    }
    for (const head of headwords) words.set(phraseKey(head), entries.length);
    entries.push({
      file,
      head: headwords[0] ?? '',
      headwords: [...headwords],
      salience,
      shifts: undefined,
      colours: (own[0]?.colours ?? []).map((hex, i) => ({ hex, weight: ROLE_WEIGHTS[i] ?? 1 })),
      moods: own[0]?.moods ?? [],
      style: undefined,
      namesColour: isColour,
      part,
      cards: own,
    });
  }
  return entries;
}

/**
 * The entry of each folded headword. Where a headword stands twice, a colour's own name wins over a thing's, and a
 * style, which has rules besides colours, over both.
 */
export function wordsOfEntries(entries: readonly Compiled[]): Map<string, number> {
  const words = new Map<string, number>();
  const claim = (from: (entry: Compiled) => boolean): void => {
    for (const [i, entry] of entries.entries()) {
      if (from(entry)) for (const head of entry.headwords) words.set(phraseKey(head), i);
    }
  };
  claim(() => true);
  claim(({ namesColour }) => namesColour);
  claim(({ style }) => style !== undefined);
  return words;
}
