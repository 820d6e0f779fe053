import { describe, expect, test } from 'vitest';
import { expectError } from '../testing/expect.ts';
import { sendRaw } from '../testing/raw.ts';
import { listenDuringTests } from '../testing/listening.ts';
import type { TestService } from '../testing/service.ts';

let service: TestService;
let port: number;
listenDuringTests((opened) => ({ service, port } = opened));

const BODIES: readonly [what: string, type: string, body: string][] = [
  ['no JSON', 'application/json', '{'],
  ['a form', 'application/x-www-form-urlencoded', 'a=b'],
  ['over the limit', 'application/json', `"${'x'.repeat(70_000)}"`],
];

describe('path and method are judged before the body', () => {
  test.for(BODIES)('a body that is %s', async ([, type, body]) => {
    const headers = { 'content-type': type };
    expectError(await service.ask('POST', '/v1/nothing', headers, body), 404, 'invalid_request');
    const wrong = await service.ask('POST', '/v1/palettes/usage', headers, body);
    expectError(wrong, 405, 'invalid_request');
    expect(wrong.headers['allow']).toBe('GET, HEAD, OPTIONS');
    expectError(await service.ask('PUT', '/v1/palettes/generate', headers, body), 405, 'invalid_request');
  });

  test('neither costs anything, and both tell where the account stands', async () => {
    const key = await service.keyFor('premium', 7);
    for (const path of ['/v1/nothing', '/v1/palettes/usage']) {
      const { headers } = await service.ask('POST', path, { 'x-api-key': key }, '{');
      expect([headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']]).toEqual(['7', '7']);
    }
  });

  test('over a socket, with a body that never comes', async () => {
    const head = 'POST /v1/nothing HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n';
    const answer = await sendRaw(port, `${head}Content-Length: 100000\r\n\r\n`);
    expect(answer.status).toBe(404);
  });
});

test('GET * is a 404', async () => {
  const answer = await sendRaw(port, 'GET * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(answer.status).toBe(404);
});

describe('CORS headers stand under every answer of /v1 that a page might get', () => {
  const close = 'Host: localhost\r\nConnection: close\r\n';
  const usage = 'GET /v1/palettes/usage HTTP/1.1\r\n';
  test.for([
    ['431 by bytes', 431, `${usage}${close}X-Long: ${'x'.repeat(40_000)}\r\n\r\n`],
    ['431 by lines', 431, `${usage}${close}${'X-A: b\r\n'.repeat(120)}\r\n`],
    ['417', 417, `${usage}${close}Expect: a-miracle\r\n\r\n`],
    ['a parse error', 400, `${usage}${close}Bad Header: x\r\n\r\n`],
    ['two Hosts', 400, `${usage}${close}Host: localhost\r\n\r\n`],
    ['plain HTTP', 403, `${usage}Host: api.example.com\r\nConnection: close\r\n\r\n`],
  ] as const)('%s', async ([, status, message]) => {
    const answer = await sendRaw(port, message);
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([status, '*']);
    expect(answer.headers['access-control-expose-headers']).toContain('X-RateLimit-Limit');
  });
});

describe('a key that is sent twice', () => {
  const ask = async (lines: string) =>
    sendRaw(port, `GET /v1/palettes/usage HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${lines}\r\n`);

  test('is refused where the two disagree, and costs nothing', async () => {
    const [one, two] = [await service.keyFor('premium', 5), await service.keyFor('premium', 5)];
    const pairs = [
      [`X-API-Key: ${one}`, `X-API-Key: ${two}`],
      [`Authorization: Bearer ${one}`, `Authorization: Bearer ${two}`],
    ];
    for (const [first = '', second = ''] of pairs) {
      const answer = await ask(`${first}\r\n${second}\r\n`);
      expect([answer.status, JSON.parse(answer.body).message]).toEqual([400, expect.stringContaining('stands twice')]);
    }
    expect(JSON.parse((await ask(`X-API-Key: ${one}\r\n`)).body).data.current).toBe(1);
  });

  test('is taken where they say the same', async () => {
    const key = await service.keyFor('premium', 5);
    expect((await ask(`X-API-Key: ${key}\r\nX-API-Key: ${key}\r\n`)).status).toBe(200);
    expect((await ask(`Authorization: Bearer ${key}\r\nAuthorization: Bearer ${key}\r\n`)).status).toBe(200);
  });
});

test('offset=-0 is refused', async () => {
  const key = await service.keyFor('premium', 5);
  const answer = await service.ask('GET', '/v1/palettes/history?offset=-0', { 'x-api-key': key });
  expectError(answer, 400, 'invalid_request', 'offset');
});

test('Expect: 100-continue with a length over the limit is refused at once', async () => {
  const key = await service.keyFor('premium', 5);
  const head = `POST /v1/palettes/generate HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\n`;
  const answer = await sendRaw(port, `${head}Content-Length: 70000\r\nExpect: 100-continue\r\n\r\n`);
  expect(answer.status).toBe(413);
});

describe('the limit of the headers', () => {
  const head = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
  const ofBytes = (bytes: number) =>
    `${head}X-Long: ${'x'.repeat(bytes - head.length - 'X-Long: \r\n\r\n'.length)}\r\n\r\n`;
  const ofLines = (lines: number) => `${head}${'X-A: b\r\n'.repeat(lines - 2)}\r\n`;

  test.for([
    ['16,384 bytes are taken', 200, ofBytes(16_384)],
    ['one more is not', 431, ofBytes(16_385)],
    ['100 lines are taken', 200, ofLines(100)],
    ['one more is not', 431, ofLines(101)],
  ] as const)('%s', async ([, status, message]) => {
    expect((await sendRaw(port, message)).status).toBe(status);
  });
});

describe('validation names every fault', () => {
  test('of a palette with five bad colours, a bad name and a bad format', async () => {
    const key = await service.keyFor('premium', 5);
    const palette = { name: 5, colors: ['a', 'b', 'c', 'd', 'e'], semantic: { primary: 1 } };
    const body = { palette, format: 'pdf', x: 1, y: 2 };
    const { status, text } = await service.ask('POST', '/v1/palettes/export', { 'x-api-key': key }, body);
    const { message } = JSON.parse(text);
    expect(status).toBe(400);
    for (const at of [0, 1, 2, 3, 4]) expect(message).toContain(`\`palette.colors[${at}]\``);
    for (const name of ['palette.name', 'format', 'x', 'y', 'palette.semantic.primary', 'palette.semantic.text'])
      expect(message).toContain(`\`${name}\``);
  });

  test('in an answer that is no longer than a few times the request', async () => {
    const key = await service.keyFor('premium', 5);
    const unknown = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, 1]));
    const colors = Array.from({ length: 5000 }, () => 1);
    for (const body of [unknown, { palette: { name: 'a', colors } }]) {
      const { status, text } = await service.ask('POST', '/v1/palettes/export', { 'x-api-key': key }, body);
      expect(status).toBe(400);
      expect(text.length).toBeLessThan(2 * JSON.stringify(body).length + 2000);
    }
  });
});
