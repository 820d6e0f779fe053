import { readFileSync } from 'node:fs';
import { createEngine } from '../engine/engine.ts';
import type { Palette } from '../engine/palette.ts';
import { modelUrl } from '../model/load-node.ts';
import { BRIEFS, COUNT } from './briefs.ts';

export interface Example {
  readonly prompt: string;
  readonly seed: number;
  readonly palette: Palette;
}

/** The front page's examples: the engine's own answers, made when the dashboard is built. */
export function makeExamples(): readonly Example[] {
  const engine = createEngine(readFileSync(modelUrl));
  return BRIEFS.flatMap(({ prompt, seed }) => {
    const [palette] = engine.generate({ prompt, seed, count: COUNT }).palettes;
    return palette === undefined ? [] : [{ prompt, seed, palette }];
  });
}
