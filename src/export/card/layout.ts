import { hexToOklch } from '../../engine/colour/oklch.ts';
import { colourName } from '../colour-name.ts';
import { oneLine } from '../one-line.ts';
import { type ExportPalette, type ExportRole, rolesOf } from '../palette.ts';
import { type Inks, inksOn } from './ink.ts';
import { shortened, wrapText } from './wrap.ts';

export const CARD_WIDTH = 1600;
export const CARD_HEIGHT = 900;

export interface TextStyle {
  readonly sizePx: number;
  readonly weight: number;
  readonly trackingPx: number;
}

export interface CardText extends TextStyle {
  readonly text: string;
  /** The left end, or the right one of a text that is aligned `end`. */
  readonly x: number;
  readonly baseline: number;
  readonly align: 'start' | 'end';
  readonly rightToLeft: boolean;
  readonly ink: keyof Inks;
}

export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly hex: string;
  readonly inks: Inks;
  readonly texts: readonly CardText[];
}

/** Width in pixels of a text in a style. */
export type MeasureText = (text: string, style: TextStyle) => number;

const PANEL_WIDTH = 960;
const MARGIN = 72;
const STRIP_MARGIN = 48;

const NAME: TextStyle = { sizePx: 30, weight: 600, trackingPx: -0.3 };
const HEX: TextStyle = { sizePx: 28, weight: 500, trackingPx: 0.6 };
const ROLE: TextStyle = { sizePx: 21, weight: 500, trackingPx: 0.2 };
const DESCRIPTION: TextStyle = { sizePx: 29, weight: 450, trackingPx: 0 };
const DESCRIPTION_LINE_PX = 42;
const DESCRIPTION_LINES_MAX = 4;

/** Title sizes tried in turn, each with the lines that it may take. */
const TITLES: readonly (readonly [sizePx: number, linesMax: number])[] = [
  [128, 2],
  [112, 3],
  [92, 3],
  [76, 4],
  [60, 5],
  [48, 6],
];

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** A word is rather broken in large type than set smaller than this. */
const WHOLE_WORDS_MIN_PX = 60;

/** Shares of the strips' height: the primary colour is the one most seen beside the background. */
const PRIMARY_SHARE = 1.5;

/**
 * A card of 1600 by 900 pixels, all of it the palette's own colours: a large panel in the background's colour (without
 * roles, in the lightest) that carries the name, and the other four as strips beside it; each says its name, its role
 * and its hex, in ink that is legible on it.
 */
export function layoutCard(palette: ExportPalette, title: string, measure: MeasureText): readonly Tile[] {
  const colors = palette.colors.map((hex) => hex.toUpperCase());
  const roles = colors.map((hex) => rolesNaming(hex, palette));
  const panel = panelIndex(colors, roles);
  const strips = colors.flatMap((_, index) => (index === panel ? [] : [index]));
  const shares = strips.map((index) => (roles[index]?.includes('primary') === true ? PRIMARY_SHARE : 1));
  const whole = shares.reduce((sum, share) => sum + share, 0);

  const tiles: Tile[] = [];
  let y = 0;
  strips.forEach((index, place) => {
    const end = Math.round((shares.slice(0, place + 1).reduce((sum, share) => sum + share, 0) / whole) * CARD_HEIGHT);
    const box = { x: PANEL_WIDTH, y, width: CARD_WIDTH - PANEL_WIDTH, height: end - y };
    const middle = y + Math.round(box.height / 2);
    tiles.push(tile(box, colors[index] ?? '', colors, roles[index] ?? [], STRIP_MARGIN, middle, []));
    y = end;
  });
  const box = { x: 0, y: 0, width: PANEL_WIDTH, height: CARD_HEIGHT };
  const head = headTexts(palette, title, measure);
  const foot = CARD_HEIGHT - MARGIN - 12;
  return [tile(box, colors[panel] ?? '', colors, roles[panel] ?? [], MARGIN, foot, head), ...tiles];
}

/** A colour's roles, most often one. */
const rolesNaming = (hex: string, palette: ExportPalette): readonly ExportRole[] =>
  rolesOf(palette).flatMap(([role, own]) => (own.toUpperCase() === hex ? [role] : []));

function panelIndex(colors: readonly string[], roles: readonly (readonly ExportRole[])[]): number {
  const background = roles.findIndex((own) => own.includes('background'));
  if (background !== -1) return background;
  const lightness = colors.map((hex) => hexToOklch(hex).l);
  return lightness.indexOf(Math.max(...lightness));
}

function tile(
  box: Pick<Tile, 'x' | 'y' | 'width' | 'height'>,
  hex: string,
  colors: readonly string[],
  roles: readonly ExportRole[],
  margin: number,
  middle: number,
  texts: readonly CardText[],
): Tile {
  const left = box.x + margin;
  const role = roles.map((name) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`).join(' · ');
  const nameBaseline = role === '' ? middle + 10 : middle - 4;
  const own = [
    plain(colourName(hex), NAME, left, nameBaseline, 'start', 'strong'),
    plain(hex, HEX, box.x + box.width - margin, nameBaseline, 'end', 'strong'),
    ...(role === '' ? [] : [plain(role, ROLE, left, middle + 28, 'start', 'soft')]),
  ];
  return { ...box, hex, inks: inksOn(hex, colors), texts: [...texts, ...own] };
}

const plain = (
  text: string,
  style: TextStyle,
  x: number,
  baseline: number,
  align: CardText['align'],
  ink: keyof Inks,
): CardText => ({ ...style, text, x, baseline, align, rightToLeft: false, ink });

/** The name, as large as it may be, and the description below it. */
function headTexts(palette: ExportPalette, title: string, measure: MeasureText): readonly CardText[] {
  const widthMax = PANEL_WIDTH - 2 * MARGIN;
  const { style, lines } = fittedTitle(title, widthMax, measure);
  const lineHeight = Math.round(style.sizePx * 1.1);
  const first = MARGIN + Math.round(style.sizePx * 0.82);
  const place = (text: string, own: TextStyle, baseline: number, ink: keyof Inks): CardText => {
    const rightToLeft = RIGHT_TO_LEFT.test(text);
    const x = rightToLeft ? PANEL_WIDTH - MARGIN : MARGIN;
    return { ...own, text, x, baseline, align: rightToLeft ? 'end' : 'start', rightToLeft, ink };
  };
  const titles = lines.map((line, index) => place(line, style, first + index * lineHeight, 'strong'));
  const below = first + (lines.length - 1) * lineHeight + Math.round(style.sizePx * 0.3) + 56;
  const description = fittedLines(
    oneLine(palette.description ?? ''),
    DESCRIPTION,
    DESCRIPTION_LINES_MAX,
    widthMax,
    measure,
  );
  return [
    ...titles,
    ...description.map((line, index) => place(line, DESCRIPTION, below + index * DESCRIPTION_LINE_PX, 'soft')),
  ];
}

function fittedTitle(
  title: string,
  widthMax: number,
  measure: MeasureText,
): { readonly style: TextStyle; readonly lines: readonly string[] } {
  for (const mayBreakWords of [false, true]) {
    for (const [sizePx, linesMax] of TITLES) {
      const style = titleStyle(sizePx, title);
      const lines = wrapText(title, widthMax, (text) => measure(text, style));
      const isWhole =
        mayBreakWords || (sizePx >= WHOLE_WORDS_MIN_PX && !lines.some((line) => isBrokenWord(line, title)));
      if (lines.length <= linesMax && isWhole) return { style, lines };
    }
  }
  const style = titleStyle(48, title);
  return { style, lines: fittedLines(title, style, 6, widthMax, measure) };
}

/** Scripts whose letters join, or stack so that they need their own room. */
const KEEPS_ITS_SPACING = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** Large type is set tighter, where the script lets it. */
const titleStyle = (sizePx: number, title: string): TextStyle => ({
  sizePx,
  weight: 700,
  trackingPx: KEEPS_ITS_SPACING.test(title) ? 0 : -sizePx * 0.025,
});

/** A line that ends inside a word of the title: a smaller size may keep it whole. */
function isBrokenWord(line: string, title: string): boolean {
  const end = title.indexOf(line) + line.length;
  return /^\p{Script=Latin}{2}$/u.test(title.slice(end - 1, end + 1));
}

function fittedLines(
  text: string,
  style: TextStyle,
  linesMax: number,
  widthMax: number,
  measure: MeasureText,
): readonly string[] {
  const own = (line: string): number => measure(line, style);
  const lines = wrapText(text, widthMax, own);
  if (lines.length <= linesMax) return lines;
  return [...lines.slice(0, linesMax - 1), shortened(lines.slice(linesMax - 1).join(' '), widthMax, own)];
}
