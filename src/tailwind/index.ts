import { readFileSync } from 'node:fs';
import { createEngine, type Engine } from '../engine/engine.ts';
import { tailwindColours } from '../export/formats/tailwind.ts';
import { modelUrl } from '../model/load-node.ts';

/** What stands in the braces behind `@plugin`. */
export interface PluginOptions {
  readonly prompt?: string;
  readonly seed?: number | string;
}

/** What Tailwind asks of a plugin with options. https://tailwindcss.com/docs/functions-and-directives#plugin-directive */
export interface TailwindPlugin {
  (options?: PluginOptions): {
    readonly handler: () => void;
    readonly config: { readonly theme: { readonly extend: { readonly colors: object } } };
  };
  readonly __isOptionsFunction: true;
}

/** Builds read a style sheet again and again: the model is read for the first. */
let engine: Engine | undefined;

function make({ prompt, seed = 1 }: PluginOptions = {}): ReturnType<TailwindPlugin> {
  if (typeof prompt !== 'string' || prompt.trim() === '' || Array.from(prompt.trim()).length > 500) {
    throw new TypeError('@plugin "huesmith" needs a prompt of 1 to 500 characters: { prompt: "misty fjord"; }');
  }
  if (!Number.isSafeInteger(Number(seed))) throw new TypeError('@plugin "huesmith": seed must be an integer.');
  engine ??= createEngine(readFileSync(modelUrl));
  const [palette] = engine.generate({ prompt: prompt.trim(), count: 1, seed: Number(seed) }).palettes;
  if (palette === undefined) throw new Error('the engine made no palette');
  return { handler: () => undefined, config: { theme: { extend: { colors: tailwindColours(palette) } } } };
}

/**
 * Colours for Tailwind 4 from a prompt, made while it builds and offline; the same prompt and seed always give the same.
 * @example @plugin "huesmith" { prompt: "misty fjord"; seed: 4; }
 */
const plugin: TailwindPlugin = Object.assign(make, { __isOptionsFunction: true } as const);

export default plugin;
