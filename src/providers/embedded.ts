import { createEngine, type Engine } from '../engine/index.ts';
import { loadModel } from '../model/load-node.ts';
import type { Generator } from './generator.ts';

let opened: Promise<Engine> | undefined;

/** The engine of this house, opened once: whoever asks shares its model. */
export function embeddedEngine(): Promise<Engine> {
  opened ??= loadModel().then(createEngine);
  return opened;
}

/** The embedded engine as a generator: always there, offline, in well under a millisecond a palette. */
export async function embeddedGenerator(): Promise<Generator> {
  const engine = await embeddedEngine();
  return {
    model: engine.version,
    instant: true,
    async generate(request) {
      const { palettes, tokensUsed } = engine.generate(request);
      return { palettes, model: engine.version, tokensUsed, estimatedCostUsd: 0 };
    },
  };
}
