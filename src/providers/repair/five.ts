import { byRole, type Hex, type Role } from '../../engine/palette.ts';
import type { Roles } from '../../engine/roles/contract.ts';
import type { Measured } from '../../engine/roles/settle.ts';

/** Five colours by their roles, measured. */
export type Five = Readonly<Record<Role, Measured>>;

export const hexesOf = (five: Five): Roles => byRole((role): Hex => five[role].hex);
