import { access, constants, copyFile, open, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { StorageUnusable } from '../errors.ts';
import { dataPlace, pathFault } from '../path-faults.ts';
import { openAsIs } from './open.ts';
import { isBusy } from './errors.ts';
import { type Integrity, integrityOf } from './integrity.ts';

export interface Restored extends Integrity {
  /** Where what was there before is now; undefined: nothing was. */
  readonly before: string | undefined;
}

export interface RestoreOptions {
  /** Of the secret that the service will start with; undefined: there is none yet. */
  readonly secretCheck: string | undefined;
  /** Part of the name under which what was there before is kept. */
  readonly stamp: string;
}

/**
 * Puts a copy in the place of a data file. The copy is checked before anything is moved, and what was there is kept beside
 * it: whatever fails, one of the two is in its place.
 * @throws StorageUnusable when the copy is not sound, belongs to another secret, or the data file is in use
 */
export async function restoreSqlite(copy: string, file: string, options: RestoreOptions): Promise<Restored> {
  const draft = `${file}.restoring`;
  await rm(draft, { force: true });
  try {
    await putInPlace(copy, draft);
    const handle = await open(draft, 'r+');
    await handle.chmod(0o600).finally(() => handle.close());
    const integrity = integrityOf(draft);
    const { secretCheck } = integrity;
    if (options.secretCheck !== undefined && secretCheck !== undefined && secretCheck !== options.secretCheck) {
      throw new StorageUnusable(OTHER_SECRET);
    }
    await flush(draft);
    const before = existsSync(file) ? await moveAway(file, `${file}.before-${options.stamp}`) : undefined;
    await rename(draft, file);
    await flush(dirname(file));
    return { ...integrity, before };
  } finally {
    for (const end of ['', '-wal', '-shm']) await rm(`${draft}${end}`, { force: true });
  }
}

async function putInPlace(copy: string, draft: string): Promise<void> {
  await access(copy, constants.R_OK).catch((error: unknown) => {
    throw new StorageUnusable(
      `The copy ${copy} cannot be read (${codeOf(error)}): name a file that \`backup\` made, and that this user may read.`,
      { cause: error },
    );
  });
  const place = dataPlace(dirname(draft));
  await copyFile(copy, draft).catch((error: unknown) => {
    const told = pathFault(error, place) ?? `Into ${place.path} nothing can be put (${codeOf(error)}).`;
    throw new StorageUnusable(`The copy ${copy} is not restored. ${told}`, { cause: error });
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

const OTHER_SECRET =
  'The copy belongs to another secret: put the file `secret` that was kept with it into the data folder, or set HUESMITH_SECRET to it, then restore again.';

/** A file that cannot be read is moved as it is: it may be why somebody restores. */
async function moveAway(file: string, to: string): Promise<string> {
  try {
    const database = openAsIs(file, 'write', { waitMs: 0 });
    try {
      // Only the one program that has the file open may do this; what the write-ahead log holds goes into the file.
      database.all('pragma journal_mode = delete');
    } finally {
      database.close();
    }
  } catch (error) {
    if (isBusy(error)) {
      throw new StorageUnusable(`The data file ${file} is in use. Stop the service, then restore again.`, {
        cause: error,
      });
    }
  }
  await rename(file, to);
  for (const end of ['-wal', '-shm']) {
    if (existsSync(`${file}${end}`)) await rename(`${file}${end}`, `${to}${end}`);
  }
  return to;
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
