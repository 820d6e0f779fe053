import { relativeLuminance } from '../colour/contrast.ts';
import { hexToOklch, hueDistance } from '../colour/oklch.ts';
import type { LanguageWords } from '../model/model.ts';
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

const WORDS_MAX = 18;

/** What stands for a shape that a language has no frames for. */
const INSTEAD: Readonly<Record<Shape, Shape>> = { spark: 'pair', pair: 'spark', ramp: 'pair', quiet: 'spark' };

export interface SentenceRequest {
  readonly frames: LanguageWords['frames'];
  readonly roles: Roles;
  /** Background: as it stands behind the language's word for "on". */
  readonly phrases: Readonly<Record<Role, string>>;
  /** Frames that other palettes of the answer have. */
  readonly taken: Set<string>;
  readonly random: Random;
}

const SLOTS = { P: 'primary', S: 'secondary', A: 'accent', B: 'background', T: 'text' } as const;

/**
 * One sentence of at most eighteen words that is true of these five colours; they may follow each other without spaces.
 */
export function sentenceOf({ frames, roles, phrases, taken, random }: SentenceRequest): string {
  const scheme = relativeLuminance(roles.background) < relativeLuminance(roles.text) ? 'dark' : 'light';
  const shape = shapeOf(roles);
  const own = frames.get(`${scheme} ${shape}`) ?? frames.get(`${scheme} ${INSTEAD[shape]}`) ?? [];
  const fill = (frame: string): string =>
    capital(frame.replaceAll(/\{([PSABT])\}/g, (_, slot: keyof typeof SLOTS) => phrases[SLOTS[slot]]));
  const start = random.below(Math.max(1, own.length));
  const ordered = [...own.slice(start), ...own.slice(0, start)];
  const fits = (frame: string): boolean => fill(frame).split(' ').length <= WORDS_MAX;
  const frame =
    ordered.find((each) => !taken.has(each) && fits(each)) ?? ordered.find(fits) ?? ordered[0] ?? '{P}, {S}, {A}.';
  taken.add(frame);
  return fill(frame);
}

/** A text as it begins a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
