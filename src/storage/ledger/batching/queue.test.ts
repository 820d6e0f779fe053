import { expect, test } from 'vitest';
import { StorageUnavailable } from '../../errors.ts';
import { createBatcher } from './batcher.ts';
import { createCircuit } from './circuit.ts';
import { createQueue } from './queue.ts';
import type { Decision, Operation } from '../operation.ts';

const operation = (accountId: string): Operation => ({
  kind: 'refund',
  accountId,
  reservationId: 'r',
  idempotencyKey: undefined,
});
const names = (operations: readonly Operation[]) => operations.map((each) => each.accountId);
const done: Decision = { kind: 'done' };
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Commits that end when they are told to. */
function slowCommits() {
  const batches: string[][] = [];
  const ends: (() => void)[] = [];
  return {
    batches,
    end: () => ends.shift()?.(),
    commit: async (operations: readonly Operation[]): Promise<readonly Decision[]> => {
      batches.push(names(operations));
      await new Promise<void>((resolve) => ends.push(resolve));
      return operations.map(() => done);
    },
  };
}

test('a burst is handed over in chunks while it is still coming in, in order of arrival', async () => {
  const chunks: string[][] = [];
  const queue = createQueue(
    async (operations) => {
      chunks.push(names(operations));
      return operations.map(() => done);
    },
    { queueMax: 1_000, circuit: createCircuit() },
  );
  const sent = Array.from({ length: 100 }, (_, index) => `${index}`);
  const answers = sent.map((name) => queue.run(operation(name)));
  // In the same turn of the event loop.
  expect(chunks.map(({ length }) => length)).toEqual([32, 32, 32]);
  await Promise.all(answers);
  expect(chunks.flat()).toEqual(sent);
});

test('what queues while a commit runs is committed next, together', async () => {
  const { commit, batches, end } = slowCommits();
  const submit = createBatcher(commit, 512);
  const first = submit([operation('a'), operation('b')]);
  await turn();
  const later = [submit([operation('c')]), submit([operation('d'), operation('e')])];
  await turn();
  expect(batches).toEqual([['a', 'b']]);
  end();
  expect(await first).toEqual([done, done]);
  await turn();
  expect(batches).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ]);
  end();
  expect(await Promise.all(later)).toEqual([[done], [done, done]]);
});

test('one operation that is refused fails alone, and its neighbours are told their own', async () => {
  const submit = createBatcher(async (operations) => {
    if (names(operations).includes('bad')) throw new Error('no such thing');
    return operations.map(() => done);
  }, 512);
  const queue = createQueue(submit, { queueMax: 100, circuit: createCircuit() });
  const outcomes = await Promise.allSettled(['a', 'b', 'bad', 'c'].map((name) => queue.run(operation(name))));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(outcomes[2]).toMatchObject({ reason: { message: 'no such thing' } });
});

test('nothing is taken while an outcome is unknown, once too many wait, or after closing; what was taken is finished', async () => {
  const { commit, end } = slowCommits();
  const circuit = createCircuit();
  const queue = createQueue(createBatcher(commit, 512), { queueMax: 2, circuit });
  circuit.broken = true;
  await expect(queue.run(operation('a'))).rejects.toThrow(StorageUnavailable);
  circuit.broken = false;
  const taken = [queue.run(operation('a')), queue.run(operation('b'))];
  await expect(queue.run(operation('c'))).rejects.toThrow(/too many/);
  const closed = queue.close();
  await expect(queue.run(operation('d'))).rejects.toThrow(/closing/);
  await turn();
  await turn();
  end();
  await closed;
  expect(await Promise.all(taken)).toEqual([done, done]);
});
