import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scanObjects } from './scan-objects.ts';

function scan(text: string, pieceChars = text.length): string[] {
  const scanner = scanObjects();
  const found: string[] = [];
  for (let at = 0; at < text.length; at += pieceChars) found.push(...scanner.push(text.slice(at, at + pieceChars)));
  return found;
}

const A = '{"name":"A","colors":{"text":"#000000"}}';
const B = '{"name":"B {[\\"","colors":[{"hex":"#FFFFFF"}]}';

describe('finds each palette, whatever stands around it', () => {
  test.for([
    ['the answer asked for', `{"palettes":[${A},${B}]}`, [A, B]],
    ['a bare list', `[${A},${B}]`, [A, B]],
    ['one alone', A, [A]],
    ['one after the other', `${A}\n${B}`, [A, B]],
    ['fences', `\`\`\`json\n{"palettes":[${A}]}\n\`\`\``, [A]],
    ['prose', `Here's "what" you [want]: {"palettes":[${A}]} :-)`, [A]],
    ['deeper', `{"answer":{"palettes":[${A}]}}`, [A]],
    ['none', 'no palettes today', []],
    ['one that is not whole', `{"palettes":[${A},{"name":"B"`, [A]],
    ['brackets that do not match', `}]) {"palettes":[${A}]}`, [A]],
  ] as const)('%s', ([, text, found]) => {
    expect(scan(text)).toEqual(found);
  });
});

test('however the text is cut into pieces, the same is found', () => {
  const text = `Well: {"palettes":[${A},${B}]} and {"palettes":[${B}]}`;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: text.length }), (pieceChars) => {
      expect(scan(text, pieceChars)).toEqual([A, B, B]);
    }),
  );
});

test('what is too deep is said to be, and looked at no more', () => {
  const scanner = scanObjects();
  expect(scanner.push('['.repeat(100))).toEqual([]);
  expect(scanner.isTooDeep).toBe(true);
});

test('a long answer takes time in proportion to its length', () => {
  const time = (count: number): number => {
    const text = `{"palettes":[${Array.from({ length: count }, () => A).join(',')}]}`;
    const started = performance.now();
    expect(scan(text, 64)).toHaveLength(count);
    return performance.now() - started;
  };
  time(2000);
  expect(time(20_000)).toBeLessThan(Math.max(20, time(2000)) * 40);
});
