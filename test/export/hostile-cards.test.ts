import { expect, it } from 'vitest';
import { faultsOf } from './fuzz/trials.ts';

/** A card takes milliseconds: `npm run fuzz:export` tries as many as of the other formats. */
const COUNT = 300;

const TIMEOUT_MS = 120_000;

it(
  'hostile names and colours give cards that another decoder reads, of the colours sent',
  async () => {
    expect(await faultsOf('png', COUNT)).toEqual([]);
  },
  TIMEOUT_MS,
);
