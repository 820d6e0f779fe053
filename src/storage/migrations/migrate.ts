import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Dialect } from '../dialect.ts';
import { StorageUnusable } from '../errors.ts';
import type { Schema } from '../schema.ts';
import { first } from './0001-first.ts';
import { signIn } from './0002-sign-in.ts';
import { throttles } from './0003-throttles.ts';
import { keyChanges } from './0004-key-changes.ts';
import { tallies } from './0005-tallies.ts';
import { security } from './0006-security.ts';
import { modelSpending } from './0007-model-spending.ts';
import type { Migration } from './migration.ts';

const MIGRATIONS: readonly Migration[] = [first, signIn, throttles, keyChanges, tallies, security, modelSpending];

/** The schema that this program knows. */
export function newestSchema(): number {
  return MIGRATIONS.length;
}

/**
 * Applies the migrations that the database lacks, all in one transaction. Several nodes may call it at once: one
 * does the work behind a lock, the others find it done.
 * @throws StorageUnusable when a newer version of the program has already changed the database
 */
export async function migrate(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  // A role that may not make tables can run the service on a database that another has migrated.
  if ((await versionOf(db, dialect)) === MIGRATIONS.length) return;
  await db.transaction().execute(async (trx) => {
    await dialect.lockMigrations(trx);
    await sql`create table if not exists schema_versions (version bigint primary key)`.execute(trx);
    const { rows } = await sql<{ version: number | null }>`select max(version) as version from schema_versions`.execute(
      trx,
    );
    const current = rows[0]?.version ?? 0;
    if (current > MIGRATIONS.length) {
      throw new StorageUnusable(
        `The database was changed by a newer version of Huesmith (schema ${current}; this one knows ${MIGRATIONS.length}). Start that version, or restore a backup.`,
      );
    }
    for (const migration of MIGRATIONS.slice(current)) {
      await migration.up(trx, dialect.name);
      await sql`insert into schema_versions (version) values (${migration.version})`.execute(trx);
    }
  });
}

/** undefined: the database is empty. */
export async function versionOf(db: Kysely<Schema>, dialect: Dialect): Promise<number | undefined> {
  if (!(await dialect.hasTable(db, 'schema_versions'))) return undefined;
  const latest = sql<{ version: number | null }>`select max(version) as version from schema_versions`;
  return (await latest.execute(db)).rows[0]?.version ?? undefined;
}
