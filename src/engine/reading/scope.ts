import type { Entry, Model } from '../model/model.ts';
import type { Item } from './items.ts';

/** The entry of an item, the likeliest where it borrows from several. */
export const entryOf = (model: Model, item: Item | undefined): Entry | undefined =>
  model.entry(item?.found?.entries[0]?.entry ?? -1);

/** True for an adjective beside a colour noun (`warm colours`) or alone between marks and joins (`calm, warm`). */
export function standsAlone(items: readonly Item[], i: number): boolean {
  const next = items[i + 1];
  if (next === undefined || next.kind === 'mark') return true;
  const does = next.operations ?? [];
  if (does.some(({ op }) => op === 'colourNoun')) return true;
  if (does.some(({ op }) => op === 'join') || does.some((operation) => operation.op === 'tone')) {
    return items.slice(i + 2, i + 5).some((item) => item.operations?.some(({ op }) => op === 'colourNoun') === true);
  }
  return false;
}

/**
 * Whether the list of what is ruled out goes on behind the join or comma at `i`: after `or` and `nor` always; after
 * `and` and a comma when a bare colour word follows, and after a comma only if an `or` or `and` ends the list.
 */
export function listGoesOn(model: Model, items: readonly Item[], i: number): boolean {
  const here = items[i];
  const next = items[i + 1];
  if (here === undefined || next === undefined) return false;
  const nextJoins = next.operations?.some(({ op }) => op === 'join') === true;
  if (here.kind === 'mark' && nextJoins && next.kind === 'operation') return listGoesOn(model, items, i + 1);
  const head = entryOf(model, next);
  const isAnd = here.kind === 'operation' && OPEN_JOINS.has(here.key);
  if (here.kind === 'operation' && !isAnd) return next.kind === 'entry' || next.operations !== undefined;
  if (head?.isColour !== true) return false;
  if (here.kind === 'operation') return true;
  for (let k = i + 2; k < items.length; k += 2) {
    const item = items[k];
    if (item === undefined) return false;
    if (item.operations?.some(({ op }) => op === 'join') === true && item.kind === 'operation') return true;
    if (item.kind !== 'mark') return false;
  }
  // `no green, blue`: nothing but colours to the end.
  return true;
}

/** Joins that may as well begin something wanted: `no green and lots of gold`. */
const OPEN_JOINS = new Set(['and', 'et', 'und', 'y', 'e', 'en', 'i', '&', 'と', '和']);

/** `kein Bienengelb`: a compound that ends in a colour is a shade of it. */
export function colourTail(model: Model, item: Item): { readonly item: Item; readonly entry: Entry } | undefined {
  const last = item.found?.via === 'compound' ? item.found.entries.at(-1) : undefined;
  const entry = last === undefined ? undefined : model.entry(last.entry);
  if (last === undefined || entry?.isColour !== true) return undefined;
  return { item: { ...item, found: { via: 'compound', entries: [{ entry: last.entry, share: 1 }] } }, entry };
}

/** `two blues` are colours, whatever else the plural is a word for. */
export function colourPlural(model: Model, item: Item): Item | undefined {
  if (!item.key.endsWith('s')) return undefined;
  const entry = model.words.get(item.key.slice(0, -1)) ?? -1;
  if (model.entry(entry)?.isColour !== true) return undefined;
  return { ...item, found: { via: 'form', entries: [{ entry, share: 1 }] } };
}

/** True where no other word of the same run follows; what says nothing of colour is passed over: `piano shop`. */
export function endsRun(model: Model, items: readonly Item[], i: number): boolean {
  for (let k = i + 1; k < items.length; k++) {
    const next = items[k];
    if (next?.kind === 'unknown') return false;
    if (next?.kind !== 'entry') return true;
    if (entryOf(model, next)?.part !== 'plain') return false;
  }
  return true;
}
