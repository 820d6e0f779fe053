/** ASVS 5.0 V4.2; API8:2023 Security Misconfiguration. */
import { expect, test } from 'vitest';
import { sendRaw } from '../../src/http/testing/raw.ts';
import { listenDuringTests } from '../../src/http/testing/listening.ts';

let port: number;
let key: string;
listenDuringTests((opened) => ({ port, key } = opened));

/** What would be smuggled: were it taken for a request of its own, it would be answered with 200. */
const SMUGGLED = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
const post = (headers: string, body: string): string =>
  `POST /v1/palettes/generate HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\n${headers}\r\n${body}`;

/** What would be answered with 200, were the message good. */
const BODY = '{"prompt":"sea","count":1}';
const CHUNKED = `1a\r\n${BODY}\r\n0\r\n\r\n`;

const MESSAGES: readonly (readonly [string, () => string])[] = [
  [
    'Content-Length beside Transfer-Encoding',
    () => post('Content-Length: 6\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${SMUGGLED}`),
  ],
  [
    'Transfer-Encoding beside Content-Length',
    () => post('Transfer-Encoding: chunked\r\nContent-Length: 6\r\n', `0\r\n\r\n${SMUGGLED}`),
  ],
  ['two Content-Lengths that differ', () => post('Content-Length: 2\r\nContent-Length: 90\r\n', `{}${SMUGGLED}`)],
  ['two Content-Lengths that agree', () => post('Content-Length: 2\r\nContent-Length: 2\r\n', `{}${SMUGGLED}`)],
  ['a list of Content-Lengths', () => post('Content-Length: 2, 2\r\n', `{}${SMUGGLED}`)],
  ['a negative Content-Length', () => post('Content-Length: -2\r\n', `{}${SMUGGLED}`)],
  ['a Content-Length with a sign', () => post('Content-Length: +2\r\n', `{}${SMUGGLED}`)],
  ['a hexadecimal Content-Length', () => post('Content-Length: 0x2\r\n', `{}${SMUGGLED}`)],
  ['an unknown coding', () => post('Transfer-Encoding: cow\r\n', `0\r\n\r\n${SMUGGLED}`)],
  ['an unknown coding before chunked', () => post('Transfer-Encoding: cow, chunked\r\n', `${CHUNKED}${SMUGGLED}`)],
  ['a compression before chunked', () => post('Transfer-Encoding: gzip, chunked\r\n', `${CHUNKED}${SMUGGLED}`)],
  [
    'a coding on a line before chunked',
    () => post('Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n', `${CHUNKED}${SMUGGLED}`),
  ],
  ['an empty coding before chunked', () => post('Transfer-Encoding: , chunked\r\n', `${CHUNKED}${SMUGGLED}`)],
  [
    'chunked in HTTP/1.0',
    () => post('Transfer-Encoding: chunked\r\nConnection: keep-alive\r\n', CHUNKED).replace('/1.1', '/1.0') + SMUGGLED,
  ],
  ['a version of HTTP that is none', () => post('Content-Length: 26\r\n', BODY).replace('/1.1', '/2.0') + SMUGGLED],
  ['a version of HTTP without headers', () => post('Content-Length: 26\r\n', BODY).replace('/1.1', '/0.9') + SMUGGLED],
  ['a coding after chunked', () => post('Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${SMUGGLED}`)],
  ['chunked twice', () => post('Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${SMUGGLED}`)],
  ['a coding with a trick of spelling', () => post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${SMUGGLED}`)],
  ['a coding after a vertical tab', () => post('Transfer-Encoding: \u000bchunked\r\n', `0\r\n\r\n${SMUGGLED}`)],
  ['a space before the colon', () => post('Transfer-Encoding : chunked\r\n', `0\r\n\r\n${SMUGGLED}`)],
  ['a folded header', () => post('X-Folded: a\r\n Transfer-Encoding: chunked\r\n', SMUGGLED)],
  ['a header that begins with a space', () => post(' X-Folded: a\r\n', SMUGGLED)],
  ['a bare line feed after a header', () => post('X-Bare: a\nContent-Length: 2\r\n', `{}${SMUGGLED}`)],
  ['bare line feeds throughout', () => post('Content-Length: 2\r\n', '{}').replaceAll('\r\n', '\n') + SMUGGLED],
  ['a bare carriage return', () => post('X-Bare: a\rContent-Length: 2\r\n', `{}${SMUGGLED}`)],
  ['a NUL in a header', () => post('X-Nul: a\u0000b\r\n', SMUGGLED)],
  ['a chunk with a sign', () => post('Transfer-Encoding: chunked\r\n', `+2\r\n{}\r\n0\r\n\r\n${SMUGGLED}`)],
  [
    'a chunk that ends in a bare line feed',
    () => post('Transfer-Encoding: chunked\r\n', `2\n{}\r\n0\r\n\r\n${SMUGGLED}`),
  ],
  ['a chunk longer than it says', () => post('Transfer-Encoding: chunked\r\n', `1\r\n{}\r\n0\r\n\r\n${SMUGGLED}`)],
  ['a space in the request line’s target', () => `GET /healthz /x HTTP/1.1\r\nHost: localhost\r\n\r\n${SMUGGLED}`],
  [
    'two Content-Types',
    () => post(`Content-Type: text/plain\r\nConnection: close\r\nContent-Length: 26\r\n`, `${BODY}${SMUGGLED}`),
  ],
  ...['a b', 'a/b', 'user@a', '[::1', 'a:b', 'a:1:2', 'caf\u00E9'].map(
    (host) =>
      [
        `the Host ${host}`,
        () => `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n${SMUGGLED}`,
      ] as const,
  ),
  ['two Hosts', () => `GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil\r\nConnection: close\r\n\r\n`],
];

test.for(MESSAGES)('%s is refused, and nothing after it is answered', async ([, message]) => {
  const { text, status, headers } = await sendRaw(port, message());
  expect(status).toBe(400);
  expect(headers['connection']).toBe('close');
  expect(text.match(/HTTP\/1\.1 \d{3} /g)).toHaveLength(1);
  expect(text).not.toContain('"ok"');
});

test('HTTP/2 is not spoken in the clear, nor by an upgrade', async () => {
  const preface = await sendRaw(port, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
  expect(preface.status).toBe(400);
  const upgrade = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n';
  const answer = await sendRaw(port, `GET /healthz HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`, { one: true });
  expect(answer.status).not.toBe(101);
});
