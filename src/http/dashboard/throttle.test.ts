import { expect, test } from 'vitest';
import { createThrottle } from './throttle.ts';

/** Counts by key, and what it was asked. */
function counting() {
  const asked: string[] = [];
  return {
    asked,
    countTry: async (key: string) => {
      asked.push(key);
      return { tries: asked.filter((one) => one === key).length, leftMs: 12_500 };
    },
  };
}

const OPTIONS = { name: 'test', max: 2, perMs: 60_000, sentence: 'Wait a little.' };

test('lets the last one pass, and tells one more how long to wait', async () => {
  const throttle = createThrottle(counting(), OPTIONS);
  await throttle('ada');
  await throttle('ada');
  await expect(throttle('ada')).rejects.toMatchObject({
    status: 429,
    message: 'Wait a little.',
    headers: { 'Retry-After': '13' },
  });
  await throttle('eve');
});

test('who is refused is refused again without another question to the database', async () => {
  const store = counting();
  const throttle = createThrottle(store, OPTIONS);
  for (let at = 0; at < 50; at += 1) await throttle('ada').catch(() => undefined);
  expect(store.asked).toHaveLength(3);
  await expect(throttle('ada')).rejects.toMatchObject({ status: 429, headers: { 'Retry-After': '13' } });
});

test('two throttles of different names count apart, and neither knows whom it counts', async () => {
  const store = counting();
  await createThrottle(store, OPTIONS)('192.0.2.1');
  await createThrottle(store, { ...OPTIONS, name: 'other' })('192.0.2.1');
  expect(new Set(store.asked).size).toBe(2);
  expect(store.asked.join(' ')).not.toContain('192.0.2.1');
});
