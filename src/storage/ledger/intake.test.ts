import { expect, test } from 'vitest';
import { StorageUnavailable } from '../errors.ts';
import { createBatcher } from './batcher.ts';
import { createGate } from './gate.ts';
import { createIntake } from './intake.ts';
import type { Decision, Operation } from './operation.ts';

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

test('a burst is handed over in parcels while it is still coming in, in order of arrival', async () => {
  const parcels: string[][] = [];
  const intake = createIntake(
    async (operations) => {
      parcels.push(names(operations));
      return operations.map(() => done);
    },
    { queueMax: 1_000, gate: createGate() },
  );
  const sent = Array.from({ length: 100 }, (_, index) => `${index}`);
  const answers = sent.map((name) => intake.run(operation(name)));
  // In the same turn of the event loop.
  expect(parcels.map(({ length }) => length)).toEqual([32, 32, 32]);
  await Promise.all(answers);
  expect(parcels.flat()).toEqual(sent);
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
  const intake = createIntake(submit, { queueMax: 100, gate: createGate() });
  const outcomes = await Promise.allSettled(['a', 'b', 'bad', 'c'].map((name) => intake.run(operation(name))));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(outcomes[2]).toMatchObject({ reason: { message: 'no such thing' } });
});

test('nothing is taken while an outcome is unknown, once too many wait, or after closing; what was taken is finished', async () => {
  const { commit, end } = slowCommits();
  const gate = createGate();
  const intake = createIntake(createBatcher(commit, 512), { queueMax: 2, gate });
  gate.open = false;
  await expect(intake.run(operation('a'))).rejects.toThrow(StorageUnavailable);
  gate.open = true;
  const taken = [intake.run(operation('a')), intake.run(operation('b'))];
  await expect(intake.run(operation('c'))).rejects.toThrow(/too many/);
  const closed = intake.close();
  await expect(intake.run(operation('d'))).rejects.toThrow(/closing/);
  await turn();
  await turn();
  end();
  await closed;
  expect(await Promise.all(taken)).toEqual([done, done]);
});
