import { loadConfig } from '../config.ts';
import { type OpenDashboard, openDashboard } from '../server/dashboard.ts';
import { databaseUrl, prepareDataFolder } from '../server/data-folder.ts';
import { createLog } from '../server/log.ts';
import { openStore, type Store } from '../storage/index.ts';

/** Runs something on the store that the environment names, which a server may be using at the same time. */
export async function withStore<T>(run: (store: Store) => Promise<T>): Promise<T> {
  const config = loadConfig(process.env);
  if (config.databaseUrl === undefined) await prepareDataFolder(config.dataFolder);
  const store = await openStore({ url: databaseUrl(config), sweepEveryMs: 0 });
  try {
    return await run(store);
  } finally {
    await store.close();
  }
}

/** The same, with signing in. */
export async function withSignIn<T>(run: (store: Store, open: OpenDashboard) => Promise<T>): Promise<T> {
  return withStore(async (store) => {
    const config = loadConfig(process.env);
    const open = await openDashboard(config, store, createLog(config.logLevel));
    try {
      return await run(store, open);
    } finally {
      await open.close();
    }
  });
}
