import { hexToOklch } from '../../engine/colour/oklch.ts';
import { hexOnLine, hueLine } from '../naming/hue-line.ts';

/** The steps of a colour scale as Tailwind names them, light to dark. */
export const SCALE_STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;

/** OKLCH lightness and share of the full chroma at each step: a smooth ramp, most colourful in its middle. */
const REFERENCE = [
  { l: 0.975, chroma: 0.09 },
  { l: 0.945, chroma: 0.18 },
  { l: 0.895, chroma: 0.35 },
  { l: 0.825, chroma: 0.6 },
  { l: 0.735, chroma: 0.86 },
  { l: 0.65, chroma: 1 },
  { l: 0.565, chroma: 1 },
  { l: 0.485, chroma: 0.9 },
  { l: 0.415, chroma: 0.76 },
  { l: 0.35, chroma: 0.64 },
  { l: 0.26, chroma: 0.46 },
] as const;

const LIGHTEST = REFERENCE[0].l;
const DARKEST = REFERENCE[10].l;

/** A pale colour stays of its kind: its middle steps are at most this many times as colourful as itself. */
const CHROMA_GAIN_MAX = 4;

/**
 * A scale of eleven steps through one colour: the colour itself, as sent, at the step nearest to its lightness, and
 * the others above and below it at the same hue, evenly spread to near white and near black.
 * @returns one hex a step of `SCALE_STEPS`, lightness falling strictly
 * @throws RangeError unless `hex` is `#RRGGBB`
 */
export function colorScale(hex: string): readonly string[] {
  const { l, c, h } = hexToOklch(hex);
  const own = nearestStep(l);
  const reference = REFERENCE[own] ?? REFERENCE[5];
  const line = hueLine(h);
  return REFERENCE.map((step, index) => {
    if (index === own) return hex;
    const end = index < own ? LIGHTEST : DARKEST;
    const fraction = (step.l - reference.l) / (end - reference.l);
    const gain = Math.min(CHROMA_GAIN_MAX, step.chroma / reference.chroma);
    return hexOnLine(line, l + fraction * (end - l), c * gain);
  });
}

function nearestStep(lightness: number): number {
  let nearest = 0;
  let smallest = Infinity;
  REFERENCE.forEach(({ l }, index) => {
    const distance = Math.abs(l - lightness);
    if (distance < smallest) [smallest, nearest] = [distance, index];
  });
  return nearest;
}
