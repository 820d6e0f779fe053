import { type Generator, GeneratorUnavailable } from './generator.ts';

/** Lets another answer when the first cannot; the answer names the model that made it. */
export function withFallback(first: Generator, other: Generator, onFallback: (error: unknown) => void): Generator {
  return {
    ...first,
    async generate(request, signal) {
      try {
        return await first.generate(request, signal);
      } catch (error) {
        // Nobody waits for the answer of a caller who has gone away.
        if (!(error instanceof GeneratorUnavailable) || signal.aborted) throw error;
        onFallback(error);
        return other.generate(request, signal);
      }
    },
  };
}
