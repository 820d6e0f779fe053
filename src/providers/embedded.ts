import { createEngine, type Engine, type Explanation } from '../engine/engine.ts';
import type { LanguageWords } from '../engine/model/model.ts';
import { readModel } from '../engine/model/read.ts';
import { loadModel } from '../model/load-node.ts';
import type { Generator, GeneratorRequest } from './generator.ts';

/** The embedded engine with all that it reads in a brief, which language models are prompted with and held to. */
export interface EmbeddedGenerator extends Generator {
  /** The palettes that `generate` would give, and how they came about. */
  explain(request: GeneratorRequest): Explanation;
  /** How palettes are named and described in a language, by its ISO 639-1 code. */
  wordsOf(language: string): LanguageWords;
}

/**
 * The embedded engine: always there, offline, in well under a millisecond a palette.
 *
 * @param model its bytes, where they have been read already
 */
export async function embeddedGenerator(model?: Uint8Array): Promise<EmbeddedGenerator> {
  const bytes = model ?? (await loadModel());
  return generatorOf(createEngine(bytes), bytes);
}

function generatorOf(engine: Engine, bytes: Uint8Array): EmbeddedGenerator {
  let words: ReturnType<typeof readModel> | undefined;
  return {
    model: engine.version,
    instant: true,
    async generate(request) {
      const { palettes, tokensUsed } = engine.generate(request);
      return { palettes, model: engine.version, tokensUsed, estimatedCostUsd: 0 };
    },
    explain: (request) => engine.explain(request),
    // Read a second time by who asks, once: few do.
    wordsOf: (language) => (words ??= readModel(bytes)).languageWords(language),
  };
}
