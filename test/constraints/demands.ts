import { converter, wcagContrast } from 'culori';
import { DEFICIENCIES, simulateDeficiency } from '../../src/engine/colour/deficiency.ts';
import { deltaE2000 } from '../../src/engine/colour/difference.ts';
import { FAMILIES, regionsOf, type Family, type Region } from '../../src/engine/colour/families.ts';
import type { Palette, Role } from '../../src/engine/index.ts';

/** What is checked of a palette; `docs/colour.md` says each in words. True: the demand holds. */
export type Demand = (palette: Judged) => boolean;

/** A palette, or some of its colours: `no red but in the accent`. */
interface Judged extends Omit<Palette, 'colors'> {
  readonly colors: readonly Palette['colors'][number][];
}

const toOklch = converter('oklch');

interface Seen {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** By another library than the engine's own conversions. */
function see(hex: string): Seen {
  const { l, c, h = 0 } = toOklch(hex) ?? { l: 0, c: 0 };
  // White is 1.0000000000000002 there.
  return { l: Math.min(l, 1), c, h };
}

const arc = (h: number, middle: number): number => Math.abs(((h - middle + 540) % 360) - 180);
const between = (value: number, min: number, max: number): boolean => value >= min && value <= max;
const all = (palette: Judged, holds: (colour: Seen) => boolean): boolean =>
  palette.colors.every((hex) => holds(see(hex)));
const countOf = (palette: Judged, holds: (colour: Seen) => boolean): number =>
  palette.colors.filter((hex) => holds(see(hex))).length;

const inRegion = ({ l, c, h }: Seen, { hue, lightness, chroma }: Region): boolean =>
  between(l, lightness[0], lightness[1]) && between(c, chroma[0], chroma[1]) && arc(h, hue[0]) <= hue[1];
const inFamily = (colour: Seen, family: Family, kind: 'core' | 'wide'): boolean =>
  inRegion(colour, FAMILIES[family][kind]);
const mayBe = (colour: Seen, family: Family): boolean => regionsOf(family).some((region) => inRegion(colour, region));

export const without =
  (...families: readonly Family[]): Demand =>
  (palette) =>
    all(palette, (colour) => families.every((family) => !mayBe(colour, family)));

/** No colour that nearly everybody calls by the word. */
export const coreless =
  (family: Family): Demand =>
  (palette) =>
    countOf(palette, (colour) => inFamily(colour, family, 'core')) === 0;

/** The same of one role. */
export const notInRole =
  (role: Role, family: Family): Demand =>
  ({ semantic }) =>
    !inFamily(see(semantic[role]), family, 'core');

/** No colour is stronger; OKLCH chroma. */
export const mostChroma =
  (most: number): Demand =>
  (palette) =>
    all(palette, ({ c }) => c <= most + 0.005);

/** At least so many colours that nearly everybody calls by the word. */
export const atLeast =
  (count: number, family: Family): Demand =>
  (palette) =>
    countOf(palette, (colour) => inFamily(colour, family, 'core')) >= count;

/** At least one colour that somebody might call by the word. */
export const shows =
  (family: Family): Demand =>
  (palette) =>
    palette.colors.some((hex) => mayBe(see(hex), family));

export const includes =
  (...hexes: readonly string[]): Demand =>
  ({ colors }) =>
    hexes.every((hex) => colors.some((colour) => colour === hex.toUpperCase()));

/** No two colours that are not grey are more than 32 degrees apart. */
export const monochrome: Demand = ({ colors }) => {
  const hues = colors.map(see).filter(({ c }) => c > 0.027);
  return hues.every((p) => hues.every((q) => arc(p.h, q.h) <= 32));
};

/** Monochrome, and of this family: its strongest colour lies in it. */
export const monochromeOf =
  (family: Family): Demand =>
  (palette) => {
    const strongest = palette.colors.map(see).reduce((p, q) => (q.c > p.c ? q : p));
    const { hue } = FAMILIES[family].wide;
    return monochrome(palette) && arc(strongest.h, hue[0]) <= hue[1];
  };

export const onDark: Demand = ({ semantic }) => see(semantic.background).l <= 0.3;
export const onLight: Demand = ({ semantic }) => see(semantic.background).l >= 0.9;

/** Three at least are pale and lightly coloured, and none is strong. */
export const pastel: Demand = (palette) =>
  countOf(palette, ({ l, c }) => l >= 0.77 && c <= 0.13) >= 3 && all(palette, ({ c }) => c <= 0.135);

/** Fewer than three pastels. */
export const pastelFree: Demand = (palette) => countOf(palette, ({ l, c }) => l >= 0.78 && between(c, 0.03, 0.125)) < 3;

export const pastelsOnly: Demand = (palette) => all(palette, ({ l, c }) => l >= 0.77 && between(c, 0.015, 0.13));

export const earthy: Demand = (palette) => all(palette, ({ c, h }) => c <= 0.12 && (c <= 0.024 || arc(h, 73.5) <= 50));
export const muted: Demand = (palette) => all(palette, ({ c }) => c <= 0.09);
export const vivid: Demand = (palette) => countOf(palette, ({ c }) => c >= 0.125) >= 2;
export const warm: Demand = (palette) => all(palette, ({ c, h }) => c <= 0.037 || arc(h, 43.5) <= 70);
/** `warm`, said alone, leaves the spark free. */
export const warmButAccent: Demand = ({ semantic: { background, text, primary, secondary } }) =>
  [background, text, primary, secondary].map(see).every(({ c, h }) => c <= 0.037 || arc(h, 43.5) <= 70);
export const cool: Demand = (palette) => all(palette, ({ c, h }) => c <= 0.033 || arc(h, 231) <= 83);
export const highContrast: Demand = ({ semantic }) => wcagContrast(semantic.text, semantic.background) >= 12;

export const colourBlindSafe: Demand = ({ colors }) =>
  DEFICIENCIES.every((deficiency) => {
    const seen = colors.map((hex) => simulateDeficiency(hex, deficiency));
    return seen.every((a, i) => seen.slice(i + 1).every((b) => deltaE2000(a, b) >= 8));
  });

/** Passes from one colour to another: both of its ends are seen, and no colour but grounds has another hue than the way. */
export const ramp =
  (from: Family, to: Family): Demand =>
  ({ semantic: { background, text, primary, secondary, accent } }) => {
    const colours = [background, text, primary, secondary, accent].map(see);
    return [from, to].every((family) => colours.some((colour) => mayBe(colour, family)));
  };

/** One loud colour, the accent, among quiet ones. */
export const oneLoud: Demand = ({ semantic: { primary, secondary, accent } }) =>
  see(accent).c >= 0.125 && [primary, secondary].every((hex) => see(hex).c <= 0.1);

/** Nothing but neutrals, and one loud accent, whatever its hue. */
export const neutralsAndOne: Demand = ({ semantic: { background, text, primary, secondary, accent } }) =>
  see(accent).c >= 0.1 && [background, text, primary, secondary].every((hex) => see(hex).c <= 0.04);

/** No grey is a slate or a mauve; what is nearly colourless has no hue. */
export const warmGreys: Demand = (palette) => all(palette, ({ c, h }) => c < 0.006 || c > 0.04 || arc(h, 75) <= 70);

/** The accent, which is no grey, is of warm hues. */
export const warmAccent: Demand = ({ semantic: { accent } }) => see(accent).c > 0.05 && arc(see(accent).h, 43.5) <= 70;

/** Greys, and one accent of the family. */
export const greysAnd =
  (family: Family): Demand =>
  ({ semantic: { background, text, primary, secondary, accent } }) =>
    mayBe(see(accent), family) && [background, text, primary, secondary].every((hex) => see(hex).c <= 0.04);

/** A ground that one calls white, and not merely pale. */
export const onWhite: Demand = ({ semantic: { background } }) =>
  see(background).l >= 0.98 && see(background).c <= 0.008;

/** The accent is what somebody might call by the word. */
export const accentOf =
  (family: Family): Demand =>
  ({ semantic: { accent } }) =>
    mayBe(see(accent), family);

/** A colour of the family in its own role: `navy text`, `a pink background`. */
export const inRole =
  (role: keyof Palette['semantic'], family: Family): Demand =>
  ({ semantic }) =>
    mayBe(see(semantic[role]), family);

/** This very colour in its own role. */
export const hexInRole =
  (role: keyof Palette['semantic'], hex: string): Demand =>
  ({ semantic }) =>
    semantic[role] === hex;

/** The primary is no other shade of what the accent is. */
export const primaryApart: Demand = ({ semantic: { primary, accent } }) => {
  const [p, a] = [see(primary), see(accent)];
  return p.c < 0.06 || a.c < 0.06 || arc(p.h, a.h) >= 15;
};

/** The answer does not own up to anything that gave way. */
export const unmetNothing: Demand = ({ description }) => !description.includes('gave way');

/** Primary and accent face each other on the wheel. */
export const complementary: Demand = ({ semantic: { primary, accent } }) =>
  [primary, accent].every((hex) => see(hex).c > 0.03) && arc(see(primary).h, see(accent).h) >= 130;

/** What is no grey has neighbouring hues. */
export const analogous: Demand = ({ semantic: { primary, secondary, accent } }) => {
  const hues = [primary, secondary, accent].map(see).filter(({ c }) => c > 0.05);
  return hues.every((p) => hues.every((q) => arc(p.h, q.h) <= 75));
};

/** No more hues than so many, each with its tints and shades. */
export const hues =
  (most: number): Demand =>
  ({ colors }) => {
    const found: number[] = [];
    for (const { c, h } of colors.map(see)) if (c > 0.05 && found.every((other) => arc(h, other) > 40)) found.push(h);
    return found.length <= most;
  };

const NEUTRAL = 0.04;
const neutral = ({ c }: Seen): boolean => c <= NEUTRAL;

/** At least so many colours that somebody might call by the word: for what is counted only loosely. */
export const some =
  (count: number, family: Family): Demand =>
  (palette) =>
    countOf(palette, (colour) => mayBe(colour, family)) >= count;

/** Every colour is one of these families, or next to neutral. */
export const onlyOf =
  (...families: readonly Family[]): Demand =>
  (palette) =>
    all(palette, (colour) => neutral(colour) || families.some((family) => mayBe(colour, family)));

/** A colour that one would take for this one, at a glance. */
export const near =
  (hex: string, within = 18): Demand =>
  ({ colors }) =>
    colors.some((colour) => deltaE2000(colour, hex) <= within);

export const roleNear =
  (role: keyof Palette['semantic'], hex: string, within = 18): Demand =>
  ({ semantic }) =>
    deltaE2000(semantic[role], hex) <= within;

/** Three hues, each pair far apart. */
export const triadic: Demand = ({ colors }) => {
  const hues = colors.map(see).filter(({ c }) => c >= 0.05);
  return hues.some((p) =>
    hues.some((q) => hues.some((r) => arc(p.h, q.h) >= 80 && arc(q.h, r.h) >= 80 && arc(p.h, r.h) >= 80)),
  );
};

/** A ground that is off-white, cream or ivory: light, and to the eye not pure white. */
export const offWhite: Demand = ({ semantic: { background } }) => {
  const { l, c } = see(background);
  return l >= 0.9 && l <= 0.99 && c >= 0.003 && background !== '#FFFFFF';
};
/** That, and yellowish. */
export const onCream: Demand = (palette) => {
  const { l, c, h } = see(palette.semantic.background);
  return l >= 0.9 && between(c, 0.005, 0.07) && arc(h, 82) <= 34;
};

/** No colour is a loud one. */
export const notLoud: Demand = (palette) => all(palette, ({ c }) => c <= 0.16);
/** No colour glows as a highlighter does. */
export const neonFree: Demand = (palette) => all(palette, ({ l, c }) => c <= 0.25 && (l < 0.8 || c <= 0.19));
export const textNotBlack: Demand = ({ semantic: { text } }) => see(text).l > 0.1 || see(text).c > 0.02;
/** A deep colour of the family. */
export const deep =
  (family: Family, lightness = 0.5): Demand =>
  (palette) =>
    palette.colors.some((hex) => see(hex).l <= lightness && mayBe(see(hex), family));
/** A pale colour of the family. */
export const pale =
  (family: Family, lightness = 0.72): Demand =>
  (palette) =>
    palette.colors.some((hex) => see(hex).l >= lightness && mayBe(see(hex), family));
export const greyscale: Demand = (palette) => all(palette, ({ c }) => c <= 0.035);
/** All of these in one. */
export const both =
  (...demands: readonly Demand[]): Demand =>
  (palette) =>
    demands.every((holds) => holds(palette));
export const either =
  (...demands: readonly Demand[]): Demand =>
  (palette) =>
    demands.some((holds) => holds(palette));

/** The family has the lead: as the primary, or as a ground that is plainly coloured. */
export const leads =
  (family: Family): Demand =>
  ({ semantic: { primary, background } }) =>
    mayBe(see(primary), family) || inFamily(see(background), family, 'core');

/** Text of so much contrast. */
export const contrast =
  (least: number): Demand =>
  ({ semantic }) =>
    wcagContrast(semantic.text, semantic.background) >= least;

/** The family has not the lead. */
export const leadsNot =
  (...families: readonly Family[]): Demand =>
  ({ semantic: { primary, background } }) =>
    families.every((family) => !inFamily(see(primary), family, 'core') && !inFamily(see(background), family, 'core'));
/** One colour at least has some force. */
export const lively: Demand = (palette) => palette.colors.some((hex) => see(hex).c >= 0.12);

export const notHex =
  (hex: string): Demand =>
  ({ colors }) =>
    colors.every((colour) => colour !== hex.toUpperCase());

/** What somebody might call by one of these words, in its own role: for words that fall between families. */
export const oneInRole = (role: Role, ...families: readonly Family[]): Demand =>
  either(...families.map((family) => inRole(role, family)));

/** A colour that somebody might call by one of these words. */
export const showsOne = (...families: readonly Family[]): Demand => either(...families.map((family) => shows(family)));

/** What is pressed is the primary or the accent. */
export const buttonsOf = (...families: readonly Family[]): Demand =>
  either(oneInRole('accent', ...families), oneInRole('primary', ...families));
