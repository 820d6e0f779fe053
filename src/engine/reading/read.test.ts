import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readModel } from '../model/read.ts';
import { createReader } from './read.ts';
import { tokenise } from './tokens.ts';

const model = readModel(readFileSync(new URL('../model/huesmith.model', import.meta.url)));
const read = createReader(model);
const headsOf = (prompt: string): (string | undefined)[] =>
  read(tokenise(prompt)).mentions.map(({ entry }) => model.entry(entry)?.head);

test('every English headword, typed alone, is read as itself', () => {
  const misread = [...model.words].filter(
    ([word, entry]) => !read(tokenise(word)).mentions.some((mention) => mention.entry === entry),
  );
  expect(misread.map(([word]) => word)).toEqual([]);
}, 240_000);

test.each([
  ['a possessive is part of its phrase', 'Valentine’s day', ["valentine's day"]],
  ['a mark may stand inside a phrase', 'st. bernard', ['saint bernard']],
  ['a decade in Japanese is one word', '70年代', ['1970s']],
  ['an English word is no small word of another language', 'car', ['car']],
  ['an English plural is no word of another language', 'tours', ['tour']],
  [
    'one letter swapped, missing, extra or wrong is mended',
    'lavnder strawberrry vilage samlon',
    ['lavender', 'strawberry', 'village', 'salmon'],
  ],
  [
    'a name is no slip of a thing, and one of a place is',
    'hills of Nilgiri, streets of Lisobn',
    ['hill', 'street', 'lisbon'],
  ],
  ['a French word is no slip of one that begins otherwise', 'boulangerie, farine', ['bakery', 'flour']],
])('%s: %s', (_, prompt, heads) => {
  expect(headsOf(prompt)).toEqual(heads);
});

test('a tone may stand inside a phrase, but a cake is none', () => {
  expect(read(tokenise('pastel bakery')).tones).toContain('pastel');
  expect(read(tokenise('pastel de nata')).tones).not.toContain('pastel');
});

test('everything else is grey beside one colour that is named, and nothing else where that is said', () => {
  expect(read(tokenise('one red accent, everything else grey: museum')).tones).toContain('neutral');
  expect(read(tokenise('black, white and nothing else, gallery')).tones).toContain('neutral');
  expect(read(tokenise('white wedding, everything handmade')).tones).not.toContain('neutral');
});

test.each([
  ['a small word is German among loanwords', 'Bauhaus trifft Biergarten', 'de'],
  ['a word that only German joins is German', 'Graubrot', 'de'],
  ['an English word of two is no German one', 'winterforest', 'en'],
])('%s: %s', (_, prompt, language) => {
  expect(read(tokenise(prompt)).language).toBe(language);
});

test.each(['tram timetable, avoid red next to green', 'five bus routes, no green beside red'])(
  '%s: the pair is ruled out, and neither by itself',
  (prompt) => {
    const { tones, ruledOut } = read(tokenise(prompt));
    expect(tones).toContain('colourBlindSafe');
    expect(ruledOut).toEqual([]);
  },
);
