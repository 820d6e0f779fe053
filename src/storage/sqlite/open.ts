/**
 * All of `node:sqlite`, which is a release candidate, in one file: the shape that Kysely's SQLite dialect expects, with
 * every statement prepared once (twice as fast), and SQLite's errors translated to ours.
 */
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type { Schema } from '../schema.ts';
import { translated, unusable } from './errors.ts';

const BUSY_TIMEOUT_MS = 5_000;
/** Statements come from a fixed set of texts; the bound is for those with lists of varying length. */
const PREPARED_MAX = 200;

export interface OpenSqlite {
  readonly db: Kysely<Schema>;
  /** In place of Kysely's own `destroy`, which closes nothing where nothing was asked yet. */
  readonly close: () => void;
}

/**
 * Opens a data file, making it where there is none.
 * @throws StorageUnusable with a sentence for the operator when the file cannot be opened, or is no database
 */
export function openSqlite(file: string, purpose: 'read' | 'write'): OpenSqlite {
  try {
    const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    // Rows of some 2 KB leave less of a page of 8 KiB empty than of 4 KiB. Only an empty file takes this.
    database.exec('pragma page_size = 8192');
    database.exec('pragma journal_mode = wal');
    database.exec('pragma synchronous = full');
    // 8 MB a connection; what else is read is in the system's own cache.
    database.exec('pragma cache_size = -8000');
    // In pages: 2 MiB. What is copied into the file halts a batch, four times as long at four times as much.
    database.exec('pragma wal_autocheckpoint = 250');
    database.prepare('select count(*) from sqlite_schema').get();
    if (purpose === 'read') database.exec('pragma query_only = on');
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: asKyselyDatabase(database) }) });
    return { db, close: () => database.close() };
  } catch (error) {
    throw unusable(file, error);
  }
}

/** A data file as it is: nothing of it is set or made, and nothing is prepared. For looking at it, copying and restoring. */
export interface PlainSqlite {
  all(text: string, ...parameters: readonly string[]): readonly Readonly<Record<string, unknown>>[];
  close(): void;
}

/** Throws SQLite's own errors. */
export function openAsIs(file: string, access: 'read' | 'write', { waitMs = BUSY_TIMEOUT_MS } = {}): PlainSqlite {
  const database = new DatabaseSync(file, { timeout: waitMs, readOnly: access === 'read' });
  return {
    all: (text, ...parameters) => database.prepare(text).all(...parameters),
    close: () => database.close(),
  };
}

function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      const known = prepared.get(text);
      if (known !== undefined) return known;
      if (prepared.size >= PREPARED_MAX) prepared.clear();
      // A transaction that reads first and writes later fails when another process wrote in between; this one waits.
      const statement = translated(() =>
        asKyselyStatement(database.prepare(text === 'begin' ? 'begin immediate' : text)),
      );
      const safe = text === 'rollback' ? onlyWithin(database, statement) : statement;
      prepared.set(text, safe);
      return safe;
    },
    close: () => prepared.clear(),
  };
}

/** A full disk has already rolled the transaction back; rolling back again would hide why. */
function onlyWithin(database: DatabaseSync, statement: SqliteStatement): SqliteStatement {
  const nothing = { changes: 0, lastInsertRowid: 0 };
  return { ...statement, run: (parameters) => (database.isTransaction ? statement.run(parameters) : nothing) };
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => translated(() => runsOf(parameters).flatMap((run) => statement.all(...run))),
    run: (parameters) =>
      translated(() => {
        let changes = 0;
        for (const run of runsOf(parameters)) changes += Number(statement.run(...run).changes);
        return { changes, lastInsertRowid: 0 };
      }),
    iterate: (parameters) => statement.iterate(...parameters.map(asInput)),
  };
}

/** A statement is run once with its parameters, or, where its one parameter is a list of rows, once with each of them. */
function runsOf(parameters: readonly unknown[]): SQLInputValue[][] {
  const [rows] = parameters;
  if (!Array.isArray(rows)) return [parameters.map(asInput)];
  return rows.map((row: unknown) => (Array.isArray(row) ? row.map(asInput) : []));
}

function asInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite takes no ${typeof value}`);
}
