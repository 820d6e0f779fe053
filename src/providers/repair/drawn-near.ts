import { labDeltaE2000 } from '../../engine/colour/difference.ts';
import { byRole, ROLES } from '../../engine/palette.ts';
import type { Roles } from '../../engine/roles/contract.ts';
import { measureColour } from '../../engine/roles/settle.ts';
import { constraintsOf } from './constraints.ts';
import { type Five, hexesOf } from './five.ts';
import type { Movable, Moved } from './least-movement.ts';
import { costOf } from './weights.ts';

/** Each colour that comes nearer makes room for others; after so many rounds hardly any does. */
const ROUNDS_MAX = 4;

/**
 * Five that hold, with each colour brought as near to what it was as the others let it.
 *
 * @param from the colours as they came
 * @param to five that hold
 */
export function drawnNear(
  from: Roles,
  to: Roles,
  { limits, fixed, candidates }: Omit<Movable, 'costMax' | 'most'>,
): Moved {
  const constraints = constraintsOf(limits);
  let five: Five = byRole((role) => measureColour(to[role]));
  const was = byRole((role) => measureColour(from[role]));
  const moved = { ...byRole((role) => labDeltaE2000(was[role].lab, five[role].lab)) };
  for (let round = 0, isNearer = true; isNearer && round < ROUNDS_MAX; round += 1) {
    isNearer = false;
    for (const role of ROLES) {
      const bound = constraints.filter(({ roles }) => roles.includes(role));
      for (const one of candidates(from[role], role, limits.allows, fixed.has(role))) {
        if (one.moved >= moved[role]) break;
        const nearer = { ...five, [role]: one };
        if (!bound.every(({ holds }) => holds(nearer)) || limits.unmet(hexesOf(nearer)).length > 0) continue;
        five = nearer;
        moved[role] = one.moved;
        isNearer = true;
        break;
      }
    }
  }
  const cost = ROLES.reduce((sum, role) => sum + costOf(role, { moved: moved[role] }), 0);
  return { roles: hexesOf(five), cost };
}
