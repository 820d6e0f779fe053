import { expect, test } from 'vitest';
import { hexToOklab } from '../colour/hex.ts';
import { seededRandom } from '../random.ts';
import { countedShades } from './counted-shades.ts';

const green = { text: 'greens', main: hexToOklab('#3F7F3A'), family: 'green', isAccent: false } as const;
const red = { text: 'reds', main: hexToOklab('#B5231E'), family: 'red', isAccent: false } as const;

test('as many shades of each as are counted, in their order', () => {
  expect(
    countedShades(
      [
        { ...green, count: 3 },
        { ...red, count: 1 },
      ],
      seededRandom(1),
    ),
  ).toHaveLength(4);
});

test('of more than a palette has room for the first five are made', () => {
  const many = Array.from({ length: 40 }, (_, i) => ({ ...(i % 2 === 0 ? green : red), count: 2 }));
  expect(countedShades(many, seededRandom(1))).toHaveLength(5);
});
