import { deltaE2000 } from '../../engine/colour/difference.ts';
import { hexToOklch, oklchToHex } from '../../engine/colour/oklch.ts';
import { byRole, type Hex, type Role, ROLES } from '../../engine/palette.ts';
import type { Roles } from '../../engine/roles/contract.ts';
import { settleRoles } from '../../engine/roles/settle.ts';
import type { Limits } from '../brief/limits.ts';
import { type Candidates, rememberCandidates } from './candidates.ts';
import { drawnNear } from './drawn-near.ts';
import { leastMovement, type Movable, type Moved } from './least-movement.ts';

/** Two colours that change places have not moved, but a palette means something else by it: as much as so many CIEDE2000. */
const EXCHANGES: readonly (readonly [Role, Role, cost: number])[] = [
  ['secondary', 'accent', 10],
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
export function repair(came: Roles, asked: Limits): Roles | undefined {
  const limits = asked.boundTo(came);
  if (limits.unmet(came).length === 0) return came;
  const given = limits.onGround(came);
  const candidates = rememberCandidates();
  let best: Moved | undefined;
  const ways = withInsisted(given, limits);
  for (const way of ways) best = mended(way, limits, candidates, { costMax: best?.cost, most: 3 }) ?? best;
  for (const way of exchanges(ways, given, limits)) {
    best = mended(way, limits, candidates, { costMax: best?.cost, most: 2 }) ?? best;
  }
  if (best !== undefined) return inOwnRoles(best.roles, given, limits);
  // Where three are not enough, all are settled one after the other, as the engine settles its own.
  for (const way of ways) {
    const settled = settledNear(way, limits, candidates);
    if (settled !== undefined) return settled;
  }
  return undefined;
}

/** Two that have changed places change back where the movement of others has made room for it. */
function inOwnRoles(mended: Roles, given: Roles, { unmet }: Limits): Roles {
  for (const [one, other] of EXCHANGES) {
    if (mended[one] !== given[other] || mended[other] !== given[one]) continue;
    const back = { ...mended, [one]: given[one], [other]: given[other] };
    if (unmet(back).length === 0) return back;
  }
  return mended;
}

function mended(
  { roles, cost }: Moved,
  limits: Limits,
  candidates: Candidates,
  { costMax = Infinity, most }: { readonly costMax: number | undefined; readonly most: 2 | 3 },
): Moved | undefined {
  const movable = movableOf(roles, limits, candidates);
  const moved = leastMovement(roles, { ...movable, costMax: costMax - cost, most });
  if (moved === undefined || limits.unmet(moved.roles).length > 0) return undefined;
  const near = drawnNear(roles, moved.roles, movable);
  return { roles: near.roles, cost: cost + near.cost };
}

const movableOf = (roles: Roles, limits: Limits, candidates: Candidates): Omit<Movable, 'costMax' | 'most'> => ({
  limits: { ...limits, allows: withNames(roles, limits) },
  fixed: keptBy(roles, limits),
  candidates,
});

function settledNear({ roles }: Moved, limits: Limits, candidates: Candidates): Roles | undefined {
  const movable = movableOf(roles, limits, candidates);
  const found = settleRoles(
    byRole((role) => hexToOklch(roles[role])),
    {
      minimums: limits.minimums,
      apart: limits.apart,
      fixed: Object.fromEntries([...movable.fixed].map((role) => [role, roles[role]])),
      allows: movable.limits.allows,
    },
  );
  return found && limits.unmet(found).length === 0 ? drawnNear(roles, found, movable).roles : undefined;
}

/** The same ways, each with two of its five exchanged. */
function exchanges(ways: readonly Moved[], given: Roles, limits: Limits): readonly Moved[] {
  const isGroundAllowed = limits.allows(hexToOklch(given.background), 'background');
  const pairs = isGroundAllowed ? EXCHANGES : [...EXCHANGES, GROUNDS];
  return ways.flatMap((way) => pairs.map((pair) => exchanged(way, pair)));
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
