import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { dashboardService } from '../../test/dashboard/service.ts';
import { freshFile } from '../../test/storage/databases.ts';
import { listenDuringTests } from './testing/listening.ts';
import type { TestService } from './testing/service.ts';

let service: TestService;
let port: number;
let key: string;
listenDuringTests((opened) => ({ service, port, key } = opened));

/** What comes over the wire, as it comes. */
async function fetchRaw(path: string, acceptEncoding: string | undefined, body?: object) {
  const headers = {
    'x-api-key': key,
    ...(acceptEncoding !== undefined && { 'accept-encoding': acceptEncoding }),
    ...(body && { 'content-type': 'application/json' }),
  };
  return new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
    const asked = request({ port, path, method: body ? 'POST' : 'GET', headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject);
    asked.end(body && JSON.stringify(body));
  });
}

const OPEN = { br: brotliDecompressSync, gzip: gunzipSync };
const GENERATE = { prompt: 'sea', count: 10, seed: 1 };

describe.for(['br', 'gzip'] as const)('%s', (encoding) => {
  test.for([
    ['/v1/palettes/generate', GENERATE],
    ['/openapi.json', undefined],
    ['/docs/reference.js', undefined],
  ] as const)('of %s is what it is uncompressed, and a third of it at most', async ([path, body]) => {
    const plain = await fetchRaw(path, undefined, body);
    const packed = await fetchRaw(path, encoding, body);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect([packed.status, packed.headers['content-encoding']]).toEqual([200, encoding]);
    expect(String(packed.headers['vary']).toLowerCase()).toContain('accept-encoding');
    const unpacked = OPEN[encoding](packed.bytes);
    if (path.startsWith('/v1')) {
      const palettesIn = (bytes: Buffer) => JSON.parse(bytes.toString()).data;
      expect(palettesIn(unpacked)).toEqual(palettesIn(plain.bytes));
    } else expect(unpacked.equals(plain.bytes)).toBe(true);
    expect(packed.bytes.byteLength).toBeLessThan(plain.bytes.byteLength / 3);
    expect(packed.headers['x-ratelimit-limit']).toBe('unlimited');
  });
});

test('br is preferred; what is short, refused or unknown comes as it is', async () => {
  expect((await fetchRaw('/openapi.json', 'gzip, deflate, br')).headers['content-encoding']).toBe('br');
  expect((await fetchRaw('/docs/reference.js', 'gzip, deflate, br')).headers['content-encoding']).toBe('br');
  for (const accepted of ['identity', 'br;q=0, gzip;q=0', 'snappy']) {
    for (const path of ['/openapi.json', '/docs/reference.js']) {
      const { status, headers } = await fetchRaw(path, accepted);
      expect([path, accepted, status, headers['content-encoding']]).toEqual([path, accepted, 200, undefined]);
    }
  }
  expect((await fetchRaw('/v1/palettes/usage', 'br')).headers['content-encoding']).toBeUndefined();
});

test('a compressed request is still 415', async () => {
  const headers = { 'x-api-key': key, 'content-encoding': 'gzip' };
  expect((await service.ask('POST', '/v1/palettes/generate', headers, '{}')).status).toBe(415);
});

test('the reference is kept for ever under an address that changes with it, and asked for again otherwise', async () => {
  const page = (await fetchRaw('/docs', undefined)).bytes.toString();
  const [, address = ''] = /src="(\/docs\/reference\.js\?v=[\w-]+)"/.exec(page) ?? [];
  expect((await fetchRaw(address, 'br')).headers['cache-control']).toMatch(/max-age=31536000, immutable/);
  expect((await fetchRaw('/docs/reference.js', 'br')).headers['cache-control']).toBe('no-cache');
});

test('the dashboard’s files are compressed and kept; what it answers about accounts is not compressed', async () => {
  const folder = new URL('../../dist/dashboard', import.meta.url).pathname;
  const { ask } = await dashboardService(await freshFile(), undefined, { folder });
  const encoding = { headers: { 'accept-encoding': 'br' } };
  expect((await ask('GET', '/', undefined, encoding)).headers['content-encoding']).toBe('br');
  const page = await ask('GET', '/');
  const scripts = [...page.text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);
  expect(scripts.length).toBeGreaterThan(1);
  for (const path of scripts) {
    const { headers } = await ask('GET', path, undefined, encoding);
    // What fits into a packet is sent as it is.
    const isLong = (await ask('GET', path)).text.length > 1024;
    expect([path, headers['content-encoding'], headers['cache-control']]).toEqual([
      path,
      isLong ? 'br' : undefined,
      'public, max-age=31536000, immutable',
    ]);
  }
  const told = await ask('POST', '/dashboard/generate', { prompt: 'sea', count: 5, seed: 1 }, encoding);
  expect([told.status, told.text.length > 1024]).toEqual([200, true]);
  expect(told.headers['content-encoding']).toBeUndefined();
});
