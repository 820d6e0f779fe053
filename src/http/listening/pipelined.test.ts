import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { sendRaw } from '../testing/raw.ts';
import { listenDuringTests } from '../testing/listening.ts';
import type { TestService } from '../testing/service.ts';

/** What follows a request on its connection: what was charged is answered, and what is not answered is not charged. */

let service: TestService;
let port: number;
listenDuringTests((opened) => ({ service, port } = opened));

const BODY = '{"prompt":"sea","count":1}';

function generate(key: string, headers = '', body = BODY): string {
  return [
    'POST /v1/palettes/generate HTTP/1.1',
    'Host: localhost',
    `X-API-Key: ${key}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(headers === '' ? [] : [headers]),
    '',
    body,
  ].join('\r\n');
}

const usage = (key: string): string =>
  `GET /v1/palettes/usage HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\n\r\n`;

/** The statuses that a connection gave, in order. */
async function statusesOf(message: string): Promise<readonly number[]> {
  const { text } = await sendRaw(port, message);
  return Array.from(text.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => Number(status));
}

async function chargedTo(key: string): Promise<number> {
  const { accountId = '', limit } = (await service.caller(key)) ?? {};
  return (await service.store.ledger.standing(accountId, limit)).used;
}

describe('a whole request is answered, whatever bytes follow it', () => {
  test.for([
    ['one byte past Content-Length', '', 'x', [200, 400]],
    ['garbage', '', 'what is this\r\n\r\n', [200, 400]],
    ['a header that is malformed', '', 'GET / HTTP/1.1\r\nHo st: x\r\n\r\n', [200, 400]],
    ['headers that are too long', '', `GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, [200, 431]],
    ['a request after Connection: close', 'Connection: close', 'GET /healthz HTTP/1.1\r\n\r\n', [200]],
    ['CONNECT', '', 'CONNECT example.com:443 HTTP/1.1\r\nHost: localhost\r\n\r\n', [200, 405]],
  ] as const)('%s', async ([, headers, behind, statuses]) => {
    const key = await service.keyFor('premium', 10);
    expect(await statusesOf(generate(key, headers) + behind)).toEqual(statuses);
    expect(await chargedTo(key)).toBe(1);
  });

  test('two requests before the garbage: both', async () => {
    const key = await service.keyFor('premium', 10);
    expect(await statusesOf(`${generate(key)}${usage(key)}garbage\r\n\r\n`)).toEqual([200, 200, 400]);
    expect(await chargedTo(key)).toBe(2);
  });

  test('garbage that comes in many pieces is refused once', async () => {
    const key = await service.keyFor('premium', 10);
    const text = await new Promise<string>((resolve, reject) => {
      let got = '';
      const socket = connect(port, '127.0.0.1', async () => {
        socket.write(generate(key));
        for (let piece = 0; piece < 5; piece += 1) {
          socket.write('\u0000nonsense\r\n\r\n');
          await sleep(2);
        }
      });
      socket.on('data', (bytes) => (got += bytes.toString()));
      socket.on('error', reject);
      socket.on('close', () => resolve(got));
    });
    expect(text.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
  });
});

test('a client that ends its side after a whole request gets its answer, and the connection ends', async () => {
  const key = await service.keyFor('premium', 10);
  const text = await new Promise<string>((resolve, reject) => {
    let got = '';
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.end(generate(key)));
    socket.on('data', (bytes) => (got += bytes.toString()));
    socket.on('error', reject);
    socket.on('end', () => resolve(got));
  });
  expect(text).toMatch(/^HTTP\/1\.1 200 .*"palette\.list"/s);
  expect(await chargedTo(key)).toBe(1);
});

test('a body that ends too early is refused, after the answers that are due', async () => {
  const key = await service.keyFor('premium', 10);
  const half = generate(key).slice(0, -5);
  const text = await new Promise<string>((resolve, reject) => {
    let got = '';
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.end(usage(key) + half));
    socket.on('data', (bytes) => (got += bytes.toString()));
    socket.on('error', reject);
    socket.on('end', () => resolve(got));
  });
  expect(text.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
  expect(await chargedTo(key)).toBe(1);
});

describe('what stands behind a request whose refusal ends the connection is not executed', () => {
  test.for([
    ['a body over the limit', (key: string) => generate(key, '', 'x'.repeat(70_000)), 413, 1],
    ['an expectation', (key: string) => usage(key).replace('\r\n\r\n', '\r\nExpect: a-miracle\r\n\r\n'), 417, 0],
  ] as const)('%s', async ([, refused, status, charged]) => {
    const key = await service.keyFor('premium', 10);
    expect(await statusesOf(refused(key) + generate(key) + generate(key))).toEqual([status]);
    await sleep(50);
    expect(await chargedTo(key)).toBe(charged);
  });
});

test('requests of one connection are executed one after the other, and all are answered', async () => {
  const key = await service.keyFor('premium', 10);
  const last = usage(key).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  expect(await statusesOf(generate(key) + usage(key) + usage(key) + last)).toEqual([200, 200, 200, 200]);
  expect(await chargedTo(key)).toBe(4);
});
