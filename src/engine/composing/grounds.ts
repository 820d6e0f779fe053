import { densityOf, likenessInto, type Field } from './field.ts';
import { atOrBeyond, placesOn, type Contrasts, type Places } from './places.ts';
import type { Candidate } from './pool.ts';

export interface GroundsOptions {
  readonly ground: 'light' | 'dark';
  readonly contrasts: Contrasts;
  /** Makes a colour that the pool lacks: a tint or a shade of one that it has. */
  readonly shade: (of: Candidate, l: number, c: number) => Candidate;
}

/** A background with its text: what the other three roles stand on. */
export interface Ground {
  readonly background: Candidate;
  readonly text: Candidate;
  readonly places: Places;
  readonly score: number;
}

/** In units of coverage, as those of `choose.ts`. */
const WEIGHTS = {
  move: 1.7,
  moveText: 0.75,
  density: 1,
  /** A colourful background or text, beyond what is calm. */
  loudBackground: 10,
  loudText: 1.9,
} as const;

/** Lightness within which backgrounds lie, and beyond which a text is deep enough to leave room for a bright primary. */
const LIGHT = { background: 0.82, calm: 0.15, deepText: 0.23 } as const;
const DARK = { background: 0.26, calm: 0.066, deepText: 0.97 } as const;
/** Chroma up to which a text is calm. */
const CALM_TEXT = 0.13;

export const moved = (candidate: Candidate, l: number): Candidate =>
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

/** A dark yellow is mud: shades of yellow are nearly neutral, shades of other hues may be deep. */
const shadeChroma = (h: number): number => (h > 60 && h < 135 ? 0.03 : 0.08);

/**
 * The best background with its text: colours of the pool moved to where they can be read, or tints and shades of its main
 * hues; and the same with a deeper text, which leaves room for a brighter primary with the text as its label.
 * @param pool at least one colour
 * @param row work space for one row of the field
 */
export function groundsOf(
  pool: readonly Candidate[],
  field: Field,
  row: Float64Array,
  options: GroundsOptions,
): Ground[] {
  const isLight = options.ground === 'light';
  const limits = isLight ? LIGHT : DARK;
  /** @param i place of the candidate in the pool; the tints and shades behind it are not of the pool */
  const densityAt = (candidate: Candidate, l: number, i: number): number => {
    if (l === candidate.l && i < field.size) return densityOf(field, field.likeness, i * field.size);
    likenessInto(field, candidate, l, row, 0);
    return densityOf(field, row, 0);
  };
  const hues = [...pool].sort((p, q) => q.weight * (q.c + 0.02) - p.weight * (p.c + 0.02)).slice(0, 2);
  const tints = hues.map((of) => options.shade(of, isLight ? 0.95 : 0.88, Math.min(0.05, of.c * 0.45)));
  const shades = hues.map((of) => options.shade(of, isLight ? 0.36 : 0.24, Math.min(shadeChroma(of.h), of.c * 0.8)));
  const texts = [...pool, ...(isLight ? shades : tints)].map((candidate, i) => ({
    candidate,
    worth:
      WEIGHTS.density * densityAt(candidate, candidate.l, i) - Math.max(0, candidate.c - CALM_TEXT) * WEIGHTS.loudText,
  }));
  const grounds = [...pool, ...(isLight ? tints : shades)].map((candidate, i) => {
    const l = isLight ? Math.max(candidate.l, limits.background) : Math.min(candidate.l, limits.background);
    const places = placesOn(l, isLight, options.contrasts);
    const worth =
      WEIGHTS.density * densityAt(candidate, l, i) -
      Math.abs(l - candidate.l) * WEIGHTS.move -
      Math.max(0, candidate.c - limits.calm) * WEIGHTS.loudBackground;
    let text = candidate;
    let best = -Infinity;
    for (const one of texts) {
      const { l: from } = one.candidate;
      const score = one.worth - Math.abs(atOrBeyond(from, places.text, places) - from) * WEIGHTS.moveText;
      if (score > best) {
        best = score;
        text = one.candidate;
      }
    }
    return { candidate, l, text, textL: atOrBeyond(text.l, places.text, places), places, score: worth + best };
  });
  const best = grounds.reduce((p, q) => (q.score > p.score ? q : p));
  const ground = (textL: number, score: number): Ground => ({
    background: moved(best.candidate, best.l),
    text: moved(best.text, textL),
    places: best.places,
    score,
  });
  const plain = ground(best.textL, best.score);
  const deep = isLight ? Math.min(best.textL, limits.deepText) : Math.max(best.textL, limits.deepText);
  if (deep === best.textL) return [plain];
  return [plain, ground(deep, best.score - Math.abs(deep - best.textL) * WEIGHTS.moveText)];
}
