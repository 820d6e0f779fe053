import { legibleOn } from '../colours/foreground.ts';
import { commentLine } from '../naming/one-line.ts';
import { type ExportPalette, rolesOf } from '../palette.ts';
import { colorScale, SCALE_STEPS } from '../colours/scale.ts';

/** Where projects keep what carries class names. Tailwind 3 needs it said; 4 finds them and reads these too. */
const CONTENT = `['./*.html', './{app,components,layouts,pages,public,src,views}/**/*.{astro,html,js,jsx,md,mdx,php,svelte,ts,tsx,vue}']`;

/**
 * A config that Tailwind 3 takes as `tailwind.config.js` and Tailwind 4 by `@config`. It extends the default colours:
 * `palette-1` … `palette-5` are the colours as sent, `palette-1-50` … `palette-5-950` their scales, and each role
 * brings a `foreground` that is legible on it.
 */
export function exportTailwind(palette: ExportPalette): string {
  let own = '';
  let scales = '';
  palette.colors.forEach((hex, index) => {
    own += `          ${index + 1}: '${hex}',\n`;
    scales += `        'palette-${index + 1}': {\n${scaleLines(hex)}        },\n`;
  });
  let roles = '';
  for (const [role, hex] of rolesOf(palette)) {
    roles += `        ${role}: { DEFAULT: '${hex}', foreground: '${legibleOn(hex, palette)}' },\n`;
  }
  return `/* ${commentLine(palette.name)} */

/** @type {import('tailwindcss').Config} */
export default {
  content: ${CONTENT},
  theme: {
    extend: {
      colors: {
        palette: {
${own}        },
${scales}${roles}      },
    },
  },
};
`;
}

/** The same colours as an object, for a plugin. */
export function tailwindColours(palette: ExportPalette): Record<string, Record<string, string>> {
  const scales = palette.colors.map((hex, index) => [
    `palette-${index + 1}`,
    Object.fromEntries(colorScale(hex).map((shade, place) => [SCALE_STEPS[place], shade])),
  ]);
  const roles = rolesOf(palette).map(([role, hex]) => [role, { DEFAULT: hex, foreground: legibleOn(hex, palette) }]);
  const own = palette.colors.map((hex, index) => [index + 1, hex]);
  return Object.fromEntries([['palette', Object.fromEntries(own)], ...scales, ...roles]);
}

function scaleLines(hex: string): string {
  const scale = colorScale(hex);
  let lines = '';
  SCALE_STEPS.forEach((step, index) => {
    lines += `          ${step}: '${scale[index]}',\n`;
  });
  return lines;
}
