import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Columns, Row, Source } from './ledger/transaction/rows.ts';
import type { DialectName } from './migrations/migration.ts';
import type { Schema } from './schema.ts';

interface OpenOptions {
  /** To a server at most; to a file there is one. */
  readonly connections: number;
  /** Called with the error of an idle connection to a server, which is then replaced. */
  readonly onConnectionLost: (error: Error) => void;
}

interface Connection {
  readonly db: Kysely<Schema>;
  readonly close: () => Promise<void>;
}

/** All that SQLite and PostgreSQL are asked in ways of their own; what a migration writes is in the migration. */
export interface Dialect {
  readonly name: DialectName;
  /** Whether there is a data file; of a server only opening tells. */
  exists(place: string): boolean;
  /** For writing. @param place a file, or the URL of a server */
  open(place: string, options: OpenOptions): Connection;
  /** SQL for the current time of the database's own clock, in milliseconds since 1970. */
  readonly clock: string;
  /** SQL for the version of the database program, such as `3.53.0` or `18.4`. */
  readonly version: RawBuilder<unknown>;
  /** Whether `for update` locks the rows that are read; otherwise every transaction begins as the only writer. */
  readonly locksRows: boolean;
  /** Whether one statement may make several changes. */
  readonly combinesWrites: boolean;
  /** Whether a statement may be sent before the one ahead of it is answered. */
  readonly pipelines: boolean;
  /** Where the rows that a statement of the ledger takes stand in its text. */
  rowSource(columns: Columns): Source;
  /**
   * The parameters with which a statement takes rows.
   * @throws RangeError when a text holds the separator
   */
  rowParameters(columns: readonly string[], rows: readonly Row[]): unknown[];
  /** Whether there is a table of this name. */
  hasTable(db: Kysely<Schema>, name: string): Promise<boolean>;
  /** Whether this role may make tables. */
  mayMakeTables(db: Kysely<Schema>): Promise<boolean>;
  /** Lets no other transaction that asks for this lock go on until this one has ended. */
  lockMigrations(trx: Transaction<Schema>): Promise<void>;
  /** Lets no other transaction write to the table until this one has ended. */
  lockTable(trx: Transaction<Schema>, table: keyof Schema): Promise<void>;
}
