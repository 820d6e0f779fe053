import { describe, expect, it } from 'vitest';
import { parseCards, type CardEntry } from './cards.ts';
import { cover, type Coverage } from './cover.ts';
import { NO_KNOWLEDGE, parseLexiconLine, type Knowledge } from './parse.ts';
import { countBySubject, subjectOf } from './subjects.ts';

const CARD = '> #FFF6E4 #321C0A #93540E #F5D79C #C63A5A | one, two, three, four, five | Name | @calm';
const cardsOf = (file: string, ...lines: readonly string[]): CardEntry[] =>
  parseCards(
    lines.map((text, index) => ({ text, file: `cards/${file}`, line: index + 1 })),
    [],
  );

const cards = [
  ...cardsOf('trades-shops.txt', 'bakery / boulangerie | subject | 0.7', CARD, CARD),
  ...cardsOf('trades-services.txt', 'law firm | subject | 0.5', CARD),
  ...cardsOf('places.txt', 'lisbon | place | 0.4', CARD),
  ...cardsOf('plain-words.txt', 'website / site | plain | 0.05'),
];
const COLOURS = '#C8571B*4 #F4E7D7*2 #2B2320*2';
const knowledge: Knowledge = {
  ...NO_KNOWLEDGE,
  lexicon: [`bakery / bakehouse 0.7 ${COLOURS}`, `umbrella 0.5 ${COLOURS}`, `lisbon night 0.5 ${COLOURS}`].map((text) =>
    parseLexiconLine(text, { file: 'lexicon/test.txt', line: 1 }),
  ),
  cards,
};

const subjectsOf = ({ subjects }: Coverage): unknown =>
  Object.fromEntries([...subjects].map(([subject, counts]) => [subject, Object.fromEntries(counts)]));

describe('the coverage of a text', () => {
  it('names the subjects that have cards of their own, by the headword', () => {
    const found = cover('A law firm beside two bakeries\nthe boulangerie in Lisbon', knowledge);
    expect(subjectsOf(found)).toEqual({ trades: { 'law firm': 1, bakery: 2 }, places: { lisbon: 1 } });
  });

  it("takes the lexicon's synonym of a headword for it", () => {
    expect(subjectsOf(cover('bakehouse', knowledge))).toEqual({ trades: { bakery: 1 } });
  });

  it('looks into a phrase that is known and has no cards', () => {
    expect(subjectsOf(cover('lisbon night', knowledge))).toEqual({ places: { lisbon: 1 } });
  });

  it('tells what is known without cards from what nobody wrote down, and plain words from both', () => {
    const found = cover('website with umbrella and xyzzyq', knowledge);
    expect(Object.fromEntries(found.cardless)).toEqual({ umbrella: 1 });
    expect(Object.fromEntries(found.unknown)).toEqual({ xyzzyq: 1 });
    expect(found.words).toBe(3);
    expect(subjectsOf(found)).toEqual({});
  });

  it('counts the lines that name something with cards, and no empty ones', () => {
    const { lines, linesWithCards } = cover('bakery\n\numbrella\nthe\nlisbon umbrella\n', knowledge);
    expect([lines, linesWithCards]).toEqual([3, 2]);
  });

  it('of nothing is nothing', () => {
    expect(cover('', knowledge)).toMatchObject({ words: 0, lines: 0, linesWithCards: 0 });
  });
});

describe('the counts by subject', () => {
  it('join the files of a subject', () => {
    expect(countBySubject(cards)).toEqual([
      { subject: 'trades', entries: 2, words: 3, cards: 3 },
      { subject: 'places', entries: 1, words: 1, cards: 1 },
      { subject: 'plain words', entries: 1, words: 2, cards: 0 },
    ]);
  });

  it.each([
    ['cards/moments.txt', 'moods'],
    ['cards/moods-feelings.txt', 'moods'],
    ['cards/nature-2.txt', 'nature'],
    ['cards/more-1.txt', 'of every subject'],
    ['cards/something.txt', 'other'],
  ])('say what %s is about', (file, subject) => {
    expect(subjectOf(file)).toBe(subject);
  });
});
