import { contrastRatio, type Palette } from '../../src/engine/index.ts';
import { drawPalette } from '../../src/cli/swatches.ts';

const LINE = 22;
const LEFT = 20;

/** What `huesmith generate` draws in a terminal, as a picture for the documentation. */
export function terminalPicture(command: string, palettes: readonly Palette[]): string {
  const lines: string[] = [];
  const text = (line: string, indent = 0): void => {
    const escaped = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    lines.push(`<text x="${LEFT + indent}" y="${LINE * (lines.length + 2)}" xml:space="preserve">${escaped}</text>`);
  };
  text(`$ ${command}`);
  for (const palette of palettes) {
    const [name = '', ...rest] = drawPalette({ ...palette, semantic: { ...palette.semantic } }, PLAIN)
      .trimEnd()
      .split('\n');
    text(name);
    for (const [at, line] of rest.entries()) {
      const hex = palette.colors[at];
      if (hex === undefined) text(line);
      else {
        const y = LINE * (lines.length + 1) + 6;
        const swatch = `<rect x="${LEFT}" y="${y}" width="110" height="${LINE}" fill="${hex}"/>`;
        text(line, 120);
        lines.push(`${swatch}${lines.pop() ?? ''}`);
      }
    }
    text('');
  }
  const ground = '#16181D';
  const ink = contrastRatio('#E6E6E6', ground) > 7 ? '#E6E6E6' : '#FFFFFF';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="${LINE * (lines.length + 2)}" font-family="ui-monospace, Menlo, Consolas, monospace" font-size="15">
<rect width="100%" height="100%" rx="10" fill="${ground}"/>
<g fill="${ink}">
${lines.join('\n')}
</g>
</svg>
`;
}

const PLAIN = { colourDepth: 1, width: 88 } as const;
