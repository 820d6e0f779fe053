import { contrastRatio } from '../colour/contrast.ts';
import { deltaE2000 } from '../colour/difference.ts';
import { ROLES, type Hex, type Role } from '../palette.ts';

export type Roles = Readonly<Record<Role, Hex>>;

/**
 * The contrast contract: WCAG 2.2 ratios and CIEDE2000 differences, measured on the emitted hex. A label stands on a
 * button in the colour of the text or of the background, whichever reads better.
 */
export interface ContractMinimums {
  readonly textOnBackground: number;
  readonly primaryOnBackground: number;
  readonly labelOnPrimary: number;
  /** An accent that carries a label need not stand out from its background, and the other way round. */
  readonly labelOnAccent: number;
  /** 1 where the brief asks for softness. */
  readonly accentOnBackground: number;
  /** CIEDE2000; `DIFFERENCE_MIN` where the brief asks for softness. */
  readonly secondaryDifference: number;
}

/** Two colours of a palette differ by at least this much (CIEDE2000). */
export const DIFFERENCE_MIN = 5;

export const CONTRACT_MINIMUMS: ContractMinimums = {
  textOnBackground: 7,
  primaryOnBackground: 3,
  labelOnPrimary: 4.5,
  labelOnAccent: 4.5,
  accentOnBackground: 3,
  secondaryDifference: 12,
};

/** What the contract speaks of, as it is. */
export function measureRoles({ background, text, primary, secondary, accent }: Roles): ContractMinimums {
  const label = (on: Hex): number => Math.max(contrastRatio(text, on), contrastRatio(background, on));
  return {
    textOnBackground: contrastRatio(text, background),
    primaryOnBackground: contrastRatio(primary, background),
    labelOnPrimary: label(primary),
    labelOnAccent: label(accent),
    accentOnBackground: contrastRatio(accent, background),
    secondaryDifference: deltaE2000(secondary, background),
  };
}

/** True when every part of the contract holds. */
export function keepsContract(roles: Roles, minimums: ContractMinimums = CONTRACT_MINIMUMS): boolean {
  const measured = measureRoles(roles);
  return (
    measured.textOnBackground >= minimums.textOnBackground &&
    measured.primaryOnBackground >= minimums.primaryOnBackground &&
    measured.labelOnPrimary >= minimums.labelOnPrimary &&
    (measured.labelOnAccent >= minimums.labelOnAccent || measured.accentOnBackground >= minimums.accentOnBackground) &&
    measured.secondaryDifference >= minimums.secondaryDifference
  );
}

/** Roles in the order in which `colors` lists them. */
export const rolesInOrder = (roles: Roles): readonly [Hex, Hex, Hex, Hex, Hex] => {
  const [a, b, c, d, e] = ROLES.map((role) => roles[role]);
  return [a ?? '#000000', b ?? '#000000', c ?? '#000000', d ?? '#000000', e ?? '#000000'];
};
