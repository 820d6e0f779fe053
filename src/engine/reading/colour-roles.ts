import type { Operations } from './grammar/operations.ts';
import { does, type Item } from './items.ts';

/** How far before a colour what it is the colour of may stand, in items: `text colour has to be #1B2A49`. */
const REACH = 4;

/** True for a small word between a ground or a text and its colour: `background: cream`, `text colour must be navy`. */
const ties = (item: Item | undefined): boolean =>
  item?.kind === 'function' ||
  does(item, 'must') ||
  does(item, 'mustBefore') ||
  does(item, 'colourNoun') ||
  (item?.kind === 'mark' && /^[:：=]$/.test(item.key));

/**
 * Where the colour at `at` is that of the background or of the text: `navy text`, `fond vert`, `background: #FFF8E7`; behind a text and
 * what puts it on something it is the ground: `white text on navy`.
 * @returns undefined for any other colour
 */
export function roleOfColour(
  items: readonly Item[],
  at: number,
  { roleNouns, nounFirst, onto }: Operations,
): 'background' | 'text' | undefined {
  const next = roleNouns.get(items[at + 1]?.key ?? '');
  if (next !== undefined && !nounFirst) return next;
  let before = at - 1;
  const isTied = (): boolean => ties(items[before]) && roleNouns.get(items[before]?.key ?? '') === undefined;
  while (before >= at - REACH && isTied()) before--;
  const named = roleNouns.get(items[before]?.key ?? '');
  // `background navy` is one in English only behind a tie; in French it stands behind its noun, and a code anywhere.
  const isOn = items.slice(before + 1, at).some(({ key }) => onto.has(key));
  if (isOn) return named === 'text' ? 'background' : undefined;
  const isBeside = nounFirst || items[at]?.kind === 'hex' || before < at - 1;
  return isBeside ? named : undefined;
}
