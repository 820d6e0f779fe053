import type { Dialect } from './dialect.ts';
import { DIALECTS } from './dialects.ts';
import { StorageUnusable } from './errors.ts';

/** Where a database is, as its dialect opens it. */
export interface Address {
  readonly dialect: Dialect;
  /** A file, or the URL of a server. */
  readonly place: string;
}

/** @throws StorageUnusable for what is neither `sqlite:/path/to/file.db` nor `postgres://…` */
export function readAddress(url: string): Address {
  if (/^postgres(ql)?:/.test(url)) return { dialect: DIALECTS.postgres, place: url };
  const file = /^sqlite:(?:\/\/(?=\/))?(.+)$/.exec(url)?.[1];
  if (file === undefined || file === ':memory:') {
    throw new StorageUnusable(`The database ${redact(url)} is neither sqlite:/path/to/file.db nor postgres://…`);
  }
  return { dialect: DIALECTS.sqlite, place: file };
}

/** An address without what may be a password. */
function redact(url: string): string {
  return url.replace(/\/\/[^@/]*@/, '//…@');
}
