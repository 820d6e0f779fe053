import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Family } from '../colour/families.ts';
import { createEngine } from '../index.ts';
import { namesRuledOut } from './english-colours.ts';

const engine = createEngine(readFileSync(new URL('../model/huesmith.model', import.meta.url)));

test.each<[family: Family, prompt: string]>([
  ['purple', 'dark mode for a budgeting app, near-black background, no purple'],
  ['purple', 'dark mode for a budgeting app, near-black background, one bright accent for buttons only, no purple'],
  ['pink', 'florist, no pink, one accent'],
  ['green', 'garden centre, no green, one accent'],
  ['red', 'fire station museum, dark mode, no red'],
])('no sentence names the %s that there is to be none of: %s', (family, prompt) => {
  for (const { description } of engine.generate({ prompt, count: 5, seed: 1 }).palettes)
    expect([description, namesRuledOut(description, [family])]).toEqual([description, false]);
});
