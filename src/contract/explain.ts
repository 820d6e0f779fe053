import type { TLocalizedValidationError } from 'typebox/error';
import { allowed, given, names, type Shape } from './allowed.ts';

/** More than this many faults in one message help nobody. */
const FAULTS_MAX = 3;

/**
 * Says what is wrong with a request: where, what is allowed, what came.
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
  return [...sentences].slice(0, FAULTS_MAX).join(' ');
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
      return error.params.additionalProperties.map(
        (key) => `\`${pathOf([...steps, key])}\` is not a parameter; allowed are ${known(here)}.`,
      );
    case 'boolean': // says again what `additionalProperties` says
      return [];
    default: {
      const subject = steps.length === 0 ? whole : `The parameter \`${pathOf(steps)}\``;
      const what = steps.length === 0 ? `a JSON object with ${known(schema)}` : allowed(here ?? {});
      return [`${subject} must be ${what}; it is ${given(valueAt(value, steps))}.`];
    }
  }
}

function known(shape: Shape | undefined): string {
  const keys = Object.keys(shape?.properties ?? {});
  return keys.length === 0 ? 'none' : names(keys);
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
