import { readFile } from 'node:fs/promises';
import { createEngine } from '../engine/index.ts';
import type { Generator } from './generator.ts';

const MODEL_FILE = new URL('../engine/model/huesmith.model', import.meta.url);

/** The engine of this house: always there, offline, in well under a millisecond a palette. */
export async function embeddedGenerator(): Promise<Generator> {
  const engine = createEngine(await readFile(MODEL_FILE));
  return {
    model: engine.version,
    instant: true,
    async generate(request) {
      const { palettes, tokensUsed } = engine.generate(request);
      return { palettes, model: engine.version, tokensUsed, estimatedCostUsd: 0 };
    },
  };
}
