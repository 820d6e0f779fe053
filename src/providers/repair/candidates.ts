import { labDeltaE2000 } from '../../engine/colour/difference.ts';
import type { Oklab } from '../../engine/colour/oklab.ts';
import { hexToOklch, oklabToOklch, oklchToHex, oklchToOklab, type Oklch } from '../../engine/colour/oklch.ts';
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
/** OKLCH chroma that a grey is given where the brief wants none. */
const TINTS = [0.03, 0.06] as const;
/** A primary or an accent keeps this share of its chroma where the brief leaves any colour so strong. */
const STRENGTH_MIN = 0.6;
const TURN_DEGREES = 12;
const TURNED_LIGHTNESS = [0, 0.06, -0.06, 0.12, -0.12, 0.24, -0.24, 0.4, -0.4] as const;

/** Of each lightness so many of the nearest that are allowed are tried, and brought to the border of what is not. */
const TURNED_MAX = 4;
const HALVINGS = 6;

/**
 * What a colour may become, nearest first: the colour itself where it is allowed, else others of its hue, and of other
 * hues where its own is not allowed at all.
 */
function candidatesFor(hex: Hex, role: Role, allows: (colour: Oklch) => boolean): readonly Candidate[] {
  const own = { ...measureColour(hex), moved: 0 };
  const colour = hexToOklch(hex);
  const isAllowed = allows(colour);
  const found = measured(shades(colour), own, allows);
  if (isAllowed) return [own, ...found];
  const others = nearestTurned(colour, own, role, allows);
  const [nearest] = others;
  const around = nearest === undefined ? [] : measured(shades(hexToOklch(nearest.hex)), own, allows);
  return [...found, ...others, ...around].toSorted(byMovement);
}

const byMovement = (a: Candidate, b: Candidate): number => a.moved - b.moved;

/** The nearest colours of any hue that are allowed, and those at the border of what is not. */
function nearestTurned(
  colour: Oklch,
  own: Measured,
  role: Role,
  allows: (colour: Oklch) => boolean,
): readonly Candidate[] {
  const levels = turned(colour).map((level) => measured(level, own, allows));
  // What one looks at keeps its strength, if there is any way: no orange is mended by a grey.
  const isStrong = ({ c }: Oklch): boolean => c >= STRENGTH_MIN * colour.c;
  const isLookedAt = role === 'primary' || role === 'accent';
  const strong = levels.map((level) => level.filter(({ hex }) => isStrong(hexToOklch(hex))));
  const isKept = isLookedAt && strong.some((level) => level.length > 0);
  const accepts = (one: Oklch): boolean => allows(one) && (!isKept || isStrong(one));
  const near = (isKept ? strong : levels).flatMap((level) => level.slice(0, TURNED_MAX));
  const atBorder = near.map(({ hex }) => borderBetween(colour, hexToOklch(hex), accepts));
  return [...measured(atBorder, own, accepts), ...near].toSorted(byMovement);
}

/** The last colour that is allowed on the way from one that is to one that is not. */
function borderBetween(barred: Oklch, allowed: Oklch, allows: (colour: Oklch) => boolean): Oklch {
  const [from, to] = [oklchToOklab(barred), oklchToOklab(allowed)];
  let [near, far] = [0, 1];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (near + far) / 2;
    if (allows(between(from, to, middle))) far = middle;
    else near = middle;
  }
  return between(from, to, far);
}

const between = (from: Oklab, to: Oklab, share: number): Oklch =>
  oklabToOklch({
    l: from.l + share * (to.l - from.l),
    a: from.a + share * (to.a - from.a),
    b: from.b + share * (to.b - from.b),
  });

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
        candidatesFor(hex, role, (colour) => allows(colour, role)),
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

/** Other hues, by lightness: about as light first. */
function turned({ l, c, h }: Oklch): readonly (readonly Oklch[])[] {
  const turns = Array.from({ length: 360 / TURN_DEGREES }, (_, at) => at * TURN_DEGREES);
  const chromas = [...TURNED_FACTORS.map((factor) => c * factor), ...TINTS.filter((tint) => tint > c)];
  return TURNED_LIGHTNESS.map((offset) => l + offset)
    .filter((lightness) => lightness >= 0 && lightness <= 1)
    .map((lightness) =>
      turns.flatMap((turn) => chromas.map((chroma) => ({ l: lightness, c: chroma, h: (h + turn) % 360 }))),
    );
}

function measured(colours: readonly Oklch[], own: Measured, allows: (colour: Oklch) => boolean): Candidate[] {
  const hexes = new Set(colours.map((colour) => oklchToHex(colour)));
  hexes.delete(own.hex);
  // Judged as it is emitted: eight bits may push a colour over a border.
  return [...hexes]
    .filter((hex) => allows(hexToOklch(hex)))
    .map((hex) => candidateOf(hex, own))
    .toSorted((a, b) => a.moved - b.moved);
}

function candidateOf(hex: Hex, own: Measured): Candidate {
  const one = measureColour(hex);
  return { ...one, moved: labDeltaE2000(own.lab, one.lab) };
}
