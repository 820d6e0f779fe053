import { luminanceContrast, relativeLuminance } from '../colour/contrast.ts';
import { differBy } from '../colour/difference.ts';
import { hexToLab, type Lab } from '../colour/lab.ts';
import { hexToOklch, oklchToHex, type Oklch } from '../colour/oklch.ts';
import { byRole, type Hex, type Role } from '../palette.ts';
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
  /** WCAG 2.2 contrast that a secondary should have on a dark ground, where there is such a shade of it. */
  readonly secondaryOnDark?: number;
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
/** What is added to a lightness, the least first: up before down. */
const OFFSETS = Array.from({ length: 2 * STEPS_MAX + 1 }, (_, i) =>
  i % 2 === 1 ? ((i + 1) / 2) * LIGHTNESS_STEP : -(i / 2) * LIGHTNESS_STEP,
);
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

/** A colour that was tried, with what was asked of it. */
class Shade implements Measured {
  readonly hex: Hex;
  readonly luminance: number;
  #lab: Lab | undefined;
  #shown: Oklch | undefined;

  constructor(hex: Hex) {
    this.hex = hex;
    this.luminance = relativeLuminance(hex);
  }

  get lab(): Lab {
    return (this.#lab ??= hexToLab(this.hex));
  }

  /** The colour of the hex, in gamut and rounded. */
  get shown(): Oklch {
    return (this.#shown ??= hexToOklch(this.hex));
  }
}

/** The shades of a colour in the order of `OFFSETS`, each made when it is first tried; undefined beyond black and white. */
type Ladder = (step: number) => Shade | undefined;

function ladderOf(colour: Oklch): Ladder {
  const made: (Shade | undefined)[] = [];
  return (step) => {
    const l = colour.l + (OFFSETS[step] ?? 0);
    if (l < -LIGHTNESS_STEP || l > 1 + LIGHTNESS_STEP) return undefined;
    return (made[step] ??= new Shade(oklchToHex({ ...colour, l: Math.min(1, Math.max(0, l)) })));
  };
}

/** The ladders of a colour's variations, in their order, each made when it is first tried. */
function laddersOf(colour: Oklch): (variation: number) => Ladder {
  const made: (Ladder | undefined)[] = [];
  return (variation) => (made[variation] ??= ladderOf(VARIATIONS[variation]?.(colour) ?? colour));
}

/** The nearest lightness, up or down, at which a colour reads and `holds` is true; undefined when there is none. */
function nearest(
  shadeAt: Ladder,
  reads: Reads,
  holds: (shade: Shade) => boolean,
  budget: SettleOptions['budget'],
): Shade | undefined {
  for (let step = 0; step < OFFSETS.length; step++) {
    if (budget !== undefined && budget.left-- <= 0) return undefined;
    const shade = shadeAt(step);
    if (shade !== undefined && reads(shade.luminance) && holds(shade)) return shade;
  }
  return undefined;
}

/** Settles the five colours that it was made for; see `settleRoles`. */
export type Settler = (options: SettleOptions) => Roles | undefined;

/** Prepares the settling of five colours by several options: a shade that was tried once is not made again. */
export function createSettler(wanted: RoleColours): Settler {
  const ladders = byRole((role) => laddersOf(wanted[role]));
  return (options) => settleAmong(ladders, options);
}

/**
 * Turns five colours into five hex colours that keep the contrast contract, measured on the hex, moving each by as
 * little lightness as will do. Background goes first, then text, primary, accent and secondary, each apart from those
 * before it.
 * @returns undefined when the fixed colours leave no room for the contract
 */
export const settleRoles = (wanted: RoleColours, options: SettleOptions = SETTLE_DEFAULTS): Roles | undefined =>
  createSettler(wanted)(options);

/** The five, of the shades that there are of each. */
function settleAmong(
  ladders: Readonly<Record<Role, (variation: number) => Ladder>>,
  options: SettleOptions,
): Roles | undefined {
  const { minimums, fixed } = options;
  const kept: Measured[] = Object.values(fixed).map(measureColour);
  const settle = (role: Role, reads: Reads, stands: (measured: Measured) => boolean = () => true) => {
    const own = fixed[role];
    if (own === undefined) return shadeFor(role, ladders[role], { reads, stands, kept, options });
    const measured = measureColour(own);
    return reads(measured.luminance) && stands(measured) ? measured : undefined;
  };

  const lead = fixed.primary === undefined ? undefined : relativeLuminance(fixed.primary);
  const background = settle('background', (luminance) => isGroundFor(lead, luminance, minimums));
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
  const isApart = (measured: Measured): boolean => differBy(measured.lab, background.lab, minimums.secondaryDifference);
  const { secondaryOnDark } = options;
  const isSeen =
    secondaryOnDark !== undefined && text.luminance > background.luminance && fixed.secondary === undefined;
  const secondary =
    (isSeen ? settle('secondary', on(secondaryOnDark), isApart) : undefined) ??
    settle('secondary', () => true, isApart);
  if (primary === undefined || accent === undefined || secondary === undefined) return undefined;
  return {
    background: background.hex,
    text: text.hex,
    primary: primary.hex,
    secondary: secondary.hex,
    accent: accent.hex,
  };
}

interface Place {
  readonly reads: Reads;
  readonly stands: (measured: Measured) => boolean;
  /** The colours that are settled; what is found is put beside them. */
  readonly kept: Measured[];
  readonly options: SettleOptions;
}

/** The likest shade for a role, within what is allowed where there is one. */
function shadeFor(
  role: Role,
  ladders: (variation: number) => Ladder,
  { reads, stands, kept, options: { allows, apart, budget } }: Place,
): Shade | undefined {
  const holds = (shade: Shade): boolean => stands(shade) && kept.every((other) => apart(shade, other));
  const holdsAllowed = (shade: Shade): boolean =>
    stands(shade) && allows?.(shade.shown, role) !== false && kept.every((other) => apart(shade, other));
  for (const isStrict of allows === undefined ? [false] : [true, false]) {
    for (let variation = 0; variation < VARIATIONS.length; variation++) {
      const shadeAt = ladders(variation);
      const found = isStrict
        ? nearest(shadeAt, reads, holdsAllowed, budget)
        : nearest(shadeAt, reads, holds, undefined);
      if (found === undefined) continue;
      kept.push(found);
      return found;
    }
  }
  return undefined;
}

/** True for the luminance of a ground on which a text can be read, and a primary of the luminance `lead`, where there is one. */
function isGroundFor(lead: number | undefined, luminance: number, minimums: ContractMinimums): boolean {
  const texts = [0, 1].filter((end) => luminanceContrast(luminance, end) >= minimums.textOnBackground * 1.2);
  if (texts.length === 0 || lead === undefined) return texts.length > 0;
  const onLead = luminanceContrast(luminance, lead);
  const hasLabel =
    onLead >= minimums.labelOnPrimary || texts.some((end) => luminanceContrast(end, lead) >= minimums.labelOnPrimary);
  return onLead >= minimums.primaryOnBackground && hasLabel;
}
