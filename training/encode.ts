import type { Card } from '../knowledge/tools/cards.ts';
import type { Knowledge, Moodboard } from '../knowledge/tools/parse.ts';
import { lengthBytes } from '../src/engine/model/lengths.ts';
import { stemsOf } from '../src/engine/meaning/stems.ts';
import { linearToOklab } from '../src/engine/colour/oklab.ts';
import { hexToLinear } from '../src/engine/colour/srgb.ts';
import { MOODS, moodBit, PARTS, type Mood, type StyleRules } from '../src/engine/model/model.ts';
import { frontCoded } from '../src/engine/model/front-coding.ts';
import { SAME } from '../src/engine/model/language-words.ts';
import { SALIENCE_PARTS } from '../src/engine/model/cards.ts';
import { ALIAS_CODES, EMOJI, LANGUAGE_CODES } from '../src/engine/languages/languages.ts';
import { BORROWED_FROM, KIN_MAX, LAST_ALIAS, RARITY_PARTS } from '../src/engine/model/read.ts';
import { packMeanings } from '../src/engine/model/packed-meanings.ts';
import { GRAMMARS_SECTION } from '../src/engine/model/sections.ts';
import { reachByStart } from '../src/engine/reading/reach.ts';
import { assemble, grammarSection } from './model-file.ts';
import { learnSymbols, type Packer } from './symbols.ts';
import { tabulate } from '../src/engine/reading/grammar/operations.ts';
import { GRAMMARS } from '../knowledge/grammars/index.ts';
import { exactKey, phraseKey } from '../src/engine/reading/tokens.ts';
import { wordsOfEntries, type Compiled } from './entries.ts';
import type { KinOfEntry } from './kin.ts';
import type { Term } from './terms.ts';
import type { Meanings } from './meanings.ts';
import type { BorrowedWord } from './neighbours.ts';

const encoder = new TextEncoder();

const isMood = (text: string): text is Mood => MOODS.some((mood) => mood === text);
const moodBits = (moods: readonly string[]): number =>
  moods.filter(isMood).reduce((bits, mood) => (bits | moodBit(mood)) >>> 0, 0);
const rgbBytes = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const oklabOf = (hex: string): { l: number; a: number; b: number } => linearToOklab(hexToLinear(hex));

const textSection = (lines: readonly string[]): Uint8Array => encoder.encode(lines.join('\n'));
const u8 = (values: readonly number[]): Uint8Array => Uint8Array.from(values);
const u16 = (values: readonly number[]): Uint8Array => new Uint8Array(Uint16Array.from(values).buffer);
const u32 = (values: readonly number[]): Uint8Array => new Uint8Array(Uint32Array.from(values).buffer);

const COLOUR_SALIENCE_MIN = 0.8;

const CONTRASTS = ['soft', 'medium', 'high'] as const;
const BACKGROUNDS = ['dark', 'light', 'mid', 'any'] as const;

const byText = ([a]: readonly [string, ...unknown[]], [b]: readonly [string, ...unknown[]]): number =>
  a < b ? -1 : a > b ? 1 : 0;

/** Every word and phrase of a grammar, as it is written there. */
function typedWords(part: unknown): string[] {
  if (typeof part === 'string') return part.split(' ');
  if (Array.isArray(part)) return part.map(String);
  return Object.entries(part ?? {}).flatMap(([name, inner]) =>
    typeof inner === 'number' ? [name] : typedWords(inner),
  );
}

/**
 * What each word of other languages means in them: first those that are typed without accents; the others stand there
 * with their accents, and without them where that is no other word.
 */
function compileAliases(
  knowledge: Knowledge,
  words: ReadonlyMap<string, number>,
): Map<string, { language: number; entry: number }[]> {
  const aliases = new Map<string, { language: number; entry: number }[]>();
  /** In each language a word means what it was first said to mean. */
  const claimAlias = (key: string, language: number, entry: number): void => {
    const meanings = aliases.get(key) ?? [];
    if (!meanings.some((meaning) => meaning.language === language))
      aliases.set(key, [...meanings, { language, entry }]);
  };
  /** By language, words that mean nothing by themselves or act on others: folded, and as they are typed. */
  const smallWords = new Map(
    Object.entries(GRAMMARS).map(([language, grammar]) => {
      const { functionWords, byPhrase } = tabulate(grammar, language);
      return [
        language,
        { folded: new Set([...functionWords, ...byPhrase.keys()]), typed: new Set(typedWords(grammar)) },
      ] as const;
    }),
  );
  for (const accented of [false, true]) {
    for (const { language, headword, words: names } of knowledge.aliases) {
      const entry = words.get(phraseKey(headword));
      if (entry === undefined) continue;
      const index = ALIAS_CODES.indexOf(language === 'emoji' ? EMOJI : language);
      for (const name of names) {
        const exact = language === 'emoji' || name.includes(' ') ? undefined : exactKey(name);
        if ((exact !== undefined) !== accented) continue;
        const key = language === 'emoji' ? name.replaceAll('\uFE0F', '') : phraseKey(name);
        const small = smallWords.get(language);
        const isSmall = small?.typed.has(exact ?? key) === true;
        if (exact !== undefined && !isSmall) claimAlias(exact, index, entry);
        if (exact === undefined || isSmall || small?.folded.has(key) !== true) claimAlias(key, index, entry);
      }
    }
  }
  return aliases;
}

/** What the engine's model is made of. */
export interface Sources {
  readonly knowledge: Knowledge;
  /** The lexicon, the styles, and the headwords that only cards have. */
  readonly entries: readonly Compiled[];
  readonly borrowed: readonly BorrowedWord[];
  /** By entry. */
  readonly kin: readonly KinOfEntry[];
  readonly meanings: Meanings;
  readonly terms: readonly Term[];
  /** By board: the entries that its brief mentions, each once. */
  readonly boardEntries: readonly (readonly number[])[];
  /** By board: what it is about, in English. */
  readonly boardTexts: readonly string[];
  /** By board: the language of its brief. */
  readonly boardLanguages: readonly string[];
  /** SHA-256 of the knowledge. */
  readonly hash: string;
}

/** @throws RangeError when there are more entries, or more cards, than sixteen bits can number */
export function encodeModel({
  knowledge,
  entries,
  borrowed,
  kin,
  meanings,
  terms,
  boardEntries,
  boardTexts,
  boardLanguages,
  hash,
}: Sources): Uint8Array {
  if (entries.length > 65_535) throw new RangeError('more than 65,535 entries');
  const words = wordsOfEntries(entries);
  const wordList = [...words].sort(byText);
  const aliases = compileAliases(knowledge, words);
  const aliasList = [...aliases].sort(byText);
  const reach = [...reachByStart([...words.keys(), ...aliases.keys()])].sort(byText);
  const styleRules = knowledge.styles.map((style): readonly [number, StyleRules] => [
    entries.findIndex((entry) => entry.style === style),
    {
      avoids: style.avoids.map(oklabOf),
      lightness: style.lightness,
      chroma: style.chroma,
      background: BACKGROUNDS.find((background) => background === style.background) ?? 'any',
      contrast: CONTRASTS.find((contrast) => contrast === style.contrast) ?? 'medium',
    },
  ]);
  const byWord = borrowed.toSorted((p, q) => byText([p.word], [q.word]));
  const { cards, firsts } = cardsOnce(entries);
  if (cards.length > 65_535) throw new RangeError('more than 65,535 cards');
  const shifted = entries.flatMap(({ shifts }, i) => (shifts === undefined ? [] : [{ i, shifts }]));
  const localNames = knowledge.localNames.flatMap(({ language, about, names }) => {
    const entry = about.startsWith('@') ? about : words.get(phraseKey(about));
    return entry === undefined ? [] : [{ language, text: [entry, ...names].join('\t') }];
  });
  const idOf = new Map(cards.map(({ name }, id) => [name, id]));
  const localCards = knowledge.localCards.flatMap(({ language, card, phrases, name, sentence }) => {
    const id = idOf.get(card);
    return id === undefined ? [] : [{ language, id, text: [name, phrases.join(','), sentence].join('\t') }];
  });
  const termTexts = terms.map(({ language, term, onTerm }) => ({
    language,
    text: [term, onTerm === term ? SAME : onTerm].join('\t'),
  }));
  const cardTexts = cards.map(({ name, phrases, sentence = '' }) => [name, phrases.join(','), sentence].join('\t'));
  const briefTexts = knowledge.moodboards.map(({ brief, name, sentence, phrases }) =>
    [brief, name, sentence, phrases.join(',')].join('\t'),
  );
  const told = [...localCards, ...localNames, ...termTexts].map(({ text }) => text);
  const rarities = raritiesOf(knowledge.moodboards);
  const heads = entries.map(({ head }) => head);
  const symbols = learnSymbols([...cardTexts, ...briefTexts, ...told, ...heads]);
  const sections: readonly (readonly [string, Uint8Array])[] = [
    [GRAMMARS_SECTION, grammarSection()],
    ...packedSections('entry.heads', heads, symbols),
    ['entry.salience', u8(entries.map(({ salience }) => Math.round(salience * SALIENCE_PARTS)))],
    ['shift.entry', u16(shifted.map(({ i }) => i))],
    ['shift', u8(shifted.flatMap(({ shifts: { l, c, t } }) => [128 + l, 128 + Math.round(c / 1.25), 128 + t]))],
    ...moodSections({ entry: entries, card: cards, board: knowledge.moodboards }),
    [
      'entry.isColour',
      u8(entries.map(({ namesColour, salience }) => (namesColour && salience >= COLOUR_SALIENCE_MIN ? 1 : 0))),
    ],
    ['entry.colours', u16(entries.map(({ colours }) => colours.length))],
    ['entry.part', u8(entries.map(({ part }) => PARTS.indexOf(part)))],
    ['entry.cards', u8(entries.map((entry) => entry.cards.length))],
    ['entry.firstCard', u16(firsts)],
    ['stems', frontCoded(rarities.map(([stem]) => stem))],
    ['stems.rarity', u8(rarities.map(([, rarity]) => rarity))],
    ['symbols', symbols.bytes],
    ['symbols.lengths', symbols.lengths],
    ['symbols.codes', u16([...symbols.codes])],
    ...packedSections('cards', cardTexts, symbols),
    ['card.colours', u8(cards.flatMap(({ colours }) => colours.flatMap(rgbBytes)))],
    ...meaningSections(
      'entry.meanings',
      entries.map(({ head }) => meanings.ofWord(head)),
    ),
    ...meaningSections(
      'card.meanings',
      cards.map(({ name, phrases, sentence = '' }) => meanings.ofText([name, ...phrases, sentence].join(' '))),
    ),
    ...meaningSections('board.meanings', boardTexts.map(meanings.ofText)),
    [
      'kin.entry',
      u16(
        kin.flatMap((own) =>
          padTo(
            KIN_MAX,
            own.map(({ entry }) => entry),
          ),
        ),
      ),
    ],
    [
      'kin.likeness',
      u8(
        kin.flatMap((own) =>
          padTo(
            KIN_MAX,
            own.map(({ likeness }) => Math.round(likeness * 255)),
          ),
        ),
      ),
    ],
    ['colours', u8(entries.flatMap(({ colours }) => colours.flatMap(({ hex, weight }) => [...rgbBytes(hex), weight])))],
    ['styles', textSection(styleRules.map((rules) => JSON.stringify(rules)))],
    ['words', frontCoded(wordList.map(([word]) => word))],
    ['word.entry', u16(wordList.map(([, entry]) => entry))],
    ['reach', frontCoded(reach.map(([start]) => start))],
    ['reach.length', u8(reach.map(([, length]) => length))],
    ['aliases', frontCoded(aliasList.map(([word]) => word))],
    [
      'alias.language',
      u8(
        aliasList.flatMap(([, meanings]) =>
          meanings.map(({ language }, i) => (i === meanings.length - 1 ? language | LAST_ALIAS : language)),
        ),
      ),
    ],
    ['alias.entry', u16(aliasList.flatMap(([, meanings]) => meanings.map(({ entry }) => entry)))],
    ['borrowed', frontCoded(byWord.map(({ word }) => word))],
    ['borrowed.salience', u8(byWord.map(({ salience }) => Math.round(salience * SALIENCE_PARTS)))],
    [
      'borrowed.entry',
      u16(
        byWord.flatMap(({ from }) =>
          padTo(
            BORROWED_FROM,
            from.map(({ entry }) => entry),
          ),
        ),
      ),
    ],
    [
      'borrowed.share',
      u8(
        byWord.flatMap(({ from }) =>
          padTo(
            BORROWED_FROM,
            from.map(({ share }) => Math.round(share * 255)),
          ),
        ),
      ),
    ],
    ...packedSections('boards', briefTexts, symbols),
    ['board.colours', u8(knowledge.moodboards.flatMap(({ colours }) => colours.flatMap(rgbBytes)))],
    ['board.entries', u16(boardEntries.flat())],
    ['board.counts', u8(boardEntries.map((own) => own.length))],
    ['boards.language', languageBytes(boardLanguages)],
    ...toldSections('local.names', localNames, symbols),
    ...toldSections('local.cards', localCards, symbols),
    ['local.cards.of', u16(localCards.map(({ id }) => id))],
    ...toldSections('terms', termTexts, symbols),
    ['terms.colours', u8(terms.flatMap(({ hex }) => rgbBytes(hex)))],
    ...meaningSections(
      'terms.meanings',
      terms.map(({ about }) => meanings.ofText(about)),
    ),
    [
      'frames',
      textSection(
        knowledge.frames.map(({ language, scheme, shape, frame }) => [language, scheme, shape, frame].join('\t')),
      ),
    ],
  ];
  return assemble(hash, sections);
}

/** A stem in fewer briefs is as rare as one in none. */
const BRIEFS_MIN = 4;

/** Stems of briefs and their answers by how rare each is; those of the rarest are left out but for one. */
function raritiesOf(boards: readonly Moodboard[]): [stem: string, rarity: number][] {
  const counts = new Map<string, number>();
  for (const { brief, name, sentence } of boards)
    for (const stem of stemsOf(`${brief} ${name} ${sentence}`)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return [...counts]
    .filter(([stem, count]) => count >= BRIEFS_MIN && !stem.includes('\n'))
    .map(([stem, count]): [string, number] => [
      stem,
      Math.round(RARITY_PARTS * Math.log(1 + boards.length / (1 + count))),
    ])
    .sort(byText);
}

/** The moods of each of several kinds; what many have the same stands once. */
function moodSections(
  kinds: Readonly<Record<string, readonly { readonly moods: readonly string[] }[]>>,
): (readonly [string, Uint8Array])[] {
  const places = new Map<number, number>();
  const placeOf = (bits: number): number => {
    const place = places.get(bits) ?? places.size;
    places.set(bits, place);
    return place;
  };
  const own = Object.entries(kinds).map(
    ([name, all]) => [`${name}.moods`, u16(all.map(({ moods }) => placeOf(moodBits(moods))))] as const,
  );
  return [['moods', u32([...places.keys()])], ...own];
}

/** Texts and how long the codes of each are. */
function packedSections(name: string, texts: readonly string[], { pack }: Packer): (readonly [string, Uint8Array])[] {
  const packed = texts.map(pack);
  return [
    [name, u8(packed.flatMap((codes) => [...codes]))],
    [`${name}.lengths`, u8(lengthBytes(packed.map(({ length }) => length)))],
  ];
}

const languageBytes = (languages: readonly string[]): Uint8Array =>
  u8(languages.map((language) => Math.max(0, LANGUAGE_CODES.indexOf(language))));

/** What is told in several languages: the texts, and the language of each. */
const toldSections = (
  name: string,
  told: readonly { readonly language: string; readonly text: string }[],
  symbols: Packer,
): (readonly [string, Uint8Array])[] => [
  ...packedSections(
    name,
    told.map(({ text }) => text),
    symbols,
  ),
  [`${name}.language`, languageBytes(told.map(({ language }) => language))],
];

/** Directions, and the greatest number of each. */
function meaningSections(name: string, rows: readonly Int8Array[]): (readonly [string, Uint8Array])[] {
  const { shares, peaks } = packMeanings(rows);
  return [
    [name, shares],
    [`${name}.peaks`, peaks],
  ];
}

/** All cards, those of an entry one after the other; entries that mean the same share theirs. */
function cardsOnce(entries: readonly Compiled[]): { readonly cards: readonly Card[]; readonly firsts: number[] } {
  const cards: Card[] = [];
  const places = new Map<readonly Card[], number>();
  const firsts = entries.map(({ cards: own }) => {
    const known = places.get(own);
    if (known !== undefined) return known;
    places.set(own, cards.length);
    cards.push(...own);
    return cards.length - own.length;
  });
  return { cards, firsts };
}

const padTo = (length: number, values: readonly number[]): number[] => Array.from({ length }, (_, i) => values[i] ?? 0);
