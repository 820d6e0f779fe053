import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readModel } from '../model/read.ts';
import { createReader } from './read.ts';
import { tokenise } from './tokens.ts';

const model = readModel(readFileSync(new URL('../model/huesmith.model', import.meta.url)));
const read = createReader(model);
const rampOf = (prompt: string): (string | undefined)[] | undefined =>
  read(tokenise(prompt)).ramp?.map((entry) => model.entry(entry)?.head);

test.each([
  ['from lilac to orange, yoga app', ['lilac', 'orange']],
  ['mint to teal gradient', ['mint', 'teal']],
  ['dégradé du bleu nuit à l’abricot', ['midnight blue', 'apricot']],
  ['Verlauf von Rot zu Gold', ['red', 'gold']],
  ['od czerwieni do złota', ['red', 'gold']],
  ['从红色到金色', ['red', 'gold']],
])('%s has two ends', (prompt, ends) => {
  expect(rampOf(prompt)).toEqual(ends);
});

test.each(['a letter from my brother to the sea', 'red and gold', 'red, to my surprise, and then gold'])(
  '%s has none',
  (prompt) => {
    expect(rampOf(prompt)).toBeUndefined();
  },
);
