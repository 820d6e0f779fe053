/** What the front page asks the engine, each with the seed whose answer it shows. */
export const BRIEFS = [
  { prompt: 'Lisbon tiles in August', seed: 2 },
  { prompt: 'desert motel at dusk', seed: 1 },
  { prompt: 'lavender fields in Provence', seed: 1 },
  { prompt: 'coral reef', seed: 1 },
  { prompt: 'cozy autumn coffee shop', seed: 1 },
] as const;

/** As many as the playground makes unless it is told otherwise, so that its answer begins with the example. */
export const COUNT = 3;
