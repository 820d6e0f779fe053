import { deltaE2000 } from '../../src/engine/colour/difference.ts';
import type { Card, CardEntry } from './cards.ts';
import { missingColourWords } from './colour-words.ts';
import { contractFaults } from './contract.ts';
import { finding, repeats, type Finding } from './lines.ts';

/** What is wrong with phrases of five colours; the empty list: nothing. */
export function phraseFaults(phrases: readonly string[]): string[] {
  const says = phrases.length === 5 ? [] : [`${phrases.length} phrases, not five`];
  for (const phrase of phrases) {
    if (!PHRASE.test(phrase)) says.push(`the phrase "${phrase}" is not one to four words`);
    if (NOT_IN_A_PHRASE.test(phrase)) says.push(`the phrase "${phrase}" has an article or an "and"`);
  }
  return says;
}

/** A phrase of one to four words, in which nothing stands that a sentence would have to add. */
const PHRASE = /^[^\s,.;:|"]+( [^\s,.;:|"]+){0,3}$/u;
const NOT_IN_A_PHRASE = /^(a|an|the|some|this|that|those|these) |\band\b/i;
const GLUED_NAME = /\s(and|&|\+|\/)\s|[:;|]/i;

const SENTENCE_WORDS_MAX = 20;
const NOT_IN_A_SENTENCE = /\b(palette|brand|user)s?\b/i;

/** What is wrong with a sentence; the empty list: nothing. */
function sentenceFaults(sentence: string): string[] {
  const says: string[] = [];
  const words = sentence.split(/\s+/).length;
  if (words > SENTENCE_WORDS_MAX) says.push(`the sentence has ${words} words, at most ${SENTENCE_WORDS_MAX} are asked`);
  if (!/[.!?…]$/.test(sentence)) says.push('the sentence has no end');
  const [word] = NOT_IN_A_SENTENCE.exec(sentence) ?? [];
  if (word !== undefined) says.push(`the sentence speaks of "${word}"`);
  return says;
}

function lintCard(card: Card): Finding[] {
  const says = [...contractFaults(card.colours), ...phraseFaults(card.phrases)];
  if (card.name.split(' ').length > 5) says.push(`the name "${card.name}" has more than five words`);
  if (GLUED_NAME.test(card.name)) says.push(`the name "${card.name}" glues two things together`);
  if (card.sentence !== undefined) says.push(...sentenceFaults(card.sentence));
  if (card.moods.length > 4) says.push('more than four moods');
  return says.map((text) => finding(card, text));
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

/** Below this difference of sets (mean of nearest CIEDE2000) two cards are nearly the same. */
export const NEAR_COPY = 6;

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

/** A headword that says a colour begins with a card that has it. */
const lintColourWords = ({ headwords, cards: [card] }: CardEntry): Finding[] =>
  card === undefined
    ? []
    : headwords.flatMap((headword) =>
        missingColourWords(headword, card.colours).map((word) =>
          finding(card, `"${headword}": none of the first card's colours is ${word}`),
        ),
      );

const CARDS_MIN = 2;
const CARDS_MAX = 6;
/** A hex that stands in more cards than this is a habit. */
const HEX_USES_MAX = 40;

/** Every rule over the cards; no finding means that they are sound. */
export function lintCards(entries: readonly CardEntry[]): Finding[] {
  const cards = entries.flatMap((entry) => entry.cards);
  const findings = [
    ...cards.flatMap(lintCard),
    ...repeats(entries, ({ headwords }) => [...new Set(headwords)], 'the headword'),
    ...repeats(cards, ({ name }) => [name.toLowerCase()], 'the name'),
    ...repeats(cards, ({ colours }) => [colours.join(' ')], 'the palette'),
    ...repeats(cards, ({ sentence }) => (sentence === undefined ? [] : [sentence.toLowerCase()]), 'the sentence'),
    ...lintPhrases(entries),
    ...entries.flatMap(lintLikeness),
    ...entries.flatMap(lintColourWords),
  ];
  for (const entry of entries) {
    const [min, max] = entry.part === 'plain' ? [0, 0] : [CARDS_MIN, CARDS_MAX];
    if (entry.cards.length < min || entry.cards.length > max) {
      findings.push(finding(entry, `${entry.cards.length} cards, not ${min} to ${max}`));
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
