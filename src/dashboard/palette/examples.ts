import type { Palette } from '../client.ts';

export interface Example {
  readonly prompt: string;
  readonly seed: number;
  readonly palette: Palette;
}

/** Put in by the build (`vite.config.ts`): what the engine answers, not what somebody would like it to. */
declare const FRONT_PAGE_EXAMPLES: readonly Example[];

export const EXAMPLES = FRONT_PAGE_EXAMPLES;
