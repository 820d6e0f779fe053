import { StorageUnusable } from '../errors.ts';
import { newestSchema } from '../migrations/migrate.ts';
import { openAsIs } from './open.ts';
import { unusable } from './errors.ts';

export interface Integrity {
  readonly schema: number;
  /** Identifies the secret that belongs to the database; undefined: it has none yet. */
  readonly secretCheck: string | undefined;
}

/**
 * Reads the whole of a data file, which nothing else uses.
 * @throws StorageUnusable when it is damaged, not a Huesmith database, or of a newer version of this program
 */
export function integrityOf(file: string): Integrity {
  try {
    const database = openAsIs(file, 'write');
    try {
      const faults = database.all('pragma integrity_check(1)').map((row) => String(Object.values(row)[0]));
      if (faults[0] !== 'ok')
        throw new StorageUnusable(`The file ${file} is damaged (${faults[0]}); take another copy.`);
      if (database.all("select 1 from sqlite_schema where name = 'schema_versions'").length === 0) {
        throw new StorageUnusable(`The file ${file} is no database of Huesmith; name a file that \`backup\` made.`);
      }
      const schema = Number(database.all('select max(version) as version from schema_versions')[0]?.['version'] ?? 0);
      if (schema > newestSchema()) {
        throw new StorageUnusable(
          `The file ${file} is of a newer version of Huesmith (schema ${schema}; this one knows ${newestSchema()}). Use that version.`,
        );
      }
      return { schema, secretCheck: secretCheckOf(database) };
    } finally {
      database.close();
    }
  } catch (error) {
    throw error instanceof StorageUnusable ? error : unusable(file, error);
  }
}

function secretCheckOf(database: ReturnType<typeof openAsIs>): string | undefined {
  if (database.all("select 1 from sqlite_schema where name = 'service_secrets'").length === 0) return undefined;
  const [row] = database.all("select value from service_secrets where name = 'check'");
  return row === undefined ? undefined : String(row['value']);
}
