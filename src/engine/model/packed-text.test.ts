import { expect, test } from 'vitest';
import { learnSymbols } from '../../../training/symbols.ts';
import { PackedTexts, Symbols } from './packed-text.ts';

function packed(texts: readonly string[]): { texts: PackedTexts; bytes: number } {
  const { bytes, lengths, codes: counts, pack } = learnSymbols(texts);
  const codes = texts.map(pack);
  const all = Uint8Array.from(codes.flatMap((own) => [...own]));
  const own = Uint16Array.from(codes, ({ length }) => length);
  return { texts: new PackedTexts(new Symbols(bytes, lengths, counts), all, own), bytes: all.length };
}

test('each text comes back by itself as it was, in any script', () => {
  const written = [
    'Heel of the Loaf\trye crust,flour',
    '',
    'żółty liść',
    '抹茶の泡',
    '🦊 in the snow',
    'a  b\n',
    "l'été",
  ];
  const { texts } = packed(written);
  expect(written.map((_, i) => texts.at(i))).toEqual(written);
  expect(texts.size).toBe(written.length);
  expect(texts.at(written.length)).toBe('');
});

test('texts of one language take less than half of their length', () => {
  const words = ['amber', 'lantern', 'harbour', 'the', 'of', 'and', 'under', 'morning', 'slate', 'copper'];
  const written = Array.from({ length: 400 }, (_, i) =>
    Array.from({ length: 9 }, (__, k) => words[(i * 7 + k * k * 3 + i * k) % words.length]).join(' '),
  );
  const { texts, bytes } = packed(written);
  expect(bytes).toBeLessThan(written.join('').length / 2);
  expect(texts.at(77)).toBe(written[77]);
});
