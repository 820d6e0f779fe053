import type { CardColour } from '../../model/model.ts';
import { distance } from '../likeness.ts';
import type { Word } from '../outlook.ts';

/** Oklab distance at which a colour is hardly a thing's own any more, and how much of it is from where it lends one. */
export const OWN = { far: 0.13, min: 0.25 } as const;

/** How much a colour is the one by which a thing is known, 0 to 1. */
export function ownness({ entry: { colours } }: Word, colour: CardColour): number {
  const most = Math.max(...colours.map(({ share }) => share));
  return Math.max(
    0,
    ...colours.map((own) => Math.sqrt(own.share / most) * Math.exp(-((distance(own, colour) / OWN.far) ** 2))),
  );
}

/** True for a colour by which the thing is known. */
export const isOwnColour = (word: Word, colour: CardColour): boolean => ownness(word, colour) > OWN.min;
