import { hexToOklch } from '../../engine/colour/oklch.ts';
import { colourName } from '../colour-name.ts';
import { oneLine } from '../one-line.ts';
import { type ExportPalette, type ExportRole, rolesOf } from '../palette.ts';
import type { CardText, MeasureText, TextStyle } from './card-text.ts';
import { headTexts } from './head.ts';
import { type Inks, inksOn } from './ink.ts';

export const CARD_WIDTH = 1600;
export const CARD_HEIGHT = 900;

export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly hex: string;
  readonly inks: Inks;
  readonly texts: readonly CardText[];
}

const PANEL_WIDTH = 960;
const MARGIN = 72;
const STRIP_MARGIN = 48;

const NAME: TextStyle = { sizePx: 30, weight: 600, trackingPx: -0.3 };
const HEX: TextStyle = { sizePx: 28, weight: 500, trackingPx: 0.6 };
const ROLE: TextStyle = { sizePx: 21, weight: 500, trackingPx: 0.2 };

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
  const headBox = { left: MARGIN, right: PANEL_WIDTH - MARGIN, top: MARGIN };
  const head = headTexts(headBox, title, oneLine(palette.description ?? ''), measure);
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
