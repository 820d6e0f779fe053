import { ApiError } from '../contract/errors.ts';
import { ConfigError } from '../config.ts';
import { CanvasMissing } from '../export/card/canvas-missing.ts';
import { StorageUnavailable, StorageUnusable } from '../storage/errors.ts';
import { dataPlace, pathFault, pathOf } from '../storage/path-faults.ts';

/** The service cannot start until somebody acts; `message` tells them what to do. */
export class StartFault extends Error {
  override readonly name = 'StartFault';
}

/** What to print of an error that ended a command: sentences for the person who ran it, and no stack. */
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

/** What the system refuses of a process, by the code of its error. */
const SYSTEM_FAULTS: Readonly<Record<string, string>> = {
  EMFILE: 'This process has too many open files: raise its limit (`ulimit -n`), then start again.',
  ENFILE: 'The system has too many open files: raise its limit (`sysctl fs.file-max`), then start again.',
};

function systemFault(error: unknown): string | undefined {
  if (!(error instanceof Error) || error instanceof StartFault || error instanceof StorageUnusable) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (Object.hasOwn(SYSTEM_FAULTS, code)) return SYSTEM_FAULTS[code];
  // What does not exist may be anything; what is refused is where the service writes.
  if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
  return pathFault(error, dataPlace(pathOf(error) ?? 'the data folder'));
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
