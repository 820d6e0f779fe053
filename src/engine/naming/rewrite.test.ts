import { expect, test } from 'vitest';
import { rewritten } from './rewrite.ts';

const SENTENCE = 'Red pumps under a mint canopy, desert noon, and a globe of shell yellow.';
const KEPT = ['pump red', 'mint canopy', 'desert noon', 'tar black'];

test('the last clause gives way to what is there instead, tied as it was', () => {
  expect(rewritten(SENTENCE, [{ was: 'shell yellow', now: 'soy gold' }], KEPT, 'en')).toBe(
    'Red pumps under a mint canopy, desert noon, and soy gold.',
  );
});

test('a clause in the middle gives way without a tie', () => {
  const kept = KEPT.filter((phrase) => phrase !== 'desert noon');
  expect(rewritten(SENTENCE, [{ was: 'desert noon', now: 'salt flat' }], kept, 'en')).toBe(
    'Red pumps under a mint canopy, salt flat, and a globe of shell yellow.',
  );
});

test('each language ties its last clause by its own word', () => {
  const sentence = 'Pompes rouges sous l’auvent menthe, jaune coquille.';
  expect(rewritten(sentence, [{ was: 'jaune coquille', now: 'or de soja' }], ['auvent menthe'], 'fr')).toBe(
    'Pompes rouges sous l’auvent menthe, et or de soja.',
  );
});

test('a phrase that shares its clause is told anew by itself, with its article', () => {
  expect(rewritten('An ember under ash, by the grey sea.', [{ was: 'ember', now: 'coal' }], ['ash'], 'en')).toBe(
    'A coal under ash, by the grey sea.',
  );
});

test('a phrase with an article takes the place of the one before it, and of what stands between', () => {
  expect(
    rewritten('Grey seas and a floating plum, by the ash.', [{ was: 'plum', now: 'a touch of beige' }], ['ash'], 'en'),
  ).toBe('Grey seas and a touch of beige, by the ash.');
});

test('a touch of a colour is the colour itself behind a preposition, and small inside a sentence', () => {
  const changes = [{ was: 'plum', now: 'a touch of beige' }];
  expect(rewritten('Ash blows over a bowl of plum, late.', changes, ['ash'], 'en')).toBe(
    'Ash blows over a bowl of beige, late.',
  );
  expect(rewritten('Ash cools, plum: ash again, late.', changes, ['ash'], 'en')).toBe(
    'Ash cools, a touch of beige: ash again, late.',
  );
});

test.each([
  ['the colour that is gone opens the sentence', 'pump red', 'en'],
  ['its clause speaks of one that stays as well', 'canopy cloth', 'en'],
  ['the language ties its clauses otherwise', 'shell yellow', 'ja'],
])('a sentence is given up where %s', (_, was, language) => {
  expect(rewritten(SENTENCE, [{ was, now: 'soy gold' }], KEPT, language)).toBeUndefined();
});

test('a sentence is given up where a phrase with an article would stand before a noun', () => {
  expect(
    rewritten('Lagoon teal deepens, by the ash.', [{ was: 'lagoon', now: 'a touch of sage' }], ['ash'], 'en'),
  ).toBe(undefined);
});

test('a colour that the sentence does not name changes nothing', () => {
  expect(rewritten(SENTENCE, [{ was: 'neon sign', now: 'soy gold' }], KEPT, 'en')).toBe(SENTENCE);
});

test('a colour that the brief names makes up its clause with what a language puts before it', () => {
  const sentence = 'Le vert du sous-main tient la table, une lampe de laiton éclaire la clause.';
  const change = { was: 'lampe de laiton', now: 'rouge', alone: 'une touche de rouge' };
  expect(rewritten(sentence, [change], ['vert du sous-main'], 'fr')).toBe(
    'Le vert du sous-main tient la table, et une touche de rouge.',
  );
});
