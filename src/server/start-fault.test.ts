import { expect, test } from 'vitest';
import { StorageUnavailable } from '../storage/errors.ts';
import { sentencesFor } from './start-fault.ts';

const systemError = (code: string, path?: string): Error => Object.assign(new Error(`${code}: raw`), { code, path });

test.for([
  [systemError('ENOSPC'), /^The disk is full: free some/],
  [new StorageUnavailable('database or disk is full'), /^The disk is full/],
  [systemError('EROFS'), /^The file system is read-only/],
  [systemError('EMFILE'), /^This process has too many open files/],
  [systemError('EACCES', '/srv/x'), /^No permission to use \/srv\/x: grant it/],
  [new StorageUnavailable('connect ECONNREFUSED'), /^The database does not answer \(connect ECONNREFUSED\)/],
  [new Error('odd'), /^Something unexpected went wrong: odd/],
] as const)('%s is told in one sentence', ([error, told]) => {
  const sentences = sentencesFor(error);
  expect(sentences).toEqual([expect.stringMatching(told)]);
});
