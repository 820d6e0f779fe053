import type { EmbeddedGenerator } from '../providers/embedded.ts';

/** The same engine, which tells how long each answer took. */
export function timed(engine: EmbeddedGenerator, onTime: (ms: number) => void): EmbeddedGenerator {
  return {
    ...engine,
    async generate(...asked) {
      const began = performance.now();
      const generated = await engine.generate(...asked);
      onTime(performance.now() - began);
      return generated;
    },
    explain(request) {
      const began = performance.now();
      const explained = engine.explain(request);
      onTime(performance.now() - began);
      return explained;
    },
  };
}
