import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { StorageUnusable } from '../storage/errors.ts';
import { folderFault, pathFault, type Place } from '../storage/path-faults.ts';
import type { Store } from '../storage/store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LOOK_EVERY_MS = 10 * 60 * 1000;
const BACKUPS_KEPT = 7;

export interface BackUpOptions {
  readonly store: Pick<Store, 'copyTo'>;
  /** undefined: nothing is backed up. */
  readonly folder: string | undefined;
  readonly log: Pick<Logger, 'info' | 'error'>;
  /** Told when the newest backup was made, in milliseconds since 1970. */
  readonly onBackup?: (at: number) => void;
  /** In place of the clock, for tests. */
  readonly now?: () => number;
}

export interface BackingUp {
  /** Looks whether the newest backup is a day old, and makes another then. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/** A copy of the embedded database a day, of which the newest seven are kept. Other files of the folder are left alone. */
export function backUpDaily({ store, folder, log, onBackup, now = Date.now }: BackUpOptions): BackingUp {
  if (folder === undefined) return { look: async () => undefined, stop: async () => undefined };
  const target = folder;
  let looking: Promise<void> | undefined;

  async function backUpWhenDue(): Promise<void> {
    try {
      const fault = folderFault(backupPlace(target));
      if (fault !== undefined) throw new StorageUnusable(fault);
      await mkdir(target, { recursive: true, mode: 0o700 });
      const newest = await newestBackup(target);
      if (newest !== undefined) onBackup?.(newest.at);
      if (newest !== undefined && now() - newest.at < DAY_MS) return;
      const at = now();
      const file = join(target, nameOf(at));
      const { bytes } = await store.copyTo(file);
      onBackup?.(at);
      log.info({ file, bytes }, 'the database is backed up');
      for (const { name } of (await backupsIn(target)).slice(BACKUPS_KEPT)) await rm(join(target, name));
    } catch (error) {
      const reason = error instanceof StorageUnusable ? error.message : pathFault(error, backupPlace(target));
      log.error(reason === undefined ? { err: error } : { reason }, 'the database was not backed up');
    }
  }

  const look = (): Promise<void> => {
    looking ??= backUpWhenDue().finally(() => (looking = undefined));
    return looking;
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  void look();
  return {
    look,
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

export function backupPlace(path: string): Place {
  return { path, elsewhere: 'set HUESMITH_BACKUP_DIR to another folder' };
}

export interface Backup {
  readonly name: string;
  readonly at: number;
}

const OURS = /^huesmith-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/;

function nameOf(at: number): string {
  return `huesmith-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`;
}

/** Newest first. */
async function backupsIn(folder: string): Promise<readonly Backup[]> {
  const backups = (await readdir(folder)).flatMap((name) => {
    const [, day, hours, minutes, seconds] = OURS.exec(name) ?? [];
    return day === undefined ? [] : [{ name, at: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) }];
  });
  return backups.toSorted((a, b) => b.at - a.at);
}

/** The newest backup of a folder; undefined: there is none. */
export async function newestBackup(folder: string): Promise<(Backup & { readonly bytes: number }) | undefined> {
  const [newest] = await backupsIn(folder);
  return newest && { ...newest, bytes: (await stat(join(folder, newest.name))).size };
}
