import { contrastRatio } from '../colour/contrast.ts';
import { ROLES, type Hex, type Role } from '../palette.ts';

export type Roles = Readonly<Record<Role, Hex>>;

/**
 * The contrast contract, WCAG 2.2 ratios measured on the emitted hex. A label stands on a primary button in the colour
 * of the text or of the background, whichever reads better.
 */
export interface ContrastMinimums {
  readonly textOnBackground: number;
  readonly primaryOnBackground: number;
  readonly labelOnPrimary: number;
  /** 1 where the brief asks for softness. */
  readonly accentOnBackground: number;
}

export const CONTRAST_MINIMUMS: ContrastMinimums = {
  textOnBackground: 7,
  primaryOnBackground: 3,
  labelOnPrimary: 4.5,
  accentOnBackground: 3,
};

/** Two colours of a palette differ by at least this much (CIEDE2000). */
export const DIFFERENCE_MIN = 5;

/** The contrasts that the contract speaks of, as they are. */
export const measureRoles = ({ background, text, primary, accent }: Roles): ContrastMinimums => ({
  textOnBackground: contrastRatio(text, background),
  primaryOnBackground: contrastRatio(primary, background),
  labelOnPrimary: Math.max(contrastRatio(text, primary), contrastRatio(background, primary)),
  accentOnBackground: contrastRatio(accent, background),
});

/** True when every contrast reaches its minimum. */
export function keepsContract(roles: Roles, minimums: ContrastMinimums = CONTRAST_MINIMUMS): boolean {
  const measured = measureRoles(roles);
  return (
    measured.textOnBackground >= minimums.textOnBackground &&
    measured.primaryOnBackground >= minimums.primaryOnBackground &&
    measured.labelOnPrimary >= minimums.labelOnPrimary &&
    measured.accentOnBackground >= minimums.accentOnBackground
  );
}

/** Roles in the order in which `colors` lists them. */
export const rolesInOrder = (roles: Roles): readonly [Hex, Hex, Hex, Hex, Hex] => {
  const [a, b, c, d, e] = ROLES.map((role) => roles[role]);
  return [a ?? '#000000', b ?? '#000000', c ?? '#000000', d ?? '#000000', e ?? '#000000'];
};
