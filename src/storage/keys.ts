import { sql } from 'kysely';
import type { Kysely, RawBuilder, Selectable } from 'kysely';
import { toAccountRow } from './accounts.ts';
import { readClock } from './clock.ts';
import { randomId } from './id.ts';
import type { Schema } from './schema.ts';
import type { KeyRow, KeyStore } from './store.ts';
import type { Writer } from './writer.ts';

export function keyReads(db: Kysely<Schema>, now: RawBuilder<number>): Pick<KeyStore, 'findByHash' | 'list'> {
  return {
    async findByHash(hash) {
      const row = await db
        .selectFrom('api_keys')
        .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
        .selectAll('accounts')
        .select(['api_keys.id as key_id', 'api_keys.revoked'])
        .select(sql<number>`case when accounts.plan_ends <= ${now} then 1 else 0 end`.as('lapsed'))
        .where('api_keys.hash', '=', hash)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      return {
        key: { id: row.key_id, revoked: row.revoked === null ? undefined : new Date(row.revoked) },
        account: toAccountRow(row),
        lapsed: row.lapsed === 1,
      };
    },

    async list(accountId) {
      const rows = await db
        .selectFrom('api_keys')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created')
        .orderBy('id')
        .execute();
      return rows.map(toKeyRow);
    },
  };
}

export function keyWrites(db: Kysely<Schema>, now: RawBuilder<number>): Pick<Writer, 'createKey' | 'revokeKey'> {
  return {
    async createKey(key) {
      const row = {
        id: randomId(),
        account_id: key.accountId,
        name: key.name,
        hash: key.hash,
        last_four: key.lastFour,
        created: await readClock(db, now),
        revoked: null,
        last_used: null,
        total_requests: 0,
      };
      await db.insertInto('api_keys').values(row).execute();
      return toKeyRow(row);
    },

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

function toKeyRow(row: Selectable<Schema['api_keys']>): KeyRow {
  return {
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    lastFour: row.last_four,
    created: new Date(row.created),
    revoked: row.revoked === null ? undefined : new Date(row.revoked),
    lastUsed: row.last_used === null ? undefined : new Date(row.last_used),
    totalRequests: row.total_requests,
  };
}
