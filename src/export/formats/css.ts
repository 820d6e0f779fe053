import { commentLine } from '../naming/one-line.ts';
import { type ExportPalette, rolesOf } from '../palette.ts';

/** A `:root` block of custom properties `--color-1` … `--color-5`, then one for each role; the colours as sent. */
export function exportCss(palette: ExportPalette): string {
  let css = `/* ${commentLine(palette.name)} */\n:root {\n`;
  palette.colors.forEach((hex, index) => {
    css += `  --color-${index + 1}: ${hex};\n`;
  });
  for (const [role, hex] of rolesOf(palette)) css += `  --color-${role}: ${hex};\n`;
  return `${css}}\n`;
}
