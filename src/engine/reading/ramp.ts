import type { Model } from '../model/model.ts';
import type { Operations } from './grammar/operations.ts';
import type { Item } from './items.ts';
import { standsForColour } from './colour-words.ts';
import { entryOf } from './scope.ts';

/** Words that may stand before the second colour: `from lilac to a deep burnt orange`. */
const BETWEEN_MAX = 2;

/** What looks so much like itself that its name stands for its colour. */
const THING_SALIENCE = 0.55;
/** The same of a thing before a colour's name: no farm, and no bean. */
const COLOURED_SALIENCE = 0.76;
/** Where the second small word of `from … to …` stands in a brief that begins with it. */
const FIRST_RAMP_TO = 2;
const NONE = [undefined, undefined] as const;

/** The two colours that the brief wants to pass from one to the other (`from lilac to orange`), as entries. */
export function rampOf(
  model: Model,
  items: readonly Item[],
  { rampTo, words }: Operations,
): readonly [number, number] | undefined {
  const colourAt = (i: number): number | undefined => {
    const item = items[i];
    const entry = entryOf(model, item);
    return entry !== undefined && standsForColour(entry) ? item?.found?.entries[0]?.entry : undefined;
  };
  /** `from coal to candyfloss`, as a brief's first words: two things whose looks are known. */
  const thingAt = (i: number): number | undefined => {
    const item = items[i];
    const { salience = 0, part = 'plain' } = entryOf(model, item) ?? {};
    const isThing = part === 'subject' && salience >= THING_SALIENCE && item?.found?.via !== 'borrowed';
    return isThing ? item?.found?.entries[0]?.entry : undefined;
  };
  const colouredAt = (i: number): number | undefined => {
    const { salience = 0, part = 'plain' } = entryOf(model, items[i]) ?? {};
    const isColoured = salience >= COLOURED_SALIENCE && (part === 'subject' || part === 'colour');
    return isColoured ? items[i]?.found?.entries[0]?.entry : undefined;
  };
  for (const [i, { key }] of items.entries()) {
    if (!rampTo.has(key)) continue;
    const things = i === FIRST_RAMP_TO ? ([thingAt(i - 1), thingAt(i + 1)] as const) : NONE;
    const [start, end] = things;
    if (start !== undefined && end !== undefined && start !== end) return [start, end];
    // `red through to yellow`, `red melting into yellow`.
    const isPassed = items[i - 1]?.kind === 'function' || words.melting.has(items[i - 1]?.key ?? '');
    const first = isPassed ? i - 2 : i - 1;
    // `from navy to sky`, `from moss to mint`.
    const isSpan = words.from.has(items[first - 1]?.key ?? '');
    const from = colourAt(first) ?? (isSpan && colourAt(i + 1) !== undefined ? colouredAt(first) : undefined);
    if (from === undefined) continue;
    for (let k = i + 1; k <= i + 1 + BETWEEN_MAX; k++) {
      const to = colourAt(k) ?? (isSpan ? thingAt(k) : undefined);
      if (to !== undefined && to !== from) return [from, to];
      if (items[k]?.kind === 'mark') break;
    }
  }
  return undefined;
}
