import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readColour } from './read-colour.ts';

test.for([
  ['#1b6a70', '#1B6A70'],
  [' #1B6A70 ', '#1B6A70'],
  ['1B6A70', '#1B6A70'],
  ['0x1B6A70', '#1B6A70'],
  ['#1B6A70CC', '#1B6A70'],
  ['#abc', '#AABBCC'],
  ['#abcd', '#AABBCC'],
  ['abc', '#AABBCC'],
  ['navy (#001F3F)', '#001F3F'],
  ['＃1B6A70', '#1B6A70'],
  ['rgb(27, 106, 112)', '#1B6A70'],
  ['rgb(27 106 112 / 50%)', '#1B6A70'],
  ['RGBA(27,106,112,0.5)', '#1B6A70'],
  ['hsl(120, 100%, 25%)', '#008000'],
  ['hsl(120deg 100% 25%)', '#008000'],
  ['background: rgb(255, 0, 0);', '#FF0000'],
  ['oklch(0% 0 0)', '#000000'],
  ['oklch(100% 0 0)', '#FFFFFF'],
  ['rebeccapurple', '#663399'],
  ['Midnight Blue', '#191970'],
])('%j is %s', ([written = '', hex]) => {
  expect(readColour(written)).toBe(hex);
});

test.for([
  '',
  'sand',
  '#GGHHII',
  '#12345',
  '#1234567',
  'rgb()',
  'rgb(1e999 0 0)',
  'color(',
  'url(#abc',
  'var(--x)',
  'toString',
  '__proto__',
])('%j is no colour, or one that is in it', (written) => {
  expect(readColour(written) ?? '#000000').toMatch(/^#[0-9A-F]{6}$/);
  if (!written.includes('#abc')) expect(readColour(written)).toBeUndefined();
});

test('a colour beyond sRGB keeps its lightness and hue', () => {
  expect(readColour('oklch(70% 0.4 150)')).toMatch(/^#00[0-9A-F]{4}$|^#[0-9A-F]{6}$/);
});

test('whatever is written, it is a hex of six digits or nothing, and never throws', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('#', 'rgb(', 'oklch(', 'color(', ')', '1e999', '%', 'none'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      expect(readColour(pieces.join('')) ?? '#000000').toMatch(/^#[0-9A-F]{6}$/);
    }),
    { numRuns: 1000 },
  );
});
