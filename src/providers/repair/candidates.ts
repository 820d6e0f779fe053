import { labDeltaE2000 } from '../../engine/colour/difference.ts';
import { hexToOklch, oklchToHex, type Oklch } from '../../engine/colour/oklch.ts';
import type { Hex, Role } from '../../engine/palette.ts';
import { measureColour, type Measured } from '../../engine/roles/settle.ts';

/** A colour that may stand in the place of another, and how far it is from it. */
export interface Candidate extends Measured {
  /** CIEDE2000 from the colour as it came; 0 for the colour itself. */
  readonly moved: number;
}

const LIGHTNESS_STEP = 0.0125;
/**
 * Hue is kept where lightness is enough, and chroma nearly: a colour that pales into grey moves less by the formula, and is
 * gone to the eye. Only what a brief rules out is turned.
 */
const CHROMA_FACTORS = [1, 1.2, 0.85] as const;
const TURNED_FACTORS = [1, 0.6, 0.25, 0] as const;
const TURN_DEGREES = 12;
const TURNED_LIGHTNESS = [0, 0.06, -0.06, 0.12, -0.12, 0.24, -0.24, 0.4, -0.4] as const;

/**
 * What a colour may become, nearest first: the colour itself where it is allowed, else others of its hue, and of other
 * hues where its own is not allowed at all.
 */
function candidatesFor(hex: Hex, allows: (colour: Oklch) => boolean): readonly Candidate[] {
  const own = { ...measureColour(hex), moved: 0 };
  const colour = hexToOklch(hex);
  const isAllowed = allows(colour);
  const found = measured(shades(colour), own, allows);
  if (isAllowed) return [own, ...found];
  const [nearest] = measured(turned(colour), own, allows);
  const around = nearest === undefined ? [] : measured(shades(hexToOklch(nearest.hex)), own, allows);
  return [...found, ...(nearest === undefined ? [] : [nearest]), ...around].toSorted((a, b) => a.moved - b.moved);
}

/** A ground that moves farther than this (CIEDE2000) is another palette's: light becomes dark, sand becomes slate. */
const GROUND_MOVED_MAX = 25;

/** What each colour may become in each role; one that is fixed stays what it is. */
export type Candidates = (
  hex: Hex,
  role: Role,
  allows: (colour: Oklch, role: Role) => boolean,
  isFixed: boolean,
) => readonly Candidate[];

/** Finds the candidates of a colour in a role once, for all the ways in which a palette is tried. */
export function rememberCandidates(): Candidates {
  const known = new Map<string, readonly Candidate[]>();
  return (hex, role, allows, isFixed) => {
    if (isFixed) return [{ ...measureColour(hex), moved: 0 }];
    const key = `${role} ${hex}`;
    const found =
      known.get(key) ??
      inRole(
        role,
        candidatesFor(hex, (colour) => allows(colour, role)),
      );
    known.set(key, found);
    return found;
  };
}

function inRole(role: Role, candidates: readonly Candidate[]): readonly Candidate[] {
  if (role !== 'background') return candidates;
  const least = candidates[0]?.moved ?? 0;
  return candidates.filter(({ moved }) => moved <= least + GROUND_MOVED_MAX);
}

/** Every lightness of a hue, at a few chromas. */
function shades({ l, c, h }: Oklch): readonly Oklch[] {
  const steps = Math.ceil(1 / LIGHTNESS_STEP);
  return Array.from({ length: 2 * steps + 1 }, (_, at) => l + (at - steps) * LIGHTNESS_STEP)
    .filter((lightness) => lightness >= 0 && lightness <= 1)
    .flatMap((lightness) => CHROMA_FACTORS.map((factor) => ({ l: lightness, c: c * factor, h })));
}

/** Other hues, about as light. */
function turned({ l, c, h }: Oklch): readonly Oklch[] {
  const turns = Array.from({ length: 360 / TURN_DEGREES }, (_, at) => at * TURN_DEGREES);
  return TURNED_LIGHTNESS.map((offset) => l + offset)
    .filter((lightness) => lightness >= 0 && lightness <= 1)
    .flatMap((lightness) =>
      turns.flatMap((turn) => TURNED_FACTORS.map((factor) => ({ l: lightness, c: c * factor, h: (h + turn) % 360 }))),
    );
}

function measured(colours: readonly Oklch[], own: Measured, allows: (colour: Oklch) => boolean): Candidate[] {
  const hexes = new Set(colours.map((colour) => oklchToHex(colour)));
  hexes.delete(own.hex);
  // Judged as it leaves the house: eight bits may push a colour over a border.
  return [...hexes]
    .filter((hex) => allows(hexToOklch(hex)))
    .map((hex) => candidateOf(hex, own))
    .toSorted((a, b) => a.moved - b.moved);
}

function candidateOf(hex: Hex, own: Measured): Candidate {
  const one = measureColour(hex);
  return { ...one, moved: labDeltaE2000(own.lab, one.lab) };
}
