import type { Oklab } from '../colour/oklab.ts';
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

/** 1 for the same palette, towards 0 as their colours part, wherever the colours stand. */
export function cardLikeness(p: Card, q: Card): number {
  return Math.exp((-Math.LN2 / HALF) * 0.5 * (oneWay(p, q) + oneWay(q, p)));
}

function oneWay(from: Card, to: Card): number {
  let sum = 0;
  for (const role of ROLES) {
    let nearest = Infinity;
    for (const other of ROLES) nearest = Math.min(nearest, distance(from.colours[role], to.colours[other]));
    sum += WEIGHTS[role] * nearest;
  }
  return sum / WEIGHT_SUM;
}
