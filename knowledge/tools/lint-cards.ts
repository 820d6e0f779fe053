import { contrastRatio } from '../../src/engine/colour/contrast.ts';
import { deltaE2000 } from '../../src/engine/colour/difference.ts';
import type { Card, CardEntry } from './cards.ts';
import type { Finding, Located } from './lines.ts';

const finding = ({ file, line }: Located, says: string): Finding => ({ file, line, says });

/** The least contrast (WCAG 2.2) and difference (CIEDE2000) that a written palette has. */
const MINIMUMS = { text: 7, primary: 3, label: 4.5, accent: 3, secondary: 12, distinct: 5 } as const;

/** A phrase of one to four words, in which nothing stands that a sentence would have to add. */
const PHRASE = /^[^\s,.;:|"]+( [^\s,.;:|"]+){0,3}$/u;
const NOT_IN_A_PHRASE = /^(a|an|the|some|this|that|those|these) |\band\b/i;
const GLUED_NAME = /\s(and|&|\+|\/)\s|[:;|]/i;

/** What the guide asks of background, text, primary, secondary, accent and they do not keep. */
export function contractFaults(colours: readonly string[]): string[] {
  const [background = '', text = '', primary = '', secondary = '', accent = ''] = colours;
  if (colours.length !== 5) return [`${colours.length} colours, not five`];
  const faults: string[] = [];
  const least = (what: string, value: number, min: number): void => {
    if (value < min) faults.push(`${what} is ${value.toFixed(2)}, at least ${min} is asked`);
  };
  const label = (hex: string): number => Math.max(contrastRatio(text, hex), contrastRatio(background, hex));
  least('contrast of text on background', contrastRatio(text, background), MINIMUMS.text);
  least('contrast of primary on background', contrastRatio(primary, background), MINIMUMS.primary);
  least('contrast of a label on primary', label(primary), MINIMUMS.label);
  if (label(accent) < MINIMUMS.label && contrastRatio(accent, background) < MINIMUMS.accent) {
    faults.push(
      `accent: a label on it has ${label(accent).toFixed(2)} (4.5 asked), or itself on background ${contrastRatio(accent, background).toFixed(2)} (3 asked)`,
    );
  }
  least('CIEDE2000 of secondary and background', deltaE2000(secondary, background), MINIMUMS.secondary);
  for (const [i, a] of colours.entries()) {
    for (const b of colours.slice(i + 1)) least(`CIEDE2000 of ${a} and ${b}`, deltaE2000(a, b), MINIMUMS.distinct);
  }
  return faults;
}

function lintCard(card: Card): Finding[] {
  const says = contractFaults(card.colours);
  if (card.phrases.length !== 5) says.push(`${card.phrases.length} phrases, not five`);
  for (const phrase of card.phrases) {
    if (!PHRASE.test(phrase)) says.push(`the phrase "${phrase}" is not one to four words`);
    if (NOT_IN_A_PHRASE.test(phrase)) says.push(`the phrase "${phrase}" has an article or an "and"`);
  }
  if (card.name.split(' ').length > 5) says.push(`the name "${card.name}" has more than five words`);
  if (GLUED_NAME.test(card.name)) says.push(`the name "${card.name}" glues two things together`);
  if (card.moods.length > 4) says.push('more than four moods');
  return says.map((text) => finding(card, text));
}

/** Every repeat of a key after its first place. */
export function repeated<T extends Located>(items: readonly T[], keyOf: (item: T) => string, what: string): Finding[] {
  const first = new Map<string, T>();
  const findings: Finding[] = [];
  for (const item of items) {
    const earlier = first.get(keyOf(item));
    if (earlier === undefined) first.set(keyOf(item), item);
    else findings.push(finding(item, `${what} "${keyOf(item)}" stands already at ${earlier.file}:${earlier.line}`));
  }
  return findings;
}

/** A phrase may serve so many headwords of one file. */
const HEADWORDS_PER_PHRASE = 4;

function lintPhrases(entries: readonly CardEntry[]): Finding[] {
  const findings: Finding[] = [];
  const byFile = new Map<string, Map<string, number>>();
  for (const entry of entries) {
    const counts = byFile.get(entry.file) ?? new Map<string, number>();
    byFile.set(entry.file, counts);
    const own = entry.cards.flatMap((card) => card.phrases.map((phrase) => ({ card, phrase: phrase.toLowerCase() })));
    for (const phrase of new Set(own.map((each) => each.phrase))) {
      const uses = own.filter((each) => each.phrase === phrase);
      const again = uses[1];
      if (again !== undefined)
        findings.push(finding(again.card, `the phrase "${phrase}" stands twice under one headword`));
      const count = (counts.get(phrase) ?? 0) + 1;
      counts.set(phrase, count);
      if (count === HEADWORDS_PER_PHRASE + 1 && uses[0] !== undefined) {
        findings.push(
          finding(
            uses[0].card,
            `the phrase "${phrase}" serves more than ${HEADWORDS_PER_PHRASE} headwords of this file`,
          ),
        );
      }
    }
  }
  return findings;
}

/** Cards of one headword differ by at least this much, as sets (mean of nearest CIEDE2000). */
const NEAR_COPY = 6;

function lintLikeness(entry: CardEntry): Finding[] {
  return entry.cards.flatMap((card, i) =>
    entry.cards
      .slice(0, i)
      .filter((other) => setDifference(card.colours, other.colours) < NEAR_COPY)
      .map((other) => finding(card, `nearly the same five colours as line ${other.line}`)),
  );
}

/** Mean CIEDE2000 of each colour of either set to the nearest of the other. */
export function setDifference(a: readonly string[], b: readonly string[]): number {
  const oneWay = (from: readonly string[], to: readonly string[]): number =>
    from.reduce((sum, x) => sum + Math.min(...to.map((y) => deltaE2000(x, y))), 0) / from.length;
  return (oneWay(a, b) + oneWay(b, a)) / 2;
}

const CARDS_MIN = 3;
const CARDS_MAX = 6;
/** A hex that stands in more cards than this is a habit. */
const HEX_USES_MAX = 40;

/** Every rule over the cards; no finding means that they are sound. */
export function lintCards(entries: readonly CardEntry[]): Finding[] {
  const cards = entries.flatMap((entry) => entry.cards);
  const findings = [
    ...cards.flatMap(lintCard),
    ...repeated(
      entries.flatMap(({ file, line, headwords }) => [...new Set(headwords)].map((word) => ({ file, line, word }))),
      ({ word }) => word,
      'the headword',
    ),
    ...repeated(cards, ({ name }) => name.toLowerCase(), 'the name'),
    ...repeated(cards, ({ colours }) => colours.join(' '), 'the palette'),
    ...lintPhrases(entries),
    ...entries.flatMap(lintLikeness),
  ];
  for (const entry of entries) {
    if (entry.cards.length < CARDS_MIN || entry.cards.length > CARDS_MAX) {
      findings.push(finding(entry, `${entry.cards.length} cards, not ${CARDS_MIN} to ${CARDS_MAX}`));
    }
    if (entry.headwords.some((word) => word !== word.toLowerCase()))
      findings.push(finding(entry, 'headwords are lower case'));
  }
  const uses = new Map<string, number>();
  for (const card of cards) {
    for (const hex of card.colours) {
      uses.set(hex, (uses.get(hex) ?? 0) + 1);
      if (uses.get(hex) === HEX_USES_MAX + 1)
        findings.push(finding(card, `${hex} stands in more than ${HEX_USES_MAX} cards`));
    }
  }
  return findings;
}
