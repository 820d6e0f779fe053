import { deltaE2000 } from '../colour/difference.ts';
import { oklabToHex } from '../colour/hex.ts';
import { hexToOklch, hueDistance, type Oklch } from '../colour/oklch.ts';
import { ROLES, type Hex, type Role } from '../palette.ts';
import type { Random } from '../random.ts';
import { isTyped, type Counted, type Demanded, type Given } from '../reading/brief.ts';
import { DIFFERENCE_MIN, type Roles } from '../roles/contract.ts';
import { settleRoles, type RoleColours, type SettleOptions } from '../roles/settle.ts';
import { isOfFamily } from '../colour/families.ts';
import { countedRoles } from './counted-roles.ts';
import { countedShades } from './counted-shades.ts';

export interface Demands {
  /** Colours that must be in, to the letter. */
  readonly demanded: readonly Given[];
  readonly counted: readonly Counted[];
  /** What the rules say of counted colours: `two greens, the rest neutral`. */
  readonly allowsCounted?: SettleOptions['allows'];
  /** True where the brief gives the accent a colour of its own: `three blues and a warm accent`. */
  readonly keepsAccent: boolean;
}

/** Placements of demanded colours that are tried; more than these change little. */
const PLACEMENTS_MAX = 40;
/** What a placement costs of what a search may try, in colours, and what it costs to put them in order. */
const [PLACEMENT_COST, ORDERING_COST] = [6, 12] as const;
/** Placements that are tried when all is spent. */
const TRIED_MIN = 3;
/** Draws of the shades of counted colours. */
const DRAWS = 3;

/** The colours that have to be there; typed codes first, and of two names for nearly the same (`gold`, `fustic`) the first. */
export function distinctDemands(demanded: readonly Demanded[]): Demanded[] {
  const kept = demanded.filter(isTyped);
  for (const each of demanded.filter((one) => !isTyped(one)))
    if (kept.every(({ hex }) => deltaE2000(hex, each.hex) >= DIFFERENCE_MIN)) kept.push(each);
  return kept;
}

/**
 * Settles a palette with what the brief demands to the letter and by number. What is counted gives way to what is
 * demanded, and the accent's contrast to both.
 */
export function settleDemands(
  colours: RoleColours,
  demands: Demands,
  options: SettleOptions,
  random: Random,
): Roles | undefined {
  const { demanded, counted } = demands;
  if (demanded.length === 0 && counted.length === 0) return settleRoles(colours, options);
  const inRoles = settleCounted(colours, demands, options);
  if (inRoles !== undefined) return inRoles;
  const soft = {
    ...options,
    minimums: { ...options.minimums, accentOnBackground: 1, secondaryDifference: DIFFERENCE_MIN },
  };
  const hasRoles = demanded.some(({ role }) => role !== undefined);
  const inOwn = hasRoles
    ? (settlePlaced(colours, demanded, options, isInOwnRole) ?? settlePlaced(colours, demanded, soft, isInOwnRole))
    : undefined;
  if (inOwn !== undefined && counted.length === 0) return inOwn;
  for (const attempt of [options, soft]) {
    for (let draw = 0; draw < (counted.length > 0 ? DRAWS : 1); draw++) {
      const given = withShades(demanded, countedShades(counted, random));
      const settled = settlePlaced(colours, given, attempt, demands.keepsAccent ? leavesAccent : undefined);
      if (settled !== undefined) return settled;
    }
  }
  // `use exactly these five`, which no order makes readable: as many of the first of them as can be. Where nothing is counted
  // and the accent is free, all of them were tried above.
  const wereTried = counted.length === 0 && !demands.keepsAccent;
  for (let count = demanded.length - Number(wereTried); count > 0; count--) {
    const kept = demanded.slice(0, count);
    const settled = settlePlaced(colours, kept, options) ?? settlePlaced(colours, kept, soft);
    if (settled !== undefined) return settled;
  }
  return undefined;
}

/** Settles what is counted in the roles that have it or that take it best; undefined where that leaves too few. */
function settleCounted(
  colours: RoleColours,
  { demanded, counted, allowsCounted, keepsAccent }: Demands,
  options: SettleOptions,
): Roles | undefined {
  if (counted.length === 0) return undefined;
  const turned = countedRoles(colours, counted, (role) => !keepsAccent || role !== 'accent');
  if (turned === undefined) return undefined;
  const { families } = turned;
  const settled = settlePlaced(turned.colours, demanded, {
    ...options,
    allows: (colour, role) => {
      const family = families[role];
      if (family === undefined) return options.allows?.(colour, role) ?? true;
      return isOfFamily(colour, family) && (allowsCounted?.(colour, role) ?? true);
    },
  });
  return settled !== undefined && counted.every((each) => isMet(each, settled)) ? settled : undefined;
}

/** True where a palette has as many of a colour as were counted. */
const isMet = (counted: Counted, roles: Roles): boolean =>
  ROLES.filter((role) => isCountedAs(counted, roles[role])).length >= counted.count;

/** True for a colour that goes by the word that was counted: one of its family, or, where it has none, nearly itself. */
export const isCountedAs = ({ main, family }: Counted, hex: Hex): boolean =>
  family === undefined ? deltaE2000(hex, oklabToHex(main)) <= NEARLY : isOfFamily(hexToOklch(hex), family);

/** CIEDE2000 within which a colour goes by the name of another. */
const NEARLY = 8;

/** The demanded colours, and as many of the shades as there is room for and as differ from them. */
function withShades(demanded: readonly Given[], shades: readonly Hex[]): Given[] {
  const kept = [...demanded];
  for (const shade of shades) {
    if (kept.length < ROLES.length && kept.every(({ hex }) => deltaE2000(hex, shade) >= DIFFERENCE_MIN))
      kept.push({ hex: shade, role: undefined });
  }
  return kept;
}

/** Which roles the given colours have. */
type Placement = Partial<Record<Role, Hex>>;

/** True where each colour that the brief gives a role has it. */
const isInOwnRole = (fixed: Placement, given: readonly Given[]): boolean =>
  given.every(({ hex, role }) => role === undefined || fixed[role] === hex);

/** True where the accent is left to the palette, or is the one that the brief gives. */
const leavesAccent = (fixed: Placement, given: readonly Given[]): boolean =>
  fixed.accent === undefined || given.some(({ role }) => role === 'accent');

/** Settles a palette with given colours in the roles where they fit best and the contract still holds. */
function settlePlaced(
  colours: RoleColours,
  given: readonly Given[],
  options: SettleOptions,
  may: (fixed: Placement, given: readonly Given[]) => boolean = () => true,
): Roles | undefined {
  const { budget, allows } = options;
  let tried = 0;
  if (budget !== undefined) budget.left -= ORDERING_COST * given.length ** 2;
  for (const fixed of placementsOf(colours, given, allows)) {
    if (!may(fixed, given)) continue;
    // The likeliest few are tried whatever was spent.
    if (budget !== undefined && (budget.left -= PLACEMENT_COST) <= 0 && tried >= TRIED_MIN) return undefined;
    tried += 1;
    const settled = settleRoles(colours, { ...options, fixed });
    if (settled !== undefined) return settled;
  }
  return undefined;
}

/** Ways to give the demanded colours roles, those that move the palette least first. */
function placementsOf(five: RoleColours, demanded: readonly Given[], allows: SettleOptions['allows']): Placement[] {
  // The one colour that must be in is a brand's: it leads.
  const isBrand = demanded.length === 1;
  let placements: { fixed: Placement; cost: number }[] = [{ fixed: {}, cost: 0 }];
  // What has its role takes it before another does.
  const inOrder = demanded.toSorted((p, q) => Number(p.role === undefined) - Number(q.role === undefined));
  for (const { hex, role: own } of inOrder.slice(0, ROLES.length)) {
    const colour = hexToOklch(hex);
    placements = placements
      .flatMap(({ fixed, cost }) =>
        ROLES.filter((role) => fixed[role] === undefined).map((role) => ({
          fixed: { ...fixed, [role]: hex },
          cost:
            cost +
            Math.abs(five[role].l - colour.l) -
            (isThere(five[role], colour) && (isVoice(role) || colour.c < HUED) ? PLACED_WORTH : 0) +
            (allows?.(colour, role) === false ? BARRED_COST : 0) +
            roleCost(role, own, isBrand, colour),
        })),
      )
      .sort((p, q) => p.cost - q.cost)
      .slice(0, PLACEMENTS_MAX);
  }
  return placements.map(({ fixed }) => fixed);
}

/** @param own the role in which the brief has the colour */
function roleCost(role: Role, own: Role | undefined, isBrand: boolean, { l, c }: Oklch): number {
  if (own !== undefined) return own === role ? -IN_ROLE_WORTH : 0;
  // Black and white that have to be in are ink and paper.
  if (c < GROUND.chroma && (l < GROUND.dark || l > GROUND.light))
    return role === 'text' || role === 'background' ? 0 : OFF_GROUND_COST;
  return isBrand && role === 'accent' ? BRAND_IN_ACCENT : DEMANDED_COST[role];
}

/** True where choosing has put it there already. */
const isThere = (p: Oklch, q: Oklch): boolean =>
  Math.abs(p.l - q.l) < THERE && Math.abs(p.c - q.c) < THERE && (p.c < THERE || hueDistance(p.h, q.h) < THERE_DEGREES);
const [THERE, THERE_DEGREES] = [0.08, 14];
/** What it is worth that a colour is in the role that the brief has it in: more than all else. */
const IN_ROLE_WORTH = 10;
/** What it is worth to leave it there; a navy that is wanted is more than the ink of a text. */
const PLACED_WORTH = 0.5;
/** OKLCH chroma from which that is so. */
const HUED = 0.04;
const isVoice = (role: Role): boolean => role !== 'text' && role !== 'background';

/** What a role costs in which the brief wants another colour: `three blues and a warm accent`. */
const BARRED_COST = 1;

/** OKLCH lightness and chroma of what is called black or white, and what it costs to have that elsewhere. */
const GROUND = { dark: 0.26, light: 0.955, chroma: 0.02 } as const;
const OFF_GROUND_COST = 0.3;

/** What it costs to make the one demanded colour a mere accent. */
const BRAND_IN_ACCENT = 0.35;

/** A colour that someone insists on wants to be seen: as the primary first, as text last. */
const DEMANDED_COST: Readonly<Record<Role, number>> = {
  primary: 0,
  accent: 0.05,
  secondary: 0.12,
  background: 0.22,
  text: 0.6,
};
