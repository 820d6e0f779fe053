import type { Hex, Role } from '../../engine/palette.ts';
import type { Roles } from '../../engine/roles/contract.ts';
import type { Measured } from '../../engine/roles/settle.ts';

/** Five colours by their roles, measured. */
export type Five = Readonly<Record<Role, Measured>>;

export function mapRoles<T>(of: (role: Role) => T): Readonly<Record<Role, T>> {
  return {
    background: of('background'),
    text: of('text'),
    primary: of('primary'),
    secondary: of('secondary'),
    accent: of('accent'),
  };
}

export const hexesOf = (five: Five): Roles => mapRoles((role): Hex => five[role].hex);
