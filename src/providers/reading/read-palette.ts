import { type Hex, type Role, ROLES } from '../../engine/palette.ts';
import { readColour } from './read-colour.ts';

/** What could be made out of a palette as a model wrote it. */
export interface DrawnPalette {
  /** As written; empty where there is none. */
  readonly name: string;
  readonly description: string;
  readonly roles: Readonly<Partial<Record<Role, Hex>>>;
  /** Colours that came without a role, in their order. */
  readonly loose: readonly Hex[];
}

/** What models call a role beside its name. */
const ROLE_WORDS: ReadonlyMap<string, Role> = new Map<string, Role>(
  Object.entries({
    background: 'background',
    bg: 'background',
    base: 'background',
    ground: 'background',
    surface: 'background',
    canvas: 'background',
    text: 'text',
    fg: 'text',
    foreground: 'text',
    ink: 'text',
    body: 'text',
    primary: 'primary',
    main: 'primary',
    brand: 'primary',
    secondary: 'secondary',
    support: 'secondary',
    supporting: 'secondary',
    accent: 'accent',
    highlight: 'accent',
    spark: 'accent',
  } as const),
);

const NAMES = ['name', 'title', 'label'];
const SENTENCES = ['description', 'sentence', 'summary', 'desc', 'rationale', 'mood'];
const COLOURS = ['colors', 'colours', 'semantic', 'roles', 'palette', 'swatches', 'values'];
const COLOUR_VALUES = ['hex', 'value', 'color', 'colour', 'code', 'css'];
const ROLE_KEYS = ['role', 'usage', 'type', 'name', 'for'];

/** Entries of one object that are looked at; a palette has a dozen. */
const ENTRIES_MAX = 40;

type Fields = ReadonlyMap<string, unknown>;

/**
 * Reads one palette, in whatever of its shapes a model has put it.
 * @returns undefined for what is no palette
 */
export function readPalette(value: unknown): DrawnPalette | undefined {
  const fields = fieldsOf(value);
  if (fields === undefined) return undefined;
  const roles: Partial<Record<Role, Hex>> = {};
  const loose: Hex[] = [];
  for (const inner of [...COLOURS.map((key) => fields.get(key)), value]) collect(inner, roles, loose);
  if (Object.keys(roles).length + loose.length === 0) return undefined;
  return { name: textIn(fields, NAMES), description: textIn(fields, SENTENCES), roles, loose };
}

/** The palettes in a value that may be one, hold a list of them, or name each by a key. */
export function palettesIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const fields = fieldsOf(value);
  if (fields === undefined) return [];
  for (const inner of fields.values()) {
    if (Array.isArray(inner) && inner.some((one) => readPalette(one) !== undefined)) return inner;
  }
  const inner = [...fields.values()].filter((one) => isNamed(one));
  return inner.length > 0 ? inner : [value];
}

const isNamed = (value: unknown): boolean =>
  textIn(fieldsOf(value) ?? new Map(), NAMES) !== '' && readPalette(value) !== undefined;

function collect(value: unknown, roles: Partial<Record<Role, Hex>>, loose: Hex[]): void {
  if (Array.isArray(value)) {
    for (const one of value.slice(0, ENTRIES_MAX)) collectOne(one, roles, loose);
    return;
  }
  for (const [key, inner] of fieldsOf(value) ?? []) {
    const role = ROLE_WORDS.get(key);
    const colour = role === undefined ? undefined : colourOf(inner);
    if (role !== undefined && colour !== undefined) roles[role] ??= colour;
  }
}

/** One of a list: `"#F4EFE6"`, or `{ "role": "background", "hex": "#F4EFE6" }`. */
function collectOne(one: unknown, roles: Partial<Record<Role, Hex>>, loose: Hex[]): void {
  const colour = colourOf(one);
  if (colour === undefined) return;
  const said = textIn(fieldsOf(one) ?? new Map(), ROLE_KEYS).toLowerCase();
  const role = ROLE_WORDS.get(said);
  if (role !== undefined && roles[role] === undefined) roles[role] = colour;
  else if (loose.length < ROLES.length) loose.push(colour);
}

function colourOf(value: unknown): Hex | undefined {
  if (typeof value === 'string') return readColour(value);
  const fields = fieldsOf(value);
  const written = fields === undefined ? '' : textIn(fields, COLOUR_VALUES);
  return written === '' ? undefined : readColour(written);
}

function textIn(fields: Fields, keys: readonly string[]): string {
  for (const key of keys) {
    const value = fields.get(key);
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return '';
}

/** The own fields of an object by their names in lower case; a prototype is none of them. */
function fieldsOf(value: unknown): Fields | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return new Map(
    Object.entries(value)
      .slice(0, ENTRIES_MAX)
      .map(([key, inner]): [string, unknown] => [key.trim().toLowerCase(), inner]),
  );
}
