import type { Knowledge, WeightedColour } from '../knowledge/tools/parse.ts';
import { linearToOklab } from '../src/engine/colour/oklab.ts';
import { hexToLinear } from '../src/engine/colour/srgb.ts';
import { MOODS, moodBit, type Mood, type StyleRules } from '../src/engine/model/model.ts';
import { ALIAS_LANGUAGES, BORROWED_FROM, MAGIC, type Header } from '../src/engine/model/read.ts';
import { contentWords } from '../src/engine/reading/content-words.ts';
import { reachByStart } from '../src/engine/reading/reach.ts';
import { GRAMMARS, tabulate } from '../src/engine/reading/grammar/index.ts';
import { exactKey, phraseKey, tokenise } from '../src/engine/reading/tokens.ts';
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

/** The entries of this file name colours. */
const COLOUR_WORDS = 'lexicon/colour-words.txt';
const COLOUR_SALIENCE_MIN = 0.85;

interface Compiled {
  readonly file: string;
  readonly head: string;
  readonly headwords: readonly string[];
  readonly salience: number;
  readonly shifts: { readonly l: number; readonly c: number; readonly t: number } | undefined;
  readonly colours: readonly WeightedColour[];
  readonly moods: readonly string[];
}

const CONTRASTS = ['soft', 'medium', 'high'] as const;
const BACKGROUNDS = ['dark', 'light', 'mid', 'any'] as const;

function compileEntries(knowledge: Knowledge): Compiled[] {
  const lexicon = knowledge.lexicon.map((entry) => ({ ...entry, head: entry.headwords[0] ?? '' }));
  const styles = knowledge.styles.map((style) => ({
    file: style.file,
    head: style.headwords[0] ?? '',
    headwords: style.headwords,
    salience: style.salience,
    shifts: undefined,
    colours: style.uses.slice(0, 8),
    moods: style.moods,
  }));
  return [...lexicon, ...styles];
}

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
      const { functionWords, byPhrase } = tabulate(grammar);
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
      const index = ALIAS_LANGUAGES.findIndex((code) => code === (language === 'emoji' ? 'em' : language));
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

/** @throws RangeError when there are more entries than sixteen bits can number */
export function encodeModel(knowledge: Knowledge, borrowed: readonly BorrowedWord[], hash: string): Uint8Array {
  const entries = compileEntries(knowledge);
  if (entries.length > 65_535) throw new RangeError('more than 65,535 entries');
  // Where a headword stands twice, a colour's own name wins over a thing's, and a style, which has rules besides
  // colours, over both.
  const words = new Map<string, number>();
  const claim = (from: (entry: Compiled) => boolean): void => {
    for (const [i, entry] of entries.entries()) {
      if (from(entry)) for (const head of entry.headwords) words.set(phraseKey(head), i);
    }
  };
  claim(() => true);
  claim(({ file }) => file === COLOUR_WORDS);
  claim(({ file }) => file.startsWith('styles/'));
  const wordList = [...words].sort(byText);
  const aliases = compileAliases(knowledge, words);
  const aliasList = [...aliases].sort(byText);
  const reach = [...reachByStart([...words.keys(), ...aliases.keys()])].sort(byText);
  const styleRules = knowledge.styles.map((style, i): readonly [number, StyleRules] => [
    knowledge.lexicon.length + i,
    {
      avoids: style.avoids.map(oklabOf),
      lightness: style.lightness,
      chroma: style.chroma,
      background: BACKGROUNDS.find((background) => background === style.background) ?? 'any',
      contrast: CONTRASTS.find((contrast) => contrast === style.contrast) ?? 'medium',
    },
  ]);
  const names = knowledge.conceptNames.flatMap(({ headword, names }) => {
    const entry = words.get(phraseKey(headword));
    return entry === undefined ? [] : [`${entry}\t${names.join('\t')}`];
  });
  const shifted = entries.flatMap(({ shifts }, i) => (shifts === undefined ? [] : [{ i, shifts }]));
  const boardWords = new Map<string, number[]>();
  for (const [i, { brief }] of knowledge.moodboards.entries()) {
    for (const word of new Set(contentWords(tokenise(brief))))
      boardWords.set(word, [...(boardWords.get(word) ?? []), i]);
  }

  const sections: readonly (readonly [string, Uint8Array])[] = [
    ['entry.heads', textSection(entries.map(({ head }) => head))],
    ['entry.salience', u8(entries.map(({ salience }) => Math.round(salience * 200)))],
    ['shift.entry', u16(shifted.map(({ i }) => i))],
    ['shift', u8(shifted.flatMap(({ shifts: { l, c, t } }) => [128 + l, 128 + Math.round(c / 1.25), 128 + t]))],
    ['entry.moods', u32(entries.map(({ moods }) => moodBits(moods)))],
    [
      'entry.isColour',
      u8(entries.map(({ file, salience }) => (file === COLOUR_WORDS && salience >= COLOUR_SALIENCE_MIN ? 1 : 0))),
    ],
    ['entry.colours', u16(entries.map(({ colours }) => colours.length))],
    ['entry.names', textSection(names)],
    ['colours', u8(entries.flatMap(({ colours }) => colours.flatMap(({ hex, weight }) => [...rgbBytes(hex), weight])))],
    ['styles', textSection(styleRules.map((rules) => JSON.stringify(rules)))],
    ['words', textSection(wordList.map(([word]) => word))],
    ['word.entry', u16(wordList.map(([, entry]) => entry))],
    ['reach', textSection(reach.map(([start]) => start))],
    ['reach.length', u8(reach.map(([, length]) => length))],
    ['aliases', textSection(aliasList.map(([word]) => word))],
    ['alias.counts', u8(aliasList.map(([, meanings]) => meanings.length))],
    ['alias.language', u8(aliasList.flatMap(([, meanings]) => meanings.map(({ language }) => language)))],
    ['alias.entry', u16(aliasList.flatMap(([, meanings]) => meanings.map(({ entry }) => entry)))],
    ['borrowed', textSection(borrowed.map(({ word }) => word))],
    ['borrowed.salience', u8(borrowed.map(({ salience }) => Math.round(salience * 200)))],
    ['borrowed.entry', u16(borrowed.flatMap(({ from }) => padded(from.map(({ entry }) => entry))))],
    ['borrowed.share', u8(borrowed.flatMap(({ from }) => padded(from.map(({ share }) => Math.round(share * 255)))))],
    ['boards', textSection(knowledge.moodboards.map(({ brief, name }) => `${brief}\t${name}`))],
    ['board.colours', u8(knowledge.moodboards.flatMap(({ colours }) => colours.flatMap(rgbBytes)))],
    ['board.words', textSection([...boardWords].sort(byText).map(([word, boards]) => [word, ...boards].join(' ')))],
    ['nouns', textSection(knowledge.nouns.map(({ name }) => name))],
    ['nouns.colours', u8(knowledge.nouns.flatMap(({ hex }) => rgbBytes(hex)))],
    ['nouns.moods', u32(knowledge.nouns.map(({ moods }) => moodBits(moods)))],
    ['colourNames', textSection(knowledge.colourNames.map(({ name }) => name))],
    ['colourNames.colours', u8(knowledge.colourNames.flatMap(({ hex }) => rgbBytes(hex)))],
  ];
  return assemble(hash, sections);
}

const padded = (values: readonly number[]): number[] => Array.from({ length: BORROWED_FROM }, (_, i) => values[i] ?? 0);

function assemble(hash: string, sections: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const header: Header = {
    knowledge: hash,
    sections: sections.map(([name, { length }]) => ({ name, bytes: length })),
  };
  const headerBytes = encoder.encode(JSON.stringify(header));
  const align = (at: number): number => Math.ceil(at / 8) * 8;
  const start = align(16 + headerBytes.length);
  const total = sections.reduce((at, [, { length }]) => align(at + length), start);
  const bytes = new Uint8Array(total);
  bytes.set(encoder.encode(MAGIC));
  new DataView(bytes.buffer).setUint32(8, headerBytes.length, true);
  bytes.set(headerBytes, 16);
  let at = start;
  for (const [, span] of sections) {
    bytes.set(span, at);
    at = align(at + span.length);
  }
  return bytes;
}
