/** What a database is opened with and does not hold: a copy of it alone cannot tell whether a key is one. */
export interface StorageSecret {
  /** Joins the hashes of API keys; 32 bytes. */
  readonly pepper: Uint8Array;
  /** Tells this secret from others without giving it away. The database holds it. */
  readonly check: string;
}
