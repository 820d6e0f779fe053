import { harmonyOf } from '../colour/harmony.ts';
import { linearToLab } from '../colour/lab.ts';
import { oklabToLinear } from '../colour/oklab.ts';
import { bell, coverageWith, createField, densityOf, layOut, likenessInto, takeInto } from './field.ts';
import { groundsOf, moved, type Ground, type GroundsOptions } from './grounds.ts';
import { atOrBeyond, labelledBy, primaryLightness } from './places.ts';
import { squaredDistance, type Candidate } from './pool.ts';

/** Five candidates in their roles. */
export interface Five {
  readonly background: Candidate;
  readonly text: Candidate;
  readonly primary: Candidate;
  readonly secondary: Candidate;
  readonly accent: Candidate;
}

export interface Choice {
  readonly five: Five;
  /** Comparable among choices from the same pool. */
  readonly score: number;
}

export interface ChooseOptions extends GroundsOptions {
  /** Colours of the palettes before this one, which it should not repeat. */
  readonly used: readonly Candidate[];
  /** True: the accent should lie across the colour circle from the primary. */
  readonly opposes: boolean;
}

/** What is weighed against what, in units of coverage: tried out on briefs with known answers. */
const WEIGHTS = {
  /** Of the five together. */
  coverage: 2.6,
  /** Lightness that a role needs moved. */
  move: 1.1,
  /** How well a colour stands for the brief by itself. */
  density: 2.2,
  /** A colour that an earlier palette of the answer has. */
  repeat: 0.22,
  /** A colour next to one that is in already. */
  close: 0.47,
  opposite: 0.25,
  /** Harmony of the five as people judge it. */
  harmony: 2,
  /** The first colour of something that the brief speaks of, times its share of the pool: all of it should be heard. */
  heard: 1.5,
} as const;

/** A colourful primary and accent earn something, up to a chroma. */
const PRIMARY = { chroma: 0.9, chromaMax: 0.16 } as const;
const ACCENT = { chroma: 0.7, chromaMax: 0.2 } as const;
/** Palettes hardly come by more. */
const HARMONY_MAX = 0.5;
const REPEAT_SQUARED = 0.05 ** 2;
/** Distance in Oklab under which two colours are too close. */
const CLOSE_SQUARED = 0.09 ** 2;
const RADIANS = Math.PI / 180;

type FreeRole = 'primary' | 'accent' | 'secondary';

/** The secondary may be any colour: choosing it first keeps a colour that no other role could keep. */
const ORDERS = [
  ['primary', 'accent', 'secondary'],
  ['secondary', 'primary', 'accent'],
] as const satisfies readonly (readonly FreeRole[])[];

/** Where each colour of the pool would stand in one role on one ground, and what speaks for it there. */
interface Standing {
  readonly l: Float64Array;
  readonly own: Float64Array;
  /** How well it would stand for each colour of the pool: a row for each candidate. */
  readonly rows: Float64Array;
}

/** What makes a role of a pool's colours. */
interface Calling {
  /** The lightness at which a colour can have the role. */
  readonly place: (l: number) => number;
  /** What chroma is worth, up to a most. */
  readonly chroma: number;
  readonly chromaMax: number;
}

/**
 * Makes a chooser, with the work space that it uses for one pool after the other.
 * @param sizeMax most candidates of a pool
 * @returns a function that chooses five colours and their roles so that together they are the brief, can be read, and
 *   are told apart; undefined for an empty pool
 */
export function createChooser(
  sizeMax: number,
): (pool: readonly Candidate[], options: ChooseOptions) => Choice | undefined {
  const field = createField(sizeMax);
  const repeats = new Float64Array(sizeMax);
  const topics = { bit: new Int32Array(sizeMax), worth: new Float64Array(sizeMax) };
  const standing = (): Standing => ({
    l: new Float64Array(sizeMax),
    own: new Float64Array(sizeMax),
    rows: new Float64Array(sizeMax * sizeMax),
  });
  const standings = { primary: standing(), accent: standing(), secondary: standing() };
  const row = new Float64Array(sizeMax);
  const grounded = new Float64Array(sizeMax);
  const covered = new Float64Array(sizeMax);

  const stand = (pool: readonly Candidate[], role: FreeRole, { place, chroma, chromaMax }: Calling): void => {
    const { l, own, rows } = standings[role];
    const { size } = field;
    for (let i = 0; i < size; i++) {
      const candidate = pool[i];
      if (candidate === undefined) continue;
      const to = place(candidate.l);
      l[i] = to;
      if (to === candidate.l) for (let j = i * size; j < (i + 1) * size; j++) rows[j] = field.likeness[j] ?? 0;
      else likenessInto(field, candidate, to, rows, i * size);
      own[i] =
        WEIGHTS.density * densityOf(field, rows, i * size) -
        WEIGHTS.move * Math.abs(to - candidate.l) -
        (repeats[i] ?? 0) +
        chroma * Math.min(candidate.c, chromaMax);
    }
  };

  /**
   * Fills the three roles that stand on a ground, in one order.
   * @param toBeat a score; what cannot be better need not be finished
   */
  const fill = (
    pool: readonly Candidate[],
    { background, text, score: groundScore }: Ground,
    order: readonly FreeRole[],
    opposes: boolean,
    toBeat: number,
  ): Choice | undefined => {
    covered.set(grounded);
    const taken: Candidate[] = [background, text];
    const roles: Partial<Record<FreeRole, Candidate>> = {};
    let heard = 0;
    let score = groundScore;
    for (const { mention } of taken) {
      const i = pool.findIndex((candidate) => candidate.mention === mention);
      const bit = topics.bit[i] ?? 0;
      if ((heard & bit) === 0) score += topics.worth[i] ?? 0;
      heard |= bit;
    }
    let coverage = 0;
    for (const role of order) {
      const { l, own, rows } = standings[role];
      const across = ((roles.primary?.h ?? 0) + 180) * RADIANS;
      let picked: Candidate | undefined;
      let at = 0;
      let best = -Infinity;
      let bestCoverage = 0;
      for (let i = 0; i < field.size; i++) {
        const candidate = pool[i];
        if (candidate === undefined) continue;
        const covers = coverageWith(field, covered, rows, i * field.size);
        let worth = (own[i] ?? 0) + covers - crowding(candidate, l[i] ?? 0, taken);
        if ((heard & (topics.bit[i] ?? 0)) === 0) worth += topics.worth[i] ?? 0;
        if (opposes && role === 'accent' && candidate.c > 0.04)
          worth += WEIGHTS.opposite * Math.cos(candidate.h * RADIANS - across);
        if (worth > best) {
          best = worth;
          bestCoverage = covers;
          picked = candidate;
          at = i;
        }
      }
      if (picked === undefined) return undefined;
      const chosen = moved(picked, l[at] ?? picked.l);
      roles[role] = chosen;
      taken.push(chosen);
      heard |= topics.bit[at] ?? 0;
      takeInto(field, covered, rows, at * field.size);
      score += best - bestCoverage;
      coverage = bestCoverage;
    }
    const { primary, secondary, accent } = roles;
    if (primary === undefined || secondary === undefined || accent === undefined) return undefined;
    const plain = score + coverage * WEIGHTS.coverage;
    if (plain + WEIGHTS.harmony * HARMONY_MAX <= toBeat) return undefined;
    const harmony = harmonyOf(taken.map((colour) => linearToLab(oklabToLinear(colour))));
    return {
      five: { background, text, primary, secondary, accent },
      score: plain + harmony * WEIGHTS.harmony,
    };
  };

  return (pool, options) => {
    if (pool.length === 0) return undefined;
    layOut(field, pool);
    for (const [i, candidate] of pool.entries()) {
      let most = 0;
      for (const used of options.used) most = Math.max(most, bell(squaredDistance(candidate, used), REPEAT_SQUARED));
      repeats[i] = most * WEIGHTS.repeat;
    }
    sortTopics(pool, topics);
    stand(pool, 'secondary', { place: (l) => l, chroma: 0, chromaMax: 0 });
    let best: Choice | undefined;
    for (const ground of groundsOf(pool, field, row, options)) {
      const { background, text, places } = ground;
      const label = labelledBy(text.l, places, options.contrasts);
      stand(pool, 'primary', { ...PRIMARY, place: (l) => primaryLightness(l, places, label) });
      stand(pool, 'accent', { ...ACCENT, place: (l) => atOrBeyond(l, places.accent, places) });
      grounded.fill(0);
      for (const colour of [background, text]) {
        likenessInto(field, colour, colour.l, row, 0);
        takeInto(field, grounded, row, 0);
      }
      for (const order of ORDERS) {
        const toBeat = best?.score ?? -Infinity;
        const choice = fill(pool, ground, order, options.opposes, toBeat);
        // A ground that is no better in the usual order will hardly be in the other.
        if (choice === undefined || choice.score <= toBeat) break;
        best = choice;
      }
    }
    return best;
  };
}

/** What of the brief each colour of a pool is of: a bit of its own, and what it is worth to hear of it. */
function sortTopics(pool: readonly Candidate[], { bit, worth }: { bit: Int32Array; worth: Float64Array }): void {
  let all = 0;
  for (const { weight } of pool) all += weight;
  for (const [i, { mention }] of pool.entries()) {
    const first = pool.findIndex((other) => other.mention === mention);
    bit[i] = mention < 0 ? 0 : 1 << first;
    if (first < i) {
      worth[i] = worth[first] ?? 0;
      continue;
    }
    let share = 0;
    for (const other of pool) if (other.mention === mention) share += other.weight;
    worth[i] = mention < 0 ? 0 : (WEIGHTS.heard * share) / all;
  }
}

/** What a colour loses for each that is in already and next to it. */
function crowding({ a, b }: Candidate, l: number, taken: readonly Candidate[]): number {
  let cost = 0;
  for (const other of taken) {
    const dl = other.l - l;
    const da = other.a - a;
    const db = other.b - b;
    const squared = dl * dl + da * da + db * db;
    if (squared < CLOSE_SQUARED) cost += (1 - Math.sqrt(squared / CLOSE_SQUARED)) * WEIGHTS.close;
  }
  return cost;
}
