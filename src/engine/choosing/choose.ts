import type { Recalled } from '../meaning/recall.ts';
import type { Card, Part } from '../model/model.ts';
import type { Random } from '../random.ts';
import { candidatesOf, type Candidate } from './base/candidates.ts';
import { notAllowed } from './base/colours.ts';
import { baseFeatures } from './base/features.ts';
import { dot } from './rows.ts';
import { exchanged, fits, neededOf, rolesToExchange, stepOf, type Exchange, type Five } from './exchange.ts';
import { EXCHANGE_FEATURES, exchangeFeatures, stopFeatures } from './exchange-features.ts';
import { cardLikeness } from './likeness.ts';
import type { Outlook } from './outlook.ts';
import { placeNamed } from './place-named.ts';
import { BASE_WEIGHTS, EXCHANGE_WEIGHTS } from './weights.ts';

/** A card that was chosen, what was exchanged in it, and what came of it. */
export interface Choice {
  readonly base: Candidate;
  /** Logarithm of its odds among the candidates, up to a constant. */
  readonly score: number;
  readonly exchanges: readonly Exchange[];
  readonly five: Five;
}

/** Exchanges that a palette takes: beyond these it is no card any more. */
const EXCHANGES_MAX = 3;
/** Score that a candidate loses by being like one that was taken: palettes of one answer differ in idea. */
const REPEAT_COST = 5;
/** Play among candidates that are about as good, so that each call varies; the first palette is the best but for near ties. */
const PLAY = { first: 0.02, later: 0.3 } as const;

/** What a card of a word that the brief does not say is worth less than the least of those that it says. */
const SPARE_COST = 1;

/** What words that are no world of their own cost as a base, beside a thing, a place or a style that is one. */
const WORLDLESS_COST: Readonly<Partial<Record<Part, number>>> = { colour: 1.6, modifier: 1.4, mood: 0.7 };
/** Parts that are worlds of their own. */
const WORLD_PARTS: ReadonlySet<Part> = new Set(['subject', 'place', 'style']);
/** A word this weighty, and with cards this much its own, is a world. */
const WORLD = { relative: 0.25, likeness: 0.7 } as const;

/** What each colour costs that the brief's rules do not let be: what need not be bent is not bent. */
const NOT_ALLOWED_COST = 1.1;

/** A modifier with this salience says what the colours are. */
const TELLING = 0.65;

function worldlessCost({ words }: Outlook, { word }: Candidate): number {
  const own = word === undefined ? undefined : words[word]?.entry;
  const cost = own === undefined ? undefined : WORLDLESS_COST[own.part];
  // `jewel tones`, `neon`: a word that says so much of the colours is obeyed by its own cards.
  if (own === undefined || cost === undefined || (own.part === 'modifier' && own.salience >= TELLING)) return 0;
  const hasWorld = words.some(
    ({ entry: { part }, relative, likeness }) =>
      WORLD_PARTS.has(part) && relative >= WORLD.relative && likeness >= WORLD.likeness,
  );
  return hasWorld ? cost : 0;
}

/** What the first card of a word, which is what everybody expects of it, costs where the brief is tired of that. */
const CLICHE_COST = 1.2;

/** What a light card costs where a dark scheme is demanded, or a dark one where a light is: all of it would have to be turned. */
const TURN_COST = 2;
const mustTurn = ({ rules: { tones } }: Outlook, { isDark }: Card): boolean => tones.has(isDark ? 'light' : 'dark');

/** What a written brief costs as a base that shares no thing, place or style with one that has them: `earth tones only`. */
const NO_WORLD_COST = 2;
function sharesNoWorldCost({ words }: Outlook, { recalled }: Candidate): number {
  if (recalled === undefined) return 0;
  const worlds = words.filter(
    ({ entry: { part }, relative, mention }) =>
      WORLD_PARTS.has(part) && relative >= WORLD.relative && mention.via !== 'borrowed',
  );
  const isShared = worlds.some(({ mention }) => recalled.entries.has(mention.entry));
  return worlds.length === 0 || isShared || recalled.entries.size === 0 ? 0 : NO_WORLD_COST;
}

/** What a ground costs as it is more vivid than this OKLCH chroma, times what it has more: nobody reads on marigold for long. */
const VIVID_GROUND = { chroma: 0.06, cost: 10 } as const;
const vividGroundCost = ({ rules: { tones } }: Outlook, { colours: { background } }: Card): number =>
  tones.has('vivid') ? 0 : VIVID_GROUND.cost * Math.max(0, background.c - VIVID_GROUND.chroma);

/** What a word costs as the base of a letter, the less it weighs: letters name things in passing. */
const PASSING_MENTION_COST = 1.5;
const passingMentionCost = ({ isLetter, words }: Outlook, { word }: Candidate): number =>
  isLetter && word !== undefined ? PASSING_MENTION_COST * (1 - (words[word]?.relative ?? 1)) : 0;

/** What a brief of many things costs as the answer to one word, which has cards of its own, times what it tells beside it. */
const OFF_TOPIC_COST = 3;

/** One word is answered by its own cards: `otter` asks for no law firm with otters. */
function offTopicCost({ words }: Outlook, { recalled }: Candidate): number {
  const [only, ...others] = words;
  const isOneWord = only?.likeness === 1 && others.length === 0 && only.mention.via !== 'borrowed';
  return isOneWord && recalled !== undefined ? OFF_TOPIC_COST * (1 - recalled.covered) : 0;
}

/** What a card that has words in the language of the brief is worth more: names and sentences suffer in another's. */
const TOLD_WORTH = 1.5;

/** Candidates with their scores, best first; spares come after all others. */
export function rankBases(outlook: Outlook, recalled: readonly Recalled[]): { base: Candidate; score: number }[] {
  const candidates = candidatesOf(outlook, recalled);
  const rows = baseFeatures(outlook, candidates);
  const ranked = candidates.map((base, i) => ({
    base,
    score:
      dot(BASE_WEIGHTS, rows[i] ?? new Float64Array()) -
      worldlessCost(outlook, base) -
      NOT_ALLOWED_COST * notAllowed(base.card, outlook) -
      (mustTurn(outlook, base.card) ? TURN_COST : 0) -
      offTopicCost(outlook, base) -
      sharesNoWorldCost(outlook, base) -
      vividGroundCost(outlook, base.card) -
      passingMentionCost(outlook, base) -
      (outlook.avoidsCliche && base.card.place === 0 && base.word !== undefined ? CLICHE_COST : 0) +
      (outlook.language !== 'en' && outlook.isTold(base.card) ? TOLD_WORTH : 0),
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
  while (taken.length < count && pool.length > 0) {
    let best = 0;
    const share = taken.length === 0 ? PLAY.first : PLAY.later;
    const worthOf = (i: number): number => (pool[i]?.worth ?? 0) + share * (pool[i]?.play ?? 0);
    for (let i = 1; i < pool.length; i++) if (worthOf(i) > worthOf(best)) best = i;
    const [chosen] = pool.splice(best, 1);
    if (chosen === undefined) break;
    if (taken.some(({ base }) => base.card.name === chosen.base.card.name)) continue;
    taken.push({ base: chosen.base, score: chosen.score, ...exchangeAll(outlook, chosen.base) });
    for (const other of pool) other.worth -= REPEAT_COST * cardLikeness(other.base.card, chosen.base.card);
  }
  return taken;
}

export const fiveOf = ({ card, word }: Candidate): Five => {
  const { background, text, primary, secondary, accent } = card.colours;
  return {
    background: { colour: background, card, word },
    text: { colour: text, card, word },
    primary: { colour: primary, card, word },
    secondary: { colour: secondary, card, word },
    accent: { colour: accent, card, word },
  };
};

function exchangeAll(outlook: Outlook, base: Candidate): Pick<Choice, 'exchanges' | 'five'> {
  let five = fiveOf(base);
  const exchanges: Exchange[] = [];
  while (exchanges.length < EXCHANGES_MAX) {
    const next = nextExchange(outlook, five, exchanges);
    if (next === undefined) break;
    five = exchanged(five, next);
    exchanges.push(next);
  }
  return { five: placeNamed(outlook, five), exchanges };
}

/** The best exchange, where it is likelier that something is exchanged than that nothing is, or where a rule has it so. */
function nextExchange(outlook: Outlook, five: Five, before: readonly Exchange[]): Exchange | undefined {
  const step = stepOf(outlook, five, before.length);
  const needed = neededOf(step, before);
  if (needed.length === 0) return undefined;
  const toExchange = rolesToExchange(step);
  const must = needed.filter((exchange) => toExchange.has(exchange.role) && fits(five, exchange));
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
