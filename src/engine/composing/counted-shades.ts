import { deltaE2000 } from '../colour/difference.ts';
import { isOfFamily } from '../colour/families.ts';
import { clipChroma, hexToOklch, oklabToOklch, oklchToHex } from '../colour/oklch.ts';
import type { Hex } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Counted } from '../reading/brief.ts';
import { withinFamily } from './within-family.ts';

/** Steps of lightness from the colour itself to its siblings, nearest first. */
const STEPS = [0, -0.13, 0.13, -0.24, 0.24, -0.34, 0.34, -0.07, 0.07] as const;
/** Siblings are at least so far apart (CIEDE2000). */
const APART_MIN = 7;

/** A palette has room for no more. */
const SHADES_MAX = 5;

/** As many shades of each counted colour as were asked for, each within what nearly everybody calls by its word; five at most. */
export function countedShades(counted: readonly Counted[], random: Random): Hex[] {
  const shades: Hex[] = [];
  for (const colour of counted) {
    if (shades.length >= SHADES_MAX) break;
    shades.push(...shadesOf(colour, random));
  }
  return shades.slice(0, SHADES_MAX);
}

function shadesOf({ main, family, count }: Counted, random: Random): Hex[] {
  const colour = oklabToOklch(main);
  const up = random.next() < 0.5 ? 1 : -1;
  const shades: Hex[] = [];
  for (const [i, step] of STEPS.entries()) {
    const play = i === 0 ? 0 : random.between(-0.02, 0.02);
    const l = Math.min(0.95, Math.max(0.16, colour.l + up * step + play));
    const shade = oklchToHex(clipChroma(withinFamily({ ...colour, l }, family)));
    const fits = family === undefined || isOfFamily(hexToOklch(shade), family);
    if (fits && shades.every((other) => deltaE2000(other, shade) >= APART_MIN)) shades.push(shade);
    if (shades.length === count) break;
  }
  return shades;
}
