import { oneLine } from '../naming/one-line.ts';
import { type ExportPalette, type ExportRole, numberOf, rolesOf } from '../palette.ts';
import { bytesOf, colorSwatches } from '../colours/swatches.ts';
import { titleOf } from '../naming/title.ts';

/** Where Figma offers a variable in its pickers: https://developers.figma.com/docs/plugins/api/VariableScope/ */
const ROLE_SCOPES: Readonly<Record<ExportRole, readonly string[]>> = {
  primary: ['ALL_SCOPES'],
  secondary: ['ALL_SCOPES'],
  background: ['FRAME_FILL', 'SHAPE_FILL'],
  text: ['TEXT_FILL', 'SHAPE_FILL', 'STROKE_COLOR'],
  accent: ['ALL_SCOPES'],
};

/** What Figma takes as the name of a mode. */
const MODE_NAME_LENGTH_MAX = 40;

/** An 8-bit channel as a fraction that rounds back to it, short. */
const FRACTIONS = Array.from({ length: 256 }, (_, value) => Number((value / 255).toFixed(5)));

/**
 * Design tokens by the Design Tokens Community Group's format 2025.10, which Figma imports as variables: the five
 * colours in the group `palette`, the roles in `role` as aliases of them. The palette's name is the mode's, so that
 * several palettes become modes of one collection.
 * https://www.designtokens.org/TR/2025.10/format/ and https://www.designtokens.org/TR/2025.10/color/
 */
export function exportFigma(palette: ExportPalette): string {
  const title = titleOf(palette.name);
  const description = oneLine(palette.description ?? '');
  const own = colorSwatches(palette).map(({ name, hex }, index) => [
    index + 1,
    token(colorValue(hex), ['ALL_SCOPES'], name),
  ]);
  const roles = rolesOf(palette).map(([role, hex]) => [role, token(aliasOrValue(hex, palette), ROLE_SCOPES[role])]);
  const document = {
    $description: description === '' ? title : `${title}: ${description}`,
    palette: Object.fromEntries(own),
    ...(roles.length > 0 ? { role: Object.fromEntries(roles) } : {}),
    $extensions: { 'com.figma.modeName': Array.from(title).slice(0, MODE_NAME_LENGTH_MAX).join('') },
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

const token = (value: unknown, scopes: readonly string[], description?: string): object => ({
  $type: 'color',
  $value: value,
  ...(description === undefined ? {} : { $description: description }),
  $extensions: { 'com.figma.scopes': scopes },
});

const colorValue = (hex: string): object => ({
  colorSpace: 'srgb',
  components: bytesOf(hex).map((channel) => FRACTIONS[channel]),
  alpha: 1,
  hex: hex.toUpperCase(),
});

/** A role outside the five colours has a value of its own. */
function aliasOrValue(hex: string, palette: ExportPalette): unknown {
  const number = numberOf(hex, palette);
  return number === undefined ? colorValue(hex) : `{palette.${number}}`;
}
