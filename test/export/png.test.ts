import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { PNG } from 'pngjs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../src/engine/colour/contrast.ts';
import { CARD_HEIGHT, CARD_WIDTH, layoutCard } from '../../src/export/card/layout.ts';
import { renderCard } from '../../src/export/card/pool.ts';
import { type ExportPalette, exportPalette } from '../../src/export/index.ts';
import { coastal, withoutRoles } from './palettes.ts';
import { bytesOf } from './text.ts';

const STORED = path.join(import.meta.dirname, 'coastal-morning.png');

/** Of the pixels, those that may differ by more than a little: letters are drawn by the machine's own arithmetic. */
const DIFFERENT_PIXELS_MAX = 0.002;
const CHANNEL_TOLERANCE = 16;

const decoded = async (palette: ExportPalette): Promise<PNG> =>
  PNG.sync.read(Buffer.from(await bytesOf('png', palette)));

function hexAt({ data, width }: PNG, x: number, y: number): string {
  const at = 4 * (y * width + x);
  return `#${data.subarray(at, at + 3).toString('hex')}`.toUpperCase();
}

/** Colours within a box and how many pixels each has, the most frequent first. */
function coloursIn(image: PNG, [left, top, width, height]: readonly [number, number, number, number]) {
  const counts = new Map<string, number>();
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      const hex = hexAt(image, x, y);
      counts.set(hex, (counts.get(hex) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, p], [, q]) => q - p).map(([hex]) => hex);
}

const tilesOf = (palette: ExportPalette) =>
  layoutCard(palette, palette.name, (text, { sizePx }) => text.length * sizePx * 0.58);

const PALETTES: readonly ExportPalette[] = [
  coastal,
  withoutRoles,
  { name: 'Near black', colors: ['#0A0A0A', '#050505', '#101010', '#1A1A1A', '#000000'] },
  { name: 'Near white', colors: ['#FFFFFF', '#FEFEFE', '#FAFAFA', '#F5F5F5', '#F0F0F0'] },
  { name: 'Middle greys', colors: ['#777777', '#767676', '#757575', '#787878', '#7F7F7F'] },
  { name: 'Primaries', colors: ['#FF0000', '#00FF00', '#0000FF', '#FFFF00', '#FF00FF'] },
];

describe('the png format', () => {
  it('is 1600 by 900 pixels in sRGB, and tells its title', async () => {
    const png = await bytesOf('png', { ...withoutRoles, name: '桜' });
    const { width, height, format } = await sharp(png).metadata();
    expect([width, height, format]).toEqual([CARD_WIDTH, CARD_HEIGHT, 'png']);
    const text = Buffer.from(png).toString('latin1');
    expect(text).toContain('sRGB');
    expect(Buffer.from(png).includes('Title\0\0\0\0\0桜')).toBe(true);
  });

  it.each(PALETTES)(
    'has the colours of $name exactly, over the whole of each swatch but its letters',
    async (palette) => {
      const image = await decoded(palette);
      const tiles = tilesOf(palette);
      expect(tiles.map(({ hex }) => hex).toSorted()).toEqual(palette.colors.map((hex) => hex.toUpperCase()).toSorted());
      for (const { x, y, width, height, hex } of tiles) {
        const corners = [
          [x, y],
          [x + width - 1, y],
          [x, y + height - 1],
          [x + width - 1, y + height - 1],
        ] as const;
        expect(corners.map(([left, top]) => hexAt(image, left, top))).toEqual([hex, hex, hex, hex]);
        expect(coloursIn(image, [x, y, width, height])[0]).toBe(hex);
      }
    },
  );

  it.each(PALETTES)('has text on each swatch of $name, at 4.5 to 1 or more as drawn', async (palette) => {
    const image = await decoded(palette);
    for (const tile of tilesOf(palette)) {
      const { hex, inks, texts } = tile;
      // Where a title's lines are depends on the fonts; where the labels are does not.
      for (const text of texts.filter(({ style }) => style.sizePx <= 30)) {
        const left = Math.round(text.align === 'end' ? text.x - 150 : text.x);
        const { sizePx } = text.style;
        const seen = coloursIn(image, [left, text.baseline - Math.round(sizePx * 0.8), 150, sizePx]);
        expect(seen).toContain(inks[text.ink]);
        expect(contrastRatio(inks[text.ink], hex)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('looks as it did when someone last looked at it', async () => {
    const [now, stored] = [await decoded(coastal), PNG.sync.read(await readFile(STORED))];
    let different = 0;
    for (let at = 0; at < now.data.length; at += 4) {
      const isFar = [0, 1, 2].some(
        (channel) => Math.abs((now.data[at + channel] ?? 0) - (stored.data[at + channel] ?? 0)) > CHANNEL_TOLERANCE,
      );
      if (isFar) different++;
    }
    expect(different / (CARD_WIDTH * CARD_HEIGHT)).toBeLessThanOrEqual(DIFFERENT_PIXELS_MAX);
  });

  it.each([
    ['Greek', 'Αιγαίο'],
    ['Cyrillic', 'Северный лес'],
    ['Japanese', '桜の庭'],
    ['Chinese', '江南烟雨'],
    ['traditional Chinese', '臺灣茶園'],
    ['Korean', '가을 산책'],
    ['Arabic', 'غروب'],
    ['Hebrew', 'גן העיר'],
    ['Thai', 'สวนดอกไม้'],
    ['Hindi', 'मानसून'],
    ['Vietnamese', 'Buổi sáng'],
  ])('draws a name in %s otherwise than a name that it cannot draw', async (_script, name) => {
    const [drawn, untitled] = [
      await decoded({ ...withoutRoles, name }),
      await decoded({ ...withoutRoles, name: '🌊🐚' }),
    ];
    expect(drawn.data.equals(untitled.data)).toBe(false);
    const letters = coloursIn(drawn, [72, 72, 800, 150]);
    expect(letters.length).toBeGreaterThan(4);
  });

  it('draws a name to its end where each letter is of another font file', async () => {
    const image = await decoded({ ...withoutRoles, name: '江南烟雨' });
    for (const index of [0, 1, 2, 3]) {
      expect([index, coloursIn(image, [80 + 122 * index, 72, 100, 130]).length > 4]).toEqual([index, true]);
    }
  });

  it('draws a card as it would have drawn it first, whatever it drew before', async () => {
    const first = await decoded(coastal);
    await decoded({ ...withoutRoles, name: 'غروب', description: 'غروب' });
    await decoded({ ...withoutRoles, name: 'W\u0336\u0332\u0348'.repeat(9), description: '﷽ ﷽' });
    expect((await decoded(coastal)).data.equals(first.data)).toBe(true);
  });

  it.each(['﷽', '﷽ ﷽', '\u20DEa', '\uA670a \u200D\u20DE', 'W'.repeat(200), '桜'.repeat(200)])(
    'keeps %s between the margins',
    async (text) => {
      const image = await decoded({ ...withoutRoles, name: text, description: text });
      expect(coloursIn(image, [0, 0, 70, CARD_HEIGHT])).toHaveLength(1);
      expect(coloursIn(image, [890, 0, 70, CARD_HEIGHT])).toHaveLength(1);
    },
  );

  it('calls a palette whose name has no glyph at all untitled', async () => {
    const [emoji, untitled] = [
      await bytesOf('png', { ...withoutRoles, name: '🌊🐚' }),
      await bytesOf('png', { ...withoutRoles, name: 'Untitled palette' }),
    ];
    expect(Buffer.from(emoji).equals(Buffer.from(untitled))).toBe(true);
  });

  it('leaves the drawing to a worker, and lets the process end by itself while workers are idle', async () => {
    const url = new URL('../../src/export/index.ts', import.meta.url);
    const program = `import { exportPalette } from ${JSON.stringify(url.href)};
      const spent = ({ user, system }) => user + system;
      const shares = [];
      for (let card = 0; card < 3; card++) {
        const [thread, all] = [process.threadCpuUsage(), process.cpuUsage()];
        await exportPalette('png', ${JSON.stringify(withoutRoles)});
        shares.push(spent(process.threadCpuUsage(thread)) / spent(process.cpuUsage(all)));
      }
      console.log(JSON.stringify(shares));`;
    const options = ['--input-type=module', '-e', program];
    const { stdout } = await promisify(execFile)(process.execPath, options, { timeout: 120_000 });
    // Shares of the processor time, which a busy machine stretches alike; in milliseconds the bench measures it.
    const shares: number[] = JSON.parse(stdout);
    expect(shares).toHaveLength(3);
    expect(Math.max(...shares)).toBeLessThan(0.25);
  });

  it('says why a card failed, and renders the next', async () => {
    await expect(renderCard({ name: 'None', colors: ['none'] })).rejects.toThrow('"NONE" is not a colour');
    expect(await renderCard(withoutRoles)).toBeInstanceOf(Uint8Array);
  });

  it('refuses what would wait too long, and renders what it took', async () => {
    const jobs = Array.from({ length: 300 }, (_, index) =>
      exportPalette('png', { ...withoutRoles, name: `Tide ${index}` }).then(
        () => 'rendered',
        (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
      ),
    );
    const answers = await Promise.all(jobs);
    const refused = answers.filter((answer) => answer === 'CardQueueFullError').length;
    expect(refused).toBeGreaterThan(0);
    expect(answers.filter((answer) => answer === 'rendered')).toHaveLength(300 - refused);
  });
});
