import { hexToOklch } from '../../engine/colour/oklch.ts';
import { colourName } from '../naming/colour-name.ts';
import { oneLine } from '../naming/one-line.ts';
import { type ExportPalette, type ExportRole, rolesOf } from '../palette.ts';
import type { CardText, MeasureText, TextStyle } from './card-text.ts';
import { headTexts } from './head.ts';
import { type Inks, inksOn, toneOf } from './ink.ts';

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

const labelOf = (role: ExportRole): string => role.charAt(0).toUpperCase() + role.slice(1);

/** Shares of the strips' height: the primary colour is the one most seen beside the background. */
const PRIMARY_SHARE = 1.5;

/** A colour of the card, what it is for, most often one thing, and what is written on it with. */
interface CardColour {
  readonly hex: string;
  readonly roles: readonly ExportRole[];
  readonly inks: Inks;
}

/**
 * A card of 1600 by 900 pixels, all of it the palette's own colours: a large panel in the background's colour (without
 * roles, in the lightest) that carries the name, and the other four as strips beside it; each says its name, its role
 * and its hex, in ink that is legible on it.
 */
export function layoutCard(palette: ExportPalette, title: string, measure: MeasureText): readonly Tile[] {
  const colours = cardColours(palette);
  const panel = panelOf(colours);
  const box = { x: 0, y: 0, width: PANEL_WIDTH, height: CARD_HEIGHT };
  const headBox = { left: MARGIN, right: PANEL_WIDTH - MARGIN, top: MARGIN };
  const head = headTexts(headBox, title, oneLine(palette.description ?? ''), measure);
  const strips = stripTiles(colours.filter((colour) => colour !== panel));
  return [tile(box, panel, MARGIN, CARD_HEIGHT - MARGIN - 12, head), ...strips];
}

function cardColours(palette: ExportPalette): readonly CardColour[] {
  const tones = palette.colors.map((hex) => toneOf(hex.toUpperCase()));
  const roles = rolesOf(palette).map(([role, hex]) => ({ role, hex: hex.toUpperCase() }));
  return tones.map((tone) => ({
    hex: tone.hex,
    roles: roles.filter(({ hex }) => hex === tone.hex).map(({ role }) => role),
    inks: inksOn(tone, tones),
  }));
}

const panelOf = (colours: readonly CardColour[]): CardColour =>
  colours.find(({ roles }) => roles.includes('background')) ??
  colours.reduce((one, other) => (hexToOklch(other.hex).l > hexToOklch(one.hex).l ? other : one));

function stripTiles(colours: readonly CardColour[]): readonly Tile[] {
  const shareOf = ({ roles }: CardColour): number => (roles.includes('primary') ? PRIMARY_SHARE : 1);
  const whole = colours.reduce((sum, colour) => sum + shareOf(colour), 0);
  let shares = 0;
  let y = 0;
  return colours.map((colour) => {
    shares += shareOf(colour);
    const end = Math.round((shares / whole) * CARD_HEIGHT);
    const box = { x: PANEL_WIDTH, y, width: CARD_WIDTH - PANEL_WIDTH, height: end - y };
    y = end;
    return tile(box, colour, STRIP_MARGIN, box.y + Math.round(box.height / 2), []);
  });
}

function tile(
  box: Pick<Tile, 'x' | 'y' | 'width' | 'height'>,
  { hex, roles, inks }: CardColour,
  margin: number,
  middle: number,
  head: readonly CardText[],
): Tile {
  const left = box.x + margin;
  const role = roles.map(labelOf).join(' · ');
  const nameBaseline = role === '' ? middle + 10 : middle - 4;
  const texts = [
    ...head,
    plain(colourName(hex), NAME, left, nameBaseline, 'start', 'strong'),
    plain(hex, HEX, box.x + box.width - margin, nameBaseline, 'end', 'strong'),
  ];
  if (role !== '') texts.push(plain(role, ROLE, left, middle + 28, 'start', 'soft'));
  return { ...box, hex, inks, texts };
}

const plain = (
  text: string,
  style: TextStyle,
  x: number,
  baseline: number,
  align: CardText['align'],
  ink: keyof Inks,
): CardText => ({ text, style, x, baseline, align, rightToLeft: false, ink });
