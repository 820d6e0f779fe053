import { StorageUnavailable } from '../../storage/errors.ts';
import type { Store } from '../../storage/store.ts';

/** A store whose database has gone away, or has come to blows with our code. */
export function brokenLedger(store: Store, error: () => Error = () => new StorageUnavailable('gone')): Store {
  const broken = async (): Promise<never> => {
    throw error();
  };
  return {
    ...store,
    ping: broken,
    probe: broken,
    ledger: { ...store.ledger, charge: broken, reserve: broken, standing: broken },
    history: { ...store.history, page: broken },
  };
}
