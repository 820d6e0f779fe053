import type { Palette } from '../../contract/palette.ts';
import type { Generated, Generator, GeneratorRequest } from '../../providers/generator.ts';

/** A generator for tests of the http room alone: its palettes are valid, follow from the seed, and mean nothing. */
export function smallGenerator(change: Partial<Generator> = {}): Generator {
  return { model: 'small', instant: true, generate: async (request) => generate(request), ...change };
}

function generate({ prompt, count, seed }: GeneratorRequest): Generated {
  const palettes = Array.from({ length: count }, (_, index) => paletteOf(Math.abs(seed % 100_000) + index));
  return { palettes, model: 'small', tokensUsed: prompt.length, estimatedCostUsd: 0 };
}

function paletteOf(number: number): Palette {
  const accent = `#${(0x808080 + (number % 0x100000)).toString(16).toUpperCase().padStart(6, '0')}`;
  const colors = ['#FFFFFF', '#101010', '#1E4FA3', '#7A3E00', accent];
  return {
    name: `Palette ${number}`,
    description: 'Five colours of a test.',
    colors,
    semantic: { background: '#FFFFFF', text: '#101010', primary: '#1E4FA3', secondary: '#7A3E00', accent },
  };
}
