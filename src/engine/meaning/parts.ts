import type { Model } from '../model/model.ts';
import type { Mention } from '../reading/brief.ts';
import { phraseKey } from '../reading/tokens.ts';

/** What a phrase may have between its words: `fox in the snow`. */
const SMALL = /^(?:a|an|the|of|in|on|at|by|to|and|with|for|from|under|over)$/;
const WORDS_MAX = 3;
/** What says the opposite of what stands before it. */
const AGAINST = /^(?:free|relief|cure|waste|proof|resistant)$/;

/**
 * The entries that make up a phrase without cards of its own, the longest first, from behind: the fox and the snow of a
 * `fox in the snow`, and ice cream, not ice and cream, of a `melting ice cream`.
 * @returns none where one of its words has no cards, or says nothing of colour, or where the brief says it in other words:
 * an album is no sum of what its band is called
 */
export function partsOf(model: Model, { entry: index, text, via }: Mention): readonly number[] {
  const entry = model.entry(index);
  if (entry === undefined || entry.cardCount > 0 || !entry.head.includes(' ')) return [];
  const words = phraseKey(entry.head).split(' ');
  const said = words.filter((word) => !SMALL.test(word));
  if (said.length < 2 || said.length > WORDS_MAX || AGAINST.test(said.at(-1) ?? '')) return [];
  const typed = phraseKey(text);
  if (via === 'word' && !said.some((word) => typed.includes(word))) return [];
  const isTelling = (part: number): boolean => {
    const own = model.entry(part);
    return part !== index && own !== undefined && own.cardCount > 0 && own.part !== 'plain';
  };
  const parts: number[] = [];
  for (let end = words.length; end > 0;) {
    let at = 0;
    const part = (): number => model.words.get(words.slice(at, end).join(' ')) ?? -1;
    while (at < end && !isTelling(part())) at += 1;
    if (at < end) parts.unshift(part());
    else if (!SMALL.test(words[end - 1] ?? '')) return [];
    end = Math.min(at, end - 1);
  }
  return parts.length > 1 ? parts : [];
}
