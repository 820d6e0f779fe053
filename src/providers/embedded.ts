import { createEngine } from '../engine/index.ts';
import { loadModel } from '../model/load-node.ts';
import type { Generator } from './generator.ts';

/** The engine of this house: always there, offline, in well under a millisecond a palette. */
export async function embeddedGenerator(): Promise<Generator> {
  const engine = createEngine(await loadModel());
  return {
    model: engine.version,
    instant: true,
    async generate(request) {
      const { palettes, tokensUsed } = engine.generate(request);
      return { palettes, model: engine.version, tokensUsed, estimatedCostUsd: 0 };
    },
  };
}
