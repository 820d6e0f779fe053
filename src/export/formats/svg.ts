import type { CardText, TextStyle } from '../card/card-text.ts';
import { CARD_HEIGHT, CARD_WIDTH, layoutCard, type Tile } from '../card/layout.ts';
import type { ExportPalette } from '../palette.ts';
import { titleOf } from '../naming/title.ts';

/** The card's own face first, then what systems have; an SVG carries no fonts. */
const FAMILIES = "Manrope, Inter, 'Noto Sans', 'Noto Sans JP', 'Noto Sans SC', system-ui, sans-serif";

/** Letters that are as wide as they are high; others are, on average, as Manrope has them. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/** The card of the PNG as a vector drawing, for slides and print. */
export function exportSvg(palette: ExportPalette): string {
  const title = titleOf(palette.name);
  const shown = escaped(title);
  let svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" role="img" aria-label="${shown}" font-family="${FAMILIES}">\n<title>${shown}</title>\n`;
  for (const tile of layoutCard(palette, title, estimatedWidth)) {
    svg += `<rect x="${tile.x}" y="${tile.y}" width="${tile.width}" height="${tile.height}" fill="${tile.hex}"/>\n`;
    for (const text of tile.texts) svg += written(text, tile);
  }
  return `${svg}</svg>\n`;
}

function written(text: CardText, { inks }: Tile): string {
  const anchor = text.align === 'end' && !text.rightToLeft ? ' text-anchor="end"' : '';
  const direction = text.rightToLeft ? ' direction="rtl"' : '';
  return `<text x="${text.x}" y="${text.baseline}"${attributesOf(text.style)} fill="${inks[text.ink]}"${anchor}${direction}>${escaped(text.text)}</text>\n`;
}

const attributes = new WeakMap<TextStyle, string>();

/** Most texts share a style: it is written once. */
function attributesOf(style: TextStyle): string {
  const known = attributes.get(style);
  if (known !== undefined) return known;
  const { sizePx, weight, trackingPx } = style;
  const written = ` font-size="${sizePx}" font-weight="${weight}" letter-spacing="${trackingPx}"`;
  attributes.set(style, written);
  return written;
}

/** Advance width in ems. */
const AVERAGE_EM = 0.58;

/** Of scripts before Hangul, none of which has wide letters or such as take two code units. */
const NARROW = /^[^\u1100-\uFFFF]*$/;

/** An SVG is written without measuring. */
function estimatedWidth(text: string, { sizePx, trackingPx }: TextStyle): number {
  if (NARROW.test(text)) return text.length * (sizePx * AVERAGE_EM + trackingPx);
  let width = 0;
  for (const character of text) width += sizePx * (WIDE.test(character) ? 1 : AVERAGE_EM) + trackingPx;
  return width;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const MARKUP = /[&<>"']/;

const escaped = (text: string): string =>
  MARKUP.test(text) ? text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '') : text;
