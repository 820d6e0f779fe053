import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mounted } from './mounted.ts';
import { runToEnd, temporaryFolder } from './server-process.ts';

/** Each refusal of the file system, as the start, doctor and backup tell it. */

const readOnly = await mounted('ro');
const full = await mounted('size=64k');
/** Root has every right; the tests of it are nobody's then. */
const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

let root: Awaited<ReturnType<typeof temporaryFolder>>;
let data: string;
beforeAll(async () => {
  root = await temporaryFolder();
  data = join(root.path, 'data');
  await writeFile(join(root.path, 'file'), '');
  await mkdir(join(root.path, 'closed'), { mode: 0o500 });
  await runToEnd(['src/cli/main.ts', 'keys', 'list'], { HUESMITH_DATA: data });
});
afterAll(async () => {
  await Promise.all([readOnly?.remove(), full?.remove()]);
  await root.remove();
});

async function backUp(folder: string): Promise<string> {
  const { code, log } = await runToEnd(['src/cli/main.ts', 'backup', join(folder, 'x.db')], { HUESMITH_DATA: data });
  expect(code).toBe(1);
  return log;
}

async function doctor(env: Record<string, string>): Promise<string> {
  const { code, output, log } = await runToEnd(['src/cli/main.ts', 'doctor'], { HUESMITH_DATA: data, ...env });
  expect([code, log]).toEqual([1, '']);
  return output;
}

async function start(folder: string): Promise<string> {
  const { code, log } = await runToEnd(['src/server.ts'], { HUESMITH_DATA: folder, PORT: '0', HTTPS_PORT: 'off' });
  expect(code).toBe(1);
  return log;
}

test('a backup into a folder that is not there, or is a file, says so', async () => {
  const none = join(root.path, 'none');
  expect(await backUp(none)).toBe(
    `The copy ${join(none, 'x.db')} cannot be written. The folder ${none} does not exist: make it, or choose another folder.\n`,
  );
  const file = join(root.path, 'file');
  expect(await backUp(file)).toContain(`${file} is no folder: move it away, or choose another folder.`);
  expect(await doctor({ HUESMITH_BACKUP_DIR: file })).toMatch(
    /^BAD {3}backup +\S+file is no folder: .*HUESMITH_BACKUP_DIR/m,
  );
});

test.skipIf(readOnly === undefined)('a file system that is read-only is told as that, by each', async () => {
  const path = readOnly?.path ?? '';
  const told = `The file system of ${path} is read-only: make it writable`;
  expect(await backUp(path)).toContain(told);
  expect(await start(path)).toContain(told);
  expect(await start(join(path, 'data'))).toContain(told);
  const seen = await doctor({ HUESMITH_BACKUP_DIR: join(path, 'backups') });
  expect(seen).toMatch(/^BAD {3}backup .* is read-only: .* set HUESMITH_BACKUP_DIR to another folder\.$/m);
  expect(await doctor({ HUESMITH_DATA: path })).toMatch(/^BAD {3}data folder .* is read-only: .* set HUESMITH_DATA/m);
});

test.skipIf(full === undefined)('a disk that is full is told as that, and no half copy stays', async () => {
  const path = full?.path ?? '';
  expect(await backUp(path)).toContain(`The disk of ${path} is full: free some space on it, or choose another folder.`);
  expect(await readdir(path)).toEqual([]);
  expect(await doctor({ HUESMITH_BACKUP_DIR: path })).toMatch(/^BAD {3}backup +The disk of \S+ is full/m);
});

describe('without rights', () => {
  function asNobody(words: readonly string[], env: Record<string, string>) {
    const { status, stderr, stdout } = spawnSync(process.execPath, words, {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...env },
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    });
    return { status, told: stderr + stdout };
  }

  test('the folder is named, by each', async () => {
    await chmod(root.path, 0o755);
    const closed = join(root.path, 'closed');
    const own = join(root.path, 'own');
    await mkdir(own);
    await chmod(own, 0o777);
    const env = { HUESMITH_DATA: join(own, 'data'), HUESMITH_BACKUP_DIR: closed };
    asNobody(['src/cli/main.ts', 'keys', 'list'], env);
    const told = `This user has no right to use ${closed}: give it the right (chown or chmod), or `;
    expect(asNobody(['src/cli/main.ts', 'backup', join(closed, 'x.db')], env)).toEqual({
      status: 1,
      told: expect.stringContaining(`${told}choose another folder.`),
    });
    expect(asNobody(['src/cli/main.ts', 'doctor'], env)).toEqual({
      status: 1,
      told: expect.stringContaining(`${told}set HUESMITH_BACKUP_DIR to another folder.`),
    });
    const seen = asNobody(['src/cli/main.ts', 'doctor'], { HUESMITH_DATA: closed, PORT: '0' });
    expect(seen.told).toMatch(/^BAD {3}data folder +This user has no right to use /m);
    for (const subject of ['certificate', 'database']) {
      expect(seen.told).toMatch(new RegExp(`^note  ${subject} +not looked at, for the data folder`, 'm'));
    }
    expect(asNobody(['src/server.ts'], { HUESMITH_DATA: closed })).toEqual({
      status: 1,
      told: `${told}set HUESMITH_DATA to another folder.\n`,
    });
  });
});
