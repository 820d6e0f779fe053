import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { inspectDatabase, type Inspected } from '../../storage/inspect.ts';
import { databaseUrl } from '../data-folder.ts';
import { databaseFile } from '../database-file.ts';
import { loadSecrets, SECRET_FILE } from '../secrets.ts';
import { sentencesFor } from '../start-fault.ts';
import { isLookable } from './data-folder.ts';
import { bad, type Finding, good, note } from './finding.ts';

/** Clocks of machines that are set by the network differ by less. */
const CLOCKS_APART_MS = 2000;
/** A clock that the network corrects goes back by less. */
const STEPPED_BACK_MS = 60_000;
/** A write on a disk that spins, or over a slow network. */
const WRITE_SLOW_MS = 50;
const POSTGRES_MIN = 15;

export async function lookAtDatabase(config: Config): Promise<readonly Finding[]> {
  if (config.databaseUrl === undefined && !isLookable(config))
    return [note('database', 'not looked at, for the data folder cannot be used')];
  // What is looked at is written to.
  const writtenAt = config.databaseUrl === undefined ? await lastWrite(databaseFile(config.dataFolder)) : undefined;
  let found: Inspected | undefined;
  try {
    found = await inspectDatabase(databaseUrl(config));
  } catch (error) {
    return [bad('database', sentencesFor(error).join(' '))];
  }
  if (found === undefined) return [missing(config)];
  return [
    versionOf(found),
    migrationsOf(found),
    await secretOf(found, config),
    clockOf(found, writtenAt),
    writeOf(found),
  ];
}

/** The first start makes secret and database: one without the other has lost it. */
function missing({ dataFolder }: Config): Finding {
  if (!existsSync(join(dataFolder, SECRET_FILE))) return note('database', 'none yet; the first start makes it');
  return bad(
    'database',
    `${databaseFile(dataFolder)} is missing, and its secret is there: \`huesmith restore\` a backup, or start the service to begin with an empty one`,
  );
}

/** When the data file was last written to, in milliseconds since 1970; undefined: there is none. */
async function lastWrite(file: string): Promise<number | undefined> {
  const files = [file, `${file}-wal`].filter((path) => existsSync(path));
  const times = await Promise.all(files.map(async (path) => (await stat(path)).mtimeMs));
  return times.length === 0 ? undefined : Math.max(...times);
}

function versionOf({ dialect, version }: Inspected): Finding {
  if (dialect === 'sqlite') return good('database', `SQLite ${version}, embedded`);
  return Number.parseInt(version) < POSTGRES_MIN
    ? bad('database', `PostgreSQL ${version}: it must be ${POSTGRES_MIN} or newer`)
    : good('database', `PostgreSQL ${version}`);
}

function migrationsOf({ schema, schemaKnown, mayMigrate }: Inspected): Finding {
  if (!mayMigrate && (schema === undefined || schema < schemaKnown)) {
    const told = schema === undefined ? 'the database is empty' : `schema ${schema} of ${schemaKnown}`;
    return bad(
      'migrations',
      `${told}, and this role may make no tables: run \`huesmith migrate\` as the role that may`,
    );
  }
  if (schema === undefined) return note('migrations', 'the database is empty; the first start fills it');
  if (schema === schemaKnown) return good('migrations', `schema ${schema}, up to date`);
  return schema < schemaKnown
    ? note('migrations', `schema ${schema} of ${schemaKnown}: \`huesmith migrate\`, or the next start, brings it up`)
    : bad('migrations', `schema ${schema}, and this program knows ${schemaKnown}: run the newer program`);
}

async function secretOf({ secretCheck }: Inspected, config: Config): Promise<Finding> {
  const where = config.secret === undefined ? join(config.dataFolder, SECRET_FILE) : 'HUESMITH_SECRET';
  if (config.secret === undefined && !existsSync(where)) {
    return secretCheck === undefined
      ? note('secret', 'none yet; the first start makes it')
      : bad('secret', `${where} is missing, and the database belongs to one: put it there, or set HUESMITH_SECRET`);
  }
  const secrets = await loadSecrets(config).catch((error: unknown) => sentencesFor(error).join(' '));
  if (typeof secrets === 'string') return bad('secret', secrets);
  const { storage } = secrets;
  return secretCheck === undefined || secretCheck === storage.check
    ? good('secret', `${where}; keep a copy, apart from the database's`)
    : bad('secret', `${where} is not the database's: put back the one that it was first used with`);
}

/** @param writtenAt when the embedded database was last written to */
function clockOf({ dialect, clockAheadMs }: Inspected, writtenAt: number | undefined): Finding {
  const now = new Date().toISOString();
  const behindMs = (writtenAt ?? 0) - Date.now();
  if (dialect === 'sqlite' && behindMs > STEPPED_BACK_MS) {
    const seconds = Math.round(behindMs / 1000).toLocaleString('en');
    return bad(
      'clock',
      `${now} is ${seconds} s before the last write to the database: set this machine's by the network (NTP); the month is counted by it`,
    );
  }
  if (dialect === 'sqlite') return good('clock', `${now}, which the embedded database shares`);
  const told = `the database's is ${clockAheadMs} ms ahead of this machine's (${now})`;
  return Math.abs(clockAheadMs) > CLOCKS_APART_MS
    ? bad('clock', `${told}: set both by the network (NTP); the month is counted by the database's`)
    : good('clock', told);
}

function writeOf({ writeMs }: Inspected): Finding {
  if (writeMs === undefined) return note('write', 'not tried before the schema is up to date');
  const told = `${writeMs.toFixed(1)} ms for 64 KiB, on the disk`;
  return writeMs > WRITE_SLOW_MS
    ? note('write', `${told}: slow; each batch of requests waits for one`)
    : good('write', told);
}
