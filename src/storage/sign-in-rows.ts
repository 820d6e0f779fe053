import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Deletes how an account signs in, with its open sessions. The address is what joins the two.
 *
 * @param which `unproven`: only where the address was never verified
 */
export async function removeSignIn(
  trx: Transaction<Schema>,
  accountId: string,
  which: 'any' | 'unproven' = 'any',
): Promise<void> {
  const account = trx.selectFrom('accounts').select('email').where('id', '=', accountId);
  const found = trx.selectFrom('sign_in_users').select('id').where('email', 'in', account);
  // One database has no truth, and takes the word for 0.
  const users = await (which === 'any' ? found : found.where(sql<boolean>`"emailVerified" = false`)).execute();
  for (const { id } of users) {
    await trx.deleteFrom('sign_in_sessions').where('userId', '=', id).execute();
    await trx.deleteFrom('sign_in_credentials').where('userId', '=', id).execute();
    await trx.deleteFrom('sign_in_verifications').where('value', '=', id).execute();
    await trx.deleteFrom('sign_in_users').where('id', '=', id).execute();
  }
}
