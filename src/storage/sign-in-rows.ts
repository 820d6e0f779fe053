import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Deletes how an account signs in, with its open sessions. The address is what joins the two. */
export async function removeSignIn(trx: Transaction<Schema>, accountId: string): Promise<void> {
  const account = trx.selectFrom('accounts').select('email').where('id', '=', accountId);
  const users = await trx.selectFrom('sign_in_users').select('id').where('email', 'in', account).execute();
  for (const { id } of users) {
    await trx.deleteFrom('sign_in_sessions').where('userId', '=', id).execute();
    await trx.deleteFrom('sign_in_credentials').where('userId', '=', id).execute();
    await trx.deleteFrom('sign_in_verifications').where('value', '=', id).execute();
    await trx.deleteFrom('sign_in_users').where('id', '=', id).execute();
  }
}
