import { type Hex, type Role, ROLES } from '../../engine/palette.ts';
import type { Roles } from '../../engine/roles/contract.ts';
import type { Measured } from '../../engine/roles/settle.ts';
import type { Limits } from '../brief/limits.ts';
import type { Candidate, Candidates } from './candidates.ts';
import { constraintsOf, type Five } from './constraints.ts';

export interface Moved {
  readonly roles: Roles;
  /** Sum of the CIEDE2000 that the colours moved, each times what it weighs. */
  readonly cost: number;
}

/** What it costs to move a role: text gives way first, the primary last, for it is what the palette is about. */
const WEIGHTS: Readonly<Record<Role, number>> = { text: 0.7, secondary: 0.9, background: 1, accent: 1, primary: 1.3 };

/** Colours to choose from when two move at once; their nearest are dense enough. */
const IN_PAIRS_MAX = 120;

export interface Movable {
  readonly limits: Limits;
  /** Roles whose colour stays as it is. */
  readonly fixed: ReadonlySet<Role>;
  readonly candidates: Candidates;
  /** What costs as much is not looked for. */
  readonly costMax: number;
}

/**
 * The nearest five that keep the contract, where one or two colours have to move for it; every colour that moves is one
 * that the brief allows.
 * @returns undefined where two are not enough
 */
export function leastMovement(roles: Roles, { limits, fixed, candidates, costMax }: Movable): Moved | undefined {
  const lists = mapRoles((role) => candidates(roles[role], role, limits.allows, fixed.has(role)));
  if (ROLES.some((role) => lists[role].length === 0)) return undefined;
  const start = mapRoles((role) => firstOf(lists[role]));
  const spent = ROLES.reduce((sum, role) => sum + costOf(role, start[role]), 0);
  const constraints = constraintsOf(limits);
  const broken = constraints.filter(({ holds }) => !holds(start));
  if (broken.length === 0) return { roles: hexesOf(start), cost: spent };
  // What is broken now is what is likeliest to be broken still.
  const inOrder = [...broken, ...constraints.filter((one) => !broken.includes(one))];

  let best: { five: Five; cost: number } | undefined;
  const limit = (): number => best?.cost ?? costMax - spent;
  const consider = (five: Five, cost: number): void => {
    if (inOrder.every(({ holds }) => holds(five))) best = { five, cost };
  };
  /** Whether moving these roles alone can mend everything. */
  const canMend = (...moving: readonly Role[]): boolean =>
    moving.every((role) => lists[role].length > 1) &&
    broken.every((one) => one.roles.some((role) => moving.includes(role)));

  for (const role of ROLES.filter((one) => canMend(one))) {
    for (const one of lists[role]) {
      if (costOf(role, one) >= limit()) break;
      consider({ ...start, [role]: one }, costOf(role, one));
    }
  }
  for (const [at, role] of ROLES.entries()) {
    for (const other of ROLES.slice(at + 1).filter((one) => canMend(role, one))) searchPair(role, other);
  }
  return best === undefined ? undefined : { roles: hexesOf(best.five), cost: spent + best.cost };

  function searchPair(role: Role, other: Role): void {
    // What each keeps with the three that stay is settled first; only what is between the two is left to try.
    const [ones, others] = [fitting(role, other), fitting(other, role)];
    const between = constraints.filter((one) => one.roles.includes(role) && one.roles.includes(other));
    for (const one of ones) {
      const cost = costOf(role, one);
      if (cost >= limit()) return;
      for (const two of others) {
        const both = cost + costOf(other, two);
        if (both >= limit()) break;
        const five = { ...start, [role]: one, [other]: two };
        if (between.every(({ holds }) => holds(five))) best = { five, cost: both };
      }
    }
  }

  function fitting(role: Role, other: Role): readonly Candidate[] {
    const alone = constraints.filter((one) => one.roles.includes(role) && !one.roles.includes(other));
    return thinned(lists[role]).filter((one) => {
      const five = { ...start, [role]: one };
      return alone.every(({ holds }) => holds(five));
    });
  }
}

/** All of the nearest, and every so many of those further off. */
function thinned(list: readonly Candidate[]): readonly Candidate[] {
  const every = Math.ceil(list.length / IN_PAIRS_MAX);
  return every <= 1 ? list : list.filter((_, at) => at < IN_PAIRS_MAX / 2 || at % every === 0);
}

const costOf = (role: Role, colour: Measured | Candidate): number =>
  'moved' in colour ? WEIGHTS[role] * colour.moved : 0;

function firstOf(list: readonly Candidate[]): Candidate {
  const [first] = list;
  if (first === undefined) throw new RangeError('a role without a colour');
  return first;
}

function mapRoles<T>(of: (role: Role) => T): Readonly<Record<Role, T>> {
  return {
    background: of('background'),
    text: of('text'),
    primary: of('primary'),
    secondary: of('secondary'),
    accent: of('accent'),
  };
}

const hexesOf = (five: Five): Roles => mapRoles((role): Hex => five[role].hex);
