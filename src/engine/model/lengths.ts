/** A byte that more of the same length follows. */
const MORE = 255;

/** Lengths, most of them short, as bytes: what is over 254 takes a byte of 255 for each 255 of it. */
export const lengthBytes = (lengths: readonly number[]): number[] =>
  lengths.flatMap((length) => [...Array<number>(Math.floor(length / MORE)).fill(MORE), length % MORE]);

/** The lengths that such bytes stand for. */
export function lengthsIn(bytes: Uint8Array): Uint16Array {
  const lengths = new Uint16Array(bytes.length);
  let count = 0;
  let length = 0;
  for (const byte of bytes) {
    length += byte;
    if (byte === MORE) continue;
    lengths[count++] = length;
    length = 0;
  }
  return lengths.subarray(0, count);
}
