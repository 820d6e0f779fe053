import { contrastRatio } from '../colour/contrast.ts';
import { deltaE2000 } from '../colour/difference.ts';
import { FAMILIES, isMuddy, isOfFamily, type Family } from '../colour/families.ts';
import { clipChroma, hexToOklch, oklabToOklch, oklchToHex, type Oklch } from '../colour/oklch.ts';
import type { Distribution } from '../meaning/distribution.ts';
import { isRuledOut, type Rules } from '../meaning/rules.ts';
import { ROLES, type Hex, type Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { TONES } from '../tones.ts';
import type { Counted, Given } from '../reading/brief.ts';
import { DIFFERENCE_MIN, keepsContract, type Roles } from '../roles/contract.ts';

/** Five colours of one kind, and the roles on a background (and a text) that had to come from outside of them. */
export type OnlyPalette = Pick<Palette, 'colors' | 'semantic'>;

const ATTEMPTS_MAX = 400;

const FIVE = 5;

export interface OnlyRequest {
  readonly mixture: Distribution;
  readonly rules: Rules;
  readonly demanded: readonly Given[];
  readonly counted: readonly Counted[];
  readonly random: Random;
}

/** A palette all of one kind, where the brief asks for nothing else; undefined for any other brief. */
export function composeOnly({ mixture, rules, demanded, counted, random }: OnlyRequest): OnlyPalette | undefined {
  if (demanded.length > 0) return undefined;
  if (rules.only.has('pastel')) {
    const hues = mixture.points.filter(({ a, b }) => Math.hypot(a, b) > 0.03).map((point) => oklabToOklch(point).h);
    return composePastels(hues.slice(0, FIVE), rules, random);
  }
  const [family] = counted;
  return family?.family !== undefined && family.count === FIVE
    ? composeFamily(family.family, rules.tones.has('dark'), random)
    : undefined;
}

/** `five reds`: all five of one family, told apart by lightness, chroma and a little hue. */
function composeFamily(family: Family, isDark: boolean, random: Random): OnlyPalette | undefined {
  const { hue, lightness, chroma } = FAMILIES[family].core;
  const hueHalf = Math.min(hue[1] * 0.8, TONES.monochrome.limits.hueHalf);
  const [lMin, lMax] = [Math.max(lightness[0] + 0.03, 0.26), Math.min(lightness[1] - 0.03, 0.86)];
  const cMin = chroma[0] + 0.008;
  const cMax = Math.min(chroma[1], 0.26) - 0.004;
  const isGrey = chroma[1] <= GREY.family;
  // Greys are all warm or all cool, and hardly that.
  const tint = random.next() < 0.5 ? GREY.warm : GREY.cool;
  const draw = (i: number): Oklch => ({
    l: lMin + ((lMax - lMin) * (i + random.between(-0.2, 0.2))) / 4,
    c: isGrey ? random.between(0, GREY.most) : random.between(Math.min(cMin + 0.03, cMax), Math.max(cMin, cMax)),
    h: isGrey ? tint : (hue[0] + random.between(-hueHalf, hueHalf) + 360) % 360,
  });
  return settleOnly(
    draw,
    (hex) => isOfFamily(hexToOklch(hex), family),
    random,
    (hexes, own) => rolesOutside(hexes, own, isDark, isGrey ? GREY.ground : 1),
  );
}

/**
 * OKLCH chroma under which a family is one of greys, that of a grey at most, the hues of warm and of cool ones in degrees, and
 * the share of a tint that their ground has.
 */
const GREY = { family: 0.05, most: 0.008, warm: 75, cool: 250, ground: 0.3 } as const;

/** `pastels only`: five pastels of the brief's hues; text and primary, which no two pastels can be, come from outside. */
function composePastels(hues: readonly number[], rules: Rules, random: Random): OnlyPalette | undefined {
  const { lightness, chroma } = TONES.pastel.limits;
  const isWanted = (hex: Hex): boolean => !isRuledOut(hexToOklch(hex), rules);
  // A peach turns pink within a few degrees: where that is ruled out, it is no hue to draw from.
  const isOpen = (h: number): boolean => !isRuledOut({ l: PASTEL.l, c: PASTEL.c, h }, rules);
  const open = hues.filter(isOpen);
  const drawn = open.length >= OPEN_MIN ? open : [...open, ...WHEEL.filter(isOpen)];
  const draw = (i: number): Oklch => ({
    l: random.between(lightness[0] + 0.02, lightness[1] - 0.02),
    c: random.between(chroma[0] + 0.03, chroma[1] - 0.01),
    h: ((drawn[i % Math.max(1, drawn.length)] ?? i * 72) + random.between(-14, 14) + 360) % 360,
  });
  const isPastel = (hex: Hex): boolean => {
    const { l, c } = hexToOklch(hex);
    return l >= lightness[0] && c >= chroma[0] && c <= chroma[1] && isWanted(hex);
  };
  return settleOnly(draw, isPastel, random, (hexes, hue) => rolesAroundPastels(hexes, hue, isWanted));
}

/** A pastel in the middle of what is called so, hues around the wheel, and how many of the brief's own are enough. */
const PASTEL = { l: 0.86, c: 0.08 } as const;
const WHEEL = [90, 145, 200, 255, 310, 20] as const;
const OPEN_MIN = 2;

function settleOnly(
  draw: (i: number) => Oklch,
  holds: (hex: Hex) => boolean,
  random: Random,
  rolesOf: (hexes: readonly Hex[], hue: number) => Roles | undefined,
): OnlyPalette | undefined {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const colours = [0, 1, 2, 3, 4].map((i) => clipChroma(draw(i)));
    const hexes = colours.map(oklchToHex);
    if (!hexes.every(holds)) continue;
    if (hexes.some((a, i) => hexes.slice(i + 1).some((b) => deltaE2000(a, b) < DIFFERENCE_MIN + 0.5))) continue;
    const tint = colours[random.below(5)]?.h ?? 0;
    const roles = rolesOf(hexes, tint);
    const [a, b, c, d, e] = hexes;
    if (roles === undefined || !a || !b || !c || !d || !e) continue;
    return { colors: [a, b, c, d, e], semantic: roles };
  }
  return undefined;
}

/** The palest of five pastels as the ground, two others on it, a deeper shade of one for the primary, dark text. */
function rolesAroundPastels(hexes: readonly Hex[], hue: number, isWanted: (hex: Hex) => boolean): Roles | undefined {
  const byLightness = hexes.toSorted((p, q) => hexToOklch(q).l - hexToOklch(p).l);
  const text = oklchToHex({ l: 0.24, c: 0.04, h: hue });
  const pale = oklchToHex({ l: 0.97, c: 0.018, h: hue });
  const clear = byLightness.map((hex) => hexToOklch(hex).h).find((h) => !isMuddy(h));
  for (const background of [pale, ...byLightness.slice(0, 1)]) {
    for (const secondary of byLightness.toReversed()) {
      for (const accent of byLightness) {
        if (accent === secondary || accent === background || secondary === background) continue;
        const own = hexToOklch(byLightness.find((hex) => hex !== accent && hex !== secondary) ?? accent).h;
        const h = isMuddy(own) ? (clear ?? own) : own;
        for (const l of DEEPER) {
          const roles = { background, text, primary: oklchToHex({ l, c: 0.11, h }), secondary, accent };
          if (ROLES.every((role) => isWanted(roles[role])) && keepsContract(roles)) return roles;
        }
      }
    }
  }
  return undefined;
}

/** Lightness of a primary among pastels: as pale as the contract lets it be. */
const DEEPER = [0.62, 0.58, 0.54, 0.5, 0.46] as const;

/**
 * Roles among the five on a ground from outside, a deep one where `isDark`; a text of the five where one reads.
 * @param tint share of the usual tint that the ground has
 */
function rolesOutside(hexes: readonly Hex[], hue: number, isDark: boolean, tint: number): Roles | undefined {
  const pale = oklchToHex({ l: 0.975, c: 0.012 * tint, h: hue });
  const deep = oklchToHex({ l: 0.2, c: 0.03 * tint, h: hue });
  const grounds = [
    [pale, deep],
    [deep, pale],
  ] as const;
  for (const [background, ink] of isDark ? grounds.toReversed() : grounds) {
    const readable = hexes.filter((hex) => contrastRatio(hex, background) >= 7);
    for (const text of [...readable, ink]) {
      const free = hexes.filter((hex) => hex !== text);
      for (const primary of free) {
        for (const accent of free) {
          const secondary = free.find((hex) => hex !== primary && hex !== accent);
          if (accent === primary || secondary === undefined) continue;
          const roles = { background, text, primary, secondary, accent };
          if (keepsContract(roles)) return roles;
        }
      }
    }
  }
  return undefined;
}
