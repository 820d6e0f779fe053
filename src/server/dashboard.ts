import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createBilling } from '../accounts/billing.ts';
import { createMail } from '../accounts/mail.ts';
import { createSignIn, RESET_LINK_MINUTES } from '../accounts/sign-in.ts';
import { makeOperator } from '../accounts/sign-in-rows.ts';
import type { Config } from '../config.ts';
import type { DashboardServices } from '../http/dashboard/services.ts';
import { openSignInDatabase, type Store } from '../storage/index.ts';
import { databaseUrl } from './data-folder.ts';

export interface OpenDashboard {
  readonly services: DashboardServices;
  /** Gives an account a password, which is returned, and every account into its hands. */
  createOperator(email: string): Promise<string>;
  close(): Promise<void>;
}

const FOLDER = fileURLToPath(new URL('../../dist/dashboard', import.meta.url));

/** Joins what the dashboard needs: who is signed in, mail, payments. */
export async function openDashboard(config: Config, store: Store, log: Logger): Promise<OpenDashboard> {
  const database = openSignInDatabase(databaseUrl(config), (error) => log.error({ err: error }, 'storage failed'));
  const publicUrl = (config.publicUrl ?? `http://localhost:${config.port}`).replace(/\/+$/, '');
  const send =
    config.smtpUrl === undefined ? undefined : createMail({ smtpUrl: config.smtpUrl, from: config.mailFrom });

  async function onResetToken(to: string, token: string): Promise<void> {
    const link = `${publicUrl}/reset?token=${encodeURIComponent(token)}`;
    if (send === undefined) {
      log.warn({ to, link }, 'somebody wants to reset a password, and no mail is configured: pass this link on');
      return;
    }
    const text = `Choose a new password within ${RESET_LINK_MINUTES} minutes:\n\n${link}\n\nIf you did not ask for this, do nothing.\n`;
    // Not waited for: how long it takes would tell whether the address is known.
    send({ to, subject: 'A new password for Huesmith', text }).catch((error: unknown) =>
      log.error({ err: error }, 'a mail was not sent'),
    );
  }

  const signIn = await createSignIn({ store, database, onResetToken });
  const { stripeKey: key, stripeWebhookSecret: webhookSecret, stripeUrl: apiUrl } = config;
  const billing =
    key === undefined || webhookSecret === undefined
      ? undefined
      : createBilling({ database, key, webhookSecret, publicUrl, apiUrl });

  return {
    services: { signIn, billing, folder: FOLDER, mail: send !== undefined },
    async createOperator(email) {
      const account = await store.accounts.findByEmail(email);
      if (account === undefined) throw new Error(`there is no account ${email}`);
      await makeOperator(database.db, account.id);
      return signIn.givePassword(account.email);
    },
    close: () => database.close(),
  };
}
