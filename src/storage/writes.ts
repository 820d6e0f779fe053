import type { Submit } from './ledger/batching/batcher.ts';
import type { Store } from './store.ts';
import type { AccountStore, OperatorStore } from './store/accounts.ts';
import type { KeyStore } from './store/keys.ts';
import type { PaymentStore } from './store/payments.ts';
import type { StorageSecret } from './store/secret.ts';
import type { SpendingStore } from './store/spending.ts';

/**
 * Everything that changes the database, as functions of plain values: they run on a thread of their own, and the
 * thread that serves requests only reads.
 */
export interface Writer {
  readonly submit: Submit;
  readonly migrate: () => Promise<void>;
  readonly adoptSecret: (secret: StorageSecret) => Promise<void>;
  readonly probe: () => Promise<void>;
  readonly createAccount: AccountStore['create'];
  readonly setPlan: AccountStore['setPlan'];
  readonly removeAccount: AccountStore['remove'];
  readonly addOperator: OperatorStore['add'];
  readonly recordPayment: PaymentStore['record'];
  readonly reversePayment: PaymentStore['reverse'];
  readonly createKey: KeyStore['create'];
  readonly revokeKey: KeyStore['revoke'];
  readonly countTry: Store['countTry'];
  readonly takeSpending: SpendingStore['take'];
  readonly settleSpending: SpendingStore['settle'];
  readonly trimHistory: (days: number) => Promise<number>;
  readonly tidy: (options: { dailyCounts: boolean }) => Promise<void>;
}
