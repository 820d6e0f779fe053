import { isOwnColour } from '../choosing/collage/own-colours.ts';
import { isCalledAfter } from '../choosing/collage/things.ts';
import type { Placed } from '../choosing/exchange.ts';
import type { Word } from '../choosing/outlook.ts';
import type { Role } from '../palette.ts';
import { plainColour } from './plain-colour.ts';

/**
 * What a colour of a collage is called: by the card's phrase where that has the thing's name in it (`beetroot face`) or the thing is
 * a place, else by the thing as the brief calls it (`dill`); a ground that is no thing's own by its colour.
 * @param word of the thing; undefined for a ground of no thing's
 */
export function thingPhrase(role: Role, { colour }: Placed, word: Word | undefined): string {
  if (word === undefined) return plainColour(colour.hex);
  const { entry, mention } = word;
  if (isCalledAfter(word, colour.phrase) || entry.part === 'place') return colour.phrase;
  const isThing = entry.part !== 'mood' && isOwnColour(word, colour);
  if (role === 'background' && !isThing) return plainColour(colour.hex);
  const text = mention.text.replace(/['’]s$/, '');
  return /^\p{Lu}/u.test(entry.head) ? text : text.toLowerCase();
}
