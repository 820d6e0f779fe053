import { expect, test } from 'vitest';
import type { Hex } from '../palette.ts';
import { GRAMMARS } from '../../../knowledge/grammars/index.ts';
import { tinted, tintedIn } from './tinted.ts';

test.each<[phrase: string, hex: Hex, told: string]>([
  ['Earth in the window', '#2B6CB0', 'Earth blue'],
  ['park hedge', '#4A7A3A', 'park-hedge green'],
  ['torn tickets', '#F4EEE0', 'torn-ticket cream'],
  ["grandma's apron", '#9FB5D0', "grandma's apron blue"],
  ['berries', '#8A1F3A', 'berry red'],
  ['propolis', '#8A5A2B', 'propolis brown'],
  ['amber cab', '#E5A020', 'cab amber'],
  ['blue van door', '#2E74B5', 'van-door blue'],
  ['brake-block red', '#C02020', 'brake-block red'],
  ['cold-blue beam', '#5F8CFF', 'cold-blue beam'],
  ['raw concrete', '#55585A', 'raw-concrete grey'],
  ['starched sheet', '#EFF7F6', 'starched-sheet white'],
  ['a letter nobody posted', '#8A1F3A', 'crimson'],
])('a thing is told together with its colour: %s', (phrase, hex, told) => {
  expect(tinted(phrase, hex)).toBe(told);
});

test.each<[language: string, phrase: string, hex: Hex, told: string]>([
  ['fr', 'vignette validée', '#0F6A5B', 'vert vignette validée'],
  ['fr', 'vert bouteille', '#0E3A2E', 'vert bouteille'],
  ['fr', 'sciure pâle', '#FFF8E8', 'sciure pâle'],
  ['es', 'cuenco', '#C88A16', 'amarillo cuenco'],
  ['pt', 'poejo', '#597342', 'verde poejo'],
  ['de', 'Rasen', '#2F7D1A', 'Rasen'],
])('a language that says the colour first does so: %s, %s', (language, phrase, hex, told) => {
  expect(tintedIn(language, GRAMMARS[language]?.hueStems ?? [], phrase, hex)).toBe(told);
});
