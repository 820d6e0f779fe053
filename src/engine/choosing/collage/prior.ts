import type { Card, CardColour } from '../../model/model.ts';
import type { Role } from '../../palette.ts';
import type { Candidate } from '../base/candidates.ts';
import { distance } from '../likeness.ts';

export interface Ranked {
  readonly base: Candidate;
  readonly score: number;
}

/** How much a colour is like those that the best cards have in a role, 0 to 1. */
export interface Prior {
  readonly cards: readonly Card[];
  readonly likeness: (role: Role, colour: CardColour) => number;
}

/** Cards that tell what a palette for the brief is like, and the Oklab distance at which a colour is half like theirs. */
const PRIOR = { cards: 8, half: 0.1 } as const;

export function priorOf(ranked: readonly Ranked[]): Prior {
  const best = ranked.slice(0, PRIOR.cards);
  const odds = best.map(({ score }) => Math.exp(score - (best[0]?.score ?? 0)));
  const sum = odds.reduce((all, each) => all + each, 0);
  const shares = best.map(({ base: { card } }, i) => ({ card, share: (odds[i] ?? 0) / sum }));
  return {
    cards: best.map(({ base: { card } }) => card),
    likeness: (role, colour) =>
      shares.reduce(
        (all, { card, share }) =>
          all + share * Math.exp((-Math.LN2 / PRIOR.half) * distance(card.colours[role], colour)),
        0,
      ),
  };
}
