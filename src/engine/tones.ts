import { DEFICIENCIES, simulateDeficiency, type Deficiency } from './colour/deficiency.ts';
import { differBy } from './colour/difference.ts';
import { hexToLab, type Lab } from './colour/lab.ts';
import { hexToOklch, type Oklch } from './colour/oklch.ts';
import type { Hex } from './palette.ts';
import { measureRoles, type ContractMinimums, type Roles } from './roles/contract.ts';

/** What a tone is held to in one colour. */
export interface ToneBound {
  /** True for background and text, which tones leave freer. */
  readonly isGround: boolean;
  /** True where the tone holds for all five colours: `only pastels`. */
  readonly isOnly: boolean;
  /** True where neutrals are greys, and no beiges. */
  readonly areGreys: boolean;
}

/** A palette by which it is told whether a tone holds in it. */
export interface TonedPalette {
  /** Those that the tone binds. */
  readonly colors: readonly Hex[];
  readonly roles: Roles;
  /** True where the accent has a colour of its own, which no tone binds. */
  readonly isAccentFree: boolean;
}

/** Hues from the first to the second clockwise, in degrees; a colour of no more than `greyChroma` has none. */
export interface HueArc {
  readonly arc: readonly [number, number];
  readonly greyChroma: number;
}

/** How dark or light the background is: at most or at least of this lightness, and so much further inside once it is moved. */
export interface GroundLimit {
  readonly isDark: boolean;
  readonly lightness: number;
  readonly inside: number;
}

/** One tone. Lightness and chroma are those of OKLCH. */
export interface ToneRow<Name extends string> {
  /** As a sentence calls what gave way. */
  readonly name: string;
  /** What a palette is that must not have the tone. */
  readonly opposite?: Name;
  /** True where it binds all but the accent when it is said alone: `coffee shop, warm, calm`. */
  readonly isLoose?: true;
  /** True where it limits every colour, and an accent with a colour of its own is free of it. */
  readonly isLimiting?: true;
  /** True where one thing of another colour beside it is the accent, and no breach: `earth tones and one teal`. */
  readonly hasAccentBeside?: true;
  /** What it asks of the chroma of a palette. */
  readonly temper?: 'calm' | 'loud';
  /** Lightness that it adds to a colour whose name it stands before: `dark green`. */
  readonly shade?: number;
  /** Degrees of the hue that greys have a little of. */
  readonly greyHue?: number;
  /** What measures it, where others ask for that as well. */
  readonly limits?: Readonly<Record<string, number | readonly [number, number]>>;
  readonly ground?: GroundLimit;
  readonly hue?: HueArc;
  /** Contrasts that the contract then asks for. */
  readonly minimums?: Partial<ContractMinimums>;
  /** Makes what says whether two colours are told apart well enough. */
  readonly isApart?: () => (a: Hex, b: Hex) => boolean;
  /** Whether a palette may have the colour; its hue aside. */
  readonly allows?: (colour: Oklch, bound: ToneBound) => boolean;
  /** The colour as the tone lets it be; its hue aside. */
  readonly move?: (colour: Oklch, bound: ToneBound) => Oklch;
  /** Whether a palette keeps it as a whole; where undefined, when every colour does. */
  readonly holds?: (palette: TonedPalette) => boolean;
}

/** Kept from a limit of chroma by what is moved, so that rounding to eight bits stays on its side. */
const INSIDE = 0.006;

const atMost = (chromaMax: number) =>
  ({
    allows: ({ c }: Oklch): boolean => c <= chromaMax,
    move: ({ l, c, h }: Oklch): Oklch => ({ l, c: Math.min(c, chromaMax - INSIDE), h }),
  }) as const;

/** The most chroma of a neutral, and of a grey as a ground and elsewhere; what rounding to eight bits adds to that. */
const NEUTRAL = { chromaMax: 0.03, inside: 0.012 } as const;
const GREY = { ground: 0.009, voice: 0.015, inside: 0.002, rounded: 0.004 } as const;
const mostOfGrey = ({ isGround }: ToneBound): number => (isGround ? GREY.ground : GREY.voice);

const PASTEL = { lightness: [0.78, 0.965], chroma: [0.02, 0.125] } as const;
const VIVID = { chromaMin: 0.14 } as const;
/** Chroma from which a colour can be made vivid. */
const HUED = 0.03;
const HIGH_CONTRAST = { textOnBackground: 12, primaryOnBackground: 4.5 } as const;
/** CIEDE2000 by which colours differ for people who lack a kind of cone. */
const DEFICIENT_DIFFERENCE_MIN = 9;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/**
 * What a brief may ask of a palette as a whole; docs/colour.md says the same in words. A colour is moved by one row after the
 * other.
 */
export const TONES = {
  monochrome: {
    name: 'a single hue',
    isLimiting: true,
    /** Colours above this chroma lie within so many degrees of the one hue. */
    limits: { greyChroma: 0.012, hueHalf: 14 },
  },
  warm: {
    name: 'warm colours',
    opposite: 'cool',
    isLoose: true,
    isLimiting: true,
    hasAccentBeside: true,
    greyHue: 75,
    hue: { arc: [-25, 112], greyChroma: 0.035 },
  },
  cool: {
    name: 'cool colours',
    opposite: 'warm',
    isLoose: true,
    isLimiting: true,
    hasAccentBeside: true,
    greyHue: 250,
    hue: { arc: [150, 312], greyChroma: 0.03 },
  },
  earthy: {
    name: 'earth tones',
    isLimiting: true,
    hasAccentBeside: true,
    hue: { arc: [25, 122], greyChroma: 0.02 },
    ...atMost(0.115),
  },
  muted: {
    name: 'muted colours',
    opposite: 'vivid',
    isLimiting: true,
    hasAccentBeside: true,
    temper: 'calm',
    ...atMost(0.085),
  },
  neutral: {
    name: 'neutrals',
    isLimiting: true,
    hasAccentBeside: true,
    allows: ({ c }, bound) => c <= (bound.areGreys ? mostOfGrey(bound) + GREY.rounded : NEUTRAL.chromaMax),
    move: ({ l, c, h }, bound) => ({
      l,
      c: Math.min(c, bound.areGreys ? mostOfGrey(bound) - GREY.inside : NEUTRAL.chromaMax - NEUTRAL.inside),
      h,
    }),
  },
  pastel: {
    name: 'pastels',
    isLimiting: true,
    temper: 'calm',
    limits: PASTEL,
    minimums: { accentOnBackground: 1 },
    allows: ({ l, c }, { isGround, isOnly }) =>
      (isGround && !isOnly) ||
      (l >= PASTEL.lightness[0] && l <= PASTEL.lightness[1] && c >= PASTEL.chroma[0] && c <= PASTEL.chroma[1]),
    move: ({ l, c, h }, { isGround, isOnly }) =>
      isGround && !isOnly
        ? { l, c, h }
        : {
            l: clamp(0.79 + l * 0.14, PASTEL.lightness[0] + 0.008, PASTEL.lightness[1] - 0.008),
            c: clamp(c * 0.75, PASTEL.chroma[0] + 0.012, PASTEL.chroma[1] - 0.01),
            h,
          },
    // The primary has to stand out from its background: no two pastels do.
    holds: ({ roles: { secondary, accent }, isAccentFree }) =>
      (isAccentFree ? [secondary] : [secondary, accent]).every((hex) => hexToOklch(hex).c <= PASTEL.chroma[1] + 0.01),
  },
  vivid: {
    name: 'vivid colours',
    opposite: 'muted',
    temper: 'loud',
    limits: VIVID,
    move: ({ l, c, h }, { isGround }) => ({ l, c: !isGround && c > HUED ? Math.max(c, VIVID.chromaMin + 0.03) : c, h }),
    holds: ({ colors }) => colors.some((hex) => hexToOklch(hex).c >= VIVID.chromaMin - 0.02),
  },
  dark: {
    name: 'a dark background',
    opposite: 'light',
    shade: -0.19,
    ground: { isDark: true, lightness: 0.28, inside: 0.02 },
  },
  light: {
    name: 'a light background',
    opposite: 'dark',
    shade: 0.2,
    ground: { isDark: false, lightness: 0.92, inside: 0.015 },
  },
  soft: {
    name: 'softness',
    opposite: 'highContrast',
    temper: 'calm',
    minimums: { accentOnBackground: 1 },
    holds: () => true,
  },
  highContrast: {
    name: 'high contrast',
    minimums: HIGH_CONTRAST,
    holds: ({ roles }) => measureRoles(roles).textOnBackground >= HIGH_CONTRAST.textOnBackground,
  },
  colourBlindSafe: {
    name: 'colour-blind safety',
    isApart: () => {
      const seenBy = DEFICIENCIES.map(seenOnce);
      return (a, b) => seenBy.every((seen) => differBy(seen(a), seen(b), DEFICIENT_DIFFERENCE_MIN));
    },
    holds: () => true,
  },
} as const satisfies Record<string, ToneRow<string>>;

/** Colours as they are seen with a deficiency, each simulated once. */
function seenOnce(deficiency: Deficiency): (hex: Hex) => Lab {
  const known = new Map<Hex, Lab>();
  return (hex) => {
    let lab = known.get(hex);
    if (lab === undefined) known.set(hex, (lab = hexToLab(simulateDeficiency(hex, deficiency))));
    return lab;
  };
}

export type Tone = keyof typeof TONES;

/** Every tone, in the order of the rows. */
export const TONE_NAMES: readonly Tone[] = Object.keys(TONES).filter((name): name is Tone =>
  Object.hasOwn(TONES, name),
);

/** The row of a tone, whichever it is. */
export const toneRow = (tone: Tone): ToneRow<Tone> => TONES[tone];

/** The tones whose rows are so, in their order. */
export const tonesWhere = (is: (row: ToneRow<Tone>) => boolean): ReadonlySet<Tone> =>
  new Set(TONE_NAMES.filter((tone) => is(toneRow(tone))));

/** The lightness of a background as the limit lets it be. */
export const groundMoved = ({ isDark, lightness, inside }: GroundLimit, l: number): number =>
  isDark ? Math.min(l, lightness - inside) : Math.max(l, lightness + inside);

/** True for a background of such a lightness, or so much beyond. */
export const isGroundWithin = ({ isDark, lightness }: GroundLimit, l: number, beyond = 0): boolean =>
  isDark ? l <= lightness + beyond : l >= lightness - beyond;
