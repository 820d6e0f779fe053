import type { Shape } from './allowed.ts';
import { ApiError } from './errors.ts';

/**
 * Reads a query string (without `?`) into values that a schema can judge: where the schema wants an integer, a plain
 * decimal becomes a number and everything else stays the text that it is. `limit=5` is 5; `limit=5.0`, `limit=+5`,
 * `limit=-0` and `limit=` stay strings, and so are refused.
 *
 * @throws ApiError 400 for a parameter named twice and for percent signs that encode no UTF-8
 */
export function readQuery(query: string, schema: Shape): Record<string, unknown> {
  const values = new Map<string, unknown>();
  for (const pair of query.split('&')) {
    if (pair === '') continue;
    const [, rawKey = '', rawValue = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
    const key = decode(rawKey);
    if (values.has(key)) {
      throw new ApiError('invalid_request', { message: `The query names the parameter \`${key}\` twice.` });
    }
    const text = decode(rawValue);
    const isInteger = schema.properties?.[key]?.type === 'integer' && /^(0|-?[1-9]\d*)$/.test(text);
    values.set(key, isInteger ? Number(text) : text);
  }
  return Object.fromEntries(values);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch (cause) {
    throw new ApiError('invalid_request', { message: 'The query is not valid percent-encoded UTF-8.', cause });
  }
}
