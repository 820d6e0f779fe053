import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { type RawAnswer, sendRaw } from '../testing/raw.ts';
import { listenDuringTests } from '../testing/listening.ts';

const LIMIT = 65_536;

let port: number;
let key: string;
listenDuringTests((opened) => ({ port, key } = opened), 'premium');

function head(headers: string): string {
  return `POST /v1/palettes/generate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n`;
}

async function charged(): Promise<number> {
  const { body } = await sendRaw(
    port,
    `GET /v1/palettes/usage HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\nConnection: close\r\n\r\n`,
  );
  return JSON.parse(body).data.current;
}

describe('a body over 64 KiB', () => {
  test('is refused on its Content-Length, before a byte of it', async () => {
    const answer = await sendRaw(port, head(`X-API-Key: ${key}\r\nContent-Length: 100000000\r\n`));
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body).error).toBe('invalid_request');
    expect(answer.headers['connection']).toBe('close');
  });

  test('is refused while it comes in chunks without an end', async () => {
    const answer = await endlessChunks(head(`X-API-Key: ${key}\r\nTransfer-Encoding: chunked\r\n`));
    expect(answer.status).toBe(413);
    expect(answer.sentBytes).toBeLessThan(8 * 1024 * 1024);
  });

  test('of exactly 64 KiB is read', async () => {
    const body = `{"prompt":"sea"${' '.repeat(LIMIT - 16)}}`;
    expect(body).toHaveLength(LIMIT);
    const answer = await sendRaw(
      port,
      `${head(`X-API-Key: ${key}\r\nConnection: close\r\nContent-Length: ${LIMIT}\r\n`)}${body}`,
    );
    expect(answer.status).toBe(200);
  });

  test('by one byte is not', async () => {
    const body = `{"prompt":"sea"${' '.repeat(LIMIT - 15)}}`;
    const answer = await sendRaw(port, `${head(`X-API-Key: ${key}\r\nContent-Length: ${LIMIT + 1}\r\n`)}${body}`);
    expect(answer.status).toBe(413);
  });

  test('is told to a client that sends ten megabytes before it listens', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/v1/palettes/generate`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: 'x'.repeat(10 * 1024 * 1024),
    });
    expect(response.status).toBe(413);
  });
});

describe('the key is judged before the body', () => {
  test('without a key, a body that never comes is not waited for', async () => {
    const answer = await sendRaw(port, head('Content-Length: 70000\r\n'));
    expect(answer.status).toBe(401);
  });

  test('a client that asks first is told to go on only with a good key', async () => {
    const refused = await sendRaw(port, head('Expect: 100-continue\r\nContent-Length: 16\r\n'));
    expect(refused.text).toMatch(/^HTTP\/1\.1 401 /);
    const headers = `X-API-Key: ${key}\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: 16\r\n`;
    const accepted = await sendRaw(port, `${head(headers)}{"prompt":"sea"}`);
    expect(accepted.text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
  });
});

describe('a slow client', () => {
  test('that dribbles its headers is cut off with 408', async () => {
    const answer = await dribble('GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    expect(answer).toMatch(/^HTTP\/1\.1 408 .*"invalid_request"/s);
    expect(answer).toMatch(/x-ratelimit-limit: 0/i);
  });

  test('that dribbles its body is cut off with 408, uncharged', async () => {
    const before = await charged();
    const answer = await dribble(head(`X-API-Key: ${key}\r\nContent-Length: 1000\r\n`));
    expect(answer).toMatch(/^HTTP\/1\.1 408 .*"invalid_request"/s);
    await sleep(100);
    expect(await charged()).toBe(before + 1);
  });

  test('that goes away within its body is not charged', async () => {
    const before = await charged();
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${head(`X-API-Key: ${key}\r\nContent-Length: 1000\r\n`)}{"prompt"`, () => socket.destroy());
    });
    await sleep(150);
    expect(await charged()).toBe(before + 1);
  });
});

/** Sends a byte now and then until the service has had enough. */
async function dribble(start: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(start));
    const timer = setInterval(() => socket.write('x'), 100);
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error);
    });
    socket.on('close', () => {
      clearInterval(timer);
      resolve(text);
    });
  });
}

async function endlessChunks(start: string): Promise<Pick<RawAnswer, 'status'> & { sentBytes: number }> {
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
  return new Promise((resolve) => {
    let sentBytes = 0;
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(start);
      const timer = setInterval(() => {
        socket.write(chunk);
        sentBytes += chunk.length;
      }, 1);
      socket.once('data', (data: Buffer) => {
        clearInterval(timer);
        socket.destroy();
        resolve({ status: Number(data.toString().split(' ')[1]), sentBytes });
      });
    });
    socket.on('error', () => {});
  });
}
