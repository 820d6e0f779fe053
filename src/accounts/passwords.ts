import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../contract/errors.ts';

/** scrypt as OWASP has it for 16 MiB: N = 2^14, r = 16, p = 1. */
const COST = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 } satisfies ScryptOptions;
const HASH_BYTES = 64;
const SALT_BYTES = 16;

export interface Passwords {
  /** @returns `salt:hash`, both in hex; @throws ApiError 503 when too many wait already */
  readonly hash: (password: string) => Promise<string>;
  /** Takes as long for each password. @throws ApiError 503 when too many wait already */
  readonly verify: (given: { readonly hash: string; readonly password: string }) => Promise<boolean>;
}

export interface PasswordsOptions {
  /** Hashes under way at once; each keeps a thread of Node's pool of four busy, and 32 MiB. */
  readonly atOnce?: number;
  /** Of those that wait for one of these places. */
  readonly waitingMax?: number;
}

/**
 * Passwords as slow hashes, made on Node's threads and a few at a time, so that a crowd at the door slows neither those
 * who are in nor the disk, whose work is done by the same threads.
 */
export function createPasswords({ atOnce = 2, waitingMax = 50 }: PasswordsOptions = {}): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<T>(run: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) throw new ApiError('service_unavailable', { message: CROWD, headers: LATER });
      // Whoever leaves hands its place over.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    hash: (password) =>
      inTurn(async () => {
        const salt = randomBytes(SALT_BYTES).toString('hex');
        return `${salt}:${(await derive(password, salt)).toString('hex')}`;
      }),
    verify: ({ hash, password }) =>
      inTurn(async () => {
        const [salt = '', key = ''] = hash.split(':');
        const wanted = Buffer.from(key, 'hex');
        const given = await derive(password, salt);
        return wanted.length === given.length && timingSafeEqual(wanted, given);
      }),
  };
}

const CROWD = 'Too many people are signing in at this moment. Try again shortly.';
const LATER = { 'Retry-After': '2' };

function derive(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, COST, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
