import type { Static, TObject } from 'typebox';
import { Compile } from 'typebox/compile';
import { Settings } from 'typebox/system';
import { ApiError } from './errors.ts';
import { explain, shortened } from './explain.ts';

// All faults of a body at once; by default it looks for eight. 64 KiB of JSON hold less than this many values.
Settings.Set({ maxErrors: 70_000 });

/**
 * Makes the reader of one schema: an unknown value becomes a typed one, unchanged, or a 400 that names the parameter
 * and what is allowed. Nothing is coerced, nothing is dropped.
 *
 * @param whole what the schema describes, `The body` or `The query`
 */
export function reader<Schema extends TObject>(whole: string, schema: Schema): (value: unknown) => Static<Schema> {
  const validator = Compile(schema);
  return (value) => {
    if (validator.Check(value)) return value;
    throw new ApiError('invalid_request', {
      message: explain(whole, schema, value, validator.Errors(shortened(value, schema))),
    });
  };
}
