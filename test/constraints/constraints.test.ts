import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/index.ts';
import { CASES as AS_TYPED } from './as-typed.ts';
import { CASES as IN_ENGLISH } from './as-typed-english.ts';
import { CASES as EVERYDAY } from './as-typed-everyday.ts';
import { CASES as IN_LANGUAGES } from './as-typed-languages.ts';
import { CASES as PLAINLY } from './as-typed-plainly.ts';
import { CASES as AS_ASKED } from './as-asked.ts';
import { CASES as AS_TOLD } from './as-told.ts';
import { CASES as DEMANDED } from './briefs.ts';

const engine = createEngine(readFileSync(new URL('../../src/engine/model/huesmith.model', import.meta.url)));
const CASES = [
  ...DEMANDED,
  ...AS_TYPED,
  ...IN_ENGLISH,
  ...IN_LANGUAGES,
  ...EVERYDAY,
  ...PLAINLY,
  ...AS_TOLD,
  ...AS_ASKED,
];
const SEEDS = [1, 2, 3];
const COUNT = 5;

describe('what a brief demands, holds in every palette of every answer', () => {
  it('there are at least fifteen hundred briefs', () => {
    expect(new Set(CASES.map(([brief]) => brief)).size).toBeGreaterThanOrEqual(1_500);
  });

  it.each(CASES.map(([brief, ...demands]) => ({ brief, demands })))('$brief', ({ brief, demands }) => {
    for (const seed of SEEDS) {
      for (const palette of engine.generate({ prompt: brief, count: COUNT, seed }).palettes) {
        const kept = demands.map((holds) => holds(palette));
        expect(kept, `${palette.colors.join(' ')} on ${palette.semantic.background}`).toEqual(demands.map(() => true));
      }
    }
  });
});
