import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ENGINE_VERSION } from '../src/engine/index.ts';

/** Notes what the engine of a release is, which nothing may change after it: `npm run engine:release`. */

const NOTED = new URL('released-engines.json', import.meta.url);
const MODEL = new URL('../src/engine/model/huesmith.model', import.meta.url);
const GOLDENS = new URL('../test/golden/', import.meta.url);

/** SHA-256, hexadecimal. */
export interface Digests {
  readonly model: string;
  /** Of the golden answers, with their names. */
  readonly goldens: string;
}

export type ReleasedEngines = Readonly<Record<string, Digests>>;

/** What the engine is at present. @throws when it has no golden answers */
export function presentDigests(): Digests {
  const folder = new URL(`${ENGINE_VERSION}/`, GOLDENS);
  const goldens = createHash('sha256');
  for (const name of readdirSync(folder).sort())
    goldens.update(`${name}\n`).update(readFileSync(new URL(name, folder)));
  const model = createHash('sha256').update(readFileSync(MODEL));
  return { model: model.digest('hex'), goldens: goldens.digest('hex') };
}

/** By version; empty before the first release. */
export function releasedEngines(): ReleasedEngines {
  return JSON.parse(readFileSync(NOTED, 'utf8'));
}

/** What has changed of a version since its release; nothing where it has not been released. */
export function changedSinceRelease(version: string, present: Digests, released: ReleasedEngines): readonly string[] {
  const noted = released[version];
  if (noted === undefined) return [];
  return (['model', 'goldens'] as const).filter((part) => noted[part] !== present[part]);
}

if (import.meta.main) {
  const released = releasedEngines();
  const changed = changedSinceRelease(ENGINE_VERSION, presentDigests(), released);
  if (changed.length > 0) throw new Error(`${ENGINE_VERSION} is released, and its ${changed.join(' and ')} changed`);
  writeFileSync(NOTED, `${JSON.stringify({ ...released, [ENGINE_VERSION]: presentDigests() }, undefined, 2)}\n`);
}
