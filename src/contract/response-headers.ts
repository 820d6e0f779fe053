/** The headers of answers, as the OpenAPI document describes them: name, what it says, an example. */
const allowance = {
  anyOf: [
    { type: 'integer', minimum: 0 },
    { type: 'string', const: 'unlimited' },
  ],
};
const text = { type: 'string' };

export const RESPONSE_HEADERS = {
  'X-RateLimit-Limit': {
    description: 'The account’s limit of requests a month, or `unlimited`; 0 without a valid key.',
    schema: allowance,
    example: 5000,
  },
  'X-RateLimit-Remaining': {
    description: 'Requests that remain in this period after this one, or `unlimited`; 0 without a valid key.',
    schema: allowance,
    example: 4999,
  },
  'X-RateLimit-Reset': {
    description: 'When the period ends: the first instant of the next month, ISO 8601 in UTC.',
    schema: { type: 'string', format: 'date-time' },
    example: '2027-01-01T00:00:00.000Z',
  },
  RateLimit: {
    description:
      'The month’s quota as the draft standard tells it: `r` requests remain, for `t` seconds. Absent where there is none.',
    schema: text,
    example: '"month";r=4999;t=864000',
  },
  'RateLimit-Policy': {
    description: 'The quota `q` of a window of `w` seconds, the calendar month. Absent where there is none.',
    schema: text,
    example: '"month";q=5000;w=2592000',
  },
  Link: {
    description: 'With `rel="next"`: where the next page is. It stays the next page, whatever is made meanwhile.',
    schema: text,
    example: '</v1/palettes/history?limit=50&cursor=2s>; rel="next"',
  },
  'X-Request-Id': {
    description: 'Names this request: as the request itself did, or anew. Tell it when you report a fault.',
    schema: text,
    example: '7f4d2a2e-3c5b-4f0e-9a86-0d8a4c2f6b11',
  },
  'X-Palette-Seed': {
    description: 'The seed that was used: sent back as `seed`, it gives the same palettes.',
    schema: { type: 'integer' },
    example: 42,
  },
  'Idempotent-Replayed': {
    description: 'Present, and `true`, when this is the first answer to the Idempotency-Key again; it was not charged.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
  'Content-Disposition': {
    description: 'A safe file name for the export.',
    schema: text,
    example: 'attachment; filename="autumn-counter.css"',
  },
  Allow: { description: 'The methods that the path takes.', schema: text, example: 'POST, OPTIONS' },
  'Retry-After': {
    description: 'Seconds after which a new try may succeed.',
    schema: { type: 'integer', minimum: 1 },
    example: 2,
  },
  'WWW-Authenticate': { description: 'How to authenticate.', schema: text, example: 'Bearer realm="huesmith"' },
} as const;

export type ResponseHeader = keyof typeof RESPONSE_HEADERS;

export const ON_EVERY_ANSWER = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit',
  'RateLimit-Policy',
  'X-Request-Id',
] as const satisfies readonly ResponseHeader[];
