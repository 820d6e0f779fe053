import { fileStem } from '../naming/file-name.ts';
import { oneLine } from '../naming/one-line.ts';
import { type ExportPalette, numberOf, rolesOf } from '../palette.ts';
import { colorSwatches } from '../colours/swatches.ts';

/**
 * One token set for the Figma plugin Tokens Studio, in its W3C notation, where a colour is a string.
 * https://docs.tokens.studio/manage-settings/token-format
 */
export function exportTokensStudio(palette: ExportPalette): string {
  const set = fileStem(palette.name);
  const description = oneLine(palette.description ?? '');
  const own = colorSwatches(palette).map(({ name, hex }, index) => [index + 1, color(hex, name)]);
  const roles = rolesOf(palette).map(([role, hex]) => [role, color(referenceOrValue(hex, palette), '')]);
  const document = {
    [set]: {
      ...(description === '' ? {} : { $description: description }),
      palette: Object.fromEntries(own),
      ...(roles.length > 0 ? { role: Object.fromEntries(roles) } : {}),
    },
    $themes: [],
    $metadata: { tokenSetOrder: [set] },
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

const color = (value: string, description: string): object => ({
  $type: 'color',
  $value: value,
  ...(description === '' ? {} : { $description: description }),
});

function referenceOrValue(hex: string, palette: ExportPalette): string {
  const number = numberOf(hex, palette);
  return number === undefined ? hex : `{palette.${number}}`;
}
