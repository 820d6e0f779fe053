import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { randomBase62, toBase62 } from './base62.ts';

const PREFIX = 'sk_live_';
/** 32 base62 digits: 190 bits. */
const SECRET_LENGTH = 32;
/** 62^6 is more than 2^32, so that every CRC-32 fits. */
const CHECK_LENGTH = 6;

/** Longer secrets than today's are well-formed too, so that a later version may mint them. */
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_LENGTH + CHECK_LENGTH},128}$`);

/**
 * A new API key, `sk_live_` + 32 random base62 digits + 6 digits of a check. It is shown once; only its hash is kept.
 */
export function mintApiKey(): string {
  const start = PREFIX + randomBase62(SECRET_LENGTH);
  return start + checkOf(start);
}

/** True when the check fits: a mistyped or made-up key is refused without asking the database. It proves no more. */
export function isWellFormedApiKey(text: string): boolean {
  return SHAPE.test(text) && text.slice(-CHECK_LENGTH) === checkOf(text.slice(0, -CHECK_LENGTH));
}

/** @returns SHA-256, 32 bytes. With 190 random bits in the key, a slow hash would protect nothing more. */
export function hashApiKey(apiKey: string): Uint8Array {
  return createHash('sha256').update(apiKey).digest();
}

/** The end of a key by which its owner tells it from others: too little to guess the rest. */
export function lastFourOf(apiKey: string): string {
  return apiKey.slice(-4);
}

function checkOf(start: string): string {
  return toBase62(crc32(start), CHECK_LENGTH);
}
