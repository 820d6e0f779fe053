import { expect, test } from 'vitest';
import { trimDaily } from './trim-daily.ts';

test('history is trimmed at the start when days are set, and not at all when they are not', () => {
  const asked: number[] = [];
  const store = {
    trimHistory: async (days: number) => {
      asked.push(days);
      return 0;
    },
  };
  trimDaily(store, undefined, () => undefined).stop();
  expect(asked).toEqual([]);
  trimDaily(store, 30, () => undefined).stop();
  expect(asked).toEqual([30]);
});

test('a failure is told and ends nothing', async () => {
  const told: unknown[] = [];
  const fault = new Error('away');
  trimDaily({ trimHistory: () => Promise.reject(fault) }, 1, (error) => told.push(error)).stop();
  await Promise.resolve();
  await Promise.resolve();
  expect(told).toEqual([fault]);
});
