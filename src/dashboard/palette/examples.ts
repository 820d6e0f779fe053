import type { Palette } from '../client.ts';

export interface Example {
  readonly prompt: string;
  readonly palette: Palette;
}

function example(prompt: string, name: string, colors: readonly [string, string, string, string, string]): Example {
  const [background, text, primary, secondary, accent] = colors;
  return {
    prompt,
    palette: {
      name,
      description: prompt,
      colors: [...colors],
      semantic: { background, text, primary, secondary, accent },
    },
  };
}

/** Palettes that the engine made, for the front page to begin with. */
export const EXAMPLES: readonly Example[] = [
  example('Lisbon tiles in August', 'Azulejo Noon', ['#F9F4E3', '#443C2B', '#3070BC', '#E7B231', '#EB5300']),
  example('mango sorbet by the pool', 'Deep End', ['#00242C', '#FFCC75', '#F8AC27', '#8EDEEA', '#38B7D0']),
  example('fjord morning, cold light', 'First Ferry', ['#E1F3ED', '#00202F', '#316177', '#EFCDA3', '#4D7367']),
  example('cozy autumn coffee shop', 'Second Cup', ['#351500', '#EFD19F', '#CD7427', '#7D3929', '#9B5B31']),
  example('a record shop at night', 'B-Side', ['#000002', '#F3CFBD', '#F9C346', '#4E1A00', '#8A7600']),
];
