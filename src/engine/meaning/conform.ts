import { isMuddy } from '../colour/families.ts';
import { hexToOklch, oklabToOklch, oklchToHex, oklchToOklab, type Oklch } from '../colour/oklch.ts';
import {
  HUED,
  hueError,
  isFree,
  isRuledOut,
  isTakenFor,
  labDistance,
  MARGIN_DEGREES,
  mostOfGrey,
  nearOf,
  TONE_LIMITS,
  type Rules,
} from './rules.ts';

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/**
 * Moves a colour, by as little as will do, to where the brief lets it be. What is asked may contradict itself; then the
 * colour comes back as near to it as the order of the rules brings it: families ruled out win over tones.
 */
export function conform(colour: Oklch, rules: Rules, isGround: boolean): Oklch {
  if (isFree(rules)) return colour;
  let { l, c, h } = colour;
  const { tones, only } = rules;
  const turn = hueError({ l, c, h }, rules);
  // What becomes warm is surely so: no mauve.
  const inward = turn === 0 || rules.hue !== undefined ? 0 : Math.sign(turn) * INWARD_DEGREES;
  h = (h - turn - inward + 720) % 360;
  // What is grey is a shade of the one hue as well.
  if (rules.hue !== undefined && c < SHADE[isGround ? 'ground' : 'voice'])
    [c, h] = [SHADE[isGround ? 'ground' : 'voice'], rules.hue];
  // A warm grey is seen to be warm.
  const greys = tones.has('neutral') ? TEMPERATURES.find((tone) => tones.has(tone)) : undefined;
  if (greys !== undefined && c < GREY[isGround ? 'ground' : 'voice'])
    [c, h] = [GREY[isGround ? 'ground' : 'voice'], GREY[greys]];
  if (tones.has('earthy')) c = Math.min(c, TONE_LIMITS.earthy.chromaMax - 0.006);
  if (tones.has('muted')) c = Math.min(c, TONE_LIMITS.muted.chromaMax - 0.006);
  if (tones.has('neutral'))
    c = Math.min(c, rules.areGreys ? mostOfGrey(isGround) - 0.002 : TONE_LIMITS.neutral.chromaMax - 0.012);
  if (tones.has('pastel') && (!isGround || only.has('pastel'))) {
    const { lightness, chroma } = TONE_LIMITS.pastel;
    l = clamp(0.79 + l * 0.14, lightness[0] + 0.008, lightness[1] - 0.008);
    c = clamp(c * 0.75, chroma[0] + 0.012, chroma[1] - 0.01);
  }
  if (tones.has('vivid') && !isGround && !tones.has('muted') && !tones.has('pastel') && c > 0.03) {
    c = Math.max(c, TONE_LIMITS.vivid.chromaMin + 0.03);
  }
  const moved = leaveFamilies({ l, c, h }, rules);
  return leaveNear(moved, rules);
}

/** How far beyond the border of warm, cool or earthy a hue is turned. */
const INWARD_DEGREES = 18;
const TEMPERATURES = ['warm', 'cool'] as const;
/** OKLCH chroma of greys that are to be warm or cool, and their hues in degrees. */
const GREY = { ground: 0.006, voice: 0.011, warm: 75, cool: 250 } as const;

/** OKLCH chroma that a shade of one hue has at least, as a ground and elsewhere. */
const SHADE = { ground: 0.008, voice: 0.04 } as const;

/** Moves a colour out of the families that are ruled out, by the least that is seen; there may be no way out. */
function leaveFamilies(colour: Oklch, rules: Rules): Oklch {
  const isOut = (candidate: Oklch): boolean => !isRuledOut(candidate, rules) && hueError(candidate, rules) === 0;
  if (!isRuledOut(colour, rules)) return colour;
  let best = colour;
  let least = Infinity;
  for (const candidate of movesOf(colour)) {
    // As it is once it is a hex code: in gamut, and rounded.
    const shown = hexToOklch(oklchToHex(candidate));
    const cost = costOf(colour, shown);
    if (cost < least && isOut(shown)) [best, least] = [shown, cost];
  }
  return best;
}

/** Steps away from a colour in hue, in chroma and in lightness, each by itself. */
function* movesOf(colour: Oklch): Generator<Oklch> {
  const { l, c, h } = colour;
  for (let turn = 5; turn <= 180; turn += 5)
    for (const sign of [1, -1]) yield { l, c, h: (h + sign * (turn + MARGIN_DEGREES) + 360) % 360 };
  for (let step = 1; step <= STEPS; step++) {
    if (c > HUED) yield { l, c: c + step * CHROMA_STEP, h };
    yield { l, c: Math.max(0, c - step * CHROMA_STEP), h };
    yield { l: Math.min(MOST_LIGHTNESS, l + step * LIGHTNESS_STEP), c, h };
    yield { l: Math.max(LEAST_LIGHTNESS, l - step * LIGHTNESS_STEP), c, h };
  }
}

const CHROMA_STEP = 0.012;
const LIGHTNESS_STEP = 0.03;
const STEPS = 16;
const [LEAST_LIGHTNESS, MOST_LIGHTNESS] = [0.02, 0.995];
/** What losing colour, and becoming olive or mud, count for more than what is moved otherwise. */
const GREYING = 0.8;
const MUD = 0.12;

/** How much a colour loses by becoming another. */
function costOf(from: Oklch, to: Oklch): number {
  const moved = labDistance(oklchToOklab(from), oklchToOklab(to));
  const becomesMud = !isMuddy(from.h) && isMuddy(to.h) && to.l < MUDDY_BELOW && to.c > HUED;
  return moved + GREYING * Math.max(0, from.c - to.c) + (becomesMud ? MUD : 0);
}

/** OKLCH lightness under which yellows are olive. */
const MUDDY_BELOW = 0.6;

function leaveNear(colour: Oklch, rules: Rules): Oklch {
  let lab = oklchToOklab(colour);
  for (const other of rules.near) {
    if (!isTakenFor(lab, other)) continue;
    const d = labDistance(lab, other);
    const away =
      d < 1e-6
        ? { l: 1, a: 0, b: 0 }
        : { l: (lab.l - other.l) / d, a: (lab.a - other.a) / d, b: (lab.b - other.b) / d };
    const reach = nearOf(other) + 0.02;
    const sign = other.l + away.l * reach > 0.98 || other.l + away.l * reach < 0.04 ? -1 : 1;
    lab = {
      l: other.l + sign * away.l * reach,
      a: other.a + sign * away.a * reach,
      b: other.b + sign * away.b * reach,
    };
  }
  return rules.near.length === 0 ? colour : oklabToOklch(lab);
}
