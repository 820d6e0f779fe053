import { parseCards, type CardEntry } from './cards.ts';
import { parseChoiceLine, type Choice } from './choices.ts';
import { parseMarksLine, type Marks } from './marks.ts';
import { parseJudgementLine, type Judgement } from './judgements.ts';
import {
  HEX,
  Malformed,
  malformed,
  parseHexes,
  parseMoods,
  readLines,
  splitHeads,
  type Finding,
  type Located,
  type SourceLine,
} from './lines.ts';

export interface WeightedColour {
  readonly hex: string;
  readonly weight: number;
}

export interface LexiconEntry extends Located {
  readonly headwords: readonly string[];
  readonly salience: number;
  /** Lightness in points of 100, chroma in per cent, temperature -50 (blue) to 50 (orange). */
  readonly shifts: { readonly l: number; readonly c: number; readonly t: number } | undefined;
  readonly colours: readonly WeightedColour[];
  readonly moods: readonly string[];
}

export interface Moodboard extends Located {
  readonly brief: string;
  /** Background, text, primary, secondary, accent. */
  readonly colours: readonly string[];
  readonly name: string;
  readonly sentence: string;
  /** A thing of the brief's world for each colour, in the same order; empty where nobody wrote them. */
  readonly phrases: readonly string[];
  readonly moods: readonly string[];
}

export interface Style extends Located {
  readonly headwords: readonly string[];
  readonly salience: number;
  readonly uses: readonly WeightedColour[];
  readonly avoids: readonly string[];
  readonly lightness: readonly [number, number];
  readonly chroma: readonly [number, number];
  readonly background: string;
  readonly contrast: string;
  readonly moods: readonly string[];
  readonly palettes: readonly (readonly string[])[];
}

/** Names of palettes in another language, for briefs about one headword, or of one mood (`@calm`), or on one scheme. */
export interface LocalNames extends Located {
  readonly language: string;
  /** A headword of the lexicon, or `@` and a mood, `@light` or `@dark`. */
  readonly about: string;
  readonly names: readonly string[];
}

/** What a colour is called in a sentence of another language. */
export interface ColourTerm extends Located {
  readonly language: string;
  readonly term: string;
  /** As it stands behind the language's word for "on". */
  readonly onTerm: string;
  readonly hex: string;
}

/** A pattern of sentences for palettes of one scheme and shape: see `sentences/`. */
export interface SentenceFrame extends Located {
  readonly language: string;
  readonly scheme: 'light' | 'dark';
  readonly shape: string;
  readonly frame: string;
}

export interface Alias extends Located {
  readonly language: string;
  readonly headword: string;
  readonly words: readonly string[];
}

/** A card's words in another language. */
export interface LocalCard extends Located {
  readonly language: string;
  /** The card's English name: its key. */
  readonly card: string;
  /** For background, text, primary, secondary, accent. */
  readonly phrases: readonly string[];
  readonly name: string;
  readonly sentence: string;
}

export interface Knowledge {
  readonly lexicon: readonly LexiconEntry[];
  readonly styles: readonly Style[];
  readonly cards: readonly CardEntry[];
  readonly choices: readonly Choice[];
  readonly judgements: readonly Judgement[];
  readonly marks: readonly Marks[];
  readonly moodboards: readonly Moodboard[];
  readonly aliases: readonly Alias[];
  readonly localNames: readonly LocalNames[];
  readonly localCards: readonly LocalCard[];
  readonly terms: readonly ColourTerm[];
  readonly frames: readonly SentenceFrame[];
  /** English words that lend nothing from their neighbours. */
  readonly unread: ReadonlySet<string>;
  /** Lines that are not of the format. */
  readonly findings: readonly Finding[];
}

/** Knowledge without a line. */
export const NO_KNOWLEDGE: Knowledge = {
  lexicon: [],
  cards: [],
  choices: [],
  judgements: [],
  marks: [],
  styles: [],
  moodboards: [],
  aliases: [],
  localNames: [],
  localCards: [],
  terms: [],
  frames: [],
  unread: new Set(),
  findings: [],
};

const COLOUR = String.raw`#[0-9A-F]{6}\*[1-9]`;
const LEXICON_LINE = new RegExp(
  String.raw`^(?<heads>.+?) (?<salience>0?\.\d+|1(?:\.0+)?|0)(?<shifts>(?: [LCT][+-]\d+)*)(?<colours>(?: ${COLOUR})*)(?: @(?<moods>[a-z,]+))?$`,
);

function parseWeighted(text: string): WeightedColour[] {
  return text
    .trim()
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((part) => {
      const [hex = '', weight = ''] = part.split('*');
      if (!HEX.test(hex) || !/^[1-9]$/.test(weight)) malformed(`"${part}" is not #RRGGBB*1 to 9, upper case`);
      return { hex, weight: Number(weight) };
    });
}

/** One line of `lexicon/`. @throws Malformed */
export function parseLexiconLine(text: string, at: Located): LexiconEntry {
  const groups =
    LEXICON_LINE.exec(text)?.groups ?? malformed('not: headword salience [shifts] #RRGGBB*weight … [@moods]');
  const shifts = { l: 0, c: 0, t: 0 };
  for (const [, axis, points] of (groups['shifts'] ?? '').matchAll(/([LCT])([+-]\d+)/g)) {
    if (axis === 'L') shifts.l = Number(points);
    else if (axis === 'C') shifts.c = Number(points);
    else shifts.t = Number(points);
  }
  return {
    ...at,
    headwords: splitHeads(groups['heads'] ?? ''),
    salience: Number(groups['salience']),
    shifts: groups['shifts'] ? shifts : undefined,
    colours: parseWeighted(groups['colours'] ?? ''),
    moods: parseMoods(groups['moods']),
  };
}

function parseMoodboardLine(text: string, at: Located): Moodboard {
  const parts = text.split(' | ').map((part) => part.trim());
  if (parts.length < 4 || parts.length > 6)
    malformed('not: brief | five colours | name | sentence | @moods | five phrases');
  const [brief = '', colours = '', name = '', sentence = '', moods, phrases] = parts;
  const hexes = parseHexes(colours);
  if (hexes.length !== 5) malformed(`${hexes.length} colours, not five`);
  return {
    ...at,
    brief,
    colours: hexes,
    name,
    sentence,
    moods: parseMoods(moods),
    phrases: phrases === undefined ? [] : phrases.split(',').map((phrase) => phrase.trim()),
  };
}

/** The lines of `moodboards/`. */
export const parseMoodboards = (lines: readonly SourceLine[], findings: Finding[]): Moodboard[] =>
  parseAll(lines, parseMoodboardLine, findings);

function parseAliasLine(text: string, at: Located): Alias {
  const [head, words, ...rest] = text.split(' = ');
  if (head === undefined || words === undefined || rest.length > 0) malformed('not: headword = word, word');
  const language = /(\w+)\.txt$/.exec(at.file)?.[1] ?? '';
  // An emoji stands left of the English word it means; the other files have the English word on the left.
  const [headword, names] = language === 'emoji' ? [words, head] : [head, words];
  return {
    ...at,
    language,
    headword: headword.trim(),
    words: names
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  };
}

/** `fr` of `terms/fr.txt`. */
const languageOf = ({ file }: Located): string => /(\w+)\.txt$/.exec(file)?.[1] ?? '';

function parseLocalLine(text: string, at: Located): LocalNames {
  const [about = '', names, ...rest] = text.split(' = ');
  if (names === undefined || rest.length > 0) malformed('not: headword = Name, Name');
  return {
    ...at,
    language: languageOf(at),
    about: about.trim(),
    names: names.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()])),
  };
}

function parseLocalCardLine(text: string, at: Located): LocalCard {
  const [card = '', phrases = '', name = '', sentence = '', ...rest] = text.split(' | ').map((field) => field.trim());
  const five = phrases.split(',').map((phrase) => phrase.trim());
  if (sentence === '' || rest.length > 0 || five.length !== 5 || five.includes(''))
    malformed('not: Card Name | five phrases | name | sentence');
  return { ...at, language: languageOf(at), card, phrases: five, name, sentence };
}

function parseTermLine(text: string, at: Located): ColourTerm {
  const [term = '', onTerm = '', hex = '', ...rest] = text.split(' | ').map((field) => field.trim());
  if (!HEX.test(hex) || rest.length > 0) malformed('not: term | term behind "on" | #RRGGBB');
  return { ...at, language: languageOf(at), term, onTerm, hex };
}

/** Frames stand below a line that says their scheme and shape: `## light pair`. */
function parseFrames(lines: readonly SourceLine[], findings: Finding[]): SentenceFrame[] {
  let head: { scheme: 'light' | 'dark'; shape: string } | undefined;
  return lines.flatMap(({ text, file, line }) =>
    attempt(
      { file, line },
      () => {
        const { scheme, shape = '' } = /^## (?<scheme>light|dark) (?<shape>\w+)$/.exec(text)?.groups ?? {};
        if (scheme === 'light' || scheme === 'dark') {
          head = { scheme, shape };
          return [];
        }
        if (head === undefined || !text.includes('{')) malformed('not a frame below "## light|dark shape"');
        return [{ file, line, language: languageOf({ file, line }), ...head, frame: text }];
      },
      findings,
    ).flat(),
  );
}

function parseRange(text: string, scale: number): [number, number] {
  const groups =
    /^(?<min>[\d.]+)\s*-\s*(?<max>[\d.]+)$/.exec(text.trim())?.groups ?? malformed(`"${text}" is no range`);
  return [Number(groups['min']) / scale, Number(groups['max']) / scale];
}

function parseStyle(head: string, fields: ReadonlyMap<string, readonly string[]>, at: Located): Style {
  const one = (key: string): string => fields.get(key)?.[0] ?? malformed(`"${head}" lacks ${key}`);
  const avoids = fields.get('avoids')?.[0] ?? '';
  return {
    ...at,
    headwords: splitHeads(head),
    salience: Number(one('salience')),
    uses: parseWeighted(one('uses')),
    avoids: avoids === '' ? [] : parseHexes(avoids),
    lightness: parseRange(one('lightness'), 100),
    chroma: parseRange(one('chroma'), 1),
    background: one('background'),
    contrast: one('contrast'),
    moods: parseMoods(fields.get('moods')?.[0]),
    palettes: (fields.get('palette') ?? []).map(parseHexes),
  };
}

function attempt<T>(at: Located, parse: () => T, findings: Finding[]): T[] {
  try {
    return [parse()];
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    findings.push({ file: at.file, line: at.line, says: error.message });
    return [];
  }
}

const parseAll = <T>(lines: readonly SourceLine[], parse: (text: string, at: Located) => T, findings: Finding[]): T[] =>
  lines.flatMap(({ text, file, line }) => attempt({ file, line }, () => parse(text.trim(), { file, line }), findings));

/** Reads all of `knowledge/`; lines that are not of the format become findings. */
export function readKnowledge(): Knowledge {
  const findings: Finding[] = [];
  const styles: Style[] = [];
  let open: { head: SourceLine; fields: Map<string, string[]> } | undefined;
  const closeStyle = (): void => {
    if (open === undefined) return;
    const { head, fields } = open;
    const at = { file: head.file, line: head.line };
    styles.push(...attempt(head, () => parseStyle(head.text.trim(), fields, at), findings));
    open = undefined;
  };
  for (const source of readLines('styles')) {
    if (!/^\s/.test(source.text)) {
      closeStyle();
      open = { head: source, fields: new Map() };
      continue;
    }
    const colon = source.text.indexOf(':');
    const key = source.text.slice(0, colon).trim();
    if (colon < 0 || open === undefined) {
      findings.push({ file: source.file, line: source.line, says: 'not: "  key: value" below a style' });
      continue;
    }
    open.fields.set(key, [...(open.fields.get(key) ?? []), source.text.slice(colon + 1).trim()]);
  }
  closeStyle();

  return {
    lexicon: parseAll(readLines('lexicon'), parseLexiconLine, findings),
    styles,
    cards: parseCards(readLines('cards'), findings),
    choices: parseAll(readLines('choices'), parseChoiceLine, findings),
    judgements: parseAll(readLines('judgements'), parseJudgementLine, findings),
    marks: parseAll(readLines('marks'), parseMarksLine, findings),
    moodboards: parseMoodboards(readLines('moodboards'), findings),
    localNames: parseAll(readLines('local'), parseLocalLine, findings),
    localCards: parseAll(readLines('local-cards'), parseLocalCardLine, findings),
    terms: parseAll(readLines('terms'), parseTermLine, findings),
    frames: parseFrames(readLines('sentences'), findings),
    unread: new Set(readLines('unread').flatMap(({ text }) => text.split(',').map((word) => word.trim()))),
    aliases: parseAll(readLines('aliases'), parseAliasLine, findings),
    findings,
  };
}
