import type { Model } from '../model/model.ts';
import type { Operations } from './grammar/index.ts';
import type { Item } from './items.ts';
import { entryOf } from './scope.ts';

/** Words that may stand before the second colour: `from lilac to a deep burnt orange`. */
const BETWEEN_MAX = 2;

/** What is all of one colour names it: apricot, mint. */
const COLOUR_SALIENCE = 0.85;

/** The two colours that the brief wants to pass from one to the other (`from lilac to orange`), as entries. */
export function rampOf(
  model: Model,
  items: readonly Item[],
  { rampTo }: Operations,
): readonly [number, number] | undefined {
  const colourAt = (i: number): number | undefined => {
    const item = items[i];
    const { isColour = false, salience = 0 } = entryOf(model, item) ?? {};
    return isColour || salience >= COLOUR_SALIENCE ? item?.found?.entries[0]?.entry : undefined;
  };
  for (const [i, { key }] of items.entries()) {
    if (!rampTo.has(key)) continue;
    const from = colourAt(i - 1);
    if (from === undefined) continue;
    for (let k = i + 1; k <= i + 1 + BETWEEN_MAX; k++) {
      const to = colourAt(k);
      if (to !== undefined && to !== from) return [from, to];
      if (items[k]?.kind === 'mark') break;
    }
  }
  return undefined;
}
