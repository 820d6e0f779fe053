import { contrastRatio } from '../../engine/colour/contrast.ts';
import { deltaE2000 } from '../../engine/colour/difference.ts';
import { hexToOklch, oklchToHex } from '../../engine/colour/oklch.ts';
import { type Hex, type Role, ROLES } from '../../engine/palette.ts';
import { CONTRACT_MINIMUMS, measureRoles, type Roles } from '../../engine/roles/contract.ts';
import type { DrawnPalette } from '../reading/read-palette.ts';

type Some = Readonly<Partial<Record<Role, Hex>>>;

/** With fewer colours than this of its own, a palette would be ours. */
const COLOURS_MIN = 3;
/** Two colours nearer than this (CIEDE2000) are one, written twice. */
const SAME = 1;

/**
 * Five colours in five roles out of what came: colours without a role take the one that they serve best, and a role
 * without a colour gets one that follows from the others.
 * @returns undefined where too little came
 */
export function assignRoles({ roles: given, loose }: Pick<DrawnPalette, 'roles' | 'loose'>): Roles | undefined {
  const roles = withoutDoubles(given);
  const own = Object.values(roles);
  const free = distinct(loose).filter((hex) => own.every((other) => deltaE2000(hex, other) >= SAME));
  if (own.length + free.length < COLOURS_MIN) return undefined;
  const open = ROLES.filter((role) => roles[role] === undefined);
  const ways = placings(open, free).map((placing) => completed({ ...roles, ...placing }));
  return ways.reduce((best, way) => (badness(way) < badness(best) ? way : best), ways[0] ?? completed(roles));
}

/** Of a colour that has two roles, the first keeps it. */
function withoutDoubles(given: Some): Some {
  const roles: Partial<Record<Role, Hex>> = {};
  for (const role of ROLES) {
    const hex = given[role];
    if (hex === undefined || Object.values(roles).some((other) => deltaE2000(hex, other) < SAME)) continue;
    roles[role] = hex;
  }
  return roles;
}

const distinct = (hexes: readonly Hex[]): readonly Hex[] =>
  hexes.filter((hex, at) => hexes.slice(0, at).every((other) => deltaE2000(hex, other) >= SAME));

/** Every way to give the free colours the open roles, in the order of the roles first: 120 at most. */
function placings(open: readonly Role[], free: readonly Hex[]): readonly Some[] {
  const [role, ...others] = open;
  if (role === undefined || free.length === 0) return [{}];
  const taken = free.flatMap((hex) =>
    placings(
      others,
      free.filter((other) => other !== hex),
    ).map((rest) => withRole(rest, role, hex)),
  );
  // With more roles than colours, each of them may be the one that goes without.
  return free.length < open.length ? [...taken, ...placings(others, free)] : taken;
}

const withRole = (rest: Some, role: Role, hex: Hex): Some => ({ ...rest, [role]: hex });

/** How far five colours are from serving their roles; the contract weighs most. */
function badness(roles: Roles): number {
  const measured = measureRoles(roles);
  const short = (name: 'textOnBackground' | 'primaryOnBackground' | 'labelOnPrimary' | 'secondaryDifference'): number =>
    Math.max(0, 1 - measured[name] / CONTRACT_MINIMUMS[name]);
  const accentShort = Math.min(
    Math.max(0, 1 - measured.labelOnAccent / CONTRACT_MINIMUMS.labelOnAccent),
    Math.max(0, 1 - measured.accentOnBackground / CONTRACT_MINIMUMS.accentOnBackground),
  );
  const chroma = (role: Role): number => hexToOklch(roles[role]).c;
  const { l } = hexToOklch(roles.background);
  return (
    20 * (short('textOnBackground') + short('primaryOnBackground') + short('labelOnPrimary') + accentShort) +
    10 * short('secondaryDifference') +
    8 * (chroma('background') + chroma('text')) +
    4 * Math.min(l, 1 - l) -
    4 * chroma('primary') -
    6 * chroma('accent')
  );
}

/** Gives each role that is empty a colour out of the others'. */
function completed(some: Some): Roles {
  const known = Object.values(some);
  const loudest = known.map(hexToOklch).reduce((a, b) => (b.c > a.c ? b : a), { l: 0.5, c: 0.04, h: 60 });
  const isLight = isLightGround(some);
  const background = some.background ?? oklchToHex({ l: isLight ? 0.97 : 0.19, c: 0.012, h: loudest.h });
  const text = some.text ?? oklchToHex({ l: isLight ? 0.24 : 0.95, c: 0.02, h: loudest.h });
  const deep = isLight ? 0.47 : 0.76;
  const primary =
    some.primary ?? oklchToHex({ l: deep, c: Math.max(0.08, loudest.c * 0.9), h: (loudest.h + 18) % 360 });
  const main = hexToOklch(primary);
  const secondary =
    some.secondary ??
    oklchToHex({ l: (main.l + (isLight ? 0.97 : 0.19)) / 2, c: main.c * 0.5, h: (main.h + 25) % 360 });
  const accent = some.accent ?? oklchToHex({ l: isLight ? 0.62 : 0.78, c: 0.15, h: (main.h + 165) % 360 });
  return { background, text, primary, secondary, accent };
}

function isLightGround({ background, text, primary, secondary, accent }: Some): boolean {
  if (background !== undefined) return contrastRatio(background, '#000000') > contrastRatio(background, '#FFFFFF');
  if (text !== undefined) return contrastRatio(text, '#FFFFFF') > contrastRatio(text, '#000000');
  const others = [primary, secondary, accent].flatMap((hex) => (hex === undefined ? [] : [hexToOklch(hex).l]));
  return others.reduce((sum, l) => sum + l, 0) / Math.max(1, others.length) < 0.72;
}
