import type { AccountRow } from './accounts.ts';

export interface KeyRow {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly lastFour: string;
  readonly created: Date;
  readonly revoked: Date | undefined;
  readonly lastUsed: Date | undefined;
  readonly totalRequests: number;
}

/** A key with its account, as one read brings them: all it takes to say who it is, and whether they may. */
export interface KeyHolder {
  readonly key: Pick<KeyRow, 'id' | 'revoked'>;
  readonly account: AccountRow;
  /** The database's clock when this was read. */
  readonly now: Date;
}

interface NewKeyRow {
  readonly accountId: string;
  readonly name: string;
  readonly hash: Uint8Array;
  readonly lastFour: string;
  readonly liveMax?: number | undefined;
}

export interface KeyStore {
  /** @param hash SHA-256 of the key, 32 bytes */
  findByHash(hash: Uint8Array): Promise<KeyHolder | undefined>;
  /**
   * A number that grows whenever a key is revoked or an account's plan or quota changes, by whatever program: while it
   * stays the same, so does all that `findByHash` returned, except that plans may end. With the database's clock.
   */
  changes(): Promise<{ readonly revision: number; readonly now: Date }>;
  /**
   * @param key.liveMax how many live keys the account may have with this one; undefined: any number
   * @throws TooManyKeys
   */
  create(key: NewKeyRow): Promise<KeyRow>;
  list(accountId: string): Promise<readonly KeyRow[]>;
  /** False when the account has no such live key. */
  revoke(accountId: string, keyId: string): Promise<boolean>;
}
