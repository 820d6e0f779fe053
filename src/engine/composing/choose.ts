import { bell, fieldOf, measureGain, nothingCovered, takeInto, type Field, type Gain } from './field.ts';
import { accentLightness, placesOn, primaryLightness, textLightness, type Contrasts, type Places } from './places.ts';
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

export interface ChooseOptions {
  readonly ground: 'light' | 'dark';
  readonly contrasts: Contrasts;
  /** Makes a colour that the pool lacks: a tint or a shade of one that it has. */
  readonly shade: (of: Candidate, l: number, c: number) => Candidate;
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
  moveBackground: 1.7,
  moveText: 0.75,
  /** Yellows turn to mud when they are darkened. */
  yellow: 1.0,
  /** How well a colour stands for the brief by itself. */
  density: 2.2,
  groundDensity: 0.35,
  /** A colour that an earlier palette of the answer has. */
  repeat: 0.22,
  /** A colour next to one that is in already. */
  close: 0.47,
  /** A colourful background or text, beyond what is calm. */
  loudBackground: 10,
  loudText: 1.9,
  /** A colourful primary and accent. */
  primaryChroma: 0.9,
  accentChroma: 0.7,
  opposite: 0.25,
  /** Lightness within which backgrounds lie. */
  lightMin: 0.82,
  darkMax: 0.26,
  /** Chroma up to which a background or text is calm. */
  calmLight: 0.09,
  calmDark: 0.066,
  calmText: 0.13,
  deepText: 0.23,
  brightText: 0.97,
  /** Distance in Oklab under which two colours are too close. */
  closeDistance: 0.09,
} as const;

const REPEAT_SQUARED = 0.05 ** 2;
const GROUNDS_KEPT = 2;

const moved = (candidate: Candidate, l: number): Candidate =>
  l === candidate.l
    ? candidate
    : {
        l,
        a: candidate.a,
        b: candidate.b,
        c: candidate.c,
        h: candidate.h,
        weight: candidate.weight,
        mention: candidate.mention,
      };

const moveCost = ({ l, c, h }: Candidate, to: number): number =>
  Math.abs(to - l) * (to < l && c > 0.06 && h > 75 && h < 120 ? WEIGHTS.yellow : 1);

/** A dark yellow is mud: shades of yellow are nearly neutral, shades of other hues may be deep. */
const shadeChroma = (h: number): number => (h > 60 && h < 135 ? 0.03 : 0.08);

interface Ground {
  readonly background: Candidate;
  readonly text: Candidate;
  readonly places: Places;
  readonly score: number;
}

/** Background and text: colours of the pool moved to where they can be read, or tints and shades of its main hues. */
function groundsOf(pool: readonly Candidate[], field: Field, options: ChooseOptions): Ground[] {
  const isLight = options.ground === 'light';
  const gain: Gain = { density: 0, coverage: 0 };
  const nothing = nothingCovered(field);
  const densityOf = ({ l, a, b }: Candidate): number => {
    measureGain(field, nothing, l, a, b, gain);
    return gain.density;
  };
  const hues = [...pool].sort((p, q) => q.weight * (q.c + 0.02) - p.weight * (p.c + 0.02)).slice(0, 2);
  const tints = hues.map((of) => options.shade(of, isLight ? 0.95 : 0.88, Math.min(0.05, of.c * 0.45)));
  const shades = hues.map((of) => options.shade(of, isLight ? 0.36 : 0.24, Math.min(shadeChroma(of.h), of.c * 0.8)));
  const texts = [...pool, ...(isLight ? shades : tints)].map((candidate) => ({
    candidate,
    worth:
      WEIGHTS.groundDensity * densityOf(candidate) - Math.max(0, candidate.c - WEIGHTS.calmText) * WEIGHTS.loudText,
  }));
  const calm = isLight ? WEIGHTS.calmLight : WEIGHTS.calmDark;
  const grounds = [...pool, ...(isLight ? tints : shades)].map((candidate): Ground => {
    const l = isLight ? Math.max(candidate.l, WEIGHTS.lightMin) : Math.min(candidate.l, WEIGHTS.darkMax);
    const background = moved(candidate, l);
    const places = placesOn(l, isLight, options.contrasts);
    const worth =
      WEIGHTS.groundDensity * densityOf(background) -
      moveCost(candidate, l) * WEIGHTS.moveBackground -
      Math.max(0, candidate.c - calm) * WEIGHTS.loudBackground;
    let text = texts[0]?.candidate ?? candidate;
    let best = -Infinity;
    for (const one of texts) {
      const score = one.worth - moveCost(one.candidate, textLightness(one.candidate, places)) * WEIGHTS.moveText;
      if (score > best) {
        best = score;
        text = one.candidate;
      }
    }
    return { background, text: moved(text, textLightness(text, places)), places, score: worth + best };
  });
  const kept = grounds.sort((p, q) => q.score - p.score).slice(0, GROUNDS_KEPT);
  // A deeper text leaves room for a brighter primary, with the text as its label: tried on the best ground.
  return kept.flatMap((ground, i) => {
    const l = isLight ? Math.min(ground.text.l, WEIGHTS.deepText) : Math.max(ground.text.l, WEIGHTS.brightText);
    if (i > 0 || l === ground.text.l) return [ground];
    const score = ground.score - Math.abs(l - ground.text.l) * WEIGHTS.moveText;
    return [ground, { ...ground, text: moved(ground.text, l), score }];
  });
}

interface Picked {
  readonly candidate: Candidate;
  /** What speaks for it by itself. */
  readonly own: number;
  /** Share of the pool that is stood for once it is in. */
  readonly coverage: number;
}

/** Chooses five colours and their roles so that together they are the brief, can be read, and are told apart. */
export function chooseFive(pool: readonly Candidate[], options: ChooseOptions): Choice | undefined {
  const field = fieldOf(pool);
  const gain: Gain = { density: 0, coverage: 0 };
  const closeSquared = WEIGHTS.closeDistance ** 2;
  const repeats = pool.map((candidate) => {
    let most = 0;
    for (const used of options.used) most = Math.max(most, bell(squaredDistance(candidate, used), REPEAT_SQUARED));
    return most * WEIGHTS.repeat;
  });
  const pick = (
    taken: readonly Candidate[],
    covered: Float64Array,
    place: (candidate: Candidate) => number,
    bonus: (candidate: Candidate) => number,
  ): Picked | undefined => {
    let picked: { candidate: Candidate; l: number; score: number; coverage: number } | undefined;
    for (const [i, candidate] of pool.entries()) {
      const l = place(candidate);
      measureGain(field, covered, l, candidate.a, candidate.b, gain);
      let score =
        gain.coverage +
        WEIGHTS.density * gain.density -
        moveCost(candidate, l) * WEIGHTS.move -
        (repeats[i] ?? 0) +
        bonus(candidate);
      for (const other of taken) {
        const dl = other.l - l;
        const da = other.a - candidate.a;
        const db = other.b - candidate.b;
        const squared = dl * dl + da * da + db * db;
        if (squared < closeSquared) score -= (1 - Math.sqrt(squared / closeSquared)) * WEIGHTS.close;
      }
      if (picked === undefined || score > picked.score) picked = { candidate, l, score, coverage: gain.coverage };
    }
    return (
      picked && {
        candidate: moved(picked.candidate, picked.l),
        own: picked.score - picked.coverage,
        coverage: picked.coverage,
      }
    );
  };

  let best: { choice: Choice; ground: Ground } | undefined;
  for (const ground of groundsOf(pool, field, options)) {
    const choice = fill(field, ground, ORDERS[0], options, pick);
    if (choice !== undefined && (best === undefined || choice.score > best.choice.score)) best = { choice, ground };
  }
  if (best === undefined) return undefined;
  const other = fill(field, best.ground, ORDERS[1], options, pick);
  return other !== undefined && other.score > best.choice.score ? other : best.choice;
}

type FreeRole = 'primary' | 'accent' | 'secondary';

/** The secondary may be any colour: choosing it first keeps a colour that no other role could keep. */
const ORDERS = [
  ['primary', 'accent', 'secondary'],
  ['secondary', 'primary', 'accent'],
] as const satisfies readonly (readonly FreeRole[])[];

type Pick = (
  taken: readonly Candidate[],
  covered: Float64Array,
  place: (candidate: Candidate) => number,
  bonus: (candidate: Candidate) => number,
) => Picked | undefined;

/** Fills the three roles that stand on a ground, in one order. */
function fill(
  field: Field,
  { background, text, places, score: groundScore }: Ground,
  order: readonly FreeRole[],
  { contrasts, opposes }: ChooseOptions,
  pick: Pick,
): Choice | undefined {
  const covered = nothingCovered(field);
  const taken: Candidate[] = [];
  const take = (candidate: Candidate): void => {
    taken.push(candidate);
    takeInto(field, covered, candidate.l, candidate.a, candidate.b);
  };
  take(background);
  take(text);
  const roles: Partial<Record<FreeRole, Candidate>> = {};
  const across = (): number => (((roles.primary?.h ?? 0) + 180) * Math.PI) / 180;
  let score = groundScore;
  let coverage = 0;
  for (const role of order) {
    const picked =
      role === 'primary'
        ? pick(
            taken,
            covered,
            (candidate) => primaryLightness(candidate, text.l, places, contrasts),
            ({ c }) => Math.min(c, 0.16) * WEIGHTS.primaryChroma,
          )
        : role === 'accent'
          ? pick(
              taken,
              covered,
              (candidate) => accentLightness(candidate, places),
              ({ c, h }) =>
                Math.min(c, 0.2) * WEIGHTS.accentChroma +
                (opposes && c > 0.04 ? WEIGHTS.opposite * Math.cos((h * Math.PI) / 180 - across()) : 0),
            )
          : pick(
              taken,
              covered,
              ({ l }) => l,
              () => 0,
            );
    if (picked === undefined) return undefined;
    roles[role] = picked.candidate;
    score += picked.own;
    coverage = picked.coverage;
    take(picked.candidate);
  }
  const { primary, secondary, accent } = roles;
  if (primary === undefined || secondary === undefined || accent === undefined) return undefined;
  return { five: { background, text, primary, secondary, accent }, score: score + coverage * WEIGHTS.coverage };
}
