import { isMuddy } from '../colour/families.ts';
import { hexToOklch, hueDistance, oklabToOklch, oklchToHex, oklchToOklab, type Oklch } from '../colour/oklch.ts';
import { TONE_NAMES, toneRow, tonesWhere, type Tone } from '../tones.ts';
import {
  boundOf,
  HUED,
  hueError,
  isFree,
  isRuledOut,
  isTakenFor,
  labDistance,
  MARGIN_DEGREES,
  nearOf,
  type Rules,
} from './rules.ts';

/**
 * Moves a colour, by as little as will do, to where the brief lets it be. What is asked may contradict itself; then the
 * colour comes back as near to it as the order of the rules brings it: families ruled out win over tones.
 */
export function conform(colour: Oklch, rules: Rules, isGround: boolean): Oklch {
  if (isFree(rules)) return colour;
  let moved = turned(grounded(colour, rules, isGround), rules);
  for (const tone of TONE_NAMES)
    if (acts(tone, rules)) moved = toneRow(tone).move?.(moved, boundOf(tone, rules, isGround)) ?? moved;
  // What a tone has made a grey has the temperature of greys.
  return leaveNear(leaveFamilies(tinted(moved, rules, isGround), rules), rules);
}

/** True for a tone that is asked for, and does not give way to another: what is to be muted or pastel is not made vivid. */
const acts = (tone: Tone, { tones }: Rules): boolean =>
  tones.has(tone) && !(tone === 'vivid' && (tones.has('muted') || tones.has('pastel')));

/** Beside warm colours no ground is a blue black: one of another temperature has the hue of greys of this one. */
function grounded({ l, c, h }: Oklch, rules: Rules, isGround: boolean): Oklch {
  const temperature = isGround ? [...TEMPERATURES].find((tone) => rules.tones.has(tone)) : undefined;
  const greyHue = temperature === undefined ? undefined : toneRow(temperature).greyHue;
  const isOff = hueError({ l, c: Math.max(c, SEEN_CHROMA), h }, { ...rules, hue: undefined }) !== 0;
  return greyHue !== undefined && isOff ? { l, c, h: greyHue } : { l, c, h };
}

/** OKLCH chroma of a colour whose hue is seen. */
const SEEN_CHROMA = 0.05;

/** A colour in a hue that the brief lets it have. */
function turned({ l, c, h }: Oklch, rules: Rules): Oklch {
  const turn = hueError({ l, c, h }, rules);
  // What becomes warm is surely so: no mauve.
  const inward = turn === 0 || rules.hue !== undefined ? 0 : Math.sign(turn) * INWARD_DEGREES;
  return { l, c, h: (h - turn - inward + 720) % 360 };
}

/** A grey with a little of the one hue, or of the temperature that greys are to have. */
function tinted({ l, c, h }: Oklch, { hue, tones }: Rules, isGround: boolean): Oklch {
  const ground = isGround ? 'ground' : 'voice';
  // What is grey is a shade of the one hue as well.
  const shade = hue !== undefined && c < SHADE[ground] ? { l, c: SHADE[ground], h: hue } : { l, c, h };
  const temperature = tones.has('neutral') ? [...TEMPERATURES].find((tone) => tones.has(tone)) : undefined;
  const greyHue = temperature === undefined ? undefined : toneRow(temperature).greyHue;
  if (greyHue === undefined) return shade;
  // A warm grey is seen to be warm, and no slate or mauve.
  const isOther = shade.c < GREY.most && hueDistance(shade.h, greyHue) > GREY.degrees;
  return shade.c < GREY[ground] || isOther ? { l, c: Math.max(shade.c, GREY[ground]), h: greyHue } : shade;
}

const TEMPERATURES = tonesWhere(({ greyHue }) => greyHue !== undefined);

/** How far beyond the border of warm, cool or earthy a hue is turned. */
const INWARD_DEGREES = 18;
/**
 * OKLCH chroma that greys have at least which are to be warm or cool, as a ground and elsewhere, and below which a colour is one of
 * them; and degrees of hue within which they are.
 */
const GREY = { ground: 0.006, voice: 0.011, most: 0.035, degrees: 60 } as const;

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
