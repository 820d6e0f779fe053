import DataLoader from 'dataloader';
import type { Kysely, RawBuilder, Selectable } from 'kysely';
import { toAccountRow } from './accounts.ts';
import { readClock } from './clock.ts';
import { TooManyKeys } from './errors.ts';
import { randomId } from './id.ts';
import { EMPTY_TALLY, readTally } from './ledger/rules/tally.ts';
import { toKeyUsage } from './ledger/usage.ts';
import type { Dialect } from './dialect.ts';
import type { Schema } from './schema.ts';
import type { KeyHolder, KeyRow, KeyStore } from './store/keys.ts';
import type { Writer } from './writes.ts';

/** Keys of one look-up at most. */
const KEYS_MAX = 256;

export function keyReads(
  db: Kysely<Schema>,
  now: RawBuilder<number>,
): Pick<KeyStore, 'findByHash' | 'changes' | 'list'> {
  async function findAll(hashes: readonly Uint8Array[]): Promise<(KeyHolder | undefined)[]> {
    const rows = await db
      .selectFrom('api_keys')
      .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
      .selectAll('accounts')
      .select(['api_keys.id as key_id', 'api_keys.revoked', 'api_keys.hash'])
      .select(now.as('now'))
      .where('api_keys.hash', 'in', padded(hashes))
      .execute();
    const holders = new Map<string, KeyHolder>();
    for (const row of rows) {
      holders.set(nameOf(row.hash), {
        key: { id: row.key_id, revoked: row.revoked === null ? undefined : new Date(row.revoked) },
        account: toAccountRow(row),
        now: new Date(row.now),
      });
    }
    return hashes.map((hash) => holders.get(nameOf(hash)));
  }

  /** The requests of one turn of the event loop have their keys looked up together. */
  const loader = new DataLoader(findAll, { cache: false, maxBatchSize: KEYS_MAX, batchScheduleFn: setImmediate });

  return {
    findByHash: (hash) => loader.load(hash),

    async changes() {
      const row = await db.selectFrom('key_changes').select('revision').select(now.as('now')).executeTakeFirstOrThrow();
      return { revision: row.revision, now: new Date(row.now) };
    },

    async list(accountId) {
      const rows = await db
        .selectFrom('api_keys')
        .innerJoin('ledgers', 'ledgers.account_id', 'api_keys.account_id')
        .selectAll('api_keys')
        .select('ledgers.tally')
        .where('api_keys.account_id', '=', accountId)
        .orderBy('created')
        .orderBy('id')
        .execute();
      return rows.map((row) => toKeyRow(row, row.tally));
    },
  };
}

export function keyWrites(
  db: Kysely<Schema>,
  now: RawBuilder<number>,
  dialect: Dialect,
): Pick<Writer, 'createKey' | 'revokeKey'> {
  return {
    createKey: ({ accountId, name, hash, lastFour, liveMax = Infinity }) =>
      db.transaction().execute(async (trx) => {
        // Whoever makes keys of one account at the same time waits here, and then counts those of the others.
        const ledger = trx.selectFrom('ledgers').select('account_id').where('account_id', '=', accountId);
        await ledger.$if(dialect.locksRows, (rows) => rows.forUpdate()).execute();
        const live = trx.selectFrom('api_keys').select((all) => all.fn.countAll<number>().as('count'));
        const { count } = await live
          .where('account_id', '=', accountId)
          .where('revoked', 'is', null)
          .executeTakeFirstOrThrow();
        if (count >= liveMax) throw new TooManyKeys();
        const row = {
          id: randomId(),
          account_id: accountId,
          name,
          hash,
          last_four: lastFour,
          created: await readClock(trx, now),
          revoked: null,
          last_used: null,
          total_requests: 0,
        };
        await trx.insertInto('api_keys').values(row).execute();
        return toKeyRow(row, EMPTY_TALLY);
      }),

    async revokeKey(accountId, keyId) {
      const { numUpdatedRows } = await db
        .updateTable('api_keys')
        .set({ revoked: now })
        .where('id', '=', keyId)
        .where('account_id', '=', accountId)
        .where('revoked', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}

/** As many as the next power of two, so that few lengths of lists are prepared; the hash of no key stands for the missing. */
function padded(hashes: readonly Uint8Array[]): Uint8Array[] {
  const length = 2 ** Math.ceil(Math.log2(hashes.length));
  return [...hashes, ...Array.from({ length: length - hashes.length }, () => new Uint8Array())];
}

function nameOf(hash: Uint8Array): string {
  return Buffer.from(hash).toString('hex');
}

function toKeyRow(row: Selectable<Schema['api_keys']>, tally: string): KeyRow {
  return {
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    lastFour: row.last_four,
    created: new Date(row.created),
    revoked: row.revoked === null ? undefined : new Date(row.revoked),
    ...toKeyUsage(row, readTally(tally)),
  };
}
