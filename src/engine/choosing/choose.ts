import type { Recalled } from '../meaning/recall.ts';
import { byRole, type Role } from '../palette.ts';
import type { Random } from '../random.ts';
import { candidatesOf, type Candidate } from './base/candidates.ts';
import { costs } from './base/costs.ts';
import { baseFeatures } from './base/features.ts';
import { collageOf } from './collage/collage.ts';
import { dot } from './rows.ts';
import { exchanged, fits, neededOf, bendsIn, stepOf, type Exchange, type Five } from './exchange.ts';
import { EXCHANGE_FEATURES, exchangeFeatures, stopFeatures } from './exchange-features.ts';
import { placeHalf, styleFor } from './halves.ts';
import { placeHarmony } from './harmony.ts';
import { cardLikeness } from './likeness.ts';
import type { Half, Outlook } from './outlook.ts';
import { placeNamed } from './place-named.ts';
import { placeLoud } from './plans.ts';
import { BASE_WEIGHTS, EXCHANGE_WEIGHTS } from './weights.ts';

/** A card that was chosen, what was exchanged in it, and what came of it. */
export interface Choice {
  readonly base: Candidate;
  /** Logarithm of its odds among the candidates, up to a constant. */
  readonly score: number;
  readonly exchanges: readonly Exchange[];
  readonly five: Five;
  /** The worlds that share the palette, the one that has the accent last; undefined where it is all of one. */
  readonly halves: readonly [Half, Half] | undefined;
}

/** Exchanges that a palette takes: beyond these it is no card any more. */
const EXCHANGES_MAX = 3;
/** Score that a candidate loses by being like one that was taken: palettes of one answer differ in idea. */
const REPEAT_COST = 5;
/** Play among candidates that are about as good, so that each call varies; the first palette is the best but for near ties. */
const PLAY = { first: 0.02, later: 1.2 } as const;

/** What a card of a word that the brief does not say is worth less than the least of those that it says. */
const SPARE_COST = 1;

/** Candidates with their scores, best first; spares come after all others. */
export function rankBases(outlook: Outlook, recalled: readonly Recalled[]): { base: Candidate; score: number }[] {
  const candidates = candidatesOf(outlook, recalled);
  const rows = baseFeatures(outlook, candidates);
  const costOf = costs(outlook);
  const ranked = candidates.map((base, i) => ({
    base,
    score: dot(BASE_WEIGHTS, rows[i] ?? new Float64Array()) - costOf(base),
  }));
  const least = Math.min(0, ...ranked.map(({ score }) => score));
  const spares = outlook.spares.map((card, i) => ({
    base: { card, word: undefined, recalled: undefined },
    score: least - SPARE_COST * (1 + i / outlook.spares.length),
  }));
  return [...ranked, ...spares].toSorted((p, q) => q.score - p.score || p.base.card.id - q.base.card.id);
}

/** Chooses `count` cards, the likeliest first, each of another idea, and exchanges what others of the brief have better. */
export function choose(
  outlook: Outlook,
  ranked: readonly { base: Candidate; score: number }[],
  count: number,
  random: Random,
): Choice[] {
  const pool = ranked.map(({ base, score }) => ({
    base,
    score,
    worth: score,
    play: -Math.log(-Math.log(random.next() + 1e-12)),
  }));
  const taken: Choice[] = [];
  const take = (choice: Choice): void => {
    taken.push(choice);
    for (const other of pool) other.worth -= REPEAT_COST * cardLikeness(other.base.card, choice.base.card);
  };
  const collage = collageOf(outlook, ranked);
  if (collage !== undefined) {
    const score = ranked[0]?.score ?? 0;
    take({ base: collage, score, exchanges: [], five: fiveOf(collage), halves: undefined });
  }
  while (taken.length < count && pool.length > 0) {
    let best = 0;
    const share = taken.length === 0 ? PLAY.first : PLAY.later;
    const worthOf = (i: number): number => (pool[i]?.worth ?? 0) + share * (pool[i]?.play ?? 0);
    for (let i = 1; i < pool.length; i++) if (worthOf(i) > worthOf(best)) best = i;
    const [chosen] = pool.splice(best, 1);
    if (chosen === undefined) break;
    if (taken.some(({ base }) => base.card.name === chosen.base.card.name)) continue;
    take({ base: chosen.base, score: chosen.score, ...exchangeAll(outlook, chosen.base) });
  }
  return taken;
}

export const fiveOf = ({ card, word, five }: Candidate): Five =>
  five ?? byRole((role) => ({ colour: card.colours[role], card, word }));

/** What the brief names is there before anything is exchanged, and stays. */
function exchangeAll(outlook: Outlook, base: Candidate): Pick<Choice, 'exchanges' | 'five' | 'halves'> {
  const named = placeNamed(outlook, fiveOf(base));
  const { words, halves: worlds = styleFor(words, base) } = outlook;
  const shared = named.claimed.has('accent') ? undefined : placeHalf({ words, halves: worlds }, base, named.five);
  const claimed = shared === undefined ? named.claimed : new Set<Role>([...named.claimed, 'accent']);
  let five = shared?.five ?? named.five;
  const exchanges: Exchange[] = [];
  while (exchanges.length < EXCHANGES_MAX) {
    const next = nextExchange(outlook, five, exchanges, claimed);
    if (next === undefined) break;
    five = exchanged(five, next);
    exchanges.push(next);
  }
  const loud = claimed.has('accent') ? five : placeLoud(outlook, five);
  const halves = shared === undefined ? undefined : ([shared.told, shared.untold] as const);
  return { five: placeHarmony(outlook, loud, claimed), exchanges, halves };
}

/** The best exchange, where it is likelier that something is exchanged than that nothing is, or where a rule has it so. */
function nextExchange(
  outlook: Outlook,
  five: Five,
  before: readonly Exchange[],
  claimed: ReadonlySet<Role>,
): Exchange | undefined {
  const step = stepOf(outlook, five, before.length);
  const needed = neededOf(step, before, claimed);
  if (needed.length === 0) return undefined;
  const bends = bendsIn(step);
  const must = needed.filter((exchange) => bends(exchange.role) && fits(five, exchange));
  const options = must.length > 0 ? must : needed;
  const row = new Float64Array(EXCHANGE_FEATURES.length);
  const scores = options.map((exchange) => dot(EXCHANGE_WEIGHTS, exchangeFeatures(step, exchange, row)));
  const stop = dot(EXCHANGE_WEIGHTS, stopFeatures(step));
  const odds = scores.reduce((sum, score) => sum + Math.exp(score - stop), 0);
  if (must.length === 0 && odds < 1) return undefined;
  let best = 0;
  for (let i = 1; i < scores.length; i++) if ((scores[i] ?? 0) > (scores[best] ?? 0)) best = i;
  return options[best];
}
