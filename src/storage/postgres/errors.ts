import { DatabaseError } from 'pg';
import { StorageUnavailable, StorageUnusable } from '../errors.ts';

/** SQLSTATEs after which the same transaction may be tried again: it was rolled back, nothing of it happened. */
const TRANSIENT: ReadonlySet<string> = new Set(['40001', '40P01', '55P03', '57014']);

/** Classes and codes of a server that is away, starting, stopping, or out of means. */
const AWAY = /^(08|53|58|57P0|25P03|25006)/;

/** What node, TLS and pg say when no server is behind a connection, or none any more. */
const LOST_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_STREAM_DESTROYED',
]);
const LOST_MESSAGES = /terminated|connection error|not queryable|timeout exceeded|read timeout|ended by|socket/i;

/** Tells a failure of the database itself from a fault of the statement, which stays as it is. */
export function translate(error: unknown): unknown {
  const sentence = sentenceFor(error);
  if (sentence !== undefined) return new StorageUnusable(sentence, { cause: error });
  if (error instanceof DatabaseError) {
    const code = error.code ?? '';
    if (TRANSIENT.has(code)) return new StorageUnavailable(error.message, { cause: error, outcome: 'rolled back' });
    // A server that ends the connection may have done so after a commit; one that goes on has reported what happened.
    const outcome = error.severity === 'ERROR' ? 'refused' : 'lost';
    return AWAY.test(code) ? new StorageUnavailable(error.message, { cause: error, outcome }) : error;
  }
  // Node tries the addresses of a host name one after the other, and reports their failures together.
  if (error instanceof AggregateError)
    return new StorageUnavailable('no address of the database answers', { cause: error, outcome: 'lost' });
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  // Of a socket file there are errors of files too.
  if ('syscall' in error && error.syscall === 'connect')
    return new StorageUnavailable(error.message, { cause: error, outcome: 'lost' });
  const lost = typeof code === 'string' ? LOST_CODES.has(code) : LOST_MESSAGES.test(error.message);
  return lost ? new StorageUnavailable(error.message, { cause: error, outcome: 'lost' }) : error;
}

const UNIQUE_VIOLATION = '23505';

/** Whether a row was refused because a table holds one of its key. */
export function isDuplicate(error: unknown, table: string): boolean {
  return error instanceof DatabaseError && error.code === UNIQUE_VIOLATION && error.table === table;
}

/** What only an operator can fix, by SQLSTATE. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'The database refuses the password; correct DATABASE_URL.',
  '28000':
    'The database refuses this user, or this kind of connection; correct DATABASE_URL, or its pg_hba.conf (sslmode=verify-full in DATABASE_URL turns TLS on).',
  '3D000': 'The database that DATABASE_URL names does not exist; create it, or name another.',
  '42501':
    'The role of DATABASE_URL may not do this: let a role that may create tables run `huesmith migrate`, and grant this one select, insert, update and delete on all tables.',
};

/** The same, by the code of TLS's own errors. */
const UNTRUSTED: ReadonlySet<string> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

const NO_TLS =
  'The database takes no TLS, and sslmode in DATABASE_URL asks for it: turn ssl on there, or, on a network of your own, leave sslmode out.';

function sentenceFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof DatabaseError) return Object.hasOwn(REFUSALS, code) ? REFUSALS[code] : undefined;
  if (UNTRUSTED.has(code)) {
    return `The database's certificate is not trusted (${error.message}): add sslrootcert=/path/to/its-authority.pem to DATABASE_URL.`;
  }
  if ('syscall' in error && error.syscall === 'open' && 'path' in error) {
    return `The file ${String(error.path)} that DATABASE_URL names cannot be read (${code}): correct DATABASE_URL, or give this user the right to.`;
  }
  return /does not support SSL/i.test(error.message) ? NO_TLS : undefined;
}
