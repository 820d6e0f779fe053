import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { readAddress } from './address.ts';
import { clockOf, readClock } from './clock.ts';
import type { Dialect } from './dialect.ts';
import type { DialectName } from './migrations/migration.ts';
import { newestSchema, versionOf } from './migrations/migrate.ts';
import { probeWrites } from './probe.ts';
import type { Schema } from './schema.ts';

export interface Inspected {
  readonly dialect: DialectName;
  /** Of the database program, such as `3.53.0` or `18.4`. */
  readonly version: string;
  /** undefined: the database is empty. */
  readonly schema: number | undefined;
  /** The schema that this program knows. */
  readonly schemaKnown: number;
  /** Whether this role may make tables. */
  readonly mayMigrate: boolean;
  /** How far its clock is ahead of this machine's. */
  readonly clockAheadMs: number;
  /** How long a durable write takes, the quickest of a few; undefined where the schema is not this program's. */
  readonly writeMs: number | undefined;
  /** Identifies the secret that belongs to the database; undefined: it has none yet. */
  readonly secretCheck: string | undefined;
}

const WRITES = 5;

/**
 * Looks at a database, and changes nothing of it but the row that is there for trying. undefined: the data file does not
 * exist.
 * @param url as `openStore` takes it
 * @throws StorageUnavailable or StorageUnusable
 */
export async function inspectDatabase(url: string): Promise<Inspected | undefined> {
  const { dialect, place } = readAddress(url);
  if (!dialect.exists(place)) return undefined;
  const { db, close } = dialect.open(place, { connections: 1, onConnectionLost: () => undefined });
  return inspect(db, dialect).finally(close);
}

async function inspect(db: Kysely<Schema>, dialect: Dialect): Promise<Inspected> {
  const now = clockOf(dialect.clock);
  const asked = Date.now();
  const theirs = await readClock(db, now);
  const clockAheadMs = Math.round(theirs - (asked + Date.now()) / 2);
  const { rows } = await sql<{ version: string }>`select ${dialect.version} as version`.execute(db);
  const schema = await versionOf(db, dialect);
  const isCurrent = schema === newestSchema();
  return {
    dialect: dialect.name,
    version: rows[0]?.version ?? '',
    schema,
    schemaKnown: newestSchema(),
    mayMigrate: await dialect.mayMakeTables(db),
    clockAheadMs,
    writeMs: isCurrent ? await quickestWrite(probeWrites(db, now).probe) : undefined,
    secretCheck: isCurrent ? await secretCheckOf(db) : undefined,
  };
}

/** The first of them opens connections and prepares statements. */
async function quickestWrite(write: () => Promise<void>): Promise<number> {
  let quickest = Infinity;
  for (let at = 0; at < WRITES; at += 1) {
    const began = performance.now();
    await write();
    quickest = Math.min(quickest, performance.now() - began);
  }
  return quickest;
}

async function secretCheckOf(db: Kysely<Schema>): Promise<string | undefined> {
  const row = await db.selectFrom('service_secrets').select('value').where('name', '=', 'check').executeTakeFirst();
  return row?.value;
}
