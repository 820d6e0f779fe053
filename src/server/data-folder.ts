import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartFault } from './start-fault.ts';

/** @throws StartFault when the folder cannot be made or written to */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartFault(
      `The data folder ${folder} cannot be written to; make it a folder of this user, or set HUESMITH_DATA to another.`,
      { cause },
    );
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
  return databaseUrl ?? `sqlite:${join(dataFolder, 'huesmith.db')}`;
}
