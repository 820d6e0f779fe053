import { luminanceContrast } from '../../engine/colour/contrast.ts';
import { differBy } from '../../engine/colour/difference.ts';
import { type Role, ROLES } from '../../engine/palette.ts';
import type { Measured } from '../../engine/roles/settle.ts';
import type { Limits } from '../brief/limits.ts';
import type { Five } from './five.ts';

/** One clause of the contract, and the roles that it is about. */
export interface Constraint {
  readonly roles: readonly Role[];
  readonly holds: (five: Five) => boolean;
}

const contrast = (a: Measured, b: Measured): number => luminanceContrast(a.luminance, b.luminance);

/** The better of the two labels that may stand on a colour. */
const label = ({ text, background }: Five, on: Measured): number =>
  Math.max(contrast(text, on), contrast(background, on));

/** The contract clause by clause, on measured colours; what is cheap to know comes first. */
export function constraintsOf({ minimums, apart }: Pick<Limits, 'minimums' | 'apart'>): readonly Constraint[] {
  return [
    {
      roles: ['background', 'text'],
      holds: ({ background, text }) => contrast(text, background) >= minimums.textOnBackground,
    },
    {
      roles: ['background', 'primary'],
      holds: ({ background, primary }) => contrast(primary, background) >= minimums.primaryOnBackground,
    },
    {
      roles: ['background', 'text', 'primary'],
      holds: (five) => label(five, five.primary) >= minimums.labelOnPrimary,
    },
    {
      roles: ['background', 'text', 'accent'],
      holds: (five) =>
        label(five, five.accent) >= minimums.labelOnAccent ||
        contrast(five.accent, five.background) >= minimums.accentOnBackground,
    },
    {
      roles: ['background', 'secondary'],
      holds: ({ background, secondary }) => differBy(secondary.lab, background.lab, minimums.secondaryDifference),
    },
    ...ROLES.flatMap((role, at) =>
      ROLES.slice(at + 1).map((other): Constraint => ({
        roles: [role, other],
        holds: (five) => apart(five[role], five[other]),
      })),
    ),
  ];
}
