import { GlobalFonts } from '@napi-rs/canvas';
import { readFileSync } from 'node:fs';
import { fontFiles, FONTS, RANGES_FILE } from './font-files.ts';
import { type Coverage, woff2Coverage } from './woff2-coverage.ts';

/** A font file of some characters, read when a text first needs one of them. */
interface Subset {
  readonly family: string;
  readonly file: URL;
  readonly mayDraw: Coverage;
}

const FOLDER = new URL('../../../node_modules/@fontsource-variable/', import.meta.url);

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

/** Drawn by no glyph of their own: joiners, variation selectors, marks of direction. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;

/** A mark with no letter to sit on, which would sit on what is left of the text. */
const BASELESS = /^[\s\p{Cf}]*\p{M}[\p{M}\p{Cf}]*$/u;

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });

export interface DrawableText {
  /** The text without the graphemes for which there is no glyph. */
  readonly text: string;
  /** Font families to set it in, in order. */
  readonly families: readonly string[];
}

/**
 * Finds the fonts for a text among those that come along, none of the system's, and leaves out what none can draw
 * (emoji, and scripts for which there is no font).
 */
export function drawable(text: string): DrawableText {
  const order = packagesFor(text);
  const families = new Set<string>();
  let drawn = '';
  for (const { segment } of GRAPHEMES.segment(text)) {
    const own = BASELESS.test(segment) ? undefined : familiesOf(segment, order);
    if (own === undefined) continue;
    for (const family of own) families.add(family);
    drawn += segment;
  }
  return { text: drawn.replace(/\s+/gu, ' ').trim(), families: [...families] };
}

/** Han characters are shaped as the language has them: Japanese where there is kana, Korean by Hangul, else Chinese. */
function packagesFor(text: string): readonly string[] {
  const { own, other, arabic, hebrew, thai, japanese, chinese, korean } = FONTS;
  let asian: readonly string[] = [chinese, japanese, korean];
  if (KANA.test(text)) asian = [japanese, chinese, korean];
  else if (HANGUL.test(text)) asian = [korean, chinese, japanese];
  return [own, other, ...asian, arabic, hebrew, thai];
}

function familiesOf(grapheme: string, order: readonly string[]): readonly string[] | undefined {
  const families: string[] = [];
  for (const character of grapheme) {
    if (INVISIBLE.test(character)) continue;
    const family = familyOf(character.codePointAt(0) ?? 0, order);
    if (family === undefined) return undefined;
    families.push(family);
  }
  return families;
}

const found = new Map<string, string | undefined>();

/** More characters than a living language uses; names of every character there is shall not fill the memory. */
const FOUND_MAX = 50_000;

function familyOf(codePoint: number, order: readonly string[]): string | undefined {
  const key = `${codePoint} ${order[2]}`;
  if (found.size >= FOUND_MAX) found.clear();
  if (!found.has(key)) found.set(key, searched(codePoint, order));
  return found.get(key);
}

function searched(codePoint: number, order: readonly string[]): string | undefined {
  for (const name of order) {
    for (const subset of subsetsOf(name)) {
      if (subset.mayDraw(codePoint) && loaded(subset)(codePoint)) return subset.family;
    }
  }
  return undefined;
}

const coverages = new Map<string, Coverage>();

function loaded({ family, file }: Subset): Coverage {
  const known = coverages.get(family);
  if (known !== undefined) return known;
  const font = readFileSync(file);
  const coverage = woff2Coverage(font);
  GlobalFonts.register(font, family);
  coverages.set(family, coverage);
  return coverage;
}

const subsets = new Map<string, readonly Subset[]>();

function subsetsOf(name: string): readonly Subset[] {
  const known = subsets.get(name);
  if (known !== undefined) return known;
  const own = new URL(`${name}/`, FOLDER);
  const list = fontFiles(name, readFileSync(new URL(RANGES_FILE, own), 'utf8')).map(
    ({ subset, path, range }): Subset => ({
      family: `${name}-${subset}`,
      file: new URL(path, own),
      mayDraw: rangeCoverage(range),
    }),
  );
  subsets.set(name, list);
  return list;
}

/** CSS `unicode-range`: `U+4E00-4E0F,U+5B57`. */
function rangeCoverage(range: string): Coverage {
  const spans = range.split(',').map((span) => {
    const [first = '', last = first] = span.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (codePoint) => spans.some(([first, last]) => codePoint >= first && codePoint <= last);
}
