import { hexToOklch, type Oklch } from '../colour/oklch.ts';
import type { Hex } from '../palette.ts';

interface Hue {
  /** OKLCH degrees up to which it goes. */
  readonly degrees: number;
  /** What it is called when light, light and vivid, in the middle, deep, and dark. */
  readonly names: readonly [light: string, vivid: string, middle: string, deep: string, dark: string];
}

const PINK: Hue = { degrees: 360, names: ['pink', 'pink', 'magenta', 'raspberry', 'burgundy'] };
const HUES: readonly Hue[] = [
  { degrees: 15, names: ['rose', 'rose', 'crimson', 'crimson', 'wine'] },
  { degrees: 35, names: ['coral', 'coral', 'red', 'deep red', 'oxblood'] },
  { degrees: 55, names: ['apricot', 'orange', 'orange', 'rust', 'russet'] },
  { degrees: 75, names: ['peach', 'light orange', 'orange', 'ginger', 'chestnut'] },
  { degrees: 95, names: ['buttercream', 'golden yellow', 'amber', 'bronze', 'umber'] },
  { degrees: 112, names: ['lemon', 'yellow', 'yellow', 'olive', 'bronze'] },
  { degrees: 130, names: ['lime', 'lime', 'olive green', 'olive', 'moss'] },
  { degrees: 155, names: ['mint', 'bright green', 'leaf green', 'green', 'forest green'] },
  { degrees: 175, names: ['pale jade', 'spring green', 'jade', 'green', 'pine'] },
  { degrees: 205, names: ['aqua', 'turquoise', 'teal', 'teal', 'deep teal'] },
  { degrees: 235, names: ['pale sky', 'sky blue', 'sky blue', 'sea blue', 'petrol'] },
  { degrees: 265, names: ['powder blue', 'sky blue', 'blue', 'blue', 'navy'] },
  { degrees: 290, names: ['periwinkle', 'periwinkle', 'indigo', 'indigo', 'midnight blue'] },
  { degrees: 315, names: ['lilac', 'lilac', 'violet', 'violet', 'aubergine'] },
  { degrees: 340, names: ['orchid', 'orchid', 'purple', 'purple', 'plum'] },
  PINK,
];

const GREYS = ['white', 'pale grey', 'grey', 'slate', 'charcoal', 'near black', 'black'] as const;
/** Lightness above which each of `GREYS` begins. */
const GREY_STEPS = [0.955, 0.82, 0.58, 0.4, 0.24, 0.06, 0] as const;
const GREY_CHROMA_MAX = 0.028;
/** Oranges towards red, and with less OKLCH chroma than this. */
const BURNT = { degrees: 55, chroma: 0.16 } as const;
const LIGHT = 0.78;
/** OKLCH chroma from which a light colour is no pastel. */
const VIVID = 0.14;
const DARK = 0.42;
const DEEP = 0.53;
/** Reds are pink and coral before other hues are pale. */
const RED = { from: 335, to: 40, light: 0.7 } as const;

/** A colour by a plain English adjective and hue, where nothing of the brief's world has it. */
export const plainColour = (hex: Hex): string => plainOklch(hexToOklch(hex));

function plainOklch({ l, c, h }: Oklch): string {
  const quiet = quietName({ l, c, h });
  if (quiet !== undefined) return quiet;
  if (c < GREY_CHROMA_MAX || l > 0.965 || l < 0.16) return greyName({ l, c, h });
  const { names } = HUES.find(({ degrees }) => h < degrees) ?? PINK;
  const [light, vivid, middle, deep, dark] = names;
  const isPale = l >= (h < RED.to || h >= RED.from ? RED.light : LIGHT);
  const byLightness = isPale ? (c >= VIVID ? vivid : light) : l <= DARK ? dark : l <= DEEP ? deep : middle;
  const burnt = h < BURNT.degrees && c < BURNT.chroma && byLightness === 'orange' ? 'burnt ' : '';
  const muted = burnt === '' && c < 0.06 && l > DARK && l < LIGHT ? 'muted ' : '';
  return burnt + muted + byLightness;
}

function greyName({ l, c, h }: Oklch): string {
  const name = GREYS[GREY_STEPS.findIndex((from) => l >= from)] ?? 'near black';
  return name === 'slate' && c >= WARM.chroma && h >= WARM.from && h < WARM.to ? 'taupe' : name;
}

/** OKLCH chroma and degrees of greys that nobody calls by a stone that is blue. */
const WARM = { chroma: 0.006, from: 30, to: 110 } as const;

/** What browns and nearly white tints are called, which no hue is a name for; undefined for all others. */
function quietName({ l, c, h }: Oklch): string | undefined {
  const isEarth = h >= 30 && h < 100;
  if (isEarth && c >= GREY_CHROMA_MAX && c < 0.14 && l >= 0.24 && l < 0.6) return l < 0.36 ? 'dark brown' : 'brown';
  if (isEarth && c >= GREY_CHROMA_MAX && c < 0.1 && l >= 0.6 && l < 0.86) return 'tan';
  if (l < 0.9 || c < 0.008 || c >= 0.06) return undefined;
  return TINTS.find(([degrees]) => h < degrees)?.[1];
}

/** Nearly white tints by the OKLCH degrees up to which they go. */
const TINTS: readonly (readonly [degrees: number, name: string])[] = [
  [60, 'shell'],
  [120, 'cream'],
  [190, 'pale mint'],
  [280, 'ice'],
  [360, 'pale lilac'],
];
