import { randomBytes } from 'node:crypto';

/** 64 random bits: short, because every history row carries an account's id twice, and not to be counted through. */
export function randomId(): string {
  return randomBytes(8).toString('hex');
}
