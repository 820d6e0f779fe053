import type { Generator } from '../src/providers/generator.ts';

/** As long as what the engine makes: five palettes with their names, descriptions and roles. */
export const PALETTES = Array.from({ length: 5 }, (_, index) => ({
  name: `Roasted Harbour ${index + 1}`,
  description: 'Warm ochres and browns around a deep roast, with one cool accent that keeps the room awake.',
  colors: ['#FFF8EE', '#2B1A12', '#7A3E1D', '#C98B4A', '#2F6F73'],
  semantic: { primary: '#7A3E1D', secondary: '#C98B4A', background: '#FFF8EE', text: '#2B1A12', accent: '#2F6F73' },
}));

/** Makes nothing: what is left of a request is the service's own. */
export function stubGenerator(): Generator {
  return {
    model: 'stub',
    instant: true,
    generate: async () => ({ palettes: PALETTES, model: 'stub', tokensUsed: 6, estimatedCostUsd: 0 }),
  };
}
