import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { type BillingOptions, createBilling } from '../accounts/billing.ts';
import { createMail } from '../accounts/mail.ts';
import { createSignIn, LINK_MINUTES } from '../accounts/sign-in.ts';
import type { Config } from '../config.ts';
import type { DashboardServices } from '../http/dashboard/services.ts';
import type { Store } from '../storage/store.ts';
import { openSignInDatabase } from '../storage/sign-in-database.ts';
import { databaseUrl } from './data-folder.ts';
import type { Secrets } from './secrets.ts';

export interface OpenDashboard {
  readonly services: DashboardServices;
  /** Gives an account a password, which is returned, and every account into its hands. */
  createOperator(email: string): Promise<string>;
  /** A link by which the owner of an address chooses a password, for the operator to pass on. */
  linkFor(email: string): Promise<string>;
  close(): Promise<void>;
}

interface DashboardParts {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly log: Logger;
  /** Told of plans that payments change. */
  readonly onChange?: BillingOptions['onChange'];
}

const FOLDER = fileURLToPath(new URL('../../dist/dashboard', import.meta.url));

/** Joins what the dashboard needs: who is signed in, mail, payments. */
export async function openDashboard(
  config: Config,
  { store, secrets, log, onChange }: DashboardParts,
): Promise<OpenDashboard> {
  const database = openSignInDatabase(databaseUrl(config), (error) => log.error({ err: error }, 'storage failed'));
  const publicUrl = (config.publicUrl ?? `http://localhost:${config.port}`).replace(/\/+$/, '');
  const send =
    config.smtpUrl === undefined ? undefined : createMail({ smtpUrl: config.smtpUrl, from: config.mailFrom });
  const linkOf = (token: string): string => `${publicUrl}/reset?token=${token}`;

  async function onLink(to: string, token: string): Promise<void> {
    if (send === undefined) {
      // Not the link itself: who reads a log is not who reads that address's mail.
      log.warn(
        { to },
        'somebody wants to choose a password, and no mail is configured: pass on what `accounts link` prints',
      );
      return;
    }
    const text = `Choose a password for Huesmith within ${LINK_MINUTES} minutes:\n\n${linkOf(token)}\n\nIf you did not ask for this, do nothing.\n`;
    send({ to, subject: 'Your password for Huesmith', text }).catch((error: unknown) =>
      log.error({ err: error }, 'a mail was not sent'),
    );
  }

  const signIn = await createSignIn({ store, database, secrets: secrets.signIn, onLink });
  const { stripeKey: key, stripeWebhookSecret: webhookSecret, stripeUrl: apiUrl } = config;
  const billing =
    key === undefined || webhookSecret === undefined
      ? undefined
      : createBilling({
          payments: store.payments,
          key,
          webhookSecret,
          publicUrl,
          apiUrl,
          onChange,
          onForeign: (checkout) =>
            log.warn({ checkout }, 'a paid checkout is not what this service sells, and grants nothing'),
        });

  return {
    services: { signIn, billing, folder: FOLDER, mail: send !== undefined, publicUrl, contact: config.contact },
    async createOperator(email) {
      const account = await store.accounts.findByEmail(email);
      if (account === undefined) throw new Error(`there is no account ${email}`);
      await store.operators.add(account.id);
      return signIn.givePassword(account.email);
    },
    linkFor: async (email) => linkOf(await signIn.linkFor(email)),
    close: () => database.close(),
  };
}
