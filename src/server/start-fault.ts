import { ApiError } from '../contract/errors.ts';
import { ConfigError } from '../config.ts';
import { StorageUnavailable, StorageUnusable } from '../storage/errors.ts';

/** The service cannot start until somebody acts; `message` tells them what to do. */
export class StartFault extends Error {
  override readonly name = 'StartFault';
}

/** What to print of an error that ended a command: sentences for whoever ran it, and no stack. */
export function sentencesFor(error: unknown): readonly string[] {
  if (error instanceof ConfigError) return error.faults;
  if (error instanceof StorageUnavailable) {
    return [`The database does not answer (${error.message}); check DATABASE_URL and that it runs.`];
  }
  if (error instanceof StartFault || error instanceof ApiError || error instanceof StorageUnusable)
    return [error.message];
  const reason = error instanceof Error ? error.message : String(error);
  return [`It failed for a reason that we did not foresee: ${reason}`];
}

const LISTEN_FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use; stop what uses it, or choose another',
  EACCES: 'may not be used by this user; choose one above 1023',
  EADDRNOTAVAIL: 'cannot be opened, for HUESMITH_HOST is no address of this machine; set another address',
};

/** @param variable the setting that chose the port */
export function listenFault(error: unknown, variable: string, port: number): StartFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why = LISTEN_FAULTS[code] ?? `cannot be opened (${code || String(error)}); choose another`;
  return new StartFault(`Port ${port} ${why}${why.endsWith('address') ? '' : ` with ${variable}`}.`, { cause: error });
}
