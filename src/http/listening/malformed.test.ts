import { expect, test } from 'vitest';
import { sendRaw } from '../testing/raw.ts';
import { listenDuringTests } from '../testing/listening.ts';
import type { TestService } from '../testing/service.ts';

let service: TestService;
let port: number;
listenDuringTests((opened) => ({ service, port } = opened));

const HOST = 'Host: localhost\r\n';
const CLOSE = 'Connection: close\r\n';
const usage = (headers: string): string => `GET /v1/palettes/usage HTTP/1.1\r\n${HOST}${headers}${CLOSE}\r\n`;
const generate = (headers: string, body: string): string =>
  `POST /v1/palettes/generate HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${headers}${CLOSE}\r\n${body}`;

/** What Fastify's hooks never see, by what is wrong with it. */
const CASES: readonly [what: string, status: number, message: string][] = [
  ['a path that is no UTF-8', 400, `GET /v1/%ff%fe HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  ['a broken percent sign', 400, `GET /%zz HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  [
    'Content-Length beside Transfer-Encoding',
    400,
    generate('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
  ],
  ['two Content-Lengths', 400, generate('Content-Length: 2\r\nContent-Length: 3\r\n', '{}')],
  ['a Content-Length that is no number', 400, generate('Content-Length: two\r\n', '{}')],
  ['a garbage request line', 400, 'what is this\r\n\r\n'],
  ['an unknown method', 400, `BREW /v1/palettes/usage HTTP/1.1\r\n${HOST}\r\n`],
  ['an unknown HTTP version', 400, `GET / HTTP/9.9\r\n${HOST}\r\n`],
  ['a TLS greeting on the plain port', 400, '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'],
  ['headers over 16 KiB', 431, usage(`X-Long: ${'x'.repeat(20_000)}\r\n`)],
  ['no Host', 400, 'GET /v1/palettes/usage HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two Hosts', 400, usage('Host: localhost\r\n')],
  ['another expectation', 417, usage('Expect: a-miracle\r\n')],
  ['a chunk of a size that is no number', 400, generate('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n')],
  ['CONNECT', 405, `CONNECT example.com:443 HTTP/1.1\r\n${HOST}\r\n`],
  ['a method that only WebDAV knows', 405, `PROPFIND /v1/palettes/usage HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  ['OPTIONS *', 404, `OPTIONS * HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  ['TRACE', 405, `TRACE /v1/palettes/usage HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
];

test.for(CASES)('%s is answered in the documented shape', async ([, status, message]) => {
  const answer = await sendRaw(port, message);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.body)).toEqual({ error: 'invalid_request', message: expect.stringMatching(/^[A-Z/].+\.$/) });
  expect(answer.headers).toMatchObject({
    'x-ratelimit-limit': '0',
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': expect.stringMatching(/^\d{4}-\d\d-01T00:00:00\.000Z$/),
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(answer.body)),
  });
  expect(answer.text.match(/HTTP\/1\.1 \d{3} /g)).toHaveLength(1);
});

test('a bad path is no way around HTTPS', async () => {
  const answer = await sendRaw(port, 'GET /v1/%ff HTTP/1.1\r\nHost: api.example.com\r\nConnection: close\r\n\r\n');
  expect([answer.status, JSON.parse(answer.body).error]).toEqual([403, 'forbidden']);
});

test('a bad path tells a key its limits, and costs nothing', async () => {
  const key = await service.keyFor('premium', 5);
  const answer = await sendRaw(port, `GET /v1/%ff HTTP/1.1\r\n${HOST}X-API-Key: ${key}\r\n${CLOSE}\r\n`);
  expect(answer.headers).toMatchObject({ 'x-ratelimit-limit': '5', 'x-ratelimit-remaining': '5' });
});

test('each is in the metrics', async () => {
  const counted = async () => (await sendRaw(port, `GET /metrics HTTP/1.1\r\n${HOST}${CLOSE}\r\n`)).body;
  await sendRaw(port, 'garbage\r\n\r\n');
  await sendRaw(port, `GET /v1/%ff HTTP/1.1\r\n${HOST}${CLOSE}\r\n`);
  const text = await counted();
  expect(text).toMatch(/^huesmith_http_malformed_total\{status="400"\} [1-9]/m);
  expect(text).toMatch(/duration_seconds_count\{method="GET",route="none",status="400"\} [1-9]/);
});

test('a target with scheme and host is the path in it', async () => {
  const answer = await sendRaw(port, `GET http://localhost/healthz HTTP/1.1\r\n${HOST}${CLOSE}\r\n`);
  expect(answer.status).toBe(200);
});

test('HTTP/1.0 needs no Host, but is then no request for a loopback name', async () => {
  const answer = await sendRaw(port, 'GET /healthz HTTP/1.0\r\n\r\n');
  expect(answer.status).toBe(403);
});

test('such a target may have no path, and a query all the same', async () => {
  const answer = await sendRaw(port, `GET http://localhost?a=b HTTP/1.1\r\n${HOST}${CLOSE}\r\n`);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});
