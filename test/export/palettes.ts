import fc from 'fast-check';
import type { ExportPalette } from '../../src/export/index.ts';

/** Hex in both cases, roles for all five. */
export const coastal = {
  name: 'Coastal Morning',
  description: 'Salt air and first light.',
  colors: ['#F5F1E8', '#12263A', '#2a7f9e', '#9cc5c9', '#E4784A'],
  semantic: { background: '#F5F1E8', text: '#12263A', primary: '#2a7f9e', secondary: '#9cc5c9', accent: '#E4784A' },
} as const satisfies ExportPalette;

export const withoutRoles: ExportPalette = { name: coastal.name, colors: coastal.colors };

/** What breaks out of comments, strings, identifiers, tags, paths and headers where nobody looks. */
const MALICE = [
  '*/',
  '/*',
  '//',
  '</style>',
  '</script>',
  '<!--',
  '-->',
  ']]>',
  '"',
  "'",
  '`',
  '\\',
  '\n',
  '\r',
  '\r\n',
  '\f',
  '\t',
  '\0',
  '\u001B[31m',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u202E',
  '\u2066',
  '\u200B',
  '\uFEFF',
  '\uFFFF',
  '\uD800',
  '\uDC00',
  '$',
  '#{1+1}',
  '${1}',
  '{palette.1}',
  '{{x}}',
  '%s',
  ';',
  '}',
  '{',
  '@import "x"',
  '@charset',
  ':root',
  '--color-1:',
  '&amp;',
  '&',
  '../',
  'C:\\',
  'con',
  '$value',
  '__proto__',
  'constructor',
  '.',
  '#',
  '桜',
  '海の色',
  '江南烟雨',
  'Αιγαίο',
  'лес',
  'غروب',
  'עיר',
  '가을',
  'é',
  'e\u0301',
  '😀',
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  '𠮷',
  'Sea',
  'Ocean',
  ' ',
  '0',
  '-',
];

const hostileName = fc.oneof(
  fc.array(fc.constantFrom(...MALICE), { minLength: 0, maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 200 }).map((units) => String.fromCharCode(...units)),
);

const hex = fc.tuple(fc.integer({ min: 0, max: 0xff_ff_ff }), fc.boolean()).map(([value, isUpper]) => {
  const digits = value.toString(16).padStart(6, '0');
  return `#${isUpper ? digits.toUpperCase() : digits}`;
});

const edgeHex = fc.constantFrom('#000000', '#FFFFFF', '#ffffff', '#FF0000', '#00FF00', '#0000FF', '#808080', '#767676');

const colors = fc.array(fc.oneof({ weight: 4, arbitrary: hex }, edgeHex), { minLength: 5, maxLength: 5 });

const rolesOf = (own: readonly string[], [a = 0, b = 1, c = 2, d = 3, e = 4]: readonly number[]) => ({
  primary: own[a] ?? '#000000',
  secondary: own[b] ?? '#000000',
  background: own[c] ?? '#000000',
  text: own[d] ?? '#000000',
  accent: own[e] ?? '#000000',
});

/** Palettes with names, descriptions, colours and roles that nobody would send who meant well. */
export const hostilePalettes: fc.Arbitrary<ExportPalette> = fc
  .record({
    name: hostileName,
    colors,
    description: fc.option(hostileName, { nil: undefined }),
    places: fc.option(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 5, maxLength: 5 }), { nil: undefined }),
  })
  .map(({ places, name, description, colors }) => ({
    name,
    description,
    colors,
    semantic: places === undefined ? undefined : rolesOf(colors, places),
  }));

/** Lists of too few or too many colours, or of what is none. */
export const hostileColors: fc.Arbitrary<readonly string[]> = fc.oneof(
  fc.array(hex, { maxLength: 12 }).filter(({ length }) => length !== 5),
  fc
    .tuple(
      colors,
      fc.integer({ min: 0, max: 4 }),
      fc.oneof(
        hostileName,
        hex.map((text) => ` ${text}`),
        hex.map((text) => `${text}\n`),
      ),
    )
    .map(([own, place, other]) => own.with(place, other)),
);
