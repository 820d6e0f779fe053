/**
 * Learns how cards are chosen and exchanged, and writes `src/engine/choosing/weights.ts`:
 *
 *     cd training && npm ci && npm run choosing
 *
 * Every written brief is an example: which of the cards at hand does its answer resemble? So is every choice, which says
 * what a good eye took, and what it exchanged.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { candidatesOf, type Candidate } from '../src/engine/choosing/base/candidates.ts';
import { baseFeatures } from '../src/engine/choosing/base/features.ts';
import { BASE_FEATURES } from '../src/engine/choosing/base/names.ts';
import { fiveOf } from '../src/engine/choosing/choose.ts';
import { exchanged, exchangesOf, stepOf } from '../src/engine/choosing/exchange.ts';
import { EXCHANGE_FEATURES, exchangeFeatures, stopFeatures } from '../src/engine/choosing/exchange-features.ts';
import { distance } from '../src/engine/choosing/likeness.ts';
import type { Outlook } from '../src/engine/choosing/outlook.ts';
import { considerer } from '../src/engine/engine.ts';
import { dot } from '../src/engine/choosing/rows.ts';
import { meaningLikeness } from '../src/engine/meaning/meanings.ts';
import type { Board } from '../src/engine/model/model.ts';
import { readModel } from '../src/engine/model/read.ts';
import { ROLES, type Role } from '../src/engine/palette.ts';
import { schemeFeatures, SCHEME_FEATURES } from '../src/engine/choosing/scheme.ts';
import { readKnowledge } from '../knowledge/tools/parse.ts';
import type { Choice } from '../knowledge/tools/choices.ts';
import { firstOf, fitRanking, lossOf, type Example } from './ranking.ts';

const model = readModel(readFileSync(new URL('../src/engine/model/huesmith.model', import.meta.url)));
const consider = considerer(model);

/** What each role counts for when an answer is compared with a card, in all 1. */
const ROLE_WEIGHTS: Readonly<Record<Role, number>> = {
  background: 0.3,
  text: 0.04,
  primary: 0.28,
  secondary: 0.14,
  accent: 0.24,
};

type Colours = Readonly<Record<Role, { readonly l: number; readonly a: number; readonly b: number }>>;

/** Oklab distance of two palettes: half role by role, half wherever their colours stand. */
function apart(p: Colours, q: Colours): number {
  let sum = 0;
  for (const role of ROLES) {
    const own = distance(p[role], q[role]);
    const nearest = Math.min(...ROLES.map((other) => distance(p[role], q[other])));
    const back = Math.min(...ROLES.map((other) => distance(q[role], p[other])));
    sum += ROLE_WEIGHTS[role] * (0.5 * own + 0.25 * nearest + 0.25 * back);
  }
  return sum;
}

/** A written brief says how its answer looks, not whose card it is: beside a choice it counts for a little. */
const BOARD_WEIGHT = 0.5;
const SHARPNESS = 0.018;
/** Shares of options by how little each is apart from the answer. */
function sharesOf(distances: readonly number[], sharpness: number): Float64Array {
  const least = Math.min(...distances);
  const odds = Float64Array.from(distances, (d) => Math.exp((least - d) / sharpness));
  const total = odds.reduce((a, b) => a + b, 0);
  return odds.map((value) => value / total);
}

/** How much likelier a card of a word of each part is the base, from what designers did with briefs. */
const PART_PRIOR = {
  plain: 0.02,
  subject: 1,
  place: 0.55,
  style: 0.75,
  mood: 0.22,
  modifier: 0.12,
  colour: 0.15,
} as const;

/** How much likelier a card is the base whose world is the brief's. */
const nearness = (cosine: number): number => Math.exp(WORLD_SHARPNESS * (cosine - 0.5));
const WORLD_SHARPNESS = 2;

/**
 * How likely a candidate is the base before its colours are looked at: a written brief says how its answer looks, not
 * whose world it is from, and by colours alone a stranger's card may come nearest.
 */
function priorOf({ card, word: at, recalled }: Candidate, { words, meaning }: Outlook): number {
  if (at === undefined)
    return recalled === undefined
      ? 0
      : recalled.likeness ** 2 * (0.4 + 0.6 * recalled.covers) * nearness(recalled.meaning);
  const word = words[at];
  if (word === undefined) return 0.01;
  const { entry, mention, relative, likeness } = word;
  const hasSubject = words.some((other) => other.entry.part === 'subject' && other.relative > 0.3);
  const part = hasSubject || entry.part === 'subject' ? PART_PRIOR[entry.part] : Math.max(0.3, PART_PRIOR[entry.part]);
  const tied = mention.relation === undefined || mention.relation === 'of' ? 1 : 0.45;
  const later = mention.clause > 0 ? 0.6 : 1;
  const aside = mention.isHead ? 1 : 0.7;
  const guessed = mention.via === 'borrowed' ? 0.25 : 1;
  return (
    nearness(meaningLikeness(card.meaning, meaning)) *
    part *
    tied *
    later *
    aside *
    guessed *
    likeness ** 2 *
    Math.sqrt(relative)
  );
}

interface Considered {
  readonly outlook: Outlook;
  readonly candidates: readonly Candidate[];
  readonly base: Example;
  readonly distances: readonly number[];
  readonly isDark: boolean;
}

/** The last fifth of every five is held back. */
const isHeld = (i: number): boolean => i % 5 === 0;
const boards = Array.from({ length: model.boardCount }, (_, i) => model.board(i)).filter(
  (board) => board !== undefined,
);

/** A dark scheme against a light one, as a choice between two rows. */
function schemeExample(brief: string, isDark: boolean, takes: (board: Board) => boolean): Example {
  const { outlook, recalled } = consider(brief, 0, takes);
  const row = schemeFeatures(outlook, recalled);
  return {
    rows: [row, new Float64Array(row.length)],
    wanted: Float64Array.of(isDark ? 1 : 0, isDark ? 0 : 1),
    weight: 1,
  };
}

const options = { epochs: 300, rate: 0.05, decay: 0.0005 };
const schemes = boards.map((board) => schemeExample(board.brief, board.isDark, ({ id }) => id !== board.id));
const schemeWeights = fitRanking(
  schemes.filter((_, i) => !isHeld(i)),
  SCHEME_FEATURES.length,
  { ...options, decay: 0.003 },
);
const agrees = (each: Example): boolean => (firstOf(each, schemeWeights) === 0) === (each.wanted[0] === 1);
const share = (set: readonly Example[]): string => `${((100 * set.filter(agrees).length) / set.length).toFixed(1)} %`;
console.log(
  `scheme: seen ${share(schemes.filter((_, i) => !isHeld(i)))}, held back ${share(schemes.filter((_, i) => isHeld(i)))}, ` +
    `all light ${((100 * boards.filter((board) => !board.isDark).length) / boards.length).toFixed(1)} %`,
);

const considered: (Considered | undefined)[] = boards.map((board) => {
  const { outlook: before, recalled } = consider(board.brief, 0, ({ id }) => id !== board.id);
  const outlook = { ...before, scheme: dot([...schemeWeights], schemeFeatures(before, recalled)) };
  const candidates = candidatesOf(outlook, recalled);
  if (candidates.length < 3 || !candidates.some(({ word }) => word !== undefined)) return undefined;
  const distances = candidates.map(({ card }) => apart(card.colours, board.colours));
  return {
    outlook,
    candidates,
    distances,
    isDark: board.isDark,
    base: {
      rows: baseFeatures(outlook, candidates),
      wanted: sharesOf(
        distances.map((d, i) => {
          const candidate = candidates[i];
          return d - SHARPNESS * Math.log(candidate === undefined ? 0.01 : priorOf(candidate, outlook) + 0.002);
        }),
        SHARPNESS,
      ),
      weight: BOARD_WEIGHT,
    },
  };
});
/** How often a word by itself is answered by its first, second, third and later cards. */
const PLACE_SHARES = [0.66, 0.2, 0.1, 0.04] as const;
/** Words by themselves are many; together they count for so many written briefs. */
const SINGLE_MASS = 300;

/** A word by itself: its cards are written down likeliest first, and stay as they are. */
function singleWords(): { base: Example; exchange: Example }[] {
  const entries = Array.from({ length: model.entryCount }, (_, i) => model.entry(i)).filter(
    (entry) => entry !== undefined && entry.cards.length >= 3 && entry.part !== 'plain',
  );
  return entries.flatMap((entry) => {
    const { outlook, recalled } = consider(entry?.head ?? '', 0);
    const candidates = candidatesOf(outlook, recalled);
    const own = candidates.findIndex(({ card }) => card.name === entry?.cards[0]?.name);
    const base = candidates[own];
    if (base === undefined || outlook.words.length !== 1) return [];
    const shares = candidates.map(({ card, word }) => (word === undefined ? 0.02 : (PLACE_SHARES[card.place] ?? 0.04)));
    const total = shares.reduce((a, b) => a + b, 0);
    const five = fiveOf(base);
    const step = stepOf(outlook, five, 0);
    const options = exchangesOf(outlook, five);
    const weight = SINGLE_MASS / entries.length;
    return [
      {
        base: {
          rows: baseFeatures(outlook, candidates),
          wanted: Float64Array.from(shares, (one) => one / total),
          weight,
        },
        exchange: {
          rows: [stopFeatures(step), ...options.map((each) => exchangeFeatures(step, each))],
          wanted: Float64Array.from({ length: options.length + 1 }, (_, i) => (i === 0 ? 1 : 0)),
          weight,
        },
      },
    ];
  });
}

/** What a choice that someone wrote counts for beside a written brief. */
const CHOICE_WEIGHT = 10;
/** What is left for the other cards of the word that was chosen: the second eye takes one of them now and then. */
const SISTERS_SHARE = 0.15;

interface ChoiceExamples {
  readonly base: Example;
  readonly exchanges: readonly Example[];
  readonly scheme: Example;
}

/** A choice as examples; none where the knowledge has changed so that its card is not at hand any more. */
function choiceExamples({ brief, base: name, exchanges }: Choice): ChoiceExamples[] {
  const { outlook: before, recalled } = consider(brief, 0);
  const outlook = { ...before, scheme: dot([...schemeWeights], schemeFeatures(before, recalled)) };
  const candidates = candidatesOf(outlook, recalled);
  const at = candidates.findIndex(({ card }) => card.name === name);
  const base = candidates[at];
  if (base === undefined) return [];
  const sisters = candidates.filter(({ word }) => word !== undefined && word === base.word).length - 1;
  const wanted = Float64Array.from(candidates, ({ word }, i) =>
    i === at
      ? 1 - (sisters > 0 ? SISTERS_SHARE : 0)
      : sisters > 0 && word !== undefined && word === base.word
        ? SISTERS_SHARE / sisters
        : 0,
  );
  const steps: Example[] = [];
  let five = fiveOf(base);
  for (const [done, next] of [...exchanges, undefined].entries()) {
    const step = stepOf(outlook, five, done);
    const options = exchangesOf(outlook, five);
    const taken =
      next === undefined
        ? 0
        : 1 +
          options.findIndex(
            ({ role, source, placed }) =>
              role === next.role && source === next.source && placed.card.name === next.card,
          );
    const rows = [stopFeatures(step), ...options.map((each) => exchangeFeatures(step, each))];
    const exchange = options[taken - 1];
    if (next !== undefined && exchange === undefined) break;
    steps.push({
      rows,
      wanted: Float64Array.from(rows, (_, i) => (i === taken ? 1 : 0)),
      weight: CHOICE_WEIGHT,
    });
    if (exchange !== undefined) five = exchanged(five, exchange);
  }
  const row = schemeFeatures(before, recalled);
  const isDark = base.card.isDark;
  return [
    {
      base: { rows: baseFeatures(outlook, candidates), wanted, weight: CHOICE_WEIGHT },
      exchanges: steps,
      scheme: {
        rows: [row, new Float64Array(row.length)],
        wanted: Float64Array.of(isDark ? 1 : 0, isDark ? 0 : 1),
        weight: CHOICE_WEIGHT,
      },
    },
  ];
}

const choices = readKnowledge().choices;
const written = choices.filter((_, i) => !isHeld(i)).flatMap(choiceExamples);
const writtenHeld = choices.filter((_, i) => isHeld(i)).flatMap(choiceExamples);
const singles = singleWords();
const held = considered.filter((each, i) => each !== undefined && isHeld(i)).filter((each) => each !== undefined);
const seen = considered.filter((each, i) => each !== undefined && !isHeld(i)).filter((each) => each !== undefined);
const baseWeights = fitRanking(
  [...seen.map(({ base }) => base), ...singles.map(({ base }) => base), ...written.map(({ base }) => base)],
  BASE_FEATURES.length,
  options,
);
const exchangeWeights = fitRanking(
  [...singles.map(({ exchange }) => exchange), ...written.flatMap(({ exchanges }) => exchanges)],
  EXCHANGE_FEATURES.length,
  { ...options, decay: 0.002 },
);

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
const met = (set: readonly Considered[], weights: Float64Array): string => {
  const chosen = set.map((each) => each.distances[firstOf(each.base, weights)] ?? 0);
  const least = set.map(({ distances }) => Math.min(...distances));
  const any = set.map(({ distances }) => mean(distances));
  const dark = set.filter((each) => each.candidates[firstOf(each.base, weights)]?.card.isDark === each.isDark).length;
  return `scheme ${((100 * dark) / set.length).toFixed(1)} %, apart ${mean(chosen).toFixed(4)} (nearest at hand ${mean(least).toFixed(4)}, any ${mean(any).toFixed(4)})`;
};
console.log(`${seen.length} briefs, ${held.length} held back`);
console.log(`base, seen: ${met(seen, baseWeights)}; held back: ${met(held, baseWeights)}`);
console.log(
  `exchange, loss held back: ${lossOf(
    writtenHeld.flatMap(({ exchanges }) => exchanges),
    exchangeWeights,
  ).toFixed(3)}`,
);
const first = (set: readonly ChoiceExamples[]): string =>
  `${((100 * set.filter(({ base }) => (base.wanted[firstOf(base, baseWeights)] ?? 0) > 0.5).length) / Math.max(1, set.length)).toFixed(1)} %`;
console.log(
  `choices: ${written.length}, base agreed ${first(written)}; held back ${writtenHeld.length}, ${first(writtenHeld)}`,
);
const list = (names: readonly string[], weights: Float64Array): string =>
  names.map((name, i) => `  ${(weights[i] ?? 0).toFixed(4)}, // ${name}`).join('\n');
writeFileSync(
  new URL('../src/engine/choosing/weights.ts', import.meta.url),
  `// oxlint-disable oxc/approx-constant -- learnt numbers come near a constant by chance
/** Learnt by training/choosing.ts: a weight for each of BASE_FEATURES, in their order. */
export const BASE_WEIGHTS: readonly number[] = [
${list(BASE_FEATURES, baseWeights)}
];

/** Learnt by training/choosing.ts: a weight for each of SCHEME_FEATURES, in their order. */
export const SCHEME_WEIGHTS: readonly number[] = [
${list(SCHEME_FEATURES, schemeWeights)}
];

/** Learnt by training/choosing.ts: a weight for each of EXCHANGE_FEATURES, in their order. */
export const EXCHANGE_WEIGHTS: readonly number[] = [
${list(EXCHANGE_FEATURES, exchangeWeights)}
];
`,
);
