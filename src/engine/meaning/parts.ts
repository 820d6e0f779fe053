import type { Model } from '../model/model.ts';
import type { Mention } from '../reading/brief.ts';
import { phraseKey } from '../reading/tokens.ts';

/** What a phrase may have between its words: `fox in the snow`. */
const SMALL = /^(?:a|an|the|of|in|on|at|by|to|and|with|for|from|under|over)$/;
const WORDS_MAX = 3;
/** What says the opposite of what stands before it. */
const AGAINST = /^(?:free|relief|cure|waste|proof|resistant)$/;

/**
 * The entries of the words of a phrase that has no cards of its own: the fox and the snow of a `fox in the snow`.
 * @returns none where one of its words has no cards, or says nothing of colour, or where the brief says it in other words:
 * an album is no sum of what its band is called
 */
export function partsOf(model: Model, { entry: index, text, via }: Mention): readonly number[] {
  const entry = model.entry(index);
  if (entry === undefined || entry.cards.length > 0 || !entry.head.includes(' ')) return [];
  const words = phraseKey(entry.head)
    .split(' ')
    .filter((word) => !SMALL.test(word));
  if (words.length < 2 || words.length > WORDS_MAX || AGAINST.test(words.at(-1) ?? '')) return [];
  const typed = phraseKey(text);
  if (via === 'word' && !words.some((word) => typed.includes(word))) return [];
  const parts = words.map((word) => model.words.get(word) ?? -1);
  const isTelling = (part: number): boolean => {
    const own = model.entry(part);
    return own !== undefined && own.cards.length > 0 && own.part !== 'plain';
  };
  return parts.every(isTelling) ? parts : [];
}
