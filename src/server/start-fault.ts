import { ApiError } from '../contract/errors.ts';
import { ConfigError } from '../config.ts';
import { CanvasMissing } from '../export/card/canvas-missing.ts';
import { StorageUnavailable, StorageUnusable } from '../storage/errors.ts';

/** The service cannot start until somebody acts; `message` tells them what to do. */
export class StartFault extends Error {
  override readonly name = 'StartFault';
}

/** What to print of an error that ended a command: sentences for whoever ran it, and no stack. */
export function sentencesFor(error: unknown): readonly string[] {
  if (error instanceof ConfigError) return error.faults;
  const fault = systemFault(error);
  if (fault !== undefined) return [fault];
  if (error instanceof StorageUnavailable) {
    return [`The database does not answer (${error.message}); check DATABASE_URL, and that the database is running.`];
  }
  if (error instanceof StartFault || error instanceof ApiError || error instanceof StorageUnusable)
    return [error.message];
  if (error instanceof CanvasMissing) return [`${error.message}.`];
  const reason = error instanceof Error ? error.message : String(error);
  return [`Something unexpected went wrong: ${reason}`];
}

/** What the system refuses, by the code of its error; SQLite tells a full disk in words. */
const SYSTEM_FAULTS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: free some space, then start again. `huesmith doctor` shows which disk.',
  EDQUOT: 'This user’s disk quota is used up: raise it or free some space, then start again.',
  EROFS: 'The file system is read-only: mount it writable, or set HUESMITH_DATA to another folder.',
  EMFILE: 'This process has too many open files: raise its limit (`ulimit -n`), then start again.',
  ENFILE: 'The system has too many open files: raise its limit (`sysctl fs.file-max`), then start again.',
};

function systemFault(error: unknown): string | undefined {
  if (!(error instanceof Error) || error instanceof StartFault || error instanceof StorageUnusable) return undefined;
  if (error instanceof StorageUnavailable && /database or disk is full/.test(error.message))
    return SYSTEM_FAULTS['ENOSPC'];
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (Object.hasOwn(SYSTEM_FAULTS, code)) return SYSTEM_FAULTS[code];
  if (code !== 'EACCES' && code !== 'EPERM') return undefined;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : 'a file';
  return `No permission to use ${path}: grant it to this user, or start as the user that owns it.`;
}

const LISTEN_FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use; stop whatever is using it, or choose another',
  EACCES: 'is not open to this user; choose one above 1023',
  EADDRNOTAVAIL: 'cannot be opened: HUESMITH_HOST is not an address of this machine; set another address',
};

/** @param variable the setting that chose the port */
export function listenFault(error: unknown, variable: string, port: number): StartFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why = LISTEN_FAULTS[code] ?? `cannot be opened (${code || String(error)}); choose another`;
  return new StartFault(`Port ${port} ${why}${why.endsWith('address') ? '' : ` with ${variable}`}.`, { cause: error });
}
