/**
 * What the format 2025.10 asks of a file of colour tokens, as JSON Schema: written from the texts of the Format and
 * Color modules, since the community group's own schema is in no package of the registry. The published one asks for no more.
 * https://www.designtokens.org/TR/2025.10/format/ and https://www.designtokens.org/TR/2025.10/color/
 */
const NAME = '^[^${}.][^{}.]*$';
const ALIAS = '^\\{[^${}.][^{}.]*(\\.[^${}.][^{}.]*)*\\}$';

const described = {
  $type: { const: 'color' },
  $description: { type: 'string' },
  $extensions: { type: 'object' },
  $deprecated: { type: ['boolean', 'string'] },
};

const fraction = { type: 'number', minimum: 0, maximum: 1 };

export const dtcgSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $ref: '#/$defs/group',
  $defs: {
    group: {
      type: 'object',
      properties: described,
      patternProperties: {
        [NAME]: { oneOf: [{ $ref: '#/$defs/token' }, { $ref: '#/$defs/group' }] },
      },
      additionalProperties: false,
    },
    token: {
      type: 'object',
      properties: { ...described, $value: { oneOf: [{ $ref: '#/$defs/color' }, { type: 'string', pattern: ALIAS }] } },
      required: ['$value', '$type'],
      additionalProperties: false,
    },
    color: {
      type: 'object',
      properties: {
        colorSpace: { const: 'srgb' },
        components: { type: 'array', items: fraction, minItems: 3, maxItems: 3 },
        alpha: fraction,
        hex: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
      },
      required: ['colorSpace', 'components'],
      additionalProperties: false,
    },
  },
};
