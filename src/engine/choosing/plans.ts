import { contrastRatio } from '../colour/contrast.ts';
import { oklabToHex } from '../colour/hex.ts';
import type { Oklab } from '../colour/oklab.ts';
import { oklabToOklch, oklchToOklab } from '../colour/oklch.ts';
import { cardColour } from '../model/cards.ts';
import { atHand, isDark, type Five, type Placed } from './exchange.ts';
import type { Outlook } from './outlook.ts';

/** OKLCH chroma under which a colour has no hue to speak of. */
const HUED = 0.04;
/** What is darker than this is a ground. */
const GROUND_DARK = 0.36;
/** And what is lighter than this. */
const GROUND_LIGHT = 0.93;

/**
 * The two ends of a ramp with what lies between them. An end as dark or as light as the background is the background; else the
 * end that reads on the background is the primary.
 */
export function placeRamp([from, to]: readonly [Oklab, Oklab], five: Five): Five {
  const [start, end] = [oklabToOklch(from), oklabToOklch(to)];
  // An ivory has no hue to pass through: all that lies between has that of the other end.
  const first = start.c < HUED && end.c > start.c ? end.h : start.h;
  const turn = end.c < HUED && start.c >= end.c ? 0 : ((end.h - first + 540) % 360) - 180;
  // By hue, the shorter way round: what lies between blue and apricot is rose, not grey.
  const at = (share: number): Oklab =>
    oklchToOklab({
      l: start.l + share * (end.l - start.l),
      c: start.c + share * (end.c - start.c),
      h: (first + share * turn + 360) % 360,
    });
  const place = (share: number): Placed => ({
    colour: cardColour(oklabToHex(share === 0 ? from : share === 1 ? to : at(share)), ''),
    card: five.background.card,
    word: undefined,
  });
  const [deep, light] = from.l <= to.l ? [0, 1] : [1, 0];
  const toLight = (share: number): Placed => place(deep + share * (light - deep));
  // From espresso to cream, which is no primary beside a cream text.
  if (isDark(five) && at(deep).l < GROUND_DARK && at(light).l > GROUND_LIGHT)
    return { ...five, background: toLight(0), secondary: toLight(0.3), accent: toLight(0.55), primary: toLight(0.8) };
  if (isDark(five) && at(deep).l < GROUND_DARK)
    return { ...five, background: place(deep), secondary: place(0.5), primary: place(light) };
  // From cream to espresso: cream is the ground of all the others.
  if (!isDark(five) && at(light).l > GROUND_LIGHT)
    return { ...five, background: toLight(1), secondary: toLight(0.7), accent: toLight(0.45), primary: toLight(0.15) };
  const onGround = (share: number): number => contrastRatio(oklabToHex(at(share)), five.background.colour.hex);
  const primary = onGround(0) >= onGround(1) ? 0 : 1;
  return { ...five, primary: place(primary), secondary: place(0.5), accent: place(1 - primary) };
}

/**
 * The accent that a brief asks for without naming its colour: where what is there is none, the loudest at hand that reads; a
 * `warm accent` is seen, and one that is to be loud is louder than all others.
 */
export function placeLoud(outlook: Outlook, five: Five): Five {
  const asked = outlook.rules.freeAccent?.tones;
  if (asked === undefined || !ACCENTED.some((tone) => asked.has(tone))) return five;
  if (five.accent.colour.c >= (asked.has('vivid') ? LOUD_CHROMA : SPARK_CHROMA)) return five;
  const [loudest] = atHand(outlook, 'accent', five)
    .filter(({ colour }) => contrastRatio(colour.hex, five.background.colour.hex) >= SEEN_AT)
    .toSorted((p, q) => q.colour.c - p.colour.c);
  return loudest === undefined || loudest.colour.c <= five.accent.colour.c ? five : { ...five, accent: loudest };
}

/** Tones in which an accent is asked for. */
const ACCENTED = ['vivid', 'warm', 'cool'] as const;
/** Contrast with the ground at which one colour is louder than all others. */
const SEEN_AT = 3.5;
/** An accent with this OKLCH chroma is loud; one with less than this is none. */
const [LOUD_CHROMA, SPARK_CHROMA] = [0.17, 0.1] as const;
