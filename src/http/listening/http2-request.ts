import type { Http2ServerRequest } from 'node:http2';

/** Methods whose requests have no body worth reading, announced or not. */
const BODYLESS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE']);

/**
 * Has an HTTP/2 request say in HTTP/1.1's words what only HTTP/2 says otherwise, as a proxy between the two does (RFC 9113,
 * 8.3.1; RFC 9110, 7.2): whom it is for, and that a body of undeclared length follows. Whatever judges headers judges
 * both alike.
 */
export function inWordsOfHttp1({ headers, rawHeaders, method, stream }: Http2ServerRequest): void {
  const authority = headers[':authority'];
  const own = [...pairsOf(rawHeaders)].filter(
    ([name, value]) => !name.startsWith(':') && !(name === 'host' && value === authority),
  );
  const host = authority === undefined ? [] : [['host', authority] as const];
  rawHeaders.splice(0, rawHeaders.length, ...[...host, ...own].flat());
  if (authority !== undefined) headers.host = authority;
  const isUnannounced = headers['content-length'] === undefined && !stream.endAfterHeaders && !BODYLESS.has(method);
  if (isUnannounced) headers['transfer-encoding'] = 'chunked';
}

function* pairsOf(rawHeaders: readonly string[]): Iterable<readonly [name: string, value: string]> {
  for (let at = 0; at < rawHeaders.length; at += 2) yield [rawHeaders[at] ?? '', rawHeaders[at + 1] ?? ''];
}
