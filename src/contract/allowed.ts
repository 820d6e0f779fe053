/** The part of JSON Schema that the contract is written in. */
export interface Shape {
  readonly title?: string | undefined;
  readonly type?: string | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly items?: Shape | undefined;
  readonly properties?: Readonly<Record<string, Shape>> | undefined;
  readonly required?: readonly string[] | undefined;
}

/**
 * What a schema allows, in words.
 * `allowed({ type: 'integer', minimum: 1, maximum: 10 })` is `an integer from 1 to 10`.
 */
export function allowed(shape: Shape): string {
  if (shape.enum) return `one of ${shape.enum.join(', ')}`;
  if (shape.title === 'HexColor') return 'a colour written #RRGGBB';
  if (shape.title === 'Email') return 'an email address';
  if (shape.title === 'Cursor') return 'a cursor as the header Link of a page tells it';
  if (shape.type === 'integer') return `an integer${range(shape)}`;
  if (shape.type === 'string') return text(shape);
  if (shape.type === 'array') return `an array of ${shape.minItems ?? 'any number of'} colours, each written #RRGGBB`;
  return `an object with ${names(shape.required ?? [])}`;
}

function range({ minimum = -Infinity, maximum = Infinity }: Shape): string {
  if (maximum !== Number.MAX_SAFE_INTEGER) return ` from ${minimum} to ${maximum}`;
  return minimum === 0 ? ' of at least 0' : ` from ${minimum} to ${maximum}`;
}

function text({ minLength = 0, maxLength }: Shape): string {
  const kind = minLength > 0 ? 'a non-empty string' : 'a string';
  return maxLength === undefined ? kind : `${kind} of at most ${maxLength} characters`;
}

/** `names(['a', 'b', 'c'])` is `` `a`, `b` and `c` ``. */
export function names(keys: readonly string[]): string {
  const quoted = keys.map((key) => `\`${key}\``);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}

const ECHO_MAX = 24;

/** What a client sent, in words, short enough to send back. */
export function given(value: unknown): string {
  if (value === undefined) return 'absent';
  if (value === null) return 'null';
  if (typeof value === 'string') {
    const length = Array.from(value).length;
    if (length === 0) return 'an empty string';
    return length > ECHO_MAX ? `a string of ${length} characters` : `the string ${JSON.stringify(value)}`;
  }
  if (Array.isArray(value)) return `an array of ${value.length}`;
  // JSON knows numbers beyond all bounds (1e999), and has no word for what they become.
  if (value === Infinity || value === -Infinity) return 'a number that is too large';
  return typeof value === 'object' ? 'an object' : `the ${typeof value} ${JSON.stringify(value)}`;
}
