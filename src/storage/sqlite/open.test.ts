import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../open-store.ts';
import { StorageUnusable } from '../errors.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'huesmith-file-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

/** The sentence with which opening fails. */
async function sentence(file: string): Promise<string> {
  try {
    const store = await openStore({ url: `sqlite:${file}` });
    await store.close();
    return 'it was opened';
  } catch (error) {
    return error instanceof StorageUnusable ? error.publicMessage : `no sentence, but ${String(error)}`;
  }
}

describe('a data file that cannot be used is told in one sentence, and is not touched', () => {
  test('when it is no database', async () => {
    const file = join(folder, 'a.db');
    await writeFile(file, 'these are my notes, not a database'.repeat(100));
    expect(await sentence(file)).toBe(
      `The data file ${file} is no SQLite database. Restore it from a backup, or move it away to start empty.`,
    );
  });

  test('when it is damaged', async () => {
    const file = join(folder, 'a.db');
    await (await openStore({ url: `sqlite:${file}` })).close();
    const bytes = await readFile(file);
    // The header says which file this is; what follows is the list of its tables.
    await writeFile(file, bytes.fill(0xa5, 100, 8_192));
    expect(await sentence(file)).toMatch(/^The data file .* is (damaged|no SQLite database)\. /);
  });

  test('when its folder does not exist', async () => {
    expect(await sentence(join(folder, 'no', 'a.db'))).toMatch(/cannot be opened\. Check that its folder exists/);
  });

  test('when it is a folder', async () => {
    const file = join(folder, 'a.db');
    await mkdir(file);
    expect(await sentence(file)).toMatch(/cannot be opened/);
  });

  test.skipIf(process.getuid?.() === 0)('when it may not be written (root may write anything: skipped)', async () => {
    const file = join(folder, 'a.db');
    await (await openStore({ url: `sqlite:${file}` })).close();
    await chmod(file, 0o444);
    expect(await sentence(file)).toMatch(/cannot be written/);
  });

  test('when a newer version has changed it', async () => {
    const file = join(folder, 'a.db');
    await (await openStore({ url: `sqlite:${file}` })).close();
    const database = new DatabaseSync(file);
    database.exec('insert into schema_versions (version) values (999)');
    database.close();
    expect(await sentence(file)).toMatch(/changed by a newer version of Huesmith \(schema 999/);
  });

  test.each(['mysql://user:secret@host/db', 'huesmith.db', 'sqlite::memory:', ''])(
    'when its address is %j',
    async (url) => {
      await expect(openStore({ url })).rejects.toThrow(/is neither sqlite:.* nor postgres:/);
      await expect(openStore({ url })).rejects.not.toThrow(/secret/);
    },
  );
});

test('a store may be opened by two addresses of one file, and leaves one file when it is closed', async () => {
  const file = join(folder, 'a.db');
  const [one, other] = await Promise.all([
    openStore({ url: `sqlite:${file}` }),
    openStore({ url: `sqlite://${file}` }),
  ]);
  await one.accounts.create({ email: 'a@example.org', plan: 'free' });
  expect(await other.accounts.list()).toHaveLength(1);
  await one.close();
  await other.close();
  expect(await readdir(folder)).toEqual(['a.db']);
});

test('a backup is a whole database of one moment, made while the store is open', async () => {
  const store = await openStore({ url: `sqlite:${join(folder, 'a.db')}` });
  onTestFinished(() => store.close());
  await store.accounts.create({ email: 'a@example.org', plan: 'free' });
  // As docs/operations.md tells operators.
  const database = new DatabaseSync(join(folder, 'a.db'), { timeout: 5_000 });
  database.prepare('vacuum into ?').run(join(folder, 'backup.db'));
  database.close();
  await store.accounts.create({ email: 'b@example.org', plan: 'free' });
  const copy = await openStore({ url: `sqlite:${join(folder, 'backup.db')}` });
  onTestFinished(() => copy.close());
  expect((await copy.accounts.list()).map(({ email }) => email)).toEqual(['a@example.org']);
});
