import { describe, expect, test } from 'vitest';
import { costOf, usageWithin, worstUsage } from './usage.ts';

const sent = { requestChars: 3000, maxTokens: 4000 };

describe('tokens that a provider says', () => {
  test('are taken where they can be true', () => {
    expect(usageWithin({ input: 900, output: 500 }, sent, 1500)).toEqual({ inputTokens: 900, outputTokens: 500 });
  });

  test('are cut to what is possible where they cannot', () => {
    expect(usageWithin({ input: 1e15, output: 1e15 }, sent, 1500)).toEqual(worstUsage(sent));
    expect(costOf(worstUsage(sent), { inputPrice: 1, outputPrice: 2 })).toBeLessThan(0.03);
  });

  test.for([undefined, null, Number.NaN, Infinity, -5, 0, '500', {}])(
    '%j is none: the characters are counted',
    (said) => {
      expect(usageWithin({ input: said, output: said }, sent, 1500)).toEqual({ inputTokens: 1000, outputTokens: 500 });
    },
  );

  test('are whole', () => {
    expect(usageWithin({ input: 10.2, output: 1.5 }, sent, 0)).toEqual({ inputTokens: 11, outputTokens: 2 });
  });
});

test('a cost is that of both, by the million', () => {
  expect(costOf({ inputTokens: 1_000_000, outputTokens: 500_000 }, { inputPrice: 0.5, outputPrice: 2 })).toBe(1.5);
});
