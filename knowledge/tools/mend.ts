/**
 * `npm run knowledge:mend FILE…`: moves the lightness of a card's, a moodboard's or a style palette's text, primary, secondary or
 * accent by as little as makes its contrast hold, in place. Hue and chroma stay; what needs more than a nudge is left and named.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { contrastRatio } from '../../src/engine/colour/contrast.ts';
import { deltaE2000 } from '../../src/engine/colour/difference.ts';
import { hexToOklch, oklchToHex } from '../../src/engine/colour/oklch.ts';
import { contractFaults, MINIMUMS, SOFT_MINIMUMS } from './contract.ts';
import { isSoft } from './lint-boards.ts';
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
function mendColours(colours: readonly string[], minimums: typeof MINIMUMS): string[] {
  const [background = '', text = '', primary = '', secondary = '', accent = ''] = colours;
  const on = (hex: string, min: number): boolean => contrastRatio(hex, background) >= min;
  const readable = nudge(text, (hex) => on(hex, minimums.text));
  const labelled = (hex: string): boolean => on(hex, minimums.label) || contrastRatio(hex, readable) >= minimums.label;
  const apart = (hex: string, others: readonly string[]): boolean =>
    others.every((other) => deltaE2000(hex, other) >= minimums.distinct);
  const button = nudge(primary, (hex) => on(hex, minimums.primary) && labelled(hex));
  const seen = nudge(
    secondary,
    (hex) => deltaE2000(hex, background) >= minimums.secondary && apart(hex, [readable, button]),
  );
  const mark = nudge(
    accent,
    (hex) => (labelled(hex) || on(hex, minimums.accent)) && apart(hex, [background, readable, button, seen]),
  );
  return [background, readable, button, seen, mark];
}

const knowledge = readKnowledge();
const wanted = process.argv.slice(2).map((path) => path.replace(/^knowledge\//, ''));
const minimumsOf = (soft: boolean): typeof MINIMUMS => (soft ? SOFT_MINIMUMS : MINIMUMS);
const palettes = [
  ...knowledge.cards.flatMap(({ cards }) => cards.map(({ file, colours }) => ({ file, colours, minimums: MINIMUMS }))),
  ...knowledge.moodboards.map((board) => ({
    file: board.file,
    colours: board.colours,
    minimums: minimumsOf(isSoft(board)),
  })),
  ...knowledge.styles.flatMap(({ file, palettes: own, contrast }) =>
    own.map((colours) => ({ file, colours, minimums: minimumsOf(contrast === 'soft') })),
  ),
].filter(({ file }) => wanted.includes(file));

for (const file of wanted) {
  const url = new URL(`../${file}`, import.meta.url);
  let text = readFileSync(url, 'utf8');
  let mended = 0;
  for (const { colours, minimums } of palettes.filter((palette) => palette.file === file)) {
    if (contractFaults(colours, minimums).length === 0) continue;
    const better = mendColours(colours, minimums);
    if (contractFaults(better, minimums).length > 0)
      console.log(`${file}: ${colours.join(' ')} needs more than a nudge`);
    text = text.replace(colours.join(' '), better.join(' '));
    mended++;
  }
  writeFileSync(url, text);
  console.log(`${file}: ${mended} palettes mended`);
}
