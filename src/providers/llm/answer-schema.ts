import type { JSONSchema7 } from '@ai-sdk/provider';
import { byRole } from '../../engine/palette.ts';

const text = { type: 'string' } as const;

function closed(properties: Readonly<Record<string, JSONSchema7>>): JSONSchema7 {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** What a model is asked to write, where its server holds it to a schema: palettes by role. */
export const ANSWER_SCHEMA: JSONSchema7 = closed({
  palettes: {
    type: 'array',
    items: closed({
      name: text,
      description: text,
      colors: closed(byRole(() => text)),
    }),
  },
});
