import type { Model } from '../model/model.ts';
import type { Brief } from '../reading/brief.ts';

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

/** What words that say nothing of colour count for beside the others. */
const PLAIN_SHARE = 0.3;

/** What a brief mentions at one place, as much as it counts for what the brief is about. */
export interface PlacedMeaning {
  readonly place: number;
  readonly weight: number;
  readonly meaning: Meaning;
}

export function briefMeanings(model: Model, { mentions }: Brief): PlacedMeaning[] {
  return mentions.flatMap(({ entry: index, place, via, emphasis }) => {
    const entry = model.entry(index);
    if (entry === undefined) return [];
    const guessed = via === 'borrowed' ? 0.4 : 1;
    const weight = guessed * (entry.part === 'plain' ? PLAIN_SHARE : 1) * (emphasis === 'hint' ? 0.5 : 1);
    return [{ place, weight, meaning: entry.meaning }];
  });
}

/** The sum of meanings, but for those of one place. */
export function without(meanings: readonly PlacedMeaning[], omitted: number | undefined): Meaning {
  const sum = new Float64Array(MEANING_DIMENSIONS);
  for (const { place, weight, meaning } of meanings) {
    if (place === omitted) continue;
    for (let k = 0; k < MEANING_DIMENSIONS; k++) sum[k] = (sum[k] ?? 0) + weight * (meaning[k] ?? 0);
  }
  return sum;
}
