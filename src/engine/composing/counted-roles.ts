import { isOfFamily, type Family } from '../colour/families.ts';
import { clipChroma, oklabToOklch, type Oklch } from '../colour/oklch.ts';
import type { Role } from '../palette.ts';
import type { Counted } from '../reading/brief.ts';
import type { RoleColours } from '../roles/settle.ts';
import { withinFamily } from './within-family.ts';

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
function orderOf({ main, count, isAccent }: Omit<Counted, 'text'>, isAll: boolean): readonly Role[] {
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
  counted: readonly Counted[],
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
const accentFirst = (p: Counted, q: Counted): number => Number(q.isAccent) - Number(p.isAccent) || p.count - q.count;

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
