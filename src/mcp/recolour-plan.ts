import { contrastRatio } from '../engine/colour/contrast.ts';
import { hexToOklab, oklabToHex } from '../engine/colour/hex.ts';
import { hexToOklch, hueDistance, oklchToHex } from '../engine/colour/oklch.ts';
import type { Role } from '../engine/palette.ts';
import type { Use, UsedColour } from './colour-uses.ts';

export type RoleColours = Readonly<Record<Role, string>>;

export interface Replacement {
  readonly from: string;
  readonly to: string;
  /** The role that it follows; `between`: a grey between text and background. */
  readonly as: Role | 'between';
}

/** OKLCH chroma below which a colour is a grey of the page. */
const GREY_CHROMA = 0.045;
/** Hues this near are shades of one colour. */
const HUE_NEAR_DEGREES = 28;
/** What a shade may keep of its own difference of hue. */
const HUE_KEPT_DEGREES = 12;

/**
 * What each colour of a style sheet becomes: its background and its text those of the palette, its greys what lies as far
 * between those, and its colours the roles, each shade as much lighter or darker than the main one as it was.
 */
export function recolourPlan(colours: readonly UsedColour[], roles: RoleColours): Map<string, Replacement> {
  const background = pageBackground(colours);
  const text = pageText(colours, background);
  const plan = new Map<string, Replacement>();
  const put = (from: string, to: string, as: Replacement['as']): void => void plan.set(from, { from, to, as });
  put(background, roles.background, 'background');
  put(text, roles.text, 'text');
  const rest = colours.filter(({ hex }) => hex !== background && hex !== text);
  const colourful = rest.filter(({ hex }) => hexToOklch(hex).c >= GREY_CHROMA);
  for (const { hex } of rest) {
    if (hexToOklch(hex).c < GREY_CHROMA) put(hex, between(hex, { background, text }, roles), 'between');
  }
  const isTurned = isDark(background, text) !== isDark(roles.background, roles.text);
  for (const { role, main, shades } of families(colourful)) {
    for (const { hex } of shades) put(hex, hex === main ? roles[role] : shade(hex, main, roles[role], isTurned), role);
  }
  return plan;
}

const isDark = (background: string, text: string): boolean => hexToOklch(background).l < hexToOklch(text).l;

const weightOf = ({ uses }: UsedColour, ...wanted: readonly Use[]): number =>
  wanted.reduce((sum, use) => sum + (uses.get(use) ?? 0), 0);

function pageBackground(colours: readonly UsedColour[]): string {
  const candidates = colours.filter((colour) => weightOf(colour, 'background') > 0 && hexToOklch(colour.hex).c < 0.1);
  return heaviest(candidates, 'background') ?? '#FFFFFF';
}

function pageText(colours: readonly UsedColour[], background: string): string {
  const legible = colours.filter(({ hex }) => contrastRatio(hex, background) >= 4.5 && hexToOklch(hex).c < 0.1);
  const own = heaviest(
    legible.filter((colour) => weightOf(colour, 'text') > 0),
    'text',
  );
  return own ?? (hexToOklch(background).l > 0.6 ? '#000000' : '#FFFFFF');
}

function heaviest(colours: readonly UsedColour[], use: Use): string | undefined {
  return colours.toSorted((a, b) => weightOf(b, use) - weightOf(a, use))[0]?.hex;
}

/** As far from the palette's background to its text as it was from the page's own. */
function between(hex: string, page: { background: string; text: string }, roles: RoleColours): string {
  const [from, to, own] = [page.background, page.text, hex].map((each) => hexToOklch(each).l);
  if (from === undefined || to === undefined || own === undefined || from === to) return hex;
  const part = Math.min(1, Math.max(0, (own - from) / (to - from)));
  const [start, end] = [hexToOklab(roles.background), hexToOklab(roles.text)];
  const mixed = (key: 'l' | 'a' | 'b'): number => start[key] + (end[key] - start[key]) * part;
  return oklabToHex({ l: mixed('l'), a: mixed('a'), b: mixed('b') });
}

interface Family {
  readonly role: Role;
  readonly main: string;
  readonly shades: readonly UsedColour[];
}

const COLOURFUL_ROLES = ['primary', 'accent', 'secondary'] as const;

/** The colours by hue, the most used family first, each with a role: the one its variable is named for, or the next. */
function families(colours: readonly UsedColour[]): Family[] {
  const groups: UsedColour[][] = [];
  for (const colour of colours) {
    const { h } = hexToOklch(colour.hex);
    const near = groups.find(([main]) => main && hueDistance(hexToOklch(main.hex).h, h) <= HUE_NEAR_DEGREES);
    if (near === undefined) groups.push([colour]);
    else near.push(colour);
  }
  const taken = new Set<Role>();
  return groups.map((shades, at) => {
    const named = COLOURFUL_ROLES.find(
      (role) => !taken.has(role) && shades.some((colour) => weightOf(colour, role) > 0),
    );
    const next = COLOURFUL_ROLES.find((role) => !taken.has(role));
    const role = named ?? next ?? COLOURFUL_ROLES[at % COLOURFUL_ROLES.length] ?? 'primary';
    taken.add(role);
    const main = heaviest(shades, role) ?? shades[0]?.hex ?? '';
    return { role, main, shades };
  });
}

function shade(hex: string, main: string, role: string, isTurned: boolean): string {
  const [own, first, next] = [hexToOklch(hex), hexToOklch(main), hexToOklch(role)];
  const lighter = (own.l - first.l) * (isTurned ? -1 : 1);
  const turn = ((own.h - first.h + 540) % 360) - 180;
  const gain = first.c === 0 ? 1 : own.c / first.c;
  return oklchToHex({
    l: Math.min(0.99, Math.max(0.02, next.l + lighter)),
    c: next.c * Math.min(1.5, gain),
    h: (next.h + Math.max(-HUE_KEPT_DEGREES, Math.min(HUE_KEPT_DEGREES, turn)) + 360) % 360,
  });
}
