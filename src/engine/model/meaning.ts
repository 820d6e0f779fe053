/** Numbers of a meaning: the direction of a word or a text among all, see training/meanings.ts. */
export const MEANING_DIMENSIONS = 64;

/** A direction; all zero is a text of which nothing is known. A word's is the longer, the more it says of a brief. */
export type Meaning = ArrayLike<number>;

/** Cosine of two meanings, -1 to 1; 0 where nothing is known of one of them. */
export function meaningLikeness(p: Meaning, q: Meaning): number {
  let both = 0;
  let own = 0;
  let other = 0;
  for (let k = 0; k < MEANING_DIMENSIONS; k++) {
    const x = p[k] ?? 0;
    const y = q[k] ?? 0;
    both += x * y;
    own += x * x;
    other += y * y;
  }
  return own === 0 || other === 0 ? 0 : both / Math.sqrt(own * other);
}
