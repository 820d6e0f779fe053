import type { Oklab } from '../colour/oklab.ts';
import { hueDistance, oklabToOklch, type Oklch } from '../colour/oklch.ts';
import type { Card } from '../model/model.ts';
import { ROLES } from '../palette.ts';

/** Oklab distance; 0.02 is hardly seen, 0.1 is another shade, 0.3 another colour. */
export const distance = (p: Oklab, q: Oklab): number => {
  const l = p.l - q.l;
  const a = p.a - q.a;
  const b = p.b - q.b;
  return Math.sqrt(l * l + a * a + b * b);
};

/** What grounds count for when two palettes are compared: they are much alike in most. */
const WEIGHTS = { background: 0.7, text: 0.3, primary: 1, secondary: 0.8, accent: 1 } as const;
const WEIGHT_SUM = 3.8;
/** Oklab distance at which two palettes are half as alike as the same. */
const HALF = 0.09;

const ROLE_COUNT = ROLES.length;
const ROLE_WEIGHTS = ROLES.map((role) => WEIGHTS[role] / WEIGHT_SUM);

/** 1 for the same palette, towards 0 as their colours part, wherever the colours stand. */
export function cardLikeness({ points: p }: Card, { points: q }: Card): number {
  let sum = 0;
  let n0 = Infinity;
  let n1 = Infinity;
  let n2 = Infinity;
  let n3 = Infinity;
  let n4 = Infinity;
  for (let i = 0; i < ROLE_COUNT; i++) {
    const l = p[3 * i] ?? 0;
    const a = p[3 * i + 1] ?? 0;
    const b = p[3 * i + 2] ?? 0;
    const d0 = squared(l, a, b, q, 0);
    const d1 = squared(l, a, b, q, 3);
    const d2 = squared(l, a, b, q, 6);
    const d3 = squared(l, a, b, q, 9);
    const d4 = squared(l, a, b, q, 12);
    sum += (ROLE_WEIGHTS[i] ?? 0) * Math.sqrt(Math.min(d0, d1, d2, d3, d4));
    n0 = Math.min(n0, d0);
    n1 = Math.min(n1, d1);
    n2 = Math.min(n2, d2);
    n3 = Math.min(n3, d3);
    n4 = Math.min(n4, d4);
  }
  const back =
    (ROLE_WEIGHTS[0] ?? 0) * Math.sqrt(n0) +
    (ROLE_WEIGHTS[1] ?? 0) * Math.sqrt(n1) +
    (ROLE_WEIGHTS[2] ?? 0) * Math.sqrt(n2) +
    (ROLE_WEIGHTS[3] ?? 0) * Math.sqrt(n3) +
    (ROLE_WEIGHTS[4] ?? 0) * Math.sqrt(n4);
  return Math.exp((-Math.LN2 / HALF) * 0.5 * (sum + back));
}

function squared(l: number, a: number, b: number, q: Float64Array, at: number): number {
  const dl = l - (q[at] ?? 0);
  const da = a - (q[at + 1] ?? 0);
  const db = b - (q[at + 2] ?? 0);
  return dl * dl + da * da + db * db;
}

/** Two colours with this OKLCH chroma, and of hues within so many degrees, are one voice: nobody needs both. */
const VOICE = { chroma: 0.06, degrees: 26 } as const;

/** True for two colours that are one voice: an orange beside an orange. */
export function areOneVoice(named: Oklab, { c, h }: Pick<Oklch, 'c' | 'h'>): boolean {
  const own = oklabToOklch(named);
  return own.c >= VOICE.chroma && c >= VOICE.chroma && hueDistance(own.h, h) < VOICE.degrees;
}
