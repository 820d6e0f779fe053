import { commentLine } from '../naming/one-line.ts';
import { type ExportPalette, rolesOf } from '../palette.ts';

/**
 * Variables `$color-1` … `$color-5` and one for each role, the colours as sent, and a map `$palette` of them all.
 * The comment is a silent one: Sass interpolates inside a loud comment.
 */
export function exportScss(palette: ExportPalette): string {
  const entries: readonly (readonly [string | number, string])[] = [
    ...palette.colors.map((hex, index) => [index + 1, hex] as const),
    ...rolesOf(palette),
  ];
  let variables = '';
  // Quoted keys: an unquoted one could be read as a colour's name.
  let map = '';
  for (const [name, hex] of entries) {
    variables += `$color-${name}: ${hex};\n`;
    map += `  'color-${name}': $color-${name},\n`;
  }
  return `// ${commentLine(palette.name)}\n${variables}\n$palette: (\n${map});\n`;
}
