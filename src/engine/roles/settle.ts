import { luminanceContrast, relativeLuminance } from '../colour/contrast.ts';
import { differBy } from '../colour/difference.ts';
import { hexToLab, type Lab } from '../colour/lab.ts';
import { hexToOklch, oklchToHex, type Oklch } from '../colour/oklch.ts';
import type { Hex, Role } from '../palette.ts';
import { CONTRACT_MINIMUMS, DIFFERENCE_MIN, type ContractMinimums, type Roles } from './contract.ts';

export type RoleColours = Readonly<Record<Role, Oklch>>;

export interface SettleOptions {
  readonly minimums: ContractMinimums;
  /**
   * Further limits on a colour as it leaves the house, such as "no green"; they give way to the contract where both
   * cannot be kept. Undefined: none.
   */
  readonly allows: ((colour: Oklch, role: Role) => boolean) | undefined;
  /** Colours that stay as they are, to the letter. */
  readonly fixed: Readonly<Partial<Record<Role, Hex>>>;
  /** Colours that may still be tried before `allows` gives way; undefined: as many as it takes. */
  readonly budget?: Budget | undefined;
  /** True when two colours are told apart well enough. */
  readonly apart: (a: Measured, b: Measured) => boolean;
}

/** How many colours a search may still try; it is lowered as they are tried. */
export interface Budget {
  left: number;
}

/** A colour as it leaves the house, with what is measured on it. */
export interface Measured {
  readonly hex: Hex;
  readonly luminance: number;
  readonly lab: Lab;
}

export const measureColour = (hex: Hex): Measured => ({ hex, luminance: relativeLuminance(hex), lab: hexToLab(hex) });

const isApart = (a: Measured, b: Measured): boolean => differBy(a.lab, b.lab, DIFFERENCE_MIN);

export const SETTLE_DEFAULTS: SettleOptions = {
  minimums: CONTRACT_MINIMUMS,
  allows: undefined,
  fixed: {},
  apart: isApart,
};

const LIGHTNESS_STEP = 0.012;
const STEPS_MAX = 84;
/** Where lightness alone finds no place, hue and chroma are tried too, in this order. */
const VARIATIONS: readonly ((colour: Oklch) => Oklch)[] = [
  (colour) => colour,
  ({ l, c, h }) => ({ l, c: c * 0.5, h }),
  ({ l, c, h }) => ({ l, c: c + 0.05, h }),
  ({ l, c, h }) => ({ l, c: c + 0.03, h: (h + 25) % 360 }),
  ({ l, c, h }) => ({ l, c: c + 0.03, h: (h + 335) % 360 }),
  ({ l, c, h }) => ({ l, c: Math.max(c, 0.18), h }),
  ({ l, c, h }) => ({ l, c: Math.max(c, 0.18), h: (h + 30) % 360 }),
  ({ l, c, h }) => ({ l, c: Math.max(c, 0.18), h: (h + 330) % 360 }),
  ({ l, h }) => ({ l, c: 0.01, h }),
];

/** True for a relative luminance at which a role can be read. */
type Reads = (luminance: number) => boolean;

/** The nearest lightness, up or down, at which a colour reads and `holds` is true; undefined when there is none. */
function nearest(
  colour: Oklch,
  reads: Reads,
  holds: (measured: Measured) => boolean,
  budget: SettleOptions['budget'],
): Measured | undefined {
  for (let i = 0; i <= STEPS_MAX; i++) {
    for (const sign of i === 0 ? [1] : [1, -1]) {
      if (budget !== undefined && budget.left-- <= 0) return undefined;
      const l = colour.l + sign * i * LIGHTNESS_STEP;
      if (l < -LIGHTNESS_STEP || l > 1 + LIGHTNESS_STEP) continue;
      const candidate = { ...colour, l: Math.min(1, Math.max(0, l)) };
      const hex = oklchToHex(candidate);
      const luminance = relativeLuminance(hex);
      if (!reads(luminance)) continue;
      const measured = { hex, luminance, lab: hexToLab(hex) };
      if (holds(measured)) return measured;
    }
  }
  return undefined;
}

/**
 * Turns five colours into five hex colours that keep the contrast contract, measured on the hex, moving each by as
 * little lightness as will do. Background goes first, then text, primary, accent and secondary, each apart from those
 * before it.
 * @returns undefined when the fixed colours leave no room for the contract
 */
export function settleRoles(wanted: RoleColours, options: SettleOptions = SETTLE_DEFAULTS): Roles | undefined {
  const { minimums, allows, fixed, apart, budget } = options;
  const settled: Partial<Record<Role, Measured>> = {};
  const kept: Measured[] = Object.values(fixed).map(measureColour);

  const settle = (
    role: Role,
    reads: Reads,
    stands: (measured: Measured) => boolean = () => true,
  ): Measured | undefined => {
    const own = fixed[role];
    if (own !== undefined) {
      const measured = measureColour(own);
      if (!reads(measured.luminance) || !stands(measured)) return undefined;
      settled[role] = measured;
      return measured;
    }
    for (const strict of allows === undefined ? [false] : [true, false]) {
      for (const vary of VARIATIONS) {
        const found = nearest(
          vary(wanted[role]),
          reads,
          (measured) =>
            stands(measured) &&
            (!strict || allows === undefined || allows(hexToOklch(measured.hex), role)) &&
            kept.every((other) => apart(measured, other)),
          strict ? budget : undefined,
        );
        if (found === undefined) continue;
        settled[role] = found;
        kept.push(found);
        return found;
      }
    }
    return undefined;
  };

  const lead = fixed.primary === undefined ? undefined : relativeLuminance(fixed.primary);
  const background = settle('background', (luminance) => {
    const texts = [0, 1].filter((end) => luminanceContrast(luminance, end) >= minimums.textOnBackground * 1.2);
    if (texts.length === 0 || lead === undefined) return texts.length > 0;
    const onLead = luminanceContrast(luminance, lead);
    const hasLabel =
      onLead >= minimums.labelOnPrimary || texts.some((end) => luminanceContrast(end, lead) >= minimums.labelOnPrimary);
    return onLead >= minimums.primaryOnBackground && hasLabel;
  });
  if (background === undefined) return undefined;
  const needsLabel =
    lead !== undefined && luminanceContrast(lead, background.luminance) < minimums.labelOnPrimary ? lead : undefined;
  const on =
    (min: number): Reads =>
    (luminance) =>
      luminanceContrast(luminance, background.luminance) >= min;
  const text = settle(
    'text',
    (luminance) =>
      on(minimums.textOnBackground)(luminance) &&
      (needsLabel === undefined || luminanceContrast(luminance, needsLabel) >= minimums.labelOnPrimary),
  );
  if (text === undefined) return undefined;
  const labelled =
    (min: number): Reads =>
    (luminance) =>
      Math.max(luminanceContrast(luminance, text.luminance), luminanceContrast(luminance, background.luminance)) >= min;
  const primary = settle(
    'primary',
    (luminance) => on(minimums.primaryOnBackground)(luminance) && labelled(minimums.labelOnPrimary)(luminance),
  );
  const accent = settle(
    'accent',
    (luminance) => on(minimums.accentOnBackground)(luminance) || labelled(minimums.labelOnAccent)(luminance),
  );
  const secondary = settle(
    'secondary',
    () => true,
    (measured) => differBy(measured.lab, background.lab, minimums.secondaryDifference),
  );
  if (primary === undefined || accent === undefined || secondary === undefined) return undefined;
  return {
    background: background.hex,
    text: text.hex,
    primary: primary.hex,
    secondary: secondary.hex,
    accent: accent.hex,
  };
}
