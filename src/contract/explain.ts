import type { TLocalizedValidationError } from 'typebox/error';
import { allowed, given, names, type Shape } from './allowed.ts';

/**
 * Says what is wrong with a request, all of it: where, what is allowed, what came.
 *
 * @param whole what the schema describes, `The body` or `The query`
 */
export function explain(
  whole: string,
  schema: Shape,
  value: unknown,
  errors: readonly TLocalizedValidationError[],
): string {
  const sentences = new Set(errors.flatMap((error) => sentencesOf(whole, schema, value, error)));
  return [...sentences].join(' ');
}

/**
 * The value without the elements by which a list is too long, but for one. All that is wrong with it is still wrong, and is
 * found in a moment: of 32,000 bad elements a fifth of a second would be spent.
 */
export function shortened(value: unknown, shape: Shape | undefined): unknown {
  if (Array.isArray(value)) return value.slice(0, (shape?.maxItems ?? Infinity) + 1);
  // No deeper than the schema knows: a body may nest until no stack holds it.
  const properties = shape?.properties;
  if (typeof value !== 'object' || value === null || properties === undefined) return value;
  const known = (key: string) => (Object.hasOwn(properties, key) ? properties[key] : undefined);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one, known(key))]));
}

function sentencesOf(whole: string, schema: Shape, value: unknown, error: TLocalizedValidationError): string[] {
  const steps = error.instancePath.split('/').slice(1).map(unescapePointer);
  const here = shapeAt(schema, steps);
  switch (error.keyword) {
    case 'required':
      return error.params.requiredProperties.map(
        (key) => `The parameter \`${pathOf([...steps, key])}\` is required and must be ${allowedAt(here, key)}.`,
      );
    case 'additionalProperties':
      return [unknownKeys(steps, error.params.additionalProperties, here)];
    case 'boolean': // says again what `additionalProperties` says
      return [];
    default: {
      if (isBeyondEnd(schema, steps)) return [];
      const subject = steps.length === 0 ? whole : `The parameter \`${pathOf(steps)}\``;
      const what = steps.length === 0 ? `a JSON object with ${known(schema)}` : allowed(here ?? {});
      return [`${subject} must be ${what}; it is ${given(valueAt(value, steps))}.`];
    }
  }
}

/** One sentence for all of them: a body may hold thousands. */
function unknownKeys(steps: readonly string[], keys: readonly string[], here: Shape | undefined): string {
  const what = keys.length === 1 ? 'is not a parameter' : 'are not parameters';
  return `${names(keys.map((key) => pathOf([...steps, key])))} ${what}; ${knownKeys(here).length === 0 ? 'there are none here' : `allowed are ${known(here)}`}.`;
}

/** Of a list that is too long this is said already, and not of each element that is too many. */
function isBeyondEnd(schema: Shape, steps: readonly string[]): boolean {
  return steps.some((step, at) => Number(step) >= (shapeAt(schema, steps.slice(0, at))?.maxItems ?? Infinity));
}

function known(shape: Shape | undefined): string {
  return names(knownKeys(shape));
}

function knownKeys(shape: Shape | undefined): readonly string[] {
  return Object.keys(shape?.properties ?? {});
}

function allowedAt(parent: Shape | undefined, key: string): string {
  return allowed(parent?.properties?.[key] ?? {});
}

function shapeAt(schema: Shape, steps: readonly string[]): Shape | undefined {
  return steps.reduce<Shape | undefined>((shape, step) => shape?.properties?.[step] ?? shape?.items, schema);
}

function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    value,
  );
}

const LONG_KEY = 64;

/** `pathOf(['palette', 'colors', '1'])` is `palette.colors[1]`. */
function pathOf(steps: readonly string[]): string {
  return steps
    .map((step) =>
      /^\d+$/.test(step) ? `[${step}]` : `.${step.length > LONG_KEY ? `${step.slice(0, LONG_KEY)}…` : step}`,
    )
    .join('')
    .replace(/^\./, '');
}

function unescapePointer(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
