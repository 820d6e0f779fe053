import { expect, test } from 'vitest';
import type { Card } from '../../model/model.ts';
import { isRuledOut, toldDemands } from './told-demands.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a sentence is all that is looked at
const cardOf = (sentence: string): Card => ({ sentence, language: 'en' }) as Card;

test.each([
  ['Not a drop of blue at this dentist: spearmint and gum pink.', ['blue']],
  ['No navy, no gold: the law firm wears reading-lamp green.', ['navy', 'gold']],
  ['Baby swimming with neither pink nor baby blue: deep teal water.', ['pink', 'blue']],
  ['Luxury without gold or black: slate roofs over the pool.', ['gold', 'black']],
  ['Fridge cold and no hurry, and the mug came blue.', []],
  ['Nobody steals the red bicycle.', []],
])('a sentence tells what is not there: %s', (sentence, without) => {
  expect(toldDemands(cardOf(sentence)).without).toEqual(without);
});

test('a sentence tells a code', () => {
  expect(toldDemands(cardOf('Your exact green, #1F6F54, is the bench.')).hexes).toEqual(['#1F6F54']);
});

test('what is told is ruled out by its word, or by its family', () => {
  expect(isRuledOut('navy', ['navy'], [])).toBe(true);
  expect(isRuledOut('navy', [], ['blue'])).toBe(true);
  expect(isRuledOut('navy', [], ['red'])).toBe(false);
});
