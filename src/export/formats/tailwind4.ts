import { legibleOn } from '../colours/foreground.ts';
import { commentLine } from '../naming/one-line.ts';
import { type ExportPalette, rolesOf } from '../palette.ts';
import { colorScale, SCALE_STEPS } from '../colours/scale.ts';

/** A `@theme` block for Tailwind 4, of the same classes as the config: import it after `tailwindcss`. */
export function exportTailwind4(palette: ExportPalette): string {
  let theme = '';
  palette.colors.forEach((hex, index) => {
    const name = `--color-palette-${index + 1}`;
    const scale = colorScale(hex);
    theme += `  ${name}: ${hex};\n`;
    SCALE_STEPS.forEach((step, place) => {
      theme += `  ${name}-${step}: ${scale[place]};\n`;
    });
  });
  for (const [role, hex] of rolesOf(palette)) {
    theme += `  --color-${role}: ${hex};\n  --color-${role}-foreground: ${legibleOn(hex, palette)};\n`;
  }
  return `/* ${commentLine(palette.name)} */\n@theme {\n${theme}}\n`;
}
