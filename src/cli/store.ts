import { loadConfig } from '../config.ts';
import { databaseUrl, prepareDataFolder } from '../server/data-folder.ts';
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
