import { chmod, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshFile, newCustomer } from '../../test/storage/databases.ts';
import { temporaryFolder } from '../../test/service/server-process.ts';
import { openStore } from '../storage/open-store.ts';
import { backUpDaily } from './back-up-daily.ts';

const DAY_MS = 86_400_000;
const quiet = { info: () => undefined, error: () => undefined };

test(
  'a database is copied once a day; the newest seven are kept, each whole, and other files left alone',
  { timeout: 300_000 },
  async () => {
    const folder = await temporaryFolder();
    onTestFinished(folder.remove);
    await writeFile(join(folder.path, 'notes.txt'), 'mine');
    const store = await (await freshFile()).open();
    let now = Date.parse('2026-03-01T04:05:06Z');
    const told: number[] = [];
    const backingUp = backUpDaily({
      store,
      folder: folder.path,
      log: quiet,
      now: () => now,
      onBackup: (at) => told.push(at),
    });
    await backingUp.look();
    for (let day = 1; day <= 9; day += 1) {
      await newCustomer(store);
      now += DAY_MS / 2;
      await backingUp.look();
      now += DAY_MS / 2;
      await backingUp.look();
    }
    await backingUp.stop();

    const names = (await readdir(folder.path)).toSorted();
    expect(names).toHaveLength(8);
    expect([names[0], names[6], names[7]]).toEqual([
      'huesmith-2026-03-04T04-05-06Z.db',
      'huesmith-2026-03-10T04-05-06Z.db',
      'notes.txt',
    ]);
    expect(Math.max(...told)).toBe(Date.parse('2026-03-10T04:05:06Z'));
    for (const [index, name] of names.slice(0, 7).entries()) {
      const copy = await openStore({ url: `sqlite:${join(folder.path, name)}`, sweepEveryMs: 0 });
      expect([name, (await copy.accounts.list()).length]).toEqual([name, index + 3]);
      await copy.close();
    }
  },
);

test('a folder that cannot be written is told in the log, and ends nothing', async () => {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  const file = join(folder.path, 'no-folder');
  await writeFile(file, '');
  await chmod(file, 0o400);
  const errors: unknown[] = [];
  const store = await (await freshFile()).open();
  const log = { ...quiet, error: (...told: unknown[]) => void errors.push(told) };
  const backingUp = backUpDaily({ store, folder: file, log });
  await backingUp.stop();
  const reason = `${file} is no folder: move it away, or set HUESMITH_BACKUP_DIR to another folder.`;
  expect(errors).toEqual([[{ reason }, 'the database was not backed up']]);
});
