import { ErrorBody } from './error-body.ts';
import { OPERATIONS, type Operation } from './operations.ts';
import { Palette, PaletteToExport, Semantic } from './palette.ts';

/** The schemas that the OpenAPI document names: what is asked and answered whole, and what palettes are made of. */
const NAMED: ReadonlyMap<string, object> = new Map(
  [...Object.values(OPERATIONS).flatMap(wholes), Palette, Semantic, PaletteToExport, ErrorBody].flatMap((schema) => {
    const title = titleOf(schema);
    return title === undefined ? [] : [[title, schema] as const];
  }),
);

/** What an operation takes and answers; each choice where there are several. */
function wholes({ body, answer }: Operation): object[] {
  const answers = Object.values(answer.content).flatMap(({ schema }) =>
    'anyOf' in schema && Array.isArray(schema.anyOf) ? schema.anyOf : [schema],
  );
  return body === undefined ? answers : [body.schema, ...answers];
}

type Json = Record<string, unknown>;

/** `components.schemas`: each named schema, with references to the others where it holds them. */
export function componentSchemas(): Json {
  return Object.fromEntries([...NAMED].map(([title, schema]) => [title, mapValues(schema, withReferences)]));
}

/** The schema itself, or a reference to it where it is named; likewise all the way down. */
export function withReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences);
  if (typeof value !== 'object' || value === null) return value;
  const title = titleOf(value);
  if (title !== undefined && NAMED.has(title)) {
    return { $ref: `#/components/schemas/${title}` };
  }
  return mapValues(value, withReferences);
}

function mapValues(object: object, change: (value: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

function titleOf(schema: object): string | undefined {
  return 'title' in schema && typeof schema.title === 'string' ? schema.title : undefined;
}
