import { deltaE2000 } from '../colour/difference.ts';
import { FAMILIES, isOfFamily, type Family } from '../colour/families.ts';
import { clipChroma } from '../colour/gamut.ts';
import { hexToOklch, oklabToOklch, oklchToHex, type Oklch } from '../colour/oklch.ts';
import type { Oklab } from '../colour/oklab.ts';
import type { Hex, Role } from '../palette.ts';
import type { Random } from '../random.ts';
import type { RoleColours } from '../roles/settle.ts';

/** Colours that a brief counts: `two blues`. */
export interface CountedColour {
  readonly main: Oklab;
  readonly family: Family | undefined;
  /** 1 to 5. */
  readonly count: number;
  /** True for what the brief calls its accent: `and an orange accent`. */
  readonly isAccent: boolean;
}

/** Steps of lightness from the colour itself to its siblings, nearest first. */
const STEPS = [0, -0.13, 0.13, -0.24, 0.24, -0.34, 0.34, -0.07, 0.07] as const;
/** Siblings are at least so far apart (CIEDE2000). */
const APART_MIN = 7;

const clamp = (value: number, [min, max]: readonly [number, number], margin: number): number =>
  Math.min(max - margin, Math.max(min + margin, value));

/** As many shades of each counted colour as were asked for, each within what nearly everybody calls by its word. */
export const countedShades = (counted: readonly CountedColour[], random: Random): Hex[] =>
  counted.flatMap((colour) => shadesOf(colour, random)).slice(0, 5);

function shadesOf({ main, family, count }: CountedColour, random: Random): Hex[] {
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

function withinFamily(colour: Oklch, family: Family | undefined): Oklch {
  if (family === undefined) return colour;
  const { lightness, chroma, hue } = FAMILIES[family].core;
  const off = ((colour.h - hue[0] + 540) % 360) - 180;
  const half = hue[1] - 3;
  return {
    l: clamp(colour.l, lightness, 0.015),
    c: Math.max(chroma[0] + (chroma[0] > 0 ? 0.012 : 0), Math.min(colour.c, chroma[1] - 0.004)),
    h: Math.abs(off) <= half ? colour.h : (hue[0] + Math.sign(off) * half + 360) % 360,
  };
}

/** Five colours of which some are of families that the brief counts. */
export interface CountedRoles {
  readonly colours: RoleColours;
  /** The family that a role has to keep. */
  readonly families: Readonly<Partial<Record<Role, Family>>>;
}

/** Where counted colours are seen best; a ground last. */
const SEEN: readonly Role[] = ['primary', 'secondary', 'accent', 'text', 'background'];
/** One colour beside several of another is the spark. */
const SPARK: readonly Role[] = ['accent', 'primary', 'secondary', 'text', 'background'];

/** What is nearly white belongs on grounds, what is nearly black in text, and a grey between; none of them is a spark. */
const NEUTRAL = { chroma: 0.05, light: 0.85, dark: 0.35 } as const;
const QUIET: readonly Role[] = ['secondary', 'background', 'text', 'primary', 'accent'];
const GROUND: readonly Role[] = ['background', 'secondary', 'text', 'primary', 'accent'];
const INK: readonly Role[] = ['text', 'background', 'secondary', 'primary', 'accent'];

/** Roles in the order in which a colour takes them, where it is not in one already. */
function orderOf({ main, count, isAccent }: CountedColour, isAll: boolean): readonly Role[] {
  if (isAccent) return ['accent'];
  const { l, c } = oklabToOklch(main);
  // Where all five are counted, a grey is the ground: a ground of another colour is garish.
  if (c < NEUTRAL.chroma) return l >= NEUTRAL.light || isAll ? GROUND : l <= NEUTRAL.dark ? INK : QUIET;
  return count === 1 ? SPARK : SEEN;
}

/**
 * As many colours of each family as the brief counts, each as light as the role's own is: `three greens and an orange`
 * are three greens of a palette that keeps its scheme. What is of the family already stays.
 * @param isFree false for a role that has another colour to show, such as an accent that is asked for
 * @returns undefined where several of a colour without a family are counted, or more of them than there are roles
 */
export function countedRoles(
  colours: RoleColours,
  counted: readonly CountedColour[],
  isFree: (role: Role) => boolean,
): CountedRoles | undefined {
  const turned: Record<Role, Oklch> = { ...colours };
  const families: Partial<Record<Role, Family>> = {};
  const taken = new Set<Role>();
  const isAll = counted.reduce((sum, { count }) => sum + count, 0) >= SEEN.length;
  for (const { main, family, count, isAccent } of counted.toSorted(accentFirst)) {
    const order = orderOf({ main, family, count, isAccent }, isAll);
    const isQuiet = oklabToOklch(main).c < NEUTRAL.chroma;
    const open = order.filter((role) => !taken.has(role) && (isFree(role) || isAccent));
    const isThere = (role: Role): boolean =>
      family !== undefined && isOfFamily(turned[role], family) && !(isQuiet && role === 'accent');
    const own = [...open.filter(isThere), ...open.filter((role) => !isThere(role))].slice(0, count);
    if (own.length < count || (family === undefined && count > 1)) return undefined;
    for (const role of own) {
      taken.add(role);
      if (family !== undefined) families[role] = family;
      if (!isThere(role)) turned[role] = ofFamily(oklabToOklch(main), turned[role], family);
    }
  }
  return { colours: turned, families };
}

/** Accents before all else, then what is counted once. */
const accentFirst = (p: CountedColour, q: CountedColour): number =>
  Number(q.isAccent) - Number(p.isAccent) || p.count - q.count;

/** The colour, as light as asked: pale and deep ones have less chroma. A colour that goes by its own name stays. */
function ofFamily(main: Oklch, { l, c }: Oklch, family: Family | undefined): Oklch {
  if (family === undefined) return main;
  const faded = main.c * (1 - FADING * Math.abs(l - main.l));
  return clipChroma(withinFamily({ l, c: Math.max(faded, KEPT * c), h: main.h }, family));
}

/** Share of its chroma that a colour loses with a lightness of 1 away from its own. */
const FADING = 1.2;
/** Share of the role's own chroma that is kept: a vivid accent stays one. */
const KEPT = 0.8;
