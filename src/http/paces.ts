import type { Pace } from '../contract/plans.ts';

/** What is in flight for one account on this node, and what its bucket holds. */
interface Account {
  running: number;
  /** Requests that may still begin at once. */
  tokens: number;
  /** When the bucket was last filled, by `now`. */
  filledMs: number;
}

export interface Paces {
  /**
   * Begins a request of an account, and returns what ends it.
   * @throws PaceExceeded for one too many; nothing is taken then
   */
  begin(accountId: string, pace: Pace): () => void;
}

/** The message is for the caller. */
export class PaceExceeded extends Error {
  override readonly name = 'PaceExceeded';
}

/** Accounts that are remembered before those that rest are forgotten. */
const ACCOUNTS_MAX = 10_000;

/**
 * Holds each account to its plan's pace, so that none slows the others: a token bucket, and a number of requests at once.
 * Counted on this node and in its memory, for it is this node's time that is shared.
 * @param now milliseconds of a clock that never goes back
 */
export function createPaces(now: () => number = () => performance.now()): Paces {
  const accounts = new Map<string, Account>();

  function fill(account: Account, { perSecond, burst }: Pace): void {
    const at = now();
    account.tokens = Math.min(burst, account.tokens + ((at - account.filledMs) / 1000) * perSecond);
    account.filledMs = at;
  }

  /** Whoever has asked nothing for as long as the slowest bucket takes to fill is as good as new. */
  function forgetResting(): void {
    for (const [accountId, { running, filledMs }] of accounts) {
      if (running === 0 && now() - filledMs > RESTED_MS) accounts.delete(accountId);
    }
  }

  return {
    begin(accountId, pace) {
      let account = accounts.get(accountId);
      if (account === undefined) {
        if (accounts.size >= ACCOUNTS_MAX) forgetResting();
        account = { running: 0, tokens: pace.burst, filledMs: now() };
        accounts.set(accountId, account);
      }
      fill(account, pace);
      if (account.running >= pace.atOnce) {
        throw new PaceExceeded(
          `This account has ${pace.atOnce} requests under way, as many as its plan allows at once.`,
        );
      }
      if (account.tokens < 1) {
        throw new PaceExceeded(`This account asks more often than its plan allows: ${pace.perSecond} times a second.`);
      }
      account.running += 1;
      account.tokens -= 1;
      const begun = account;
      return () => {
        begun.running -= 1;
      };
    },
  };
}

const RESTED_MS = 60_000;
