import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { StorageUnusable } from './errors.ts';
import type { Dialect } from './dialect.ts';
import type { Schema } from './schema.ts';
import type { StorageSecret } from './store/secret.ts';
import type { Writer } from './writes.ts';

/** The hash of a key as the database holds it. */
export function peppered(hash: Uint8Array, secret: StorageSecret | undefined): Uint8Array {
  return secret === undefined ? hash : createHmac('sha256', secret.pepper).update(hash).digest();
}

const NAME = 'check';

export function secretWrites(db: Kysely<Schema>, dialect: Dialect): Pick<Writer, 'adoptSecret'> {
  return {
    /**
     * Joins the database to a secret: once for all, for the hashes of its keys are changed by it.
     * @throws StorageUnusable when it was joined to another
     */
    adoptSecret: (secret) =>
      db.transaction().execute(async (trx) => {
        await dialect.lockTable(trx, 'service_secrets');
        const known = await trx
          .selectFrom('service_secrets')
          .select('value')
          .where('name', '=', NAME)
          .executeTakeFirst();
        if (known?.value === secret.check) return;
        if (known !== undefined) throw new StorageUnusable(OTHER);
        for (const { id, hash } of await trx.selectFrom('api_keys').select(['id', 'hash']).execute()) {
          await trx
            .updateTable('api_keys')
            .set({ hash: peppered(hash, secret) })
            .where('id', '=', id)
            .execute();
        }
        // Secrets that earlier versions kept here are no secrets any more.
        await trx.deleteFrom('service_secrets').execute();
        await trx.insertInto('service_secrets').values({ name: NAME, value: secret.check }).execute();
      }),
  };
}

const OTHER =
  'The database belongs to another secret than this one: give every node the same HUESMITH_SECRET, or put the file `secret` of the data folder where the database was first used.';
