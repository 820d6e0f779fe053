import { byRole, type Role, ROLES } from '../../engine/palette.ts';
import type { Roles } from '../../engine/roles/contract.ts';
import type { Limits } from '../brief/limits.ts';
import type { Candidate, Candidates } from './candidates.ts';
import { type Constraint, constraintsOf } from './constraints.ts';
import { hexesOf } from './five.ts';
import { costOf } from './weights.ts';

export interface Moved {
  readonly roles: Roles;
  /** Sum of the CIEDE2000 that the colours moved, each times what it weighs. */
  readonly cost: number;
}

/** Colours to choose from when two move at once; their nearest are dense enough. */
const IN_PAIRS_MAX = 120;

export interface Movable {
  readonly limits: Limits;
  /** Roles whose colour stays as it is. */
  readonly fixed: ReadonlySet<Role>;
  readonly candidates: Candidates;
  /** What costs as much is not looked for. */
  readonly costMax: number;
  /** Colours that may move; a third takes several times as long to find. */
  readonly most: 2 | 3;
}

/**
 * The nearest five that keep the contract, where one or two colours have to move for it, and near ones where it takes
 * three; every colour that moves is one that the brief allows.
 * @returns undefined where three are not enough
 */
export function leastMovement(roles: Roles, { limits, fixed, candidates, costMax, most }: Movable): Moved | undefined {
  const lists = byRole((role) => candidates(roles[role], role, limits.allows, fixed.has(role)));
  if (ROLES.some((role) => lists[role].length === 0)) return undefined;
  const start = byRole((role) => firstOf(lists[role]));
  const search: Search = { lists, constraints: constraintsOf(limits) };
  const found = byTwo(start, costMax, search) ?? (most > 2 ? byThree(start, costMax, search) : undefined);
  return found && { roles: hexesOf(found), cost: costsOf(found) };
}

type Candidated = Readonly<Record<Role, Candidate>>;

interface Search {
  readonly lists: Readonly<Record<Role, readonly Candidate[]>>;
  readonly constraints: readonly Constraint[];
}

/** The cheapest five below a cost, with one or two colours other than at the start. */
function byTwo(start: Candidated, costMax: number, { lists, constraints }: Search): Candidated | undefined {
  const broken = constraints.filter(({ holds }) => !holds(start));
  if (broken.length === 0) return costsOf(start) < costMax ? start : undefined;
  // What is broken now is what is likeliest to be broken still.
  const inOrder = [...broken, ...constraints.filter((one) => !broken.includes(one))];
  let best: Candidated | undefined;
  let limit = costMax;
  const consider = (five: Candidated, cost: number, bound: readonly Constraint[]): void => {
    if (!bound.every(({ holds }) => holds(five))) return;
    best = five;
    limit = cost;
  };
  /** Whether moving these roles alone can repair everything. */
  const canMend = (...moving: readonly Role[]): boolean =>
    moving.every((role) => lists[role].length > 1) &&
    broken.every((one) => one.roles.some((role) => moving.includes(role)));
  const costWithout = (...moving: readonly Role[]): number =>
    ROLES.reduce((sum, role) => sum + (moving.includes(role) ? 0 : costOf(role, start[role])), 0);

  for (const role of ROLES.filter((one) => canMend(one))) {
    const stay = costWithout(role);
    for (const one of lists[role]) {
      const cost = stay + costOf(role, one);
      if (cost >= limit) break;
      consider({ ...start, [role]: one }, cost, inOrder);
    }
  }
  for (const [at, role] of ROLES.entries()) {
    for (const other of ROLES.slice(at + 1).filter((one) => canMend(role, one))) searchPair(role, other);
  }
  return best;

  function searchPair(role: Role, other: Role): void {
    // What each keeps with the three that stay is settled first; only what is between the two is left to try.
    const [ones, others] = [fitting(role, other), fitting(other, role)];
    const between = constraints.filter((one) => one.roles.includes(role) && one.roles.includes(other));
    const stay = costWithout(role, other);
    for (const one of ones) {
      const cost = stay + costOf(role, one);
      if (cost >= limit) return;
      for (const two of others) {
        const both = cost + costOf(other, two);
        if (both >= limit) break;
        consider({ ...start, [role]: one, [other]: two }, both, between);
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

/** One colour moves as far as a clause of its own needs, then two others. */
function byThree(start: Candidated, costMax: number, { lists, constraints }: Search): Candidated | undefined {
  let best: Candidated | undefined;
  for (const role of ROLES) {
    const own = constraints.filter((one) => one.roles.includes(role));
    const held = own.filter(({ holds }) => holds(start));
    const broken = own.filter((one) => !held.includes(one));
    for (const clause of broken) {
      const moved = lists[role].find((one) => [...held, clause].every(({ holds }) => holds({ ...start, [role]: one })));
      if (moved === undefined) continue;
      const five = { ...start, [role]: moved };
      const found = byTwo(five, best === undefined ? costMax : costsOf(best), {
        lists: { ...lists, [role]: [moved] },
        constraints,
      });
      best = found ?? best;
    }
  }
  return best;
}

const costsOf = (five: Candidated): number => ROLES.reduce((sum, role) => sum + costOf(role, five[role]), 0);

/** All of the nearest, and every so many of those further off. */
function thinned(list: readonly Candidate[]): readonly Candidate[] {
  const every = Math.ceil(list.length / IN_PAIRS_MAX);
  return every <= 1 ? list : list.filter((_, at) => at < IN_PAIRS_MAX / 2 || at % every === 0);
}

function firstOf(list: readonly Candidate[]): Candidate {
  const [first] = list;
  if (first === undefined) throw new RangeError('a role without a colour');
  return first;
}
