import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changedSinceRelease, presentDigests, releasedEngines } from '../../package/released-engines.ts';
import { ENGINE_VERSION } from '../../src/engine/index.ts';

test('an engine that was released answers as it did: what changes its model or its goldens is another version', () => {
  expect(changedSinceRelease(ENGINE_VERSION, presentDigests(), releasedEngines())).toEqual([]);
});

test('golden answers are kept for the present version alone', () => {
  const folders = readdirSync('test/golden', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name)).toEqual([ENGINE_VERSION]);
});

test('a change after a release is noticed, and one before it is free', () => {
  const present = presentDigests();
  const released = { [ENGINE_VERSION]: { ...present, model: 'another' } };
  expect(changedSinceRelease(ENGINE_VERSION, present, released)).toEqual(['model']);
  expect(changedSinceRelease(ENGINE_VERSION, { model: 'another', goldens: '' }, released)).toEqual(['goldens']);
  expect(changedSinceRelease('huesmith-next', present, released)).toEqual([]);
});
