/**
 * Learns how cards are chosen and exchanged, and writes `src/engine/choosing/weights.ts`:
 *
 *     cd training && npm ci && npm run choosing
 *
 * Whole answers that were marked or judged say which card should be the base, words by themselves which of their own; light or
 * dark is learnt from written briefs, exchanges from choices.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { candidatesOf, type Candidate } from '../src/engine/choosing/base/candidates.ts';
import { baseFeatures } from '../src/engine/choosing/base/features.ts';
import { BASE_FEATURES } from '../src/engine/choosing/base/names.ts';
import { fiveOf } from '../src/engine/choosing/choose.ts';
import { exchanged, exchangesOf, stepOf } from '../src/engine/choosing/exchange.ts';
import { EXCHANGE_FEATURES, exchangeFeatures, stopFeatures } from '../src/engine/choosing/exchange-features.ts';
import type { Outlook } from '../src/engine/choosing/outlook.ts';
import { considerer } from '../src/engine/engine.ts';
import { dot } from '../src/engine/choosing/rows.ts';
import type { Board } from '../src/engine/model/model.ts';
import { readModel } from '../src/engine/model/read.ts';
import { schemeFeatures, SCHEME_FEATURES } from '../src/engine/choosing/scheme.ts';
import { readKnowledge } from '../knowledge/tools/parse.ts';
import type { Choice } from '../knowledge/tools/choices.ts';
import type { Judgement } from '../knowledge/tools/judgements.ts';
import type { Marks } from '../knowledge/tools/marks.ts';
import { firstOf, fitRanking, lossOf, type Example } from './ranking.ts';

const model = readModel(readFileSync(new URL('../src/engine/model/huesmith.model', import.meta.url)));
const consider = considerer(model);

/** How much each answer is wanted: one mark more, e times as much. */
function sharesOf(marks: readonly number[]): Float64Array {
  const most = Math.max(...marks);
  const odds = Float64Array.from(marks, (mark) => Math.exp(mark - most));
  const total = odds.reduce((a, b) => a + b, 0);
  return odds.map((value) => value / total);
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
  options,
);
const agrees = (each: Example): boolean => (firstOf(each, schemeWeights) === 0) === (each.wanted[0] === 1);
const share = (set: readonly Example[]): string => `${((100 * set.filter(agrees).length) / set.length).toFixed(1)} %`;
console.log(
  `scheme: seen ${share(schemes.filter((_, i) => !isHeld(i)))}, held back ${share(schemes.filter((_, i) => isHeld(i)))}, ` +
    `all light ${((100 * boards.filter((board) => !board.isDark).length) / boards.length).toFixed(1)} %`,
);

/** A brief with the cards that stand for choice and their rows, light or dark as just learnt. */
function prepareBrief(brief: string, takes?: (board: Board) => boolean): PreparedBrief {
  const { outlook: before, recalled } = consider(brief, 0, takes);
  const outlook = { ...before, scheme: dot([...schemeWeights], schemeFeatures(before, recalled)) };
  const candidates = candidatesOf(outlook, recalled);
  return { outlook, candidates, rows: baseFeatures(outlook, candidates) };
}

interface PreparedBrief {
  readonly outlook: Outlook;
  readonly candidates: readonly Candidate[];
  /** In the order of the candidates. */
  readonly rows: readonly Float64Array[];
}

/** How often a word by itself is answered by its first, second, third and later cards. */
const PLACE_SHARES = [0.66, 0.2, 0.1, 0.04] as const;
/** Words by themselves are many; together they count for so many marked briefs. */
const SINGLE_MASS = 120;

/** A word by itself: its cards are written down likeliest first, and stay as they are. */
function singleWords(): { base: Example; exchange: Example }[] {
  const entries = Array.from({ length: model.entryCount }, (_, i) => model.entry(i)).filter(
    (entry) => entry !== undefined && entry.cards.length >= 3 && entry.part !== 'plain',
  );
  return entries.flatMap((entry) => {
    const { outlook, candidates, rows } = prepareBrief(entry?.head ?? '');
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
          rows,
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

/** What is left for the other cards of the word that was chosen: the second eye takes one of them now and then. */
const SISTERS_SHARE = 0.15;

interface ChoiceExamples {
  readonly base: Example;
  readonly exchanges: readonly Example[];
}

/** A choice as examples; none where the knowledge has changed so that its card is not at hand any more. */
function choiceExamples({ brief, base: name, exchanges }: Choice): ChoiceExamples[] {
  const { outlook, candidates, rows: all } = prepareBrief(brief);
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
      weight: 1,
    });
    if (exchange !== undefined) five = exchanged(five, exchange);
  }
  return [{ base: { rows: all, wanted, weight: 1 }, exchanges: steps }];
}

/** What a judged answer counts for beside a brief whose answers are all marked. */
const JUDGED_WEIGHT = 0.5;
/** What the second best answer takes from the best. */
const SECOND_SHARE = 0.3;

/** Which of the answers that were shown was judged best; none where its card is not at hand any more. */
function judgedExamples({ brief, best, second, others }: Judgement): { base: Example }[] {
  const { candidates, rows } = prepareBrief(brief);
  const shown = new Set([best, ...others, ...(second === undefined ? [] : [second])]);
  const kept = candidates.flatMap(({ card }, i) =>
    shown.has(card.name) ? [{ card, row: rows[i] ?? new Float64Array() }] : [],
  );
  const chosen = kept.find(({ card }) => card.name === best);
  if (chosen === undefined || kept.length < 3) return [];
  const shared = kept.some(({ card }) => card.name === second) ? SECOND_SHARE : 0;
  return [
    {
      base: {
        rows: kept.map((each) => each.row),
        wanted: Float64Array.from(kept, ({ card: { name } }) =>
          name === best ? 1 - shared : name === second ? shared : 0,
        ),
        weight: JUDGED_WEIGHT,
      },
    },
  ];
}

/** A brief with marked answers: the better an answer, the more it is wanted. */
interface Marked {
  readonly base: Example;
  /** In the order of its rows. */
  readonly marks: readonly number[];
}

function markedExamples({ brief, answers }: Marks): Marked[] {
  const { candidates, rows } = prepareBrief(brief, (board) => board.brief !== brief);
  const byCard = new Map(answers.map(({ card, mark }) => [card, mark]));
  const kept = candidates.flatMap(({ card: { name } }, i) => {
    const mark = byCard.get(name);
    return mark === undefined ? [] : [{ mark, row: rows[i] ?? new Float64Array() }];
  });
  if (kept.length < 3) return [];
  const marks = kept.map(({ mark }) => mark);
  return [
    {
      marks,
      base: {
        rows: kept.map(({ row }) => row),
        wanted: sharesOf(marks),
        weight: 1,
      },
    },
  ];
}

const { choices, judgements, marks } = readKnowledge();
const marked = marks.filter((_, i) => !isHeld(i)).flatMap(markedExamples);
const markedHeld = marks.filter((_, i) => isHeld(i)).flatMap(markedExamples);
const judged = judgements.filter((_, i) => !isHeld(i)).flatMap(judgedExamples);
const judgedHeld = judgements.filter((_, i) => isHeld(i)).flatMap(judgedExamples);
const written = choices.filter((_, i) => !isHeld(i)).flatMap(choiceExamples);
const writtenHeld = choices.filter((_, i) => isHeld(i)).flatMap(choiceExamples);
const singles = singleWords();
const baseWeights = fitRanking(
  [...singles.map(({ base }) => base), ...judged.map(({ base }) => base), ...marked.map(({ base }) => base)],
  BASE_FEATURES.length,
  options,
);
const exchangeWeights = fitRanking(
  [...singles.map(({ exchange }) => exchange), ...written.flatMap(({ exchanges }) => exchanges)],
  EXCHANGE_FEATURES.length,
  { ...options, decay: 0.002 },
);

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
console.log(
  `exchange, loss held back: ${lossOf(
    writtenHeld.flatMap(({ exchanges }) => exchanges),
    exchangeWeights,
  ).toFixed(3)}`,
);
const first = (set: readonly { readonly base: Example }[]): string =>
  `${((100 * set.filter(({ base }) => (base.wanted[firstOf(base, baseWeights)] ?? 0) > 0.5).length) / Math.max(1, set.length)).toFixed(1)} %`;
const marksOf = (set: readonly Marked[]): string => {
  const taken = set.map((each) => each.marks[firstOf(each.base, baseWeights)] ?? 0);
  const best = set.map((each) => Math.max(...each.marks));
  const any = set.map((each) => mean(each.marks));
  return `${mean(taken).toFixed(2)} (best at hand ${mean(best).toFixed(2)}, any ${mean(any).toFixed(2)})`;
};
console.log(
  `marks of ${marked.length}: ${marksOf(marked)}; held back, of ${markedHeld.length}: ${marksOf(markedHeld)}`,
);
console.log(
  `judged: ${judged.length}, best agreed ${first(judged)}; held back ${judgedHeld.length}, ${first(judgedHeld)}`,
);
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
