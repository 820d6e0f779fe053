/**
 * `npm run knowledge:mend FILE…`: moves the lightness of a moodboard's or a style palette's text, primary or accent by as
 * little as makes its contrast hold, in place. Hue and chroma stay; what needs more than a nudge is left and named.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { contrastRatio } from '../../src/engine/colour/contrast.ts';
import { deltaE2000 } from '../../src/engine/colour/difference.ts';
import { hexToOklch, oklchToHex } from '../../src/engine/colour/oklch.ts';
import { contractFaults, isSoftBrief } from './lint.ts';
import { readKnowledge } from './parse.ts';

const STEP = 0.004;
const STEPS_MAX = 60;

/** The nearest lightness at which `holds` is true of the colour; the colour itself when none is near. */
function nudge(hex: string, holds: (hex: string) => boolean): string {
  if (holds(hex)) return hex;
  const colour = hexToOklch(hex);
  for (let i = 1; i <= STEPS_MAX; i++) {
    for (const sign of [-1, 1]) {
      const moved = oklchToHex({ ...colour, l: Math.min(1, Math.max(0, colour.l + sign * i * STEP)) });
      if (holds(moved)) return moved;
    }
  }
  return hex;
}

/** Background, text, primary, secondary, accent: repaired so that the contract holds, by lightness alone. */
function mendColours(colours: readonly string[], isSoft: boolean): string[] {
  const [background = '', text = '', primary = '', secondary = '', accent = ''] = colours;
  const readable = nudge(text, (hex) => contrastRatio(hex, background) >= 7);
  const button = nudge(
    primary,
    (hex) =>
      contrastRatio(hex, background) >= 3 &&
      Math.max(contrastRatio(hex, background), contrastRatio(hex, readable)) >= 4.5,
  );
  const apart = (hex: string): boolean => [readable, button, secondary].every((other) => deltaE2000(hex, other) >= 5);
  const mark = isSoft ? accent : nudge(accent, (hex) => contrastRatio(hex, background) >= 3 && apart(hex));
  return [background, readable, button, secondary, mark];
}

const knowledge = readKnowledge();
const wanted = process.argv.slice(2).map((path) => path.replace(/^knowledge\//, ''));
const palettes = [
  ...knowledge.moodboards.map((board) => ({ file: board.file, colours: board.colours, isSoft: isSoftBrief(board) })),
  ...knowledge.styles.flatMap(({ file, palettes, contrast }) =>
    palettes.map((colours) => ({ file, colours, isSoft: contrast === 'soft' })),
  ),
].filter(({ file }) => wanted.includes(file));

for (const file of wanted) {
  const url = new URL(`../${file}`, import.meta.url);
  let text = readFileSync(url, 'utf8');
  let mended = 0;
  for (const { colours, isSoft } of palettes.filter((palette) => palette.file === file)) {
    if (contractFaults(colours, isSoft).length === 0) continue;
    const better = mendColours(colours, isSoft);
    if (contractFaults(better, isSoft).length > 0) console.log(`${file}: ${colours.join(' ')} needs more than a nudge`);
    text = text.replace(colours.join(' '), better.join(' '));
    mended++;
  }
  writeFileSync(url, text);
  console.log(`${file}: ${mended} palettes mended`);
}
