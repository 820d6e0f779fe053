import { chmod, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StorageUnusable } from '../errors.ts';
import { pathFault } from '../path-faults.ts';
import { openAsIs } from './open.ts';
import { unusable } from './errors.ts';
import { type Integrity, integrityOf } from './integrity.ts';

export interface Copied extends Integrity {
  readonly bytes: number;
}

/**
 * Copies a data file as it is at one moment, while others write to it. The copy has its name only once it is whole, checked
 * and on the disk; it is for this user alone.
 * @throws StorageUnusable when the file cannot be read, or the copy is not sound or cannot be written
 */
export async function copySqlite(file: string, copy: string): Promise<Copied> {
  const draft = `${copy}.partial`;
  checkReadable(file);
  try {
    await rm(draft, { force: true });
    // An empty file with its rights first: SQLite fills it, and no other user can ever read it.
    const handle = await open(draft, 'wx', 0o600);
    try {
      await chmod(draft, 0o600);
      await vacuumInto(file, draft);
      const integrity = integrityOf(draft);
      await handle.sync();
      await rename(draft, copy);
      return { ...integrity, bytes: (await stat(copy)).size };
    } finally {
      await handle.close();
    }
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error instanceof StorageUnusable ? error : cannotBeWritten(copy, error);
  }
}

/** A fault of the original must not be reported as one of the copy. */
function checkReadable(file: string): void {
  try {
    const database = openAsIs(file, 'write');
    try {
      database.all('select count(*) from sqlite_schema');
    } finally {
      database.close();
    }
  } catch (error) {
    throw unusable(file, error);
  }
}

function cannotBeWritten(copy: string, error: unknown): StorageUnusable {
  const reason = error instanceof Error ? error.message : String(error);
  const told =
    pathFault(error, { path: dirname(copy), elsewhere: 'choose another folder' }) ??
    `Its disk may report an error (${reason}): choose another folder.`;
  return new StorageUnusable(`The copy ${copy} cannot be written. ${told}`, { cause: error });
}

/** On a thread of its own: it takes seconds for a large file, in which the service answers. */
async function vacuumInto(file: string, copy: string): Promise<void> {
  const worker = new Worker(new URL('./copy-thread.ts', import.meta.url), { workerData: { file, copy } });
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the copying thread ended with ${code}`)),
    );
  });
}
