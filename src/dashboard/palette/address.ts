import { COUNT_START, searchOf, type Shown } from '../client.ts';

/** The playground's address; without a seed one is drawn, so that what is seen can be seen again. */
export function addressFor({ prompt, count, seed, like }: Partial<Shown> & { readonly prompt: string }): string {
  return `/playground?${searchOf({ prompt, count: count ?? COUNT_START, seed: seed ?? drawSeed(), like })}`;
}

/** Short, for people copy links. */
function drawSeed(): number {
  return Math.floor(Math.random() * 1_000_000);
}
