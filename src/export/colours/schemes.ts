import { contrastRatio, relativeLuminance } from '../../engine/colour/contrast.ts';
import { DEFICIENCIES, simulateDeficiency } from '../../engine/colour/deficiency.ts';
import { deltaE2000 } from '../../engine/colour/difference.ts';
import { hexToOklch } from '../../engine/colour/oklch.ts';
import { blackOrWhiteOn } from './foreground.ts';
import type { ExportPalette, ExportRole } from '../palette.ts';
import { colorScale } from './scale.ts';

export type RoleColours = Readonly<Record<ExportRole, string>>;

/** A palette's roles in each of the settings that a theme is made for; its own is one of the first two, unchanged. */
export interface Schemes {
  readonly light: RoleColours;
  readonly dark: RoleColours;
  readonly 'high-contrast': RoleColours;
  readonly 'colour-vision-safe': RoleColours;
}

/** WCAG 2.2: 1.4.11 for what is no text, and 1.4.6 for text; the strong scheme asks for more of both. */
const CONTRAST = { seen: 1.5, control: 3, text: 7, strongControl: 4.5, strongText: 12 } as const;

/** CIEDE2000 between two colours, as someone who lacks one kind of cone sees them. */
const TOLD_APART_MIN = 15;

/** Light and dark, strong, and to be told apart by everybody: each role stays of its hue and moves in lightness alone. */
export function schemesOf(palette: ExportPalette): Schemes {
  const own = palette.semantic ?? guessedRoles(palette.colors);
  const other = turned(own);
  const isLight = relativeLuminance(own.background) >= relativeLuminance(own.text);
  return {
    light: isLight ? own : other,
    dark: isLight ? other : own,
    'high-contrast': strengthened(own),
    'colour-vision-safe': toldApart(own),
  };
}

/** Roles for colours that came without: the lightest and the darkest carry the text, the most colourful comes first. */
function guessedRoles(colors: readonly string[]): RoleColours {
  const sorted = colors.toSorted((a, b) => relativeLuminance(b) - relativeLuminance(a));
  const [background = '#FFFFFF', ...rest] = sorted;
  const text = rest.pop() ?? '#000000';
  const byChroma = rest.toSorted((a, b) => hexToOklch(b).c - hexToOklch(a).c);
  const [primary = '#808080', accent = '#808080', secondary = '#808080'] = byChroma;
  return { primary, secondary, background, text, accent };
}

/** Text and background change places. */
function turned({ primary, secondary, background, text, accent }: RoleColours): RoleColours {
  const ground = text;
  return {
    primary: seenOn(ground, primary, CONTRAST.control),
    secondary: seenOn(ground, secondary, CONTRAST.seen),
    background: ground,
    text: seenOn(ground, background, CONTRAST.text),
    accent: seenOn(ground, accent, CONTRAST.control),
  };
}

function strengthened({ primary, secondary, background, text, accent }: RoleColours): RoleColours {
  const isStrong = (ground: string): boolean => contrastRatio(ground, blackOrWhiteOn(ground)) >= CONTRAST.strongText;
  const scale = colorScale(background);
  const end = blackOrWhiteOn(background) === '#000000' ? scale[0] : scale.at(-1);
  const ground = isStrong(background) ? background : (end ?? background);
  return {
    primary: seenOn(ground, primary, CONTRAST.strongControl),
    secondary: seenOn(ground, secondary, CONTRAST.strongControl),
    background: ground,
    text: contrastRatio(text, ground) >= CONTRAST.strongText ? text : blackOrWhiteOn(ground),
    accent: seenOn(ground, accent, CONTRAST.strongControl),
  };
}

function toldApart(own: RoleColours): RoleColours {
  const accent = apartFrom([own.primary], own.accent, own.background, CONTRAST.control);
  const secondary = apartFrom([own.primary, accent], own.secondary, own.background, CONTRAST.seen);
  return { ...own, accent, secondary };
}

/** The shade of a colour nearest to it that everybody tells from the others; the one that comes nearest to that. */
function apartFrom(others: readonly string[], hex: string, ground: string, min: number): string {
  const seen = others.map(asSeen);
  const distance = (shade: string): number => {
    const own = asSeen(shade);
    return Math.min(...seen.flatMap((other) => other.map((each, index) => deltaE2000(each, own[index] ?? each))));
  };
  let best = hex;
  let furthest = distance(hex);
  if (furthest >= TOLD_APART_MIN) return hex;
  for (const shade of byNearness(hex)) {
    if (contrastRatio(shade, ground) < min) continue;
    const apart = distance(shade);
    if (apart > furthest) [best, furthest] = [shade, apart];
    if (apart >= TOLD_APART_MIN) return shade;
  }
  return best;
}

const asSeen = (hex: string): readonly string[] => DEFICIENCIES.map((each) => simulateDeficiency(hex, each));

/** The colour, or the shade of it nearest to it that contrasts enough; black or white where none does. */
function seenOn(ground: string, hex: string, min: number): string {
  if (contrastRatio(hex, ground) >= min) return hex;
  return byNearness(hex).find((shade) => contrastRatio(shade, ground) >= min) ?? blackOrWhiteOn(ground);
}

function byNearness(hex: string): readonly string[] {
  const { l } = hexToOklch(hex);
  const away = (shade: string): number => Math.abs(hexToOklch(shade).l - l);
  return colorScale(hex).toSorted((a, b) => away(a) - away(b));
}
