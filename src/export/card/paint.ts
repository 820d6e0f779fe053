import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { bytesOf } from '../colours/swatches.ts';
import { drawable } from './fonts.ts';
import type { IndexedImage } from './indexed-png.ts';
import type { CardText, TextStyle } from './card-text.ts';
import { CARD_HEIGHT, CARD_WIDTH, layoutCard, type Tile } from './layout.ts';
import type { ExportPalette } from '../palette.ts';
import { titleOf } from '../naming/title.ts';

/** Steps from the swatch to the ink on the edge of a letter; two inks on each of five swatches leave sixteen a ramp. */
const LEVELS = 16;

/** Coverage, 0 to 255, in steps. */
const LEVEL_OF = Uint8Array.from({ length: 256 }, (_, alpha) => Math.round((alpha * (LEVELS - 1)) / 255));

/** A row's filter byte and its pixels. */
const ROW_BYTES = 1 + CARD_WIDTH;

/** One image for all cards, which follow each other: the tiles paint it over. */
const rows = new Uint8Array(ROW_BYTES * CARD_HEIGHT);

/**
 * A canvas holds one line's letters alone, white on nothing: how much of a pixel they cover is its alpha. Reading any
 * part of a canvas costs a copy of it all, hence one for labels, one for lines of the description, one for titles.
 */
const contexts = [lineContext(320, 60), lineContext(960, 64), lineContext(960, 256)] as const;

/** Nothing is drawn on it, so that no text's direction stays behind. */
const measuring = lineContext(1, 1);

function lineContext(width: number, height: number): SKRSContext2D {
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = '#FFFFFF';
  // By default it follows the host's language.
  context.lang = 'en';
  context.textAlign = 'left';
  return context;
}

/** How far letters and their marks reach from their line: above and below the baseline, and over its ends. */
const [ABOVE_EM, BELOW_EM, ASIDE_EM] = [1.3, 0.6, 0.25] as const;

/** More than the card has room for: what is beyond it would be measured in vain. */
const TEXT_LENGTH_MAX = 500;

/** What the card says by itself is in Latin letters and digits. */
const OWN_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz #0123456789 ·…';

let own: readonly string[] | undefined;
const ownFamilies = (): readonly string[] => (own ??= drawable(OWN_LETTERS).families);

/**
 * Paints the card in colours by number: flat swatches, and for each ink on each a ramp of steps.
 * @returns an image that is good until the next card is painted
 */
export function paintCard(palette: ExportPalette): IndexedImage {
  const title = drawable(titleOf(palette.name).slice(0, TEXT_LENGTH_MAX).toWellFormed()).text || titleOf('');
  const description = drawable((palette.description ?? '').slice(0, TEXT_LENGTH_MAX).toWellFormed()).text;
  const families = [...new Set([...ownFamilies(), ...drawable(`${title} ${description}`).families])].join(', ');
  const tiles = layoutCard({ ...palette, description }, title, (text, style) => {
    setFont(measuring, style, families);
    return measuring.measureText(text).width;
  });
  const colors = new Uint8Array(3 * LEVELS * 2 * tiles.length);
  tiles.forEach((tile, index) => {
    const strong = 2 * LEVELS * index;
    fillRamp(colors, strong, tile.hex, tile.inks.strong);
    fillRamp(colors, strong + LEVELS, tile.hex, tile.inks.soft);
    fillTile(tile, strong);
    for (const text of tile.texts) {
      write(tile, text, families, text.ink === 'strong' ? strong : strong + LEVELS);
    }
  });
  return { width: CARD_WIDTH, height: CARD_HEIGHT, rows, palette: colors, title };
}

/** Weights go by the fonts' own axis: @napi-rs/canvas before 1.0.13 hears of none in `font`, and refuses 450. */
function setFont(context: SKRSContext2D, { weight, sizePx, trackingPx }: TextStyle, families: string): void {
  context.font = `${sizePx}px ${families}`;
  context.fontVariationSettings = `'wght' ${weight}`;
  context.letterSpacing = `${trackingPx}px`;
}

function fillTile({ x, y, width, height }: Tile, color: number): void {
  for (let row = y; row < y + height; row++) {
    const start = row * ROW_BYTES + 1 + x;
    rows.fill(color, start, start + width);
  }
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

/**
 * Draws one text on a clean canvas, takes over what it covers, and wipes it off again. The box is the line's, not the
 * letters' own: @napi-rs/canvas before 1.0.13 tells the letters' box of a text's first font alone.
 */
function write(tile: Tile, text: CardText, families: string, ramp: number): void {
  const { sizePx } = text.style;
  setFont(measuring, text.style, families);
  const advance = Math.ceil(measuring.measureText(text.text).width);
  const aside = Math.ceil(sizePx * ASIDE_EM);
  const above = Math.ceil(sizePx * ABOVE_EM);
  const [context, width, height] = fitting(advance + 2 * aside, above + Math.ceil(sizePx * BELOW_EM));
  setFont(context, text.style, families);
  context.direction = text.rightToLeft ? 'rtl' : 'ltr';
  context.fillText(text.text, aside, above);
  const { data } = context.getImageData(0, 0, width, height);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);

  const left = (text.align === 'end' ? text.x - advance : text.x) - aside;
  const top = text.baseline - above;
  const firstX = Math.max(0, tile.x - left);
  const lastX = Math.min(width, tile.x + tile.width - left);
  const lastY = Math.min(height, tile.y + tile.height - top);
  for (let y = Math.max(0, tile.y - top); y < lastY; y++) {
    const row = (top + y) * ROW_BYTES + 1 + left;
    for (let x = firstX; x < lastX; x++) {
      const level = LEVEL_OF[data[4 * (y * width + x) + 3] ?? 0] ?? 0;
      if (level > 0) rows[row + x] = ramp + level;
    }
  }
}

/** The smallest canvas that holds a box, and as much of the box as the largest holds. */
function fitting(width: number, height: number): readonly [context: SKRSContext2D, width: number, height: number] {
  for (const context of contexts) {
    if (width <= context.canvas.width && height <= context.canvas.height) return [context, width, height];
  }
  const [, , largest] = contexts;
  return [largest, Math.min(width, largest.canvas.width), Math.min(height, largest.canvas.height)];
}
