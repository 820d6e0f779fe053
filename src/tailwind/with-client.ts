import { createRequire } from 'node:module';
import type { PluginOptions, TailwindPlugin } from './index.ts';

export * from '../client/index.ts';

/**
 * The plugin under the package's own name, for Tailwind takes a module's default. It is loaded when Tailwind calls it, so
 * that whoever imports the client loads no engine.
 * @example @plugin "huesmith" { prompt: "misty fjord"; seed: 4; }
 */
const plugin: TailwindPlugin = Object.assign((options?: PluginOptions) => load().default(options), {
  __isOptionsFunction: true,
} as const);

function load(): { readonly default: TailwindPlugin } {
  return createRequire(import.meta.url)('huesmith/tailwind');
}

export default plugin;
