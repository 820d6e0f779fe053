import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedGenerator, embeddedGenerator } from '../../src/providers/embedded.ts';
import { WIRE_FORMATS, type WireFormatName } from '../../src/providers/testing/wire-formats.ts';
import { MISBEHAVIOURS } from './misbehaviours.ts';
import { quantile, runKind } from './run-kind.ts';

/** The long form of this is `npm run faults`. */
const REQUESTS = 6;
const TIMEOUT_MS = 900;
/** For those whose answers come at once: on a busy machine that may be a while. */
const PATIENT_MS = 10_000;
/** What a busy machine adds to a timer. */
const LATE_MS = 250;

/** How long this thread has been ready and others had the processor; 0 where the system does not tell. */
function keptWaitingMs(): number {
  const file = '/proc/self/schedstat';
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e6 : 0;
}

let embedded: EmbeddedGenerator;
beforeAll(async () => {
  embedded = await embeddedGenerator();
});

const FORMATS: readonly WireFormatName[] = ['openai-compatible', 'anthropic', 'google'];

test('every wire format is spoken', () => {
  expect(Object.keys(WIRE_FORMATS)).toEqual(FORMATS);
});

describe.each(FORMATS)('whatever a provider does, in the wire format %s', (format) => {
  test.for(MISBEHAVIOURS.map((kind) => [kind.name, kind] as const))(
    '%s: the answer is whole, keeps every guarantee, comes in time and tells nothing',
    { timeout: 300_000 },
    async ([, kind]) => {
      const timeoutMs = kind.maker === 'model' ? PATIENT_MS : TIMEOUT_MS;
      const options = { format, requests: REQUESTS, atOnce: 3, count: 5, timeoutMs, embedded };
      const before = keptWaitingMs();
      const run = await runKind(kind, options);
      expect(run.found).toEqual([]);
      expect(quantile(run.times, 1)).toBeLessThan(timeoutMs + LATE_MS + keptWaitingMs() - before);
    },
  );
});
