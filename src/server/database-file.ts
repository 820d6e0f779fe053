import { join } from 'node:path';
import { StartFault } from './start-fault.ts';

/** Of the embedded database, in the data folder. */
export function databaseFile(dataFolder: string): string {
  return join(dataFolder, 'huesmith.db');
}

/** @throws StartFault where the database is a server, which has programs of its own for this */
export function requireEmbedded({ databaseUrl }: { databaseUrl: string | undefined }): void {
  if (databaseUrl === undefined) return;
  throw new StartFault(
    'DATABASE_URL names PostgreSQL, which is backed up by pg_dump and restored by pg_restore; docs/operations.md tells how.',
  );
}
