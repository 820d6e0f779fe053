import { mayBeOfFamily, type Family } from '../../src/engine/colour/families.ts';
import { hexToOklch } from '../../src/engine/colour/oklch.ts';
import { NOT_A_COLOUR } from './colour-words.ts';
import { contractFaults, MINIMUMS, SOFT_MINIMUMS } from './contract.ts';
import { finding, repeats, type Finding, type Located } from './lines.ts';
import { lintBoards } from './lint-boards.ts';
import { lintCards } from './lint-cards.ts';
import { lintLookalikes } from './lint-lookalikes.ts';
import type { Knowledge, LexiconEntry } from './parse.ts';

/** Every rule over all of the knowledge; no finding means that it is sound. */
export function lint(knowledge: Knowledge): Finding[] {
  return [
    ...knowledge.findings,
    ...lintLexicon(knowledge.lexicon),
    ...lintStyles(knowledge),
    ...lintCards(knowledge.cards),
    ...lintLookalikes(knowledge.cards, knowledge.lexicon),
    ...lintBoards(knowledge.moodboards),
    ...lintChoices(knowledge),
    ...lintLanguages(knowledge),
    ...lintAliases(knowledge),
  ];
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
    for (const palette of style.palettes)
      findings.push(
        ...contractFaults(palette, style.contrast === 'soft' ? SOFT_MINIMUMS : MINIMUMS).map((says) =>
          finding(style, says),
        ),
      );
  }
  return findings;
}

function lintChoices({ choices, judgements, marks, cards, moodboards }: Knowledge): Finding[] {
  const names = new Set([...cards.flatMap((entry) => entry.cards), ...moodboards].map(({ name }) => name));
  const unknown = (where: Located, used: readonly string[]): Finding[] =>
    used.filter((name) => !names.has(name)).map((name) => finding(where, `"${name}" is no card's name`));
  return [
    ...choices.flatMap((each) => unknown(each, [each.base, each.name, ...each.exchanges.map(({ card }) => card)])),
    ...judgements.flatMap((each) => unknown(each, [each.best, ...(each.second === undefined ? [] : [each.second])])),
    ...marks.flatMap((each) =>
      unknown(
        each,
        each.answers.map(({ card }) => card),
      ),
    ),
  ];
}

/** Frames that a language needs before it can describe a palette. */
const SHAPES = ['light pair', 'light spark', 'dark pair', 'dark spark'] as const;
const SLOTS = /\{[PSABT]\}/g;

function lintLanguages({ localNames, terms, frames, lexicon, styles, cards }: Knowledge): Finding[] {
  const known = headwordsOf(lexicon, styles, cards);
  const unknown = localNames.filter(({ about }) => !about.startsWith('@') && !known.has(about));
  const languages = [...new Set(frames.map(({ language }) => language))];
  return [
    ...unknown.map((names) => finding(names, `"${names.about}" is no headword`)),
    ...repeats(localNames, ({ language, names }) => names.map((name) => `${language} ${name}`), 'the name'),
    ...repeats(terms, ({ language, term }) => [`${language} ${term}`], 'the term'),
    ...frames
      .filter(({ frame }) => (frame.match(SLOTS) ?? []).length < 3)
      .map((frame) => finding(frame, 'a sentence names at least three of the five colours')),
    ...languages.flatMap((language) =>
      SHAPES.filter(
        (head) => !frames.some((own) => own.language === language && `${own.scheme} ${own.shape}` === head),
      ).map((head) => ({ file: `sentences/${language}.txt`, line: 1, says: `no frame for "${head}"` })),
    ),
  ];
}

const headwordsOf = (...groups: readonly (readonly { headwords: readonly string[] }[])[]): Set<string> =>
  new Set(groups.flat().flatMap(({ headwords }) => headwords));

function lintAliases({ aliases, lexicon, styles, cards }: Knowledge): Finding[] {
  const known = headwordsOf(lexicon, styles, cards);
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
