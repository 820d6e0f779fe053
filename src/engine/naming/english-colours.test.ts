import { expect, test } from 'vitest';
import type { Roles } from '../roles/contract.ts';
import { namesOnly } from './english-colours.ts';

const TEAL_AND_RUST: Roles = {
  background: '#F6F4EF',
  text: '#1B2426',
  primary: '#0B6E75',
  secondary: '#C9D3CF',
  accent: '#B4532A',
};

test.each([
  ['Teal deepens behind one rust-orange buoy.', true],
  ['A green light over the water.', true],
  ['Nothing here is said of hues.', true],
  ['One yellow lamp above the water.', false],
  ['A purple dusk.', false],
])('every hue that is told is one of the palette: %s', (sentence, isTrue) => {
  expect(namesOnly(sentence, TEAL_AND_RUST)).toBe(isTrue);
});
