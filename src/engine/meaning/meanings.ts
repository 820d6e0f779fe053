import { MEANING_DIMENSIONS, type Meaning } from '../model/meaning.ts';
import type { Model } from '../model/model.ts';
import type { Brief } from '../reading/brief.ts';

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
