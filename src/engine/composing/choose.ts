import { bell, farFromAll, fieldOf, measureGain, takeInto, type Field, type Gain } from './field.ts';
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
export const WEIGHTS = {
  /** Lightness that a role needs moved. */
  move: 1.1,
  moveBackground: 1.7,
  moveText: 1.3,
  /** Yellows turn to mud when they are darkened. */
  yellow: 1.7,
  /** How well a colour stands for the brief by itself. */
  density: 0.55,
  groundDensity: 0.5,
  /** A colour that an earlier palette of the answer has. */
  repeat: 0.22,
  /** A colour next to one that is in already. */
  close: 0.5,
  /** A colourful background or text, beyond what is calm. */
  loudBackground: 4,
  loudText: 1.5,
  /** A colourful primary and accent. */
  primaryChroma: 0.9,
  accentChroma: 0.6,
  opposite: 0.25,
  /** Lightness within which backgrounds lie. */
  lightMin: 0.86,
  darkMax: 0.29,
  /** Chroma up to which a background or text is calm. */
  calmLight: 0.07,
  calmDark: 0.09,
  calmText: 0.11,
  /** Distance in Oklab under which two colours are too close. */
  close_: 0.09,
};

const REPEAT_SQUARED = 0.05 ** 2;
const GROUNDS_KEPT = 3;

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
  const nothing = farFromAll(field);
  const densityOf = ({ l, a, b }: Candidate): number => {
    measureGain(field, nothing, l, a, b, gain);
    return gain.density;
  };
  const hues = [...pool].sort((p, q) => q.weight * (q.c + 0.02) - p.weight * (p.c + 0.02)).slice(0, 2);
  const tints = hues.map((of) => options.shade(of, isLight ? 0.95 : 0.88, Math.min(0.05, of.c * 0.45)));
  const shades = hues.map((of) => options.shade(of, isLight ? 0.36 : 0.25, Math.min(0.1, of.c * 0.8)));
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
  return grounds.sort((p, q) => q.score - p.score).slice(0, GROUNDS_KEPT);
}

interface Picked {
  readonly candidate: Candidate;
  readonly score: number;
}

/** Chooses five colours and their roles so that together they are the brief, can be read, and are told apart. */
export function chooseFive(pool: readonly Candidate[], options: ChooseOptions): Choice | undefined {
  const field = fieldOf(pool);
  const gain: Gain = { density: 0, coverage: 0 };
  const repeats = pool.map((candidate) => {
    let most = 0;
    for (const used of options.used) most = Math.max(most, bell(squaredDistance(candidate, used), REPEAT_SQUARED));
    return most * WEIGHTS.repeat;
  });
  let best: Choice | undefined;
  for (const { background, text, places, score: groundScore } of groundsOf(pool, field, options)) {
    const nearest = farFromAll(field);
    const taken: Candidate[] = [];
    const take = (candidate: Candidate): void => {
      taken.push(candidate);
      takeInto(field, nearest, candidate.l, candidate.a, candidate.b);
    };
    const pick = (
      place: (candidate: Candidate) => number,
      bonus: (candidate: Candidate) => number,
    ): Picked | undefined => {
      let picked: { index: number; l: number; score: number } | undefined;
      for (let i = 0; i < pool.length; i++) {
        const candidate = pool[i];
        if (candidate === undefined) continue;
        const l = place(candidate);
        measureGain(field, nearest, l, candidate.a, candidate.b, gain);
        let score =
          gain.coverage +
          WEIGHTS.density * gain.density -
          moveCost(candidate, l) * WEIGHTS.move -
          (repeats[i] ?? 0) +
          bonus(candidate);
        for (const other of taken) {
          const d = Math.hypot(other.l - l, other.a - candidate.a, other.b - candidate.b);
          if (d < WEIGHTS.close_) score -= (1 - d / WEIGHTS.close_) * WEIGHTS.close;
        }
        if (picked === undefined || score > picked.score) picked = { index: i, l, score };
      }
      const candidate = pool[picked?.index ?? -1];
      if (picked === undefined || candidate === undefined) return undefined;
      const settled = moved(candidate, picked.l);
      take(settled);
      return { candidate: settled, score: picked.score };
    };
    take(background);
    take(text);
    const primary = pick(
      (candidate) => primaryLightness(candidate, text.l, places, options.contrasts),
      ({ c }) => Math.min(c, 0.16) * WEIGHTS.primaryChroma,
    );
    if (primary === undefined) continue;
    const across = ((primary.candidate.h + 180) * Math.PI) / 180;
    const accent = pick(
      (candidate) => accentLightness(candidate, places),
      ({ c, h }) =>
        Math.min(c, 0.2) * WEIGHTS.accentChroma +
        (options.opposes && c > 0.04 ? WEIGHTS.opposite * Math.cos((h * Math.PI) / 180 - across) : 0),
    );
    const secondary = pick(
      ({ l }) => l,
      () => 0,
    );
    if (accent === undefined || secondary === undefined) continue;
    const score = groundScore + primary.score + accent.score + secondary.score;
    if (best === undefined || score > best.score) {
      best = {
        five: {
          background,
          text,
          primary: primary.candidate,
          secondary: secondary.candidate,
          accent: accent.candidate,
        },
        score,
      };
    }
  }
  return best;
}
