import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createEngine } from '../../index.ts';
import { FREE_ROLES } from '../exchange.ts';
import { thingsOf as listedIn } from './things.ts';

const engine = createEngine(readFileSync(new URL('../../model/huesmith.model', import.meta.url)));

/** The things whose colours the first palette has, or undefined where it is a card. */
function thingsOf(prompt: string): readonly string[] | undefined {
  const { choices, outlook } = engine.explain({ prompt, count: 1, seed: 1 });
  const five = choices[0]?.base.five;
  return five && FREE_ROLES.map((role) => outlook.words[five[role].word ?? -1]?.mention.text ?? '');
}

const LARDER = "My aunt's larder, jars of plums, copper pans and a rope of onions by the window";

test('a brief that lists things gets their colours, each of another thing, and is told of them', () => {
  const { palettes } = engine.generate({ prompt: LARDER, count: 1, seed: 1 });
  expect(new Set(thingsOf(LARDER)).size).toBe(3);
  expect(thingsOf(LARDER)).toEqual(expect.arrayContaining(['copper pans', 'plums']));
  expect(palettes[0]?.description).toMatch(/copper.* plum purple on /);
});

test.each([
  'toffee apples, sparklers, bonfire smoke and jacket potatoes in foil on a wet November night',
  'bakery in Lisbon',
])('%s: a card that tells of it is left as it was composed', (prompt) => {
  expect(thingsOf(prompt)).toBeUndefined();
});

test.each([
  `${LARDER}, in teal`,
  `${LARDER}, must include #2A9D8F`,
  `${LARDER}, greys with one accent`,
  `${LARDER}, monochrome`,
  'Mariage d’hiver dans un vieux chalet, bougies, laine, branches de sapin',
])('%s: colours that are asked for, and other languages, are answered by cards', (prompt) => {
  expect(thingsOf(prompt)).toBeUndefined();
});

test.each([
  ['kids dragging bags over the snow at a hockey rink', 'dragging', 'snow'],
  ['24 hr laundromat in Queens, rows of steel dryers', 'Queens', 'laundromat'],
])('%s: %s is no thing, and %s is one', (prompt, other, thing) => {
  const { outlook } = engine.explain({ prompt, count: 1, seed: 1 });
  expect(outlook.words.map(({ mention }) => mention.text)).toContain(other);
  const texts = listedIn(outlook).map(({ word }) => word.mention.text);
  expect(texts).not.toContain(other);
  expect(texts).toContain(thing);
});

test('ten palettes for a list are ten, with names of their own', () => {
  const { palettes } = engine.generate({ prompt: LARDER, count: 10, seed: 3 });
  expect(new Set(palettes.map(({ name }) => name)).size).toBe(10);
});
