import { hexToOklch, type Oklch } from '../colour/oklch.ts';
import type { Hex } from '../palette.ts';

/** Hues by the OKLCH degrees up to which they go, with what they are called when light, in the middle, and dark. */
const HUES: readonly (readonly [degrees: number, light: string, middle: string, dark: string])[] = [
  [15, 'rose', 'crimson', 'wine'],
  [35, 'coral', 'red', 'oxblood'],
  [55, 'apricot', 'orange', 'russet'],
  [75, 'peach', 'orange', 'chestnut'],
  [95, 'buttercream', 'amber', 'umber'],
  [112, 'lemon', 'yellow', 'bronze'],
  [130, 'lime', 'olive green', 'moss'],
  [155, 'mint', 'leaf green', 'forest green'],
  [175, 'pale jade', 'jade', 'pine'],
  [205, 'aqua', 'teal', 'deep teal'],
  [235, 'pale sky', 'sky blue', 'petrol'],
  [265, 'powder blue', 'blue', 'navy'],
  [290, 'periwinkle', 'indigo', 'midnight blue'],
  [315, 'lilac', 'violet', 'aubergine'],
  [340, 'orchid', 'purple', 'plum'],
  [360, 'pink', 'magenta', 'burgundy'],
];

const GREYS = ['white', 'pale grey', 'grey', 'slate', 'charcoal', 'near black', 'black'] as const;
/** Lightness above which each of `GREYS` begins. */
const GREY_STEPS = [0.955, 0.82, 0.58, 0.4, 0.24, 0.06, 0] as const;
const GREY_CHROMA_MAX = 0.028;
/** Oranges towards red, and with less OKLCH chroma than this. */
const BURNT = { degrees: 55, chroma: 0.16 } as const;
const LIGHT = 0.78;
const DARK = 0.42;

/** A colour by a plain English adjective and hue, where nothing of the brief's world has it. */
export const plainColour = (hex: Hex): string => plainOklch(hexToOklch(hex));

function plainOklch({ l, c, h }: Oklch): string {
  const quiet = quietName({ l, c, h });
  if (quiet !== undefined) return quiet;
  if (c < GREY_CHROMA_MAX || l > 0.965 || l < 0.16)
    return GREYS[GREY_STEPS.findIndex((from) => l >= from)] ?? 'near black';
  const [, light, middle, dark] = HUES.find(([degrees]) => h < degrees) ?? HUES[0] ?? [0, 'pale', 'grey', 'dark'];
  const burnt = h < BURNT.degrees && c < BURNT.chroma && l > DARK && l < LIGHT && middle === 'orange' ? 'burnt ' : '';
  const muted = burnt === '' && c < 0.06 && l > DARK && l < LIGHT ? 'muted ' : '';
  return burnt + muted + (l >= LIGHT ? light : l <= DARK ? dark : middle);
}

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
