import type { Role } from '../../engine/palette.ts';
import type { Candidate } from './candidates.ts';

/** What it costs to move a role: text gives way first, the primary last, for it is what the palette is about. */
const WEIGHTS: Readonly<Record<Role, number>> = { text: 0.7, secondary: 0.9, background: 1, accent: 1, primary: 1.3 };

/** What a candidate costs in a role: the CIEDE2000 that it moved, times what the role weighs. */
export const costOf = (role: Role, { moved }: Pick<Candidate, 'moved'>): number => WEIGHTS[role] * moved;
