/**
 * Packed meanings: each number of a direction in four bits, as a share of the greatest of its direction, and that one in a
 * byte of its own. A direction so kept is within six degrees of itself in the mean, which choosing among answers does not feel.
 */
const STEPS = 7;
const OFFSET = 8;

/** Directions of one length each, even, of int8; two numbers a byte, and the greatest of each direction. */
export interface PackedMeanings {
  readonly shares: Uint8Array;
  readonly peaks: Uint8Array;
}

export function packMeanings(rows: readonly Int8Array[]): PackedMeanings {
  const peaks = rows.map((row) => row.reduce((most, value) => Math.max(most, Math.abs(value)), 0));
  const shares = rows.flatMap((row, i) => {
    const steps = Array.from(row, (value) => OFFSET + Math.round((STEPS * value) / Math.max(1, peaks[i] ?? 0)));
    return Array.from({ length: row.length / 2 }, (_, k) => (steps[2 * k] ?? 0) | ((steps[2 * k + 1] ?? 0) << 4));
  });
  return { shares: Uint8Array.from(shares), peaks: Uint8Array.from(peaks) };
}

/** Directions by their place, each unpacked when it is first asked for: a prompt asks for a few of many thousands. */
export function unpackedMeanings({ shares, peaks }: PackedMeanings): (index: number) => Int8Array {
  const values = new Int8Array(2 * shares.length);
  const bytes = peaks.length === 0 ? 0 : shares.length / peaks.length;
  const isUnpacked = new Uint8Array(peaks.length);
  const scaled = new Int8Array(16);
  return (index) => {
    if (isUnpacked[index] === 0) {
      const peak = peaks[index] ?? 0;
      for (let step = 0; step < scaled.length; step++) scaled[step] = Math.round(((step - OFFSET) * peak) / STEPS);
      for (let at = index * bytes; at < (index + 1) * bytes; at++) {
        const both = shares[at] ?? 0;
        values[2 * at] = scaled[both & 15] ?? 0;
        values[2 * at + 1] = scaled[both >> 4] ?? 0;
      }
      isUnpacked[index] = 1;
    }
    return values.subarray(2 * index * bytes, 2 * (index + 1) * bytes);
  };
}
