import { deltaE2000 } from '../../engine/colour/difference.ts';
import { hexToOklch, oklchToHex } from '../../engine/colour/oklch.ts';
import { type Hex, type Role, ROLES } from '../../engine/palette.ts';
import type { Roles } from '../../engine/roles/contract.ts';
import { settleRoles } from '../../engine/roles/settle.ts';
import type { Limits } from '../brief/limits.ts';
import { rememberCandidates } from './candidates.ts';
import { leastMovement, type Moved } from './least-movement.ts';

/** Two colours that change places have not moved, but a palette means something else by it: as much as so many CIEDE2000. */
const EXCHANGES: readonly (readonly [Role, Role, cost: number])[] = [
  ['secondary', 'accent', 6],
  ['primary', 'accent', 14],
  ['primary', 'secondary', 16],
];
/** A palette that is light becomes dark by it, or the other way: only where the brief will not have its ground. */
const GROUNDS: (typeof EXCHANGES)[number] = ['background', 'text', 10];

/** A colour that somebody insists on wants to be seen: as the primary first, as text last (CIEDE2000). */
const INSISTED_COST: Readonly<Record<Role, number>> = { primary: 0, accent: 3, secondary: 8, background: 18, text: 25 };

/** Ways to bring a missing colour in that are tried, cheapest first. */
const PLACES_MAX = 3;

/**
 * Brings five colours to keep the contract and the brief: what holds is not touched, what the brief demands is in to the
 * letter, and what is wrong moves least.
 * @returns undefined where no movement makes them hold
 */
export function repair(came: Roles, limits: Limits): Roles | undefined {
  if (limits.unmet(came).length === 0) return came;
  const given = limits.onGround(came);
  const candidates = rememberCandidates();
  let best: Moved | undefined;
  for (const { roles, cost } of arrangements(given, limits)) {
    const costMax = (best?.cost ?? Infinity) - cost;
    if (costMax <= 0) continue;
    const bound = { ...limits, allows: withNames(roles, limits) };
    const fixed = keptBy(roles, limits);
    const moved = leastMovement(roles, { limits: bound, fixed, candidates, costMax });
    if (moved !== undefined && limits.unmet(moved.roles).length === 0) {
      best = { roles: moved.roles, cost: cost + moved.cost };
    }
  }
  return best?.roles ?? settled(given, limits);
}

/** The five as they came, with two of them exchanged, and with what the brief misses put in. */
function arrangements(given: Roles, limits: Limits): readonly Moved[] {
  const isGroundAllowed = limits.allows(hexToOklch(given.background), 'background');
  const exchanges = isGroundAllowed ? EXCHANGES : [...EXCHANGES, GROUNDS];
  const ways = withInsisted(given, limits);
  return [...ways, ...ways.flatMap((way) => exchanges.map((exchange) => exchanged(way, exchange)))];
}

const exchanged = ({ roles, cost }: Moved, [one, other, price]: (typeof EXCHANGES)[number]): Moved => ({
  roles: { ...roles, [one]: roles[other], [other]: roles[one] },
  cost: cost + price,
});

/** Ways to have every colour in that the brief demands or names. */
function withInsisted(given: Roles, limits: Limits): readonly Moved[] {
  let ways: readonly Moved[] = [{ roles: given, cost: 0 }];
  for (const { hex, role: own } of limits.demanded.slice(0, ROLES.length)) {
    const places = own === undefined ? ROLES : [own];
    ways = placed(ways, hex, (roles) => places.some((role) => roles[role] === hex), places, limits);
  }
  for (const { hex, roles, seenIn } of limits.named) {
    ways = placed(ways, hex, (five) => seenIn(five) !== undefined, roles, limits);
  }
  return ways;
}

function placed(
  ways: readonly Moved[],
  hex: Hex,
  isIn: (roles: Roles) => boolean,
  places: readonly Role[],
  limits: Limits,
): readonly Moved[] {
  return ways
    .flatMap((way) => {
      if (isIn(way.roles)) return [way];
      const kept = keptBy(way.roles, limits);
      return places.filter((role) => !kept.has(role)).map((role) => withPlaced(way, role, hex));
    })
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, PLACES_MAX);
}

const withPlaced = ({ roles, cost }: Moved, role: Role, hex: Hex): Moved => ({
  roles: { ...roles, [role]: hex },
  cost: cost + deltaE2000(roles[role], hex) / 2 + INSISTED_COST[role],
});

/** Roles whose colour is demanded to the letter. */
const keptBy = (roles: Roles, { demanded }: Limits): ReadonlySet<Role> =>
  new Set(ROLES.filter((role) => demanded.some(({ hex }) => hex === roles[role])));

/** Where two are not enough, all are settled one after the other, as the engine settles its own. */
function settled(given: Roles, limits: Limits): Roles | undefined {
  for (const { roles } of withInsisted(given, limits)) {
    const fixed = Object.fromEntries([...keptBy(roles, limits)].map((role) => [role, roles[role]]));
    const wanted = {
      background: hexToOklch(roles.background),
      text: hexToOklch(roles.text),
      primary: hexToOklch(roles.primary),
      secondary: hexToOklch(roles.secondary),
      accent: hexToOklch(roles.accent),
    };
    const { minimums, apart } = limits;
    const found = settleRoles(wanted, { minimums, apart, fixed, allows: withNames(roles, limits) });
    if (found !== undefined && limits.unmet(found).length === 0) return found;
  }
  return undefined;
}

/** What the brief allows; and a colour in which one of its names is seen stays one that is called so. */
function withNames(roles: Roles, { allows, named }: Limits): Limits['allows'] {
  const seen = named.flatMap((one) => {
    const role = one.seenIn(roles);
    return role === undefined ? [] : [{ role, one }];
  });
  if (seen.length === 0) return allows;
  return (colour, role) => {
    const claims = seen.filter((claim) => claim.role === role).map(({ one }) => one);
    const isFree = claims.some(({ isDemanded }) => isDemanded);
    return (isFree || allows(colour, role)) && claims.every(({ isSeenAs }) => isSeenAs(oklchToHex(colour)));
  };
}
