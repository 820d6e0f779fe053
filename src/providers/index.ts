import { embeddedGenerator } from './embedded.ts';
import type { Generator } from './generator.ts';

export type { Generated, Generator, GeneratorRequest } from './generator.ts';
export { GeneratorUnavailable } from './generator.ts';

/** The generator that the configuration asks for; the embedded engine where it asks for none. */
export async function createGenerator(): Promise<Generator> {
  return embeddedGenerator();
}
