import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hexToOklch, hueDistance } from '../colour/oklch.ts';
import { hexToOklab } from '../colour/hex.ts';
import { createEngine } from '../index.ts';

const engine = createEngine(readFileSync(new URL('../model/huesmith.model', import.meta.url)));
const explained = (prompt: string) => engine.explain({ prompt, count: 3, seed: 1 });
const firstOf = (prompt: string) => explained(prompt).palettes[0]?.semantic ?? expect.fail('no palette');

test('a word by itself is answered by its own first card, unchanged', () => {
  const { choices } = explained('heron');
  expect(choices[0]?.base.card.place).toBe(0);
  expect(choices[0]?.exchanges).toEqual([]);
});

test.each(['black and white plus one neon, boxing gym', 'one loud accent, notary', 'a single bright accent, archive'])(
  '%s has one loud colour among quiet ones',
  (prompt) => {
    const { accent, primary, secondary } = firstOf(prompt);
    expect(hexToOklch(accent).c).toBeGreaterThanOrEqual(0.13);
    for (const quiet of [primary, secondary]) expect(hexToOklch(quiet).c).toBeLessThanOrEqual(0.1);
  },
);

test('a ramp has its two ends, and between them what lies on the way', () => {
  const { primary, secondary, accent } = firstOf('from lilac to orange, yoga app');
  const [p, s, a] = [primary, secondary, accent].map(hexToOklab);
  if (p === undefined || s === undefined || a === undefined) throw new Error('a role is missing');
  const between = Math.hypot((p.l + a.l) / 2 - s.l, (p.a + a.a) / 2 - s.a, (p.b + a.b) / 2 - s.b);
  expect(between).toBeLessThan(0.2);
  const hues = [primary, accent].map((hex) => hexToOklch(hex).h);
  expect(Math.min(...hues.map((h) => hueDistance(h, 60)))).toBeLessThan(25);
  expect(Math.min(...hues.map((h) => hueDistance(h, 310)))).toBeLessThan(25);
});

test('what a brief rules out by a thing leaves its near-white ground alone', () => {
  const { background } = firstOf('kimono rental Kyoto, no cherry blossom');
  expect(hexToOklch(background).c).toBeLessThan(0.05);
});

test('the palettes of one answer are different cards', () => {
  const names = explained('bakery in Lisbon').choices.map(({ base }) => base.card.name);
  expect(new Set(names).size).toBe(names.length);
});

test('a style and those it is for are both in the palette', () => {
  const ofWords = explained('Brutalism for toddlers').choices.filter(({ base }) => base.recalled === undefined);
  expect(ofWords.length).toBeGreaterThan(0);
  for (const { five } of ofWords) expect(five.accent.word).not.toBe(five.primary.word);
});

test('beside the one colour that must be in, the accent is another voice', () => {
  const { primary, accent } = firstOf('hospice choir in Dunedin, it must include our robe colour #7A1F3D, no purple');
  expect(primary).toBe('#7A1F3D');
  expect(hueDistance(hexToOklch(accent).h, hexToOklch(primary).h)).toBeGreaterThan(40);
});
