import { describe, expect, test } from 'vitest';
import { hashApiKey, isWellFormedApiKey, lastFourOf, mintApiKey } from './api-key.ts';
import { randomBase62, toBase62 } from './base62.ts';

describe('an API key', () => {
  test('is sk_live_ and 38 base62 digits, and no two are alike', () => {
    const keys = Array.from({ length: 1_000 }, mintApiKey);
    expect(new Set(keys).size).toBe(1_000);
    for (const key of keys) expect(key).toMatch(/^sk_live_[0-9A-Za-z]{38}$/);
    expect(keys.every(isWellFormedApiKey)).toBe(true);
  });

  test('with one character mistyped, swapped, dropped or added is refused by its form', () => {
    const key = mintApiKey();
    for (let at = 'sk_live_'.length; at < key.length; at += 1) {
      const typed = key.charAt(at) === 'x' ? 'y' : 'x';
      expect(isWellFormedApiKey(key.slice(0, at) + typed + key.slice(at + 1))).toBe(false);
      expect(isWellFormedApiKey(key.slice(0, at) + key.slice(at + 1))).toBe(false);
      if (key.charAt(at) !== key.charAt(at + 1) && at + 1 < key.length) {
        const swapped = key.slice(0, at) + key.charAt(at + 1) + key.charAt(at) + key.slice(at + 2);
        expect(isWellFormedApiKey(swapped)).toBe(false);
      }
    }
    expect(isWellFormedApiKey(`${key}0`)).toBe(false);
  });

  test.each(['', 'sk_live_', 'sk_test_'.padEnd(46, '0'), ' ', 'sk_live_'.padEnd(5_000, 'a'), 'sk_live_ключ'])(
    'is not %j',
    (text) => {
      expect(isWellFormedApiKey(text)).toBe(false);
    },
  );

  test('keeps its form across versions: this one was minted by the first', () => {
    expect(isWellFormedApiKey('sk_live_0123456789abcdefghijABCDEFGHIJ012JKXWC')).toBe(true);
  });

  test('is kept as its SHA-256, and told apart by its last four characters', () => {
    expect(Buffer.from(hashApiKey('abc')).toString('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(lastFourOf('sk_live_1234')).toBe('1234');
  });
});

describe('base62', () => {
  test('favours no digit', () => {
    const counts = new Map<string, number>();
    const total = 620_000;
    for (const digit of randomBase62(total)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
    expect(counts.size).toBe(62);
    // 10,000 of each are expected, give or take 100; ten times that is a bias, not chance.
    for (const count of counts.values()) expect(Math.abs(count - total / 62)).toBeLessThan(1_000);
  });

  test('pads a number with zeros to its width', () => {
    expect([0, 61, 62, 2 ** 32 - 1].map((value) => toBase62(value, 6))).toEqual([
      '000000',
      '00000z',
      '000010',
      '4gfFC3',
    ]);
  });
});
