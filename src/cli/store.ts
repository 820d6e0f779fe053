import { type Config, loadConfig } from '../config.ts';
import type { OpenDashboard } from '../server/dashboard.ts';
import { databaseUrl, prepareDataFolder } from '../server/data-folder.ts';
import { loadSecrets, type Secrets } from '../server/secrets.ts';
import type { Store } from '../storage/store.ts';

/** The database is loaded when it is opened: commands tell their help, and complete, without it. */

interface Opened {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly config: Config;
}

/** Runs something on the store that the environment names, which a server may be using at the same time. */
export async function withStore<T>(run: (store: Store) => Promise<T>): Promise<T> {
  return withOpened(({ store }) => run(store));
}

/** The same, with signing in. */
export async function withSignIn<T>(run: (store: Store, open: OpenDashboard) => Promise<T>): Promise<T> {
  return withOpened(async ({ store, secrets, config }) => {
    const { openDashboard } = await import('../server/dashboard.ts');
    const { createLog } = await import('../server/log.ts');
    const open = await openDashboard(config, { store, secrets, log: createLog(config.logLevel) });
    try {
      return await run(store, open);
    } finally {
      await open.close();
    }
  });
}

/**
 * Brings the database that the environment names up to date, and nothing else: who runs migrations need not know the
 * secret, and must not join the database to one of their own.
 */
export async function migrateStore(): Promise<void> {
  const config = loadConfig(process.env);
  if (config.databaseUrl === undefined) await prepareDataFolder(config.dataFolder);
  const { openStore } = await import('../storage/open-store.ts');
  const store = await openStore({ url: databaseUrl(config), sweepEveryMs: 0 });
  await store.close();
}

async function withOpened<T>(run: (opened: Opened) => Promise<T>): Promise<T> {
  const config = loadConfig(process.env);
  if (config.databaseUrl === undefined || config.secret === undefined) await prepareDataFolder(config.dataFolder);
  const secrets = await loadSecrets(config);
  const { openStore } = await import('../storage/open-store.ts');
  const store = await openStore({ url: databaseUrl(config), secret: secrets.storage, sweepEveryMs: 0 });
  try {
    return await run({ store, secrets, config });
  } finally {
    await store.close();
  }
}
