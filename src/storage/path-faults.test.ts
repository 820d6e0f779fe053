import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fileFault, folderFault, pathFault } from './path-faults.ts';

const PLACE = { path: '/srv/x', elsewhere: 'set THIS to another' };
const ENDING = ', or set THIS to another.';
const systemError = (code: string): Error => Object.assign(new Error(`${code}: raw`), { code });

test.for([
  ['ENOSPC', 'The disk of /srv/x is full: free some space on it'],
  ['EDQUOT', 'This user’s quota on the disk of /srv/x is used up: raise it, free some space'],
  ['EACCES', 'This user has no right to use /srv/x: give it the right (chown or chmod)'],
  ['EPERM', 'This user has no right to use /srv/x: give it the right (chown or chmod)'],
  [
    'EROFS',
    'The file system of /srv/x is read-only: make it writable (systemd: ReadWritePaths=; a container: a volume)',
  ],
  ['ENOENT', 'The folder /srv/x does not exist: make it'],
  ['ENOTDIR', '/srv/x is no folder: move it away'],
] as const)('%s names the path, and says what to do', ([code, told]) => {
  expect(pathFault(systemError(code), PLACE)).toBe(told + ENDING);
});

test('SQLite tells a full disk in words; what is no refusal of the file system is left to others', () => {
  expect(pathFault(new Error('database or disk is full'), PLACE)).toBe(
    `The disk of /srv/x is full: free some space on it${ENDING}`,
  );
  for (const error of [systemError('EMFILE'), systemError('toString'), new Error('odd'), 'EROFS', undefined]) {
    expect(pathFault(error, PLACE)).toBeUndefined();
  }
});

test('a folder is looked at before it is used: one that can be made is good, below a file none can', async () => {
  const root = await mkdtemp(join(tmpdir(), 'huesmith-paths-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const file = join(root, 'file');
  await writeFile(file, '');
  const at = (path: string) => ({ ...PLACE, path });
  expect(folderFault(at(root))).toBeUndefined();
  expect(folderFault(at(join(root, 'new', 'newer')))).toBeUndefined();
  expect(fileFault(at(file))).toBeUndefined();
  for (const path of [file, join(file, 'below')]) {
    expect(folderFault(at(path))).toBe(`${file} is no folder: move it away${ENDING}`);
  }
});
