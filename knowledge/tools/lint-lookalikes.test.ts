import { describe, expect, it } from 'vitest';
import { parseCards } from './cards.ts';
import { missingColourWords } from './colour-words.ts';
import { lintCards } from './lint-cards.ts';
import { lintLookalikes } from './lint-lookalikes.ts';
import { parseLexiconLine } from './parse.ts';

const located = (lines: readonly string[], file: string): { text: string; file: string; line: number }[] =>
  lines.map((text, index) => ({ text, file, line: index + 1 }));
const entriesOf = (...lines: readonly string[]): ReturnType<typeof parseCards> =>
  parseCards(located(lines, 'cards/test.txt'), []);
const card = (colours: string, name: string): string => `> ${colours} | one, two, three, four, five | ${name} | @calm`;

const GREEN_FIVE = '#EFFBEE #0E2E14 #1E7A34 #B5EBAE #E0284A';
const GREEN_FIVE_AGAIN = '#EEFAEC #0F2C15 #1F7836 #B2E8AC #DE2B4C';
const CREAM_FIVE = '#FFF6E4 #321C0A #93540E #F5D79C #C63A5A';

describe('subjects whose first cards look alike', () => {
  const lexicon = (...lines: readonly string[]): ReturnType<typeof parseLexiconLine>[] =>
    lines.map((text, index) => parseLexiconLine(text, { file: 'lexicon/test.txt', line: index + 1 }));
  const LAWN = 'lawn 0.8 #3A7435*6 #24502A*3 #7BAA55*2';
  const SODA = 'cream soda 0.87 #F1D7A0*5 #FBF1DA*3 #D29E52*2';
  const findings = (soda: string, ...words: readonly string[]): string[] =>
    lintLookalikes(
      entriesOf('lawn | subject | 0.8', card(GREEN_FIVE, 'Mown'), 'cream soda | subject | 0.8', card(soda, 'Float')),
      lexicon(...words),
    ).map(({ line, says }) => `${line}: ${says}`);

  it('are found at the card that has left its own subject', () => {
    expect(findings(GREEN_FIVE_AGAIN, LAWN, SODA)).toEqual([
      '4: "cream soda" lacks its own leading colour and looks like "lawn" at cards/test.txt:2',
    ]);
  });

  it('are no fault where the lexicon says the same of both', () => {
    expect(findings(GREEN_FIVE_AGAIN, LAWN, 'cream soda 0.87 #2F6A30*6 #1D4A26*3 #8CB868*2')).toEqual([]);
  });

  it('are no fault where the card has the colour that leads its entry, or looks like no other', () => {
    expect(findings(CREAM_FIVE, LAWN, SODA)).toEqual([]);
    expect(findings('#F3F4FD #1E1E5A #3E3EBC #C6C6F2 #D94A94', LAWN, SODA)).toEqual([]);
  });

  it('are no fault of a word that settles little, has no leading colour, or stands in no lexicon', () => {
    expect(findings(GREEN_FIVE_AGAIN, LAWN, SODA.replace('0.87', '0.5'))).toEqual([]);
    expect(findings(GREEN_FIVE_AGAIN, LAWN, 'cream soda 0.87 #F1D7A0*2 #E08A5A*2 #D29E52*2 #B0452A*2')).toEqual([]);
    expect(findings(GREEN_FIVE_AGAIN, LAWN)).toEqual([]);
  });

  it('are judged by their first cards alone', () => {
    const entries = entriesOf(
      'lawn | subject | 0.8',
      card(GREEN_FIVE, 'Mown'),
      'cream soda | subject | 0.8',
      card(CREAM_FIVE, 'Float'),
      card(GREEN_FIVE_AGAIN, 'Melon'),
    );
    expect(lintLookalikes(entries, lexicon(LAWN, SODA))).toEqual([]);
  });
});

describe("a headword's own colour word", () => {
  it.each([
    ['teal kitchen', CREAM_FIVE, ['teal']],
    ['red door', '#F4F0F3 #241626 #5E2A5C #C9BAC6 #7C8A3A', ['red']],
    ['orange and blue poster', CREAM_FIVE, ['blue']],
    ['grey morning', '#F4F2F6 #1E1736 #5F5BAF #BDB9DE #E85A6E', ['grey']],
  ])('is missed in the card of "%s"', (headword, colours, missing) => {
    expect(missingColourWords(headword, colours.split(' '))).toEqual(missing);
  });

  it.each([
    ['green door', GREEN_FIVE],
    ['black coffee', CREAM_FIVE],
    ['white linen', GREEN_FIVE],
    ['pale yellow', '#FFF6C9 #2B2714 #7A4468 #F2BFCB #4F9CCB'],
    ['redwood', GREEN_FIVE],
    ['red kite', '#F5EDE0 #271A12 #9E4E23 #B7C2CC #E0A52A'],
    ['earl grey', '#F6F4EE #1F1D24 #48466A #D9C49C #A85A1E'],
  ])('is seen in the card of "%s", or is none', (headword, colours) => {
    expect(missingColourWords(headword, colours.split(' '))).toEqual([]);
  });

  it('is not seen in a ground that is hardly tinted', () => {
    expect(missingColourWords('blue hour', '#F0F4FA #1B1E24 #9A3D1E #D9B89A #2F6A3A'.split(' '))).toEqual(['blue']);
  });

  it('is looked for in the first card, for every synonym', () => {
    const says = (...cards: readonly string[]): string[] =>
      lintCards(entriesOf('soda / green soda | subject | 0.8', ...cards)).flatMap((found) =>
        found.says.includes('first card') ? [found.says] : [],
      );
    expect(says(card(CREAM_FIVE, 'Float'), card(GREEN_FIVE, 'Melon'))).toEqual([
      `"green soda": none of the first card's colours is green`,
    ]);
    expect(says(card(GREEN_FIVE, 'Melon'), card(CREAM_FIVE, 'Float'))).toEqual([]);
  });
});
