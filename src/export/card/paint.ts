import { createCanvas } from '@napi-rs/canvas';
import { bytesOf } from '../swatches.ts';
import { drawable } from './fonts.ts';
import type { IndexedImage } from './indexed-png.ts';
import { CARD_HEIGHT, CARD_WIDTH, type CardText, layoutCard, type TextStyle, type Tile } from './layout.ts';
import type { ExportPalette } from '../palette.ts';
import { titleOf } from '../title.ts';

/** Steps from the swatch to the ink on the edge of a letter; two inks on each of five swatches leave sixteen a ramp. */
const LEVELS = 16;

/** A row's filter byte and its pixels. */
const ROW_BYTES = 1 + CARD_WIDTH;

/** The canvas holds the letters alone, white on nothing: how much of a pixel they cover is its alpha. */
const context = createCanvas(CARD_WIDTH, CARD_HEIGHT).getContext('2d');
context.fillStyle = '#FFFFFF';
context.lang = 'en';
context.textBaseline = 'alphabetic';

/** Paints the card in colours by number: flat swatches, and for each ink on each a ramp of steps. */
export function paintCard(palette: ExportPalette): IndexedImage {
  const title = drawable(titleOf(palette.name)).text || titleOf('');
  const description = drawable(palette.description ?? '').text;
  const tiles = layoutCard({ ...palette, description }, title, measured);
  const rows = new Uint8Array(ROW_BYTES * CARD_HEIGHT);
  const colors = new Uint8Array(3 * LEVELS * 2 * tiles.length);
  tiles.forEach((tile, index) => {
    const strong = 2 * LEVELS * index;
    fillRamp(colors, strong, tile.hex, tile.inks.strong);
    fillRamp(colors, strong + LEVELS, tile.hex, tile.inks.soft);
    fillTile(rows, tile, strong);
    for (const text of tile.texts) write(rows, tile, text, text.ink === 'strong' ? strong : strong + LEVELS);
  });
  return { width: CARD_WIDTH, height: CARD_HEIGHT, rows, palette: colors, title };
}

function fillTile(rows: Uint8Array, { x, y, width, height }: Tile, color: number): void {
  for (let row = y; row < y + height; row++) rows.fill(color, row * ROW_BYTES + 1 + x, row * ROW_BYTES + 1 + x + width);
}

/** From the swatch's colour itself to the ink's. */
function fillRamp(colors: Uint8Array, start: number, surface: string, ink: string): void {
  const from = bytesOf(surface);
  const to = bytesOf(ink);
  for (let level = 0; level < LEVELS; level++) {
    const share = level / (LEVELS - 1);
    from.forEach((channel, index) => {
      colors[3 * (start + level) + index] = Math.round(channel + ((to[index] ?? 0) - channel) * share);
    });
  }
}

const fontOf = ({ weight, sizePx }: TextStyle, families: string): string => `${weight} ${sizePx}px ${families}`;

function measured(text: string, style: TextStyle): number {
  context.font = fontOf(style, drawable(text).families);
  context.letterSpacing = `${style.trackingPx}px`;
  return context.measureText(text).width;
}

/** Draws one text on the clean canvas, takes what it covers over, and wipes it off again. */
function write(rows: Uint8Array, tile: Tile, text: CardText, ramp: number): void {
  context.font = fontOf(text, drawable(text.text).families);
  context.letterSpacing = `${text.trackingPx}px`;
  context.direction = text.rightToLeft ? 'rtl' : 'ltr';
  context.textAlign = text.align === 'end' ? 'right' : 'left';
  const width = Math.ceil(context.measureText(text.text).width) + text.sizePx;
  const left = Math.max(tile.x, Math.floor(text.align === 'end' ? text.x - width : text.x - text.sizePx / 2));
  const top = Math.max(tile.y, text.baseline - Math.ceil(text.sizePx * 1.2));
  const right = Math.min(tile.x + tile.width, left + width + text.sizePx);
  const bottom = Math.min(tile.y + tile.height, text.baseline + Math.ceil(text.sizePx * 0.6));
  context.fillText(text.text, text.x, text.baseline);
  const { data } = context.getImageData(left, top, right - left, bottom - top);
  context.clearRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  let at = 3;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++, at += 4) {
      const level = Math.round(((data[at] ?? 0) * (LEVELS - 1)) / 255);
      if (level > 0) rows[y * ROW_BYTES + 1 + x] = ramp + level;
    }
  }
}
