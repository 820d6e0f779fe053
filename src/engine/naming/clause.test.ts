import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createEngine } from '../index.ts';
import { readModel } from '../model/read.ts';

const bytes = readFileSync(new URL('../model/huesmith.model', import.meta.url));
const engine = createEngine(bytes);
const { clauses } = readModel(bytes).languageWords('en');
const DEMANDS = ['only greys and one yellow', 'three greens and one orange', 'must include #C0392B', 'monochrome blue'];
const STYLES = ['art deco', 'bauhaus', 'cyberpunk', 'cottagecore'];
const TRADES = ['bakery', 'law firm', 'yoga studio', 'bookshop', 'gin distillery', 'dentist', 'florist', 'record shop'];

const answersTo = (wishes: readonly string[], join: string) =>
  TRADES.flatMap((trade) =>
    wishes.map((wish) => {
      const prompt = `${wish}${join}${trade}`;
      const { palettes, outlook, choices } = engine.explain({ prompt, count: 3, seed: 1 });
      const told = palettes.map(({ description }) =>
        outlook.words.flatMap(({ mention }) =>
          clauses(mention.entry).filter((clause) => description.endsWith(`, ${clause}.`)),
        ),
      );
      return { prompt, palettes, choices, told };
    }),
  );

test('where demands left a list of colours, a clause tells of the trade, and none twice in an answer', () => {
  const answers = answersTo(DEMANDS, ', ');
  expect(answers.filter(({ told }) => told.some((each) => each.length > 0)).length).toBeGreaterThan(answers.length / 3);
  for (const { prompt, told } of answers) {
    const all = told.flat();
    expect({ prompt, twice: all.length - new Set(all).size }).toEqual({ prompt, twice: 0 });
  }
});

test('a sentence with its clause has at most twenty-two words', () => {
  const lengths = answersTo(DEMANDS, ', ').flatMap(({ palettes, told }) =>
    palettes.filter((_, i) => (told[i]?.length ?? 0) > 0).map(({ description }) => description.split(' ').length),
  );
  expect(Math.max(...lengths)).toBeLessThanOrEqual(22);
});

test('nothing is tacked on to a sentence that was written whole', () => {
  for (const { prompt, palettes, choices } of answersTo(STYLES, ' ')) {
    const tacked = palettes.flatMap(({ description }, i) => {
      const written = choices[i]?.base.card.sentence.replace(/\.$/, '') ?? '';
      return written !== '' && description.startsWith(`${written}, `) ? [description] : [];
    });
    expect({ prompt, tacked }).toEqual({ prompt, tacked: [] });
  }
});
