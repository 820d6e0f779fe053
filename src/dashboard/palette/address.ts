/** What the playground shows is in its address, so that a link is all it takes to share it. */
export interface Shown {
  readonly prompt: string;
  readonly count: number;
  readonly seed: number | undefined;
}

export const COUNT_START = 3;

export function readAddress(search: string): Shown {
  const params = new URLSearchParams(search);
  const count = Number(params.get('count') ?? COUNT_START);
  const seed = Number(params.get('seed') ?? Number.NaN);
  return {
    prompt: Array.from((params.get('prompt') ?? '').trim())
      .slice(0, 500)
      .join(''),
    count: Number.isInteger(count) && count >= 1 && count <= 10 ? count : COUNT_START,
    seed: Number.isSafeInteger(seed) ? seed : undefined,
  };
}

export function addressFor({ prompt, count, seed = drawSeed() }: Partial<Shown> & { prompt: string }): string {
  const params = new URLSearchParams({ prompt, seed: String(seed), count: String(count ?? COUNT_START) });
  return `/playground?${params.toString()}`;
}

/** Short, for people copy links. */
export function drawSeed(): number {
  return Math.floor(Math.random() * 1_000_000);
}
