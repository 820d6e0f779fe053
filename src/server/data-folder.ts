import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { dataPlace, folderFault, pathFault, pathOf } from '../storage/path-faults.ts';
import { databaseFile } from './database-file.ts';
import { StartFault } from './start-fault.ts';

/**
 * Makes the folder where there is none, and closes it and its files to other users, whatever the umask. What this process
 * makes from here on is closed to them too.
 * @throws StartFault when it cannot be made, written to or closed
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  // A worker thread may read the umask, and no more.
  if (isMainThread) process.umask(0o077);
  const fault = folderFault(dataPlace(folder));
  if (fault !== undefined) throw new StartFault(fault);
  try {
    await makeFolder(folder);
    await close(folder);
  } catch (cause) {
    const place = dataPlace(pathOf(cause) ?? folder);
    throw new StartFault(pathFault(cause, place) ?? `The data folder ${folder} cannot be used (${String(cause)}).`, {
      cause,
    });
  }
}

/** Ours, by name: a folder that somebody chose may hold other things. */
const OWN = /^(secret|huesmith\.db(-wal|-shm|-journal)?)$/;

export function isOwnFile(name: string): boolean {
  return OWN.test(name);
}

async function close(folder: string): Promise<void> {
  await closeOne(folder, 0o700);
  const files = (await readdir(folder)).filter(isOwnFile).map((name) => join(folder, name));
  const tls = join(folder, 'tls');
  if (existsSync(tls)) files.push(...(await readdir(tls)).map((name) => join(tls, name)));
  for (const file of files) await closeOne(file, 0o600);
}

/** A mounted volume may belong to another user, with this one in its group: then only others must be kept out. */
async function closeOne(path: string, mode: number): Promise<void> {
  if (((await stat(path)).mode & 0o777) === mode) return;
  try {
    await chmod(path, mode);
  } catch (error) {
    if (((await stat(path)).mode & 0o007) !== 0) throw error;
  }
}

/** Parents first. Node's own recursive `mkdir` never returns below /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 });
}

/** Where the embedded database is, unless `DATABASE_URL` names another. */
export function databaseUrl({
  databaseUrl,
  dataFolder,
}: {
  databaseUrl: string | undefined;
  dataFolder: string;
}): string {
  return databaseUrl ?? `sqlite:${databaseFile(dataFolder)}`;
}
