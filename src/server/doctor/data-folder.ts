import { existsSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { dataPlace, folderFault, fullDisk, nearestPath } from '../../storage/path-faults.ts';
import { backupPlace, newestBackup } from '../back-up-daily.ts';
import { isOwnFile } from '../data-folder.ts';
import { databaseFile } from '../database-file.ts';
import { bad, type Finding, good, note } from './finding.ts';

const MIB = 1024 * 1024;
/** Below this a day's log of transactions may fill the disk. */
const FREE_MIN_MIB = 512;

export async function lookAtDataFolder({ dataFolder }: Config): Promise<Finding> {
  const subject = 'data folder';
  const fault = folderFault(dataPlace(dataFolder));
  if (fault !== undefined) return bad(subject, fault);
  if (!existsSync(dataFolder)) return note(subject, `${dataFolder} does not exist yet; the first start makes it`);
  const paths = [dataFolder, ...(await readdir(dataFolder)).filter(isOwnFile).map((name) => join(dataFolder, name))];
  const open: string[] = [];
  const foreign: string[] = [];
  const owner = (await stat(dataFolder)).uid;
  for (const path of paths) {
    const { mode, uid } = await stat(path);
    if ((mode & 0o007) !== 0) open.push(path);
    if (uid !== owner) foreign.push(path);
  }
  if (open.length > 0)
    return bad(subject, `other users may read ${open.join(', ')}: chmod o-rwx, or start the service`);
  if (foreign.length > 0) return bad(subject, `${foreign.join(', ')} is another user's than the folder: chown it`);
  return good(subject, `${dataFolder}, closed to other users`);
}

/** Whether what is said of files in the data folder is true: below a folder without rights nothing seems to be there. */
export function isLookable({ dataFolder }: Pick<Config, 'dataFolder'>): boolean {
  return folderFault(dataPlace(dataFolder)) === undefined;
}

export async function lookAtDisk({ dataFolder }: Config): Promise<Finding> {
  const subject = 'disk';
  const { bavail, bsize, blocks } = await statfs(nearestPath(dataFolder));
  const free = Math.floor((bavail * bsize) / MIB);
  const told = `${free.toLocaleString('en')} MiB free of ${Math.floor((blocks * bsize) / MIB).toLocaleString('en')}`;
  return free < FREE_MIN_MIB
    ? bad(subject, `${told}: free some, or set HUESMITH_HISTORY_DAYS to trim history`)
    : good(subject, told);
}

const DAY_MS = 86_400_000;
/** A clock that the network corrects goes back by less. */
const AHEAD_MS = 60_000;

export async function lookAtBackups({ backupFolder, databaseUrl, dataFolder }: Config): Promise<Finding> {
  const subject = 'backup';
  if (databaseUrl !== undefined) return note(subject, 'by PostgreSQL’s own programs; docs/operations.md tells how');
  if (backupFolder === undefined) return note(subject, 'none is scheduled: set HUESMITH_BACKUP_DIR for one a day');
  const place = backupPlace(backupFolder);
  const fault = folderFault(place) ?? ((await hasRoomFor(backupFolder, dataFolder)) ? undefined : fullDisk(place));
  if (fault !== undefined) return bad(subject, fault);
  if (!existsSync(backupFolder)) return note(subject, `none yet; the service makes the first in ${backupFolder}`);
  const newest = await newestBackup(backupFolder);
  if (newest === undefined) return note(subject, `none in ${backupFolder} yet; the service makes the first`);
  if (newest.at - Date.now() > AHEAD_MS) {
    return bad(subject, `${newest.name} is of the future: set this machine's clock by the network (NTP), or remove it`);
  }
  const hours = Math.round((Date.now() - newest.at) / 3_600_000);
  const told = `${newest.name}, ${hours} hours old, ${newest.bytes.toLocaleString('en')} bytes`;
  if (Date.now() - newest.at > 2 * DAY_MS) return bad(subject, `${told}: is the service running? Its log says why not`);
  const isSameDisk = existsSync(dataFolder) && (await stat(dataFolder)).dev === (await stat(backupFolder)).dev;
  return isSameDisk ? note(subject, `${told}, on the same disk as the data`) : good(subject, told);
}

/** Whether a copy of the database fits. */
async function hasRoomFor(backupFolder: string, dataFolder: string): Promise<boolean> {
  const database = databaseFile(dataFolder);
  if (!existsSync(database)) return true;
  const { bavail, bsize } = await statfs(nearestPath(backupFolder));
  return bavail * bsize >= (await stat(database)).size;
}
