import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { brokenLedger } from '../testing/broken-store.ts';
import { expectError } from '../testing/expect.ts';
import { createWatch } from '../metrics.ts';
import { testService } from '../testing/service.ts';

function recordedLog() {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  return { lines, log: pino(sink) };
}

const ERROR_LEVEL = 50;

test('a node that is about to stop says so on /readyz, which is an answer and no error in the log', async () => {
  const { lines, log } = recordedLog();
  const service = await testService({ log, watch: createWatch(log), isDraining: () => true });
  onTestFinished(() => service.close());
  const answer = await service.ask('GET', '/readyz');
  expectError(answer, 503, 'service_unavailable');
  expect(answer.headers['retry-after']).toBe('2');
  expect(lines).toEqual([expect.objectContaining({ level: 30, route: '/readyz', status: 503 })]);
  expect(lines[0]).not.toHaveProperty('err');
});

test('a storage that takes no write is an error in the log, with its reason', async () => {
  const { lines, log } = recordedLog();
  const owner = await testService();
  onTestFinished(() => owner.close());
  const service = await testService({ log, watch: createWatch(log), store: brokenLedger(owner.store) });
  onTestFinished(() => service.close());
  expectError(await service.ask('GET', '/readyz'), 503, 'service_unavailable');
  expect(lines.filter(({ level }) => level === ERROR_LEVEL)).toEqual([
    expect.objectContaining({
      msg: 'answered with an error',
      err: expect.objectContaining({ stack: expect.any(String) }),
    }),
  ]);
});
