import { hexToOklch, type Oklch } from '../colour/oklch.ts';
import { relativeLuminance } from '../colour/contrast.ts';
import { isHex } from '../colour/srgb.ts';
import { byRole, ROLES, type Hex, type Role } from '../palette.ts';
import type { Roles } from './contract.ts';
import { settleRoles, type RoleColours } from './settle.ts';

/**
 * Gives five colours from anywhere their roles and makes them keep the contrast contract, moving lightness by as little
 * as will do.
 * @param colors five colours `#RRGGBB`, either case
 * @param semantic roles that the colours came with; they are kept where they name all five
 * @throws RangeError unless there are five colours of the form #RRGGBB
 */
export function repairPalette(colors: readonly string[], semantic?: Readonly<Partial<Record<Role, string>>>): Roles {
  const hexes = colors.map((colour) => colour.toUpperCase()).filter(isHex);
  if (hexes.length !== 5 || colors.length !== 5) throw new RangeError('five colours of the form #RRGGBB are needed');
  const roles = givenRoles(hexes, semantic) ?? assignRoles(hexes);
  const repaired = settleRoles(toColours(roles)) ?? settleRoles(toColours(assignRoles(hexes)));
  if (repaired === undefined) throw new RangeError('the colours cannot be made to keep the contrast contract');
  return repaired;
}

const toColours = (roles: Roles): RoleColours => byRole((role) => hexToOklch(roles[role]));

function givenRoles(
  hexes: readonly Hex[],
  semantic: Readonly<Partial<Record<Role, string>>> | undefined,
): Roles | undefined {
  if (semantic === undefined) return undefined;
  const named = ROLES.map((role) => semantic[role]?.toUpperCase() ?? '');
  const [background = '', text = '', primary = '', secondary = '', accent = ''] = named;
  if (![background, text, primary, secondary, accent].every((hex) => hexes.some((own) => own === hex)))
    return undefined;
  if (new Set(named).size !== 5) return undefined;
  if (!isHex(background) || !isHex(text) || !isHex(primary) || !isHex(secondary) || !isHex(accent)) return undefined;
  return { background, text, primary, secondary, accent };
}

/**
 * Gives five colours their roles: the lightest or the darkest is the background, whichever leaves its opposite the
 * stronger contrast, and of the three others the most colourful two are primary and accent.
 */
function assignRoles(hexes: readonly Hex[]): Roles {
  const sorted = [...hexes].sort((a, b) => relativeLuminance(a) - relativeLuminance(b));
  const [darkest = '#000000', ...rest] = sorted;
  const lightest = rest.pop() ?? '#FFFFFF';
  const colourful = (hex: Hex): number => hexToOklch(hex).c;
  const vivid: Oklch[] = rest.map(hexToOklch);
  const isDark = vivid.reduce((sum, { l }) => sum + l, 0) / vivid.length > 0.72;
  const [primary = '#808080', accent = '#808080', secondary = '#808080'] = rest.sort(
    (a, b) => colourful(b) - colourful(a),
  );
  return { background: isDark ? darkest : lightest, text: isDark ? lightest : darkest, primary, secondary, accent };
}
