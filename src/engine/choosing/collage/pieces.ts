import { isAllowed, rulesFor } from '../../meaning/rules.ts';
import type { Card, CardColour } from '../../model/model.ts';
import { FREE_ROLES } from '../exchange.ts';
import type { Outlook } from '../outlook.ts';
import { OWN, ownness } from './own-colours.ts';
import type { Prior } from './prior.ts';
import { SCORE } from './score.ts';
import { calledAfter, type Thing } from './things.ts';

/** A colour that a thing lends, and what it is worth in each role. */
export interface Piece {
  readonly thing: Thing;
  readonly card: Card;
  readonly colour: CardColour;
  readonly worth: Readonly<Record<FreeRole, number>>;
}

export type FreeRole = (typeof FREE_ROLES)[number];

export interface Ground {
  /** Undefined for that of a card which was not chosen. */
  readonly thing: Thing | undefined;
  readonly card: Card;
  readonly colour: CardColour;
  readonly text: CardColour;
  readonly worth: number;
}

/** Grounds that are tried. */
const GROUNDS_MAX = 4;

/** Grounds of the things' cards and of the best cards, best first. */
export function groundsOf({ scheme, rules }: Outlook, things: readonly Thing[], prior: Prior): Ground[] {
  const ofThings = things.flatMap((thing) => thing.word.cards.map((card) => ({ card, thing })));
  return [...ofThings, ...prior.cards.map((card) => ({ card, thing: undefined }))]
    .flatMap(({ card, thing }): Ground[] => {
      const { background: colour, text } = card.colours;
      const isRight = card.isDark === scheme > 0;
      if (!isRight || !isAllowed(colour, rulesFor(rules, 'background'), true)) return [];
      const { from, by } = SCORE.groundChroma;
      const ofThing =
        thing === undefined
          ? 0
          : SCORE.ground * thing.worth * (0.5 + ownness(thing.word, colour)) +
            (calledAfter(thing, card)(colour.phrase) ? SCORE.called : 0) -
            SCORE.laterCard * card.place;
      const worth =
        ofThing + by * Math.max(0, colour.c - from) + SCORE.like.background * prior.likeness('background', colour);
      return [{ thing, card, colour, text, worth }];
    })
    .toSorted((p, q) => q.worth - p.worth)
    .slice(0, GROUNDS_MAX);
}

/** The colours that each thing has to lend. */
export function piecesOf({ rules }: Outlook, things: readonly Thing[], prior: Prior): Piece[][] {
  const own = rulesFor(rules, 'accent');
  return things.map((thing) =>
    thing.word.cards.flatMap((card) => {
      const isCalledByName = calledAfter(thing, card);
      return FREE_ROLES.flatMap((source): Piece[] => {
        const colour = card.colours[source];
        const isOwn = ownness(thing.word, colour);
        const isCalled = isCalledByName(colour.phrase);
        if ((isOwn <= OWN.min && !isCalled) || !isAllowed(colour, own, false)) return [];
        const told =
          SCORE.any +
          SCORE.own * isOwn +
          (isCalled ? SCORE.called : 0) +
          (source === 'primary' ? SCORE.primary : 0) -
          SCORE.laterCard * card.place;
        const worthIn = (role: FreeRole): number =>
          SCORE.in[role] * thing.worth * told + SCORE.like[role] * prior.likeness(role, colour);
        const worth = { primary: worthIn('primary'), secondary: worthIn('secondary'), accent: worthIn('accent') };
        return [{ thing, card, colour, worth }];
      });
    }),
  );
}
