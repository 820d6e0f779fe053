import { expect, test } from 'vitest';
import { palettesIn, readPalette } from './read-palette.ts';

const ROLES = { background: '#F3F6F4', text: '#14292B', primary: '#1B6A70', secondary: '#CDBFA2', accent: '#E8742A' };
const HEXES = Object.values(ROLES);

test.for([
  ['by role', { name: 'A', colors: ROLES }],
  [
    'in British spelling and any case',
    {
      Name: 'A',
      Colours: { Background: '#F3F6F4', TEXT: '#14292B', Primary: '#1B6A70', secondary: '#CDBFA2', Accent: '#E8742A' },
    },
  ],
  ['without a colours field', { name: 'A', ...ROLES }],
  [
    'by other words for roles',
    { name: 'A', colors: { bg: '#F3F6F4', ink: '#14292B', main: '#1B6A70', support: '#CDBFA2', highlight: '#E8742A' } },
  ],
  ['as a list with roles', { name: 'A', colors: Object.entries(ROLES).map(([role, hex]) => ({ role, hex })) }],
  ['as the API itself answers', { name: 'A', colors: HEXES, semantic: ROLES }],
  [
    'as objects with a value',
    { name: 'A', colors: Object.fromEntries(Object.entries(ROLES).map(([role, value]) => [role, { value }])) },
  ],
] as const)('a palette is read %s', ([, value]) => {
  expect(readPalette(value)).toMatchObject({ name: 'A', roles: ROLES });
});

test('colours without roles come loose, in their order', () => {
  expect(readPalette({ name: 'A', colors: HEXES })).toMatchObject({ roles: {}, loose: HEXES });
});

test('what cannot be read as a colour is left out', () => {
  const { accent: _accent, ...four } = ROLES;
  expect(readPalette({ name: 'A', colors: { ...ROLES, accent: 'sunny' } })?.roles).toEqual(four);
});

test.for([null, undefined, 3, 'text', [], {}, { name: 'A' }, { colors: 7 }, { name: { toString: 1 }, colors: [[]] }])(
  '%j is no palette',
  (value) => {
    expect(readPalette(value)).toBeUndefined();
  },
);

test('a prototype is no field', () => {
  const value: unknown = JSON.parse(
    '{"__proto__":{"background":"#F3F6F4"},"name":"A","colors":{"constructor":"#000000"}}',
  );
  expect(readPalette(value)).toBeUndefined();
});

test('palettes are found in a list, in a field, and named by keys', () => {
  const one = { name: 'A', colors: ROLES };
  expect(palettesIn([one])).toEqual([one]);
  expect(palettesIn({ result: [one] })).toEqual([one]);
  expect(palettesIn({ first: one, second: one })).toEqual([one, one]);
  expect(palettesIn(one)).toEqual([one]);
});
