import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What is packed, beside the dashboard in `dist/dashboard`. */
export const OUT = `${ROOT}dist/lib`;

/** Not bundled: what is Node's own, and native code that only images need, taken from node_modules where it is. */
export const OUTSIDE = [/^node:/, '@napi-rs/canvas'];

/** What exists in some installations only, and is asked for by packages that do without. */
export const ABSENT = ['pg-native', 'pg-cloudflare'];

export interface Bundle {
  readonly platform: 'node' | 'neutral';
  /** File name without `.js` → module of `src`. */
  readonly input: Readonly<Record<string, string>>;
}

/** Each is bundled by itself, so that whoever imports one loads nothing of another. */
export const BUNDLES: readonly Bundle[] = [
  { platform: 'neutral', input: { client: 'client/index.ts', 'client-node': 'tailwind/with-client.ts' } },
  { platform: 'neutral', input: { engine: 'engine/index.ts' } },
  { platform: 'neutral', input: { model: 'model/load.ts' } },
  { platform: 'node', input: { 'model-node': 'model/load-node.ts' } },
  { platform: 'node', input: { tailwind: 'tailwind/index.ts' } },
  { platform: 'node', input: { export: 'export/index.ts', 'card-worker': 'export/card/worker.ts' } },
  {
    platform: 'node',
    input: {
      huesmith: 'cli/main.ts',
      'writing-thread': 'storage/writing-thread-main.ts',
      'copy-thread': 'storage/sqlite/copy-thread.ts',
      'engine-thread': 'server/engine/thread.ts',
    },
  },
];

/** Files that the sources find by their own place, and where they are once packed: all code is in one folder. */
export const PLACES: Readonly<Record<string, string>> = {
  "'../engine/model/huesmith.model'": "'./huesmith.model'",
  "'./worker.ts'": "'./card-worker.js'",
  "'./writing-thread-main.ts'": "'./writing-thread.js'",
  "'./thread.ts'": "'./engine-thread.js'",
  "'./copy-thread.ts'": "'./copy-thread.js'",
  "'../../dist/dashboard'": "'../dashboard'",
  "'../../../node_modules/@fontsource-variable/'": "'./fonts/'",
};
