import { expect, test } from 'vitest';
import { StorageUnavailable } from '../storage/errors.ts';
import { sentencesFor } from './start-fault.ts';

const systemError = (code: string, path?: string): Error => Object.assign(new Error(`${code}: raw`), { code, path });

test.for([
  [systemError('ENOSPC'), /^The disk of the data folder is full: free some/],
  [new StorageUnavailable('database or disk is full'), /^The disk of the data folder is full/],
  [systemError('EROFS', '/srv/x'), /^The file system of \/srv\/x is read-only/],
  [systemError('EMFILE'), /^This process has too many open files/],
  [systemError('EACCES', '/srv/x'), /^This user has no right to use \/srv\/x: give it/],
  [new StorageUnavailable('connect ECONNREFUSED'), /^The database does not answer \(connect ECONNREFUSED\)/],
  [systemError('ENOENT', '/srv/x.json'), /^Something unexpected went wrong: ENOENT/],
  [new Error('odd'), /^Something unexpected went wrong: odd/],
] as const)('%s is told in one sentence', ([error, told]) => {
  const sentences = sentencesFor(error);
  expect(sentences).toEqual([expect.stringMatching(told)]);
});
