import { hexToOklch, hueDistance } from '../colour/oklch.ts';
import type { Random } from '../random.ts';
import type { Role } from '../palette.ts';
import type { Roles } from '../roles/contract.ts';

/** How the five of a palette stand to each other, which settles the grammar of its sentence. */
export type Shape = 'spark' | 'pair' | 'ramp' | 'quiet';

/** A primary and an accent this far apart in hue are two voices; nearer, one of them is a shade of the other. */
const PAIR_DEGREES = 60;
const QUIET_CHROMA_MAX = 0.06;
const SPARK_RATIO = 1.5;

export function shapeOf(roles: Roles): Shape {
  const [primary, secondary, accent] = [roles.primary, roles.secondary, roles.accent].map(hexToOklch);
  if (primary === undefined || secondary === undefined || accent === undefined) return 'quiet';
  if (Math.max(primary.c, secondary.c, accent.c) < QUIET_CHROMA_MAX) return 'quiet';
  const near =
    hueDistance(primary.h, accent.h) < PAIR_DEGREES / 2 && hueDistance(primary.h, secondary.h) < PAIR_DEGREES;
  if (near) return 'ramp';
  return accent.c > SPARK_RATIO * primary.c || primary.c < QUIET_CHROMA_MAX ? 'spark' : 'pair';
}

/**
 * Grammars by ground and shape. `{P} {S} {A} {B} {T}` are the phrases of primary, secondary, accent, background and
 * text. Each reads well with things in the singular or the plural, and is true of every palette of its shape.
 */
const FRAMES: Readonly<Record<'light' | 'dark', Readonly<Record<Shape, readonly string[]>>>> = {
  light: {
    spark: [
      '{P} and {S} keep quiet on {B} so that {A} can be heard.',
      '{B}, {P} and {S}, then one flash of {A}.',
      '{P} and {S} on {B}, and {A} to catch the eye.',
      'Mostly {B} and {P}; {A} says the rest.',
      '{A} breaks the hush of {P}, {S} and {B}.',
    ],
    pair: [
      '{P} and {A} share {B}, with {S} between them.',
      '{P} meets {A} over {S} and {B}.',
      '{P}, {A} and {S}, laid out on {B}.',
      '{A} answers {P} across {B}, {S} looking on.',
      '{P} beside {A} on {B}, steadied by {S}.',
      'Against {B}: {P}, {S} and a glint of {A}.',
    ],
    ramp: [
      'From {B} through {S} to {P}, warmed by {A}.',
      '{P} deepens into {T}, with {A} and {S} in between.',
      '{S}, {A}, {P}: one family gathered on {B}.',
      '{B} darkens step by step, by {S} and {P}, down to {T}.',
    ],
    quiet: [
      '{P}, {S} and {A}, spoken softly on {B}.',
      'Nothing louder than {A} on {B}, {P} and {S}.',
      '{B}, {S} and {P} in low voices, with {A} a little nearer.',
    ],
  },
  dark: {
    spark: [
      '{B} all around, {P} and {S} in it, and {A} lit.',
      '{A} is the one bright thing among {P}, {S} and {B}.',
      '{P} and {S} half lost in {B}, until {A}.',
      'Out of {B} come {P}, {S} and one flare of {A}.',
    ],
    pair: [
      '{P} and {A} burn against {B}, {S} in the shadows.',
      '{P} over {B}, {A} beside it, {S} further back.',
      'Against {B}, {P} and {A} trade glances over {S}.',
      '{B} lit by {P} and {A}, edged with {S}.',
      '{A} and {P} glow where {B} meets {S}.',
    ],
    ramp: [
      '{B} rises through {S} and {P} to {T}.',
      '{P} and {A} glow in shades of one fire, deep in {B}.',
      'From {B} up through {S} to {P}, tipped with {A}.',
    ],
    quiet: [
      '{B}, {S} and {P}, and barely a light but {A}.',
      '{P}, {A} and {S} surface slowly from {B}.',
      'A hush of {S} and {P} in {B}, with {A} left on.',
    ],
  },
};

/** Frames that speak of one family of warm light are untrue of cool ones. */
const UNTRUE_WHEN_COOL = /warmed|fire|burn/;
const WORDS_MAX = 18;

export interface SentenceRequest {
  readonly roles: Roles;
  readonly phrases: Readonly<Record<Role, string>>;
  readonly isDark: boolean;
  /** Frames that other palettes of the answer have. */
  readonly taken: Set<string>;
  readonly random: Random;
}

const SLOTS = { P: 'primary', S: 'secondary', A: 'accent', B: 'background', T: 'text' } as const;

/** One sentence of at most eighteen words that is true of these five colours. */
export function sentenceOf({ roles, phrases, isDark, taken, random }: SentenceRequest): string {
  const { h } = hexToOklch(roles.primary);
  const warm = h < 110 || h > 330;
  const frames = FRAMES[isDark ? 'dark' : 'light'][shapeOf(roles)].filter(
    (frame) => warm || !UNTRUE_WHEN_COOL.test(frame),
  );
  const fill = (frame: string): string =>
    capital(frame.replaceAll(/\{(\w)\}/g, (_, slot: keyof typeof SLOTS) => phrases[SLOTS[slot]]));
  const start = random.below(frames.length);
  const ordered = [...frames.slice(start), ...frames.slice(0, start)];
  const fits = (frame: string): boolean => fill(frame).split(' ').length <= WORDS_MAX;
  const frame =
    ordered.find((each) => !taken.has(each) && fits(each)) ?? ordered.find(fits) ?? '{P}, {S} and {A} on {B}.';
  taken.add(frame);
  return fill(frame);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
