import { contrastRatio } from '../../src/engine/colour/contrast.ts';
import { deltaE2000 } from '../../src/engine/colour/difference.ts';
import { mayBeOfFamily, type Family } from '../../src/engine/colour/families.ts';
import { hexToOklch } from '../../src/engine/colour/oklch.ts';
import type { Finding, Located } from './lines.ts';
import type { Knowledge, LexiconEntry, Moodboard } from './parse.ts';

const finding = ({ file, line }: Located, says: string): Finding => ({ file, line, says });

/** Every rule over all of the knowledge; no finding means that it is sound. */
export function lint(knowledge: Knowledge): Finding[] {
  return [
    ...knowledge.findings,
    ...lintLexicon(knowledge.lexicon),
    ...lintStyles(knowledge),
    ...lintMoodboards(knowledge.moodboards),
    ...lintNames(knowledge),
    ...lintAliases(knowledge),
  ];
}

function repeats<T extends Located>(
  items: readonly T[],
  keyOf: (item: T) => readonly string[],
  what: string,
): Finding[] {
  const first = new Map<string, T>();
  return items.flatMap((item) =>
    keyOf(item).flatMap((key) => {
      const earlier = first.get(key);
      if (earlier === undefined) {
        first.set(key, item);
        return [];
      }
      return [finding(item, `${what} "${key}" stands already at ${earlier.file}:${earlier.line}`)];
    }),
  );
}

const FAMILY_WORDS: Readonly<Record<string, readonly Family[]>> = {
  red: ['red', 'pink', 'orange', 'brown', 'purple'],
  orange: ['orange', 'red', 'brown'],
  yellow: ['yellow', 'gold', 'orange', 'beige'],
  green: ['green', 'teal'],
  blue: ['blue', 'teal', 'purple'],
  purple: ['purple', 'pink', 'blue'],
  pink: ['pink', 'red', 'purple'],
  brown: ['brown', 'orange', 'beige'],
  white: ['white', 'grey', 'beige'],
  golden: ['gold', 'yellow', 'orange', 'beige'],
};

/** What a thing that is called black has at its darkest: black cherries are a very dark red. */
const BLACK_LIGHTNESS_MAX = 0.36;

/** Phrases whose colour word names something else than a colour. */
const NOT_A_COLOUR =
  /^(evergreen|greenhouse)$|bluegrass|green room|green card|red tape|blue collar|white collar|the blues|rhythm and blues|white noise|black friday|green light|white wine|white grape|white tea|black tea|green energy|black sheep|white-tailed|black-eyed|red eye/;

function lintLexicon(entries: readonly LexiconEntry[]): Finding[] {
  const findings = repeats(entries, ({ headwords }) => [...new Set(headwords)], 'headword');
  findings.push(
    ...repeats(
      entries,
      ({ colours }) => [colours.map(({ hex, weight }) => `${hex}*${weight}`).join(' ')],
      'the colours',
    ),
  );
  for (const entry of entries) {
    const { headwords, salience, colours, shifts } = entry;
    const head = headwords[0] ?? '';
    const hexes = colours.map(({ hex }) => hex);
    if (salience < 0.05 || salience > 1)
      findings.push(finding(entry, `"${head}": salience ${salience} is not 0.05 to 1`));
    if (colours.length > 6 || colours.length < (shifts === undefined ? 3 : 0)) {
      findings.push(finding(entry, `"${head}": ${colours.length} colours, not 3 to 6`));
    }
    if (new Set(hexes).size < hexes.length) findings.push(finding(entry, `"${head}": a colour stands twice`));
    for (const word of headwords) {
      if (word !== word.toLowerCase()) findings.push(finding(entry, `"${word}": headwords are lower case`));
      for (const [colourWord, families] of Object.entries(FAMILY_WORDS)) {
        if (!word.split(/[ -]/).includes(colourWord) || NOT_A_COLOUR.test(word) || hexes.length === 0) continue;
        const seen = hexes.some((hex) => families.some((family) => mayBeOfFamily(hexToOklch(hex), family)));
        if (!seen) findings.push(finding(entry, `"${word}": none of its colours is ${colourWord}`));
      }
    }
    if (/(^|[ -])black([ -]|$)/.test(head) && !NOT_A_COLOUR.test(head) && hexes.length > 0) {
      const darkest = Math.min(...hexes.map((hex) => hexToOklch(hex).l));
      if (darkest > BLACK_LIGHTNESS_MAX) findings.push(finding(entry, `"${head}": none of its colours is black`));
    }
    if (shifts !== undefined && (Math.abs(shifts.l) > 60 || Math.abs(shifts.c) > 150 || Math.abs(shifts.t) > 50)) {
      findings.push(finding(entry, `"${head}": a shift is out of range (L ±60, C ±150, T ±50)`));
    }
  }
  return findings;
}

const SOFT =
  /pastel|soft|pale|delicate|gentle|subtle|quiet|muted|tonal|tone on tone|whisper|barely|low contrast|monochrom/i;

/** What the contrast contract asks of background, text, primary, secondary, accent; the empty list: it holds. */
export function contractFaults(colours: readonly string[], isSoft: boolean): string[] {
  const [background = '', text = '', primary = '', , accent = ''] = colours;
  const faults: string[] = [];
  const at = (label: string, value: number, min: number): void => {
    if (value < min) faults.push(`${label} ${value.toFixed(2)}:1 is under ${min}:1`);
  };
  at('text on background', contrastRatio(text, background), 7);
  at('primary on background', contrastRatio(primary, background), 3);
  at('label on primary', Math.max(contrastRatio(text, primary), contrastRatio(background, primary)), 4.5);
  if (!isSoft) at('accent on background', contrastRatio(accent, background), 3);
  return faults;
}

export const isSoftBrief = ({ brief, moods }: Moodboard): boolean => SOFT.test(brief) || moods.includes('soft');

function lintColours(at: Located, colours: readonly string[], isSoft: boolean): Finding[] {
  if (colours.length !== 5) return [finding(at, `${colours.length} colours, not five`)];
  const findings = contractFaults(colours, isSoft).map((says) => finding(at, says));
  for (const [i, a] of colours.entries()) {
    for (const b of colours.slice(i + 1)) {
      if (deltaE2000(a, b) < 5) findings.push(finding(at, `${a} and ${b} are too alike (CIEDE2000 under 5)`));
    }
  }
  return findings;
}

function lintMoodboards(boards: readonly Moodboard[]): Finding[] {
  const findings = [
    ...repeats(boards, ({ brief }) => [brief.toLowerCase()], 'the brief'),
    ...repeats(boards, ({ name }) => [name.toLowerCase()], 'the name'),
    ...repeats(boards, ({ sentence }) => [sentence.toLowerCase()], 'the sentence'),
    ...repeats(boards, ({ colours }) => [colours.join(' ')], 'the palette'),
  ];
  for (const board of boards) {
    findings.push(...lintColours(board, board.colours, isSoftBrief(board)));
    const words = board.brief.split(/\s+/).length;
    if (words > 60) findings.push(finding(board, `the brief has ${words} words`));
    if (!/[.!?…]$/.test(board.sentence)) findings.push(finding(board, 'the sentence has no end'));
  }
  return findings;
}

function lintStyles({ styles }: Knowledge): Finding[] {
  const findings = repeats(styles, ({ headwords }) => [...new Set(headwords)], 'style');
  for (const style of styles) {
    if (!['dark', 'light', 'mid', 'any'].includes(style.background)) {
      findings.push(finding(style, `background "${style.background}" is not dark, light, mid or any`));
    }
    if (!['soft', 'medium', 'high'].includes(style.contrast)) {
      findings.push(finding(style, `contrast "${style.contrast}" is not soft, medium or high`));
    }
    if (style.palettes.length < 2) findings.push(finding(style, 'fewer than two reference palettes'));
    if (style.uses.length < 3) findings.push(finding(style, 'uses fewer than three colours'));
    for (const palette of style.palettes) findings.push(...lintColours(style, palette, style.contrast === 'soft'));
  }
  return findings;
}

function lintNames({ nouns, colourNames, conceptNames, lexicon, styles }: Knowledge): Finding[] {
  const known = headwordsOf(lexicon, styles);
  return [
    ...repeats(nouns, ({ name }) => [name.toLowerCase()], 'the name'),
    ...repeats(colourNames, ({ name }) => [name.toLowerCase()], 'the colour name'),
    ...repeats(conceptNames, ({ names }) => names.map((name) => name.toLowerCase()), 'the name'),
    ...repeats(conceptNames, ({ headword }) => [headword], 'the names of'),
    ...conceptNames
      .filter(({ headword }) => !known.has(headword))
      .map((names) => finding(names, `"${names.headword}" is no headword of the lexicon`)),
  ];
}

const headwordsOf = (lexicon: Knowledge['lexicon'], styles: Knowledge['styles']): Set<string> =>
  new Set([...lexicon, ...styles].flatMap(({ headwords }) => headwords));

function lintAliases({ aliases, lexicon, styles }: Knowledge): Finding[] {
  const known = headwordsOf(lexicon, styles);
  const unknown = aliases.filter(({ headword }) => !known.has(headword));
  return [
    ...unknown.map((alias) => finding(alias, `"${alias.headword}" is no headword of the lexicon`)),
    ...repeats(
      aliases,
      ({ language, headword }) => (language === 'emoji' ? [] : [`${language} ${headword}`]),
      'the alias for',
    ),
    ...repeats(aliases, ({ language, words }) => words.map((word) => `${language} ${word}`), 'the alias'),
  ];
}
