import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createEngine } from '../index.ts';

const engine = createEngine(readFileSync(new URL('../model/huesmith.model', import.meta.url)));
const recalledFor = (prompt: string) => engine.explain({ prompt, count: 1, seed: 1 }).recalled;

test('a phrase that has no cards is found where it stands, not by its words alone', () => {
  const [first] = recalledFor('winter wonderland');
  expect(first?.board.brief).toContain('winter wonderland');
  expect(first?.covers).toBe(1);
});

test('what a board covers is never more than the brief', () => {
  for (const prompt of ['winter wonderland', 'melting ice cream van', 'cyberpunk city at night', 'fox in the snow'])
    for (const { covers, covered, words, likeness } of recalledFor(prompt))
      for (const share of [covers, covered, words, likeness]) expect(share).toBeLessThanOrEqual(1);
});
