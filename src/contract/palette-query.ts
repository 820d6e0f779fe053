import { Type } from 'typebox';
import { ApiError } from './errors.ts';
import { COUNT_MAX, GenerateRequest } from './generate.ts';
import type { PaletteAddress } from './palette-address.ts';
import { readQuery } from './query.ts';
import { reader } from './read.ts';

const AddressQuery = Type.Object(
  {
    prompt: GenerateRequest.properties.prompt,
    seed: Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
    count: GenerateRequest.properties.count,
    pick: Type.Optional(Type.Integer({ minimum: 1, maximum: COUNT_MAX })),
  },
  { additionalProperties: false, title: 'PaletteAddressQuery' },
);

const read = reader('The query', AddressQuery);

/** @throws ApiError 400 that names the parameter */
export function readPaletteQuery(query: string): Required<Omit<PaletteAddress, 'engine'>> {
  const values = readQuery(query, AddressQuery);
  const asked = typeof values['prompt'] === 'string' ? { ...values, prompt: values['prompt'].trim() } : values;
  const { prompt: text, seed: own, count: many = 1, pick = 1 } = read(asked);
  if (pick > many) {
    throw new ApiError('invalid_request', { message: `There is no palette ${pick}: \`count\` is ${many}.` });
  }
  return { prompt: text, seed: own, count: many, pick };
}
