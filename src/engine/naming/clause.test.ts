import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createEngine } from '../index.ts';
import { readModel } from '../model/read.ts';

const bytes = readFileSync(new URL('../model/huesmith.model', import.meta.url));
const engine = createEngine(bytes);
const model = readModel(bytes);
const { clauses } = model.languageWords('en');
const STYLES = ['art deco', 'bauhaus', 'cyberpunk', 'cottagecore', 'wabi-sabi', 'brutalism'];
const TRADES = ['bakery', 'law firm', 'yoga studio', 'bookshop', 'gin distillery', 'dentist', 'florist', 'record shop'];

/** Answers to every trade in every style, with the words that the first palette is to tell of. */
const answers = TRADES.flatMap((trade) =>
  STYLES.map((style) => {
    const prompt = `${style} ${trade}`;
    const { palettes, outlook, choices } = engine.explain({ prompt, count: 3, seed: 1 });
    return { prompt, palettes, outlook, choices };
  }),
);

const clauseIn = (description: string, entry: number): string | undefined =>
  clauses(entry).find((clause) => description.endsWith(`, ${clause}.`));

test('of a style and a trade a third of the answers tell of what the card leaves out, by a clause', () => {
  const told = answers.filter(({ palettes: [first], outlook }) =>
    outlook.words.some(({ mention }) => clauseIn(first?.description ?? '', mention.entry) !== undefined),
  );
  expect(told.length).toBeGreaterThan(answers.length / 3);
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

test('a place is left to the colours where the sentence tells of the trade', () => {
  const { palettes, choices, outlook } = engine.explain({ prompt: 'bakery in Lisbon', count: 5, seed: 1 });
  for (const [i, { description }] of palettes.entries()) {
    const own = choices[i]?.base.word;
    if (own === undefined || outlook.words[own]?.entry.part !== 'subject') continue;
    expect(outlook.words.map(({ mention }) => clauseIn(description, mention.entry)).filter(Boolean)).toEqual([]);
  }
});
