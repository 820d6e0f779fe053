import { deltaE2000 } from '../colour/difference.ts';
import { oklabToHex } from '../colour/hex.ts';
import { hexToOklch, hueDistance, type Oklch } from '../colour/oklch.ts';
import { ROLES, type Hex, type Role } from '../palette.ts';
import type { Random } from '../random.ts';
import { isTyped, type Counted, type Demanded, type Given } from '../reading/brief.ts';
import { DIFFERENCE_MIN, type Roles } from '../roles/contract.ts';
import { createSettler, type RoleColours, type Settler, type SettleOptions } from '../roles/settle.ts';
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
  const settle = createSettler(colours);
  if (demanded.length === 0 && counted.length === 0) return settle(options);
  const inRoles = settleCounted(colours, demands, options);
  if (inRoles !== undefined) return inRoles;
  const search: Search = { settle, placements: placementsOnce(colours, options.allows) };
  const soft = {
    ...options,
    minimums: { ...options.minimums, accentOnBackground: 1, secondaryDifference: DIFFERENCE_MIN },
  };
  const hasRoles = demanded.some(({ role }) => role !== undefined);
  const inOwn = hasRoles
    ? (settlePlaced(search, demanded, options, isInOwnRole) ?? settlePlaced(search, demanded, soft, isInOwnRole))
    : undefined;
  if (inOwn !== undefined && counted.length === 0) return inOwn;
  for (const attempt of [options, soft]) {
    for (let draw = 0; draw < (counted.length > 0 ? DRAWS : 1); draw++) {
      const given = withShades(demanded, countedShades(counted, random));
      const settled = settlePlaced(search, given, attempt, demands.keepsAccent ? leavesAccent : undefined);
      if (settled !== undefined) return settled;
    }
  }
  // Where nothing is counted and the accent is free, all of them were tried above.
  const wereTried = counted.length === 0 && !demands.keepsAccent;
  return settleFirst(search, demanded.slice(0, demanded.length - Number(wereTried)), options, soft);
}

/** `use exactly these five`, which no order makes readable: as many of the first of them as can be. */
function settleFirst(
  search: Search,
  demanded: readonly Given[],
  options: SettleOptions,
  soft: SettleOptions,
): Roles | undefined {
  let failed: readonly Placing[] | undefined;
  for (let count = demanded.length; count > 0; count--) {
    const kept = demanded.slice(0, count);
    const placements = search.placements(kept);
    // Of more than five colours the first five have places: once all is spent, they fail as they did before.
    if (placements === failed) continue;
    const isSpent = options.budget === undefined || options.budget.left <= 0;
    const settled = settlePlaced(search, kept, options) ?? settlePlaced(search, kept, soft);
    if (settled !== undefined) return settled;
    if (isSpent) failed = placements;
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
  const allows = (colour: Oklch, role: Role): boolean => {
    const family = families[role];
    if (family === undefined) return options.allows?.(colour, role) ?? true;
    return isOfFamily(colour, family) && (allowsCounted?.(colour, role) ?? true);
  };
  const search = { settle: createSettler(turned.colours), placements: placementsOnce(turned.colours, allows) };
  const settled = settlePlaced(search, demanded, { ...options, allows });
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

/** Five colours, and the ways to give demanded ones their roles. */
interface Search {
  readonly settle: Settler;
  /** The same list for the same colours. */
  readonly placements: (demanded: readonly Given[]) => readonly Placing[];
}

/** Settles a palette with given colours in the roles where they fit best and the contract still holds. */
function settlePlaced(
  { settle, placements }: Search,
  given: readonly Given[],
  options: SettleOptions,
  may: (fixed: Placement, given: readonly Given[]) => boolean = () => true,
): Roles | undefined {
  const { budget } = options;
  let tried = 0;
  if (budget !== undefined) budget.left -= ORDERING_COST * given.length ** 2;
  for (const placing of placements(given)) {
    const fixed = fixedBy(placing);
    if (!may(fixed, given)) continue;
    // The likeliest few are tried whatever was spent.
    if (budget !== undefined && (budget.left -= PLACEMENT_COST) <= 0 && tried >= TRIED_MIN) return undefined;
    tried += 1;
    const settled = settle({ ...options, fixed });
    if (settled !== undefined) return settled;
  }
  return undefined;
}

/** Prepares the ways to give colours their roles in a palette: each list of colours is put in order once. */
function placementsOnce(five: RoleColours, allows: SettleOptions['allows']): Search['placements'] {
  const known = new Map<string, readonly Placing[]>();
  return (demanded) => {
    // What has its role takes it before another does.
    const inOrder = demanded
      .toSorted((p, q) => Number(p.role === undefined) - Number(q.role === undefined))
      .slice(0, ROLES.length);
    const key = inOrder.map(({ hex, role = '' }) => hex + role).join(' ');
    const before = known.get(key);
    if (before !== undefined) return before;
    const placements = placementsOf(five, inOrder, allows);
    known.set(key, placements);
    return placements;
  };
}

/** Ways to give at most five colours their roles, those that move the palette least first. */
function placementsOf(five: RoleColours, inOrder: readonly Given[], allows: SettleOptions['allows']): Placing[] {
  // The one colour that must be in is a brand's: it leads.
  const isBrand = inOrder.length === 1;
  let placements: Placing[] = [{ before: undefined, role: 'text', hex: '#000000', taken: 0, cost: 0 }];
  for (const { hex, role: own } of inOrder) {
    const colour = hexToOklch(hex);
    const costs = ROLES.map((role, at) => ({
      role,
      bit: 1 << at,
      moved: Math.abs(five[role].l - colour.l),
      there: isThere(five[role], colour) && (isVoice(role) || colour.c < HUED) ? PLACED_WORTH : 0,
      barred: allows?.(colour, role) === false ? BARRED_COST : 0,
      own: roleCost(role, own, isBrand, colour),
    }));
    const next: Placing[] = [];
    for (const before of placements)
      for (const { role, bit, moved, there, barred, own: ofRole } of costs)
        if ((before.taken & bit) === 0) {
          const cost = before.cost + moved - there + barred + ofRole;
          next.push({ before, role, hex, taken: before.taken | bit, cost });
        }
    placements = next.sort((p, q) => p.cost - q.cost).slice(0, PLACEMENTS_MAX);
  }
  return placements;
}

/** A placement of some colours, as one more than those before it; without any before it places none. */
interface Placing {
  readonly before: Placing | undefined;
  readonly role: Role;
  readonly hex: Hex;
  /** Roles that have a colour, a bit for each of `ROLES`. */
  readonly taken: number;
  /** By how much it moves the palette. */
  readonly cost: number;
}

function fixedBy(placing: Placing): Placement {
  const fixed: Placement = {};
  for (let at = placing; at.before !== undefined; at = at.before) fixed[at.role] = at.hex;
  return fixed;
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
