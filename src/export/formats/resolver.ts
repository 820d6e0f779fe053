import { hexToOklch } from '../../engine/colour/oklch.ts';
import { oneLine } from '../naming/one-line.ts';
import { EXPORT_ROLES, type ExportPalette } from '../palette.ts';
import { type RoleColours, schemesOf } from '../colours/schemes.ts';
import { colorSwatches } from '../colours/swatches.ts';
import { titleOf } from '../naming/title.ts';

/**
 * Design tokens in OKLCH with a context for each setting, in one file: the five colours are a set, the roles a modifier
 * `scheme` of light, dark, high-contrast and colour-vision-safe. By the Design Tokens Community Group's modules 2025.10:
 * https://www.designtokens.org/TR/2025.10/resolver/ and https://www.designtokens.org/TR/2025.10/color/
 */
export function exportResolver(palette: ExportPalette): string {
  const schemes = schemesOf(palette);
  const description = oneLine(palette.description ?? '');
  const own = colorSwatches(palette).map(({ name, hex }, index) => [String(index + 1), token(hex, name)]);
  const contexts = Object.entries(schemes).map(([name, roles]) => [name, [{ role: roleTokens(roles) }]]);
  const document = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: titleOf(palette.name),
    version: '2025.10',
    ...(description === '' ? {} : { description }),
    sets: { palette: { sources: [{ palette: Object.fromEntries(own) }] } },
    modifiers: {
      scheme: { contexts: Object.fromEntries(contexts), default: isLight(palette, schemes.light) ? 'light' : 'dark' },
    },
    resolutionOrder: [{ $ref: '#/sets/palette' }, { $ref: '#/modifiers/scheme' }],
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

const roleTokens = (roles: RoleColours): object =>
  Object.fromEntries(EXPORT_ROLES.map((role) => [role, token(roles[role], '')]));

/** Whether the palette's own scheme is the light one; a palette without roles is taken to be. */
const isLight = ({ semantic }: ExportPalette, light: RoleColours): boolean =>
  semantic === undefined || semantic.background === light.background;

function token(hex: string, description: string): object {
  const { l, c, h } = hexToOklch(hex);
  const isGrey = c < 1e-4;
  return {
    $type: 'color',
    $value: {
      colorSpace: 'oklch',
      components: [rounded(l), isGrey ? 0 : rounded(c), isGrey ? 'none' : rounded(h)],
      alpha: 1,
      hex: hex.toUpperCase(),
    },
    ...(description === '' ? {} : { $description: description }),
  };
}

/** Five decimals read back as the same 8-bit colour. */
const rounded = (value: number): number => Number(value.toFixed(5));
