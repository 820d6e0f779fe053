import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createEngine } from '../index.ts';
import { readModel } from '../model/read.ts';

const bytes = readFileSync(new URL('../model/huesmith.model', import.meta.url));
const engine = createEngine(bytes);
const model = readModel(bytes);
const { clauses } = model.languageWords('en');
const TRADES = ['bakery', 'law firm', 'yoga studio', 'bookshop', 'gin distillery', 'dentist', 'florist', 'record shop'];
const PLACES = ['Kyoto', 'Lisbon', 'Marrakech', 'Reykjavik', 'Havana', 'Naples'];

/** Answers to every trade in every place, with the words that the first palette is to tell of. */
const answers = TRADES.flatMap((trade) =>
  PLACES.map((place) => {
    const { palettes, outlook, choices } = engine.explain({ prompt: `${trade} in ${place}`, count: 3, seed: 1 });
    return { prompt: `${trade} in ${place}`, palettes, outlook, choices };
  }),
);

const clauseIn = (description: string, entry: number): string | undefined =>
  clauses(entry).find((clause) => description.endsWith(`, ${clause}.`));

test('half of the answers about a trade in a place tell of the one that the card leaves out, by a clause', () => {
  const told = answers.filter(({ palettes: [first], outlook }) =>
    outlook.words.some(({ mention }) => clauseIn(first?.description ?? '', mention.entry) !== undefined),
  );
  expect(told.length).toBeGreaterThan(answers.length / 2);
});

test('a clause is never of what the card was written for, and no answer has one twice', () => {
  for (const { prompt, palettes, outlook, choices } of answers) {
    const found = palettes.flatMap(({ description }, i) =>
      outlook.words.flatMap((word, at) => {
        const clause = clauseIn(description, word.mention.entry);
        return clause === undefined ? [] : [{ clause, isOwn: choices[i]?.base.word === at }];
      }),
    );
    expect({ prompt, own: found.filter(({ isOwn }) => isOwn) }).toEqual({ prompt, own: [] });
    expect(new Set(found.map(({ clause }) => clause)).size).toBe(found.length);
  }
});

test('a sentence with its clause has at most twenty-two words', () => {
  const lengths = answers.flatMap(({ palettes, outlook }) =>
    palettes
      .filter(({ description }) =>
        outlook.words.some(({ mention }) => clauseIn(description, mention.entry) !== undefined),
      )
      .map(({ description }) => description.split(' ').length),
  );
  expect(Math.max(...lengths)).toBeLessThanOrEqual(22);
});
