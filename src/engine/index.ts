import type { Palette } from './palette.ts';

export { ROLES } from './palette.ts';
export type { Hex, Palette, Role } from './palette.ts';

export interface EngineRequest {
  /** 1 to 500 Unicode code points, trimmed. */
  readonly prompt: string;
  /** How many palettes, 1 to 10. */
  readonly count: number;
  /** Any safe integer: the same prompt, count, seed and engine version give the same palettes. */
  readonly seed: number;
}

export interface Generation {
  /** Exactly `count`, each with a name of its own. */
  readonly palettes: readonly Palette[];
  /** Words read and colours written, the engine's own measure of its work. */
  readonly tokensUsed: number;
}

export interface Engine {
  /** For instance `huesmith-1`; a change of output is a new version. */
  readonly version: string;
  generate(request: EngineRequest): Generation;
}
