import { luminanceContrast } from '../../colour/contrast.ts';
import { hueDistance } from '../../colour/oklch.ts';
import { readsIn } from '../exchange.ts';
import { distance } from '../likeness.ts';
import type { Outlook } from '../outlook.ts';
import { groundsOf, piecesOf, type FreeRole, type Ground, type Piece } from './pieces.ts';
import type { Prior } from './prior.ts';
import { SCORE } from './score.ts';
import { lends, type Thing } from './things.ts';

/** Colours of each thing that are tried in a role. */
const PIECES_MAX = 3;

/** Oklab distances between colours of a palette, and from a ground and a text. */
const APART = { voices: 0.14, secondary: 0.1, ground: 0.12, text: 0.15 } as const;
/** WCAG 2.2 contrasts on the ground. */
const CONTRAST = { accent: 1.25, secondary: 1.3, heavy: 5 } as const;

export interface Found {
  readonly score: number;
  readonly ground: Ground;
  readonly primary: Piece;
  readonly secondary: Piece;
  readonly accent: Piece;
}

/** The ground and the three voices that are worth most together; undefined where no three fit. */
export function bestFive(outlook: Outlook, things: readonly Thing[], prior: Prior): Found | undefined {
  const pieces = piecesOf(outlook, things.filter(lends), prior);
  let best: Found | undefined;
  for (const ground of groundsOf(outlook, things, prior)) {
    const fitting = (role: FreeRole, fits: (piece: Piece, onGround: number) => boolean): Piece[] =>
      pieces.flatMap((own) =>
        own
          .filter((piece) => fits(piece, luminanceContrast(piece.colour.luminance, ground.colour.luminance)))
          .toSorted((p, q) => q.worth[role] - p.worth[role])
          .slice(0, PIECES_MAX),
      );
    const on = { background: ground, text: { colour: ground.text } };
    const isNoText = ({ colour }: Piece): boolean => distance(colour, ground.text) > APART.text;
    const primaries = fitting('primary', (piece) => readsIn('primary', piece.colour, on) && isNoText(piece));
    const accents = fitting(
      'accent',
      (piece, onGround) => onGround >= CONTRAST.accent && readsIn('accent', piece.colour, on),
    );
    const secondaries = fitting(
      'secondary',
      (piece, onGround) =>
        onGround >= CONTRAST.secondary && distance(piece.colour, ground.colour) > APART.ground && isNoText(piece),
    )
      .map((piece) => ({ piece, score: secondaryScore(piece, ground) }))
      .toSorted((p, q) => q.score - p.score);
    for (const primary of primaries) {
      for (const accent of accents) {
        const pair = pairScore(ground, primary, accent);
        if (pair === undefined) continue;
        const beside = secondaries.find(({ piece }) => standsBeside(piece, primary, accent));
        if (beside !== undefined && pair + beside.score > (best?.score ?? -Infinity))
          best = { score: pair + beside.score, ground, primary, accent, secondary: beside.piece };
      }
    }
  }
  return best;
}

const foreignTo = (ground: Ground, { colour }: Piece): number =>
  ground.colour.c >= TINTED && hueDistance(ground.colour.h, colour.h) > FOREIGN_DEGREES ? SCORE.foreign : 0;
/** OKLCH chroma from which a ground has a hue that one sees, and degrees from which another hue is foreign to it. */
const TINTED = 0.012;
const FOREIGN_DEGREES = 80;

function secondaryScore(piece: Piece, ground: Ground): number {
  const { from, by } = SCORE.secondaryChroma;
  const isHeavy = luminanceContrast(piece.colour.luminance, ground.colour.luminance) > CONTRAST.heavy;
  return (
    piece.worth.secondary +
    by * Math.max(0, piece.colour.c - from) +
    (isHeavy ? SCORE.heavySecondary : 0) +
    (piece.thing === ground.thing ? 0 : SCORE.another) +
    foreignTo(ground, piece)
  );
}

/** Undefined for two that are one thing, or one colour. */
function pairScore(ground: Ground, primary: Piece, accent: Piece): number | undefined {
  const [p, a] = [primary.colour, accent.colour];
  if (primary.thing === accent.thing || distance(p, a) < APART.voices) return undefined;
  const degrees = hueDistance(p.h, a.h);
  const areVoices = p.c > VOICE && a.c > VOICE;
  const areLoud = p.c > LOUD && a.c > LOUD;
  const { accentChroma, primaryChroma } = SCORE;
  return (
    ground.worth +
    primary.worth.primary +
    accent.worth.accent +
    accentChroma.by * Math.min(a.c, accentChroma.to) +
    primaryChroma.by * Math.min(p.c, primaryChroma.to) +
    (a.c < PALE ? SCORE.paleAccent : 0) +
    (areVoices && degrees < VOICE_DEGREES ? SCORE.oneVoice : 0) +
    (areLoud && degrees > CLASH.from && degrees < CLASH.to && Math.abs(p.l - a.l) < CLASH.lightness ? SCORE.clash : 0) +
    (ground.thing === primary.thing || ground.thing === accent.thing ? 0 : SCORE.another) +
    foreignTo(ground, primary) +
    foreignTo(ground, accent)
  );
}

/** OKLCH chroma from which a colour is a voice, from which it is loud, and below which it is no accent. */
const [VOICE, LOUD, PALE] = [0.06, 0.12, 0.08] as const;
const VOICE_DEGREES = 30;
/** Degrees of OKLCH hue within which two loud colours flicker, and the lightness within which they do. */
const CLASH = { from: 90, to: 150, lightness: 0.15 } as const;

const standsBeside = ({ thing, colour }: Piece, primary: Piece, accent: Piece): boolean =>
  thing !== primary.thing &&
  thing !== accent.thing &&
  distance(colour, primary.colour) >= APART.secondary &&
  distance(colour, accent.colour) >= APART.secondary;
