/** ASVS 5.0 V11.5; API2:2023 Broken Authentication. */
import { expect, test } from 'vitest';
import { isWellFormedApiKey, mintApiKey } from '../../src/accounts/api-key.ts';

test('a key has its prefix, 190 bits that are random, and a check', () => {
  const keys = Array.from({ length: 5_000 }, mintApiKey);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^sk_live_[0-9A-Za-z]{38}$/);
  // Of 32 digits each of 62 is as likely as any other, in each place.
  for (let place = 8; place < 40; place += 1) {
    const seen = new Map<string, number>();
    for (const key of keys) seen.set(key.charAt(place), (seen.get(key.charAt(place)) ?? 0) + 1);
    expect(seen.size).toBe(62);
    // 81 are expected, give or take 9; six times that is no chance.
    for (const count of seen.values()) expect(Math.abs(count - 5_000 / 62)).toBeLessThan(54);
  }
  expect(32 * Math.log2(62)).toBeGreaterThan(190);
});

test('a key without its check is none', () => {
  const key = mintApiKey();
  const other = mintApiKey();
  expect(isWellFormedApiKey(key)).toBe(true);
  expect(isWellFormedApiKey(key.slice(0, -6) + other.slice(-6))).toBe(false);
  expect(isWellFormedApiKey(key.replace('sk_live_', 'sk_test_'))).toBe(false);
});
