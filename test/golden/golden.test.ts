import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createEngine, ENGINE_VERSION } from '../../src/engine/index.ts';

const engine = createEngine(readFileSync(new URL('../../src/engine/model/huesmith.model', import.meta.url)));

const PROMPTS = [
  'cozy autumn coffee shop',
  'law firm, no blue',
  'dark mode code editor with a hint of lime',
  'monochrome green tea house',
  'marché de Noël à Strasbourg, vin chaud et sapins enneigés',
  'must include #2A9D8F, seaside restaurant',
  'five reds',
  '🦊',
  'qwzx vbnm',
];

describe('golden palettes: another output is another engine version', () => {
  it.each(PROMPTS)('%s', async (prompt) => {
    const { palettes } = engine.generate({ prompt, count: 2, seed: 42 });
    await expect(`${JSON.stringify(palettes, undefined, 2)}\n`).toMatchFileSnapshot(
      `./${ENGINE_VERSION}/${prompt.replace(/[^\p{L}\p{N}]+/gu, '-')}.json`,
    );
  });
});
