import { codeLengths } from './code-lengths.ts';

/**
 * Bytes by how common each is: the commoner, the fewer bits (canonical Huffman codes of at most twelve bits; Huffman 1952, Schwartz
 * and Kallick 1964). In front stand the lengths of the codes of all 256 bytes, two in a byte; then the codes, the highest bit first.
 */
const BITS_MAX = 12;
const TABLE_BYTES = 128;

/** @param bytes at least one */
export function byteCoded(bytes: Uint8Array): Uint8Array {
  const counts = new Float64Array(256);
  for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1;
  const lengths = codeLengths(counts, BITS_MAX);
  const codes = codesOf(lengths);
  let bits = 0;
  for (const byte of bytes) bits += lengths[byte] ?? 0;
  const coded = new Uint8Array(TABLE_BYTES + Math.ceil(bits / 8));
  for (let i = 0; i < TABLE_BYTES; i++) coded[i] = ((lengths[2 * i] ?? 0) << 4) | (lengths[2 * i + 1] ?? 0);
  let at = TABLE_BYTES;
  let held = 0;
  let count = 0;
  for (const byte of bytes) {
    held = (held << (lengths[byte] ?? 0)) | (codes[byte] ?? 0);
    for (count += lengths[byte] ?? 0; count >= 8; count -= 8) coded[at++] = (held >>> (count - 8)) & 0xff;
    held &= (1 << count) - 1;
  }
  if (count > 0) coded[at] = (held << (8 - count)) & 0xff;
  return coded;
}

/**
 * The bytes that were coded.
 * @param length of them, as they were before
 * @throws RangeError when there are fewer codes than that
 */
export function byteDecoded(coded: Uint8Array, length: number): Uint8Array {
  const lengths = Uint8Array.from(
    { length: 256 },
    (_, byte) => ((coded[byte >> 1] ?? 0) >> (byte % 2 === 0 ? 4 : 0)) & 15,
  );
  const table = tableOf(lengths);
  const bytes = new Uint8Array(length);
  let at = TABLE_BYTES;
  let held = 0;
  let count = 0;
  for (let to = 0; to < length; to++) {
    while (count < BITS_MAX && at < coded.length) {
      held = (held << 8) | (coded[at++] ?? 0);
      count += 8;
    }
    const bits = count >= BITS_MAX ? held >>> (count - BITS_MAX) : held << (BITS_MAX - count);
    const row = table[bits & (table.length - 1)] ?? 0;
    count -= row & 15;
    if (count < 0 || row === 0) throw new RangeError('coded bytes end too early');
    held &= (1 << count) - 1;
    bytes[to] = row >> 4;
  }
  return bytes;
}

/** By the next twelve bits: the byte that they begin with, and how many bits it takes. */
function tableOf(lengths: Uint8Array): Uint16Array {
  const table = new Uint16Array(1 << BITS_MAX);
  const codes = codesOf(lengths);
  for (let byte = 0; byte < 256; byte++) {
    const length = lengths[byte] ?? 0;
    const start = (codes[byte] ?? 0) << (BITS_MAX - length);
    if (length > 0) table.fill((byte << 4) | length, start, start + (1 << (BITS_MAX - length)));
  }
  return table;
}

/** Codes in the order of their lengths, those of a length in the order of their bytes. */
function codesOf(lengths: Uint8Array): Uint16Array {
  const codes = new Uint16Array(256);
  let code = 0;
  for (let length = 1; length <= BITS_MAX; length++) {
    for (let byte = 0; byte < 256; byte++) if (lengths[byte] === length) codes[byte] = code++;
    code <<= 1;
  }
  return codes;
}
