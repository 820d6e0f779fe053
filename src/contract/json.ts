import { ApiError } from './errors.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a request body as JSON, stricter than `JSON.parse`: the bytes must be UTF-8, every string whole Unicode, and
 * no object may name a key twice (parsers differ in which of the two they take, so neither is safe to act on).
 *
 * @throws ApiError 400
 */
export function readJson(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) {
    throw new ApiError('invalid_request', { message: 'The body is empty; it must be a JSON object.' });
  }
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch (cause) {
    throw new ApiError('invalid_request', { message: 'The body is not valid UTF-8.', cause });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ApiError('invalid_request', { message: `The body is not valid JSON${whereJsonBreaks(cause)}.`, cause });
  }
  checkStrings(text);
  return value;
}

function whereJsonBreaks(error: unknown): string {
  const position = error instanceof Error ? /at position (\d+)/.exec(error.message)?.[1] : undefined;
  return position === undefined ? '' : ` at position ${position}`;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/**
 * Walks the tokens of a text that is known to be JSON. A loop and a stack rather than recursion: 64 KiB may nest 32,768
 * deep.
 */
function checkStrings(text: string): void {
  // The keys of each open object; undefined for an array.
  const open: (Set<string> | undefined)[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') addKey(open.at(-1), last);
    else last = wholeString(token);
  }
}

function wholeString(token: string): string {
  if (!token.includes('\\')) return token.slice(1, -1);
  const text = String(JSON.parse(token));
  if (text.isWellFormed()) return text;
  throw new ApiError('invalid_request', {
    message:
      'A string of the body holds half of a surrogate pair (\\uD800 to \\uDFFF alone); it must be whole Unicode.',
  });
}

function addKey(keys: Set<string> | undefined, key: string): void {
  if (keys?.has(key)) {
    throw new ApiError('invalid_request', { message: `The body names the key ${JSON.stringify(key)} twice.` });
  }
  keys?.add(key);
}
