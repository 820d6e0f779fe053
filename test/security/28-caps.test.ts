/** ASVS 5.0 V2.2, V15.2, V4.2; API4:2023 Unrestricted Resource Consumption. */
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { exportPalette } from '../../src/export/index.ts';
import { USUAL_LIMITS } from '../../src/http/listening/connections.ts';
import { SERVER_OPTIONS } from '../../src/http/listening/serve.ts';
import { sendRaw } from '../../src/http/testing/raw.ts';
import { listenDuringTests } from '../../src/http/testing/listening.ts';
import type { TestService } from '../../src/http/testing/service.ts';

const PALETTE = { name: 'Sea', colors: ['#000000', '#111111', '#222222', '#333333', '#444444'] };

let service: TestService;
let port: number;
let key: string;
listenDuringTests((opened) => ({ service, port, key } = opened));

const post = async (path: string, body: unknown): Promise<number> =>
  (await service.ask('POST', `/v1/palettes/${path}`, { 'x-api-key': key }, body)).status;
const get = async (path: string): Promise<number> =>
  (await service.ask('GET', `/v1/palettes/${path}`, { 'x-api-key': key })).status;

test('bodies: 64 KiB, and however deep they nest', async () => {
  const filled = (bytes: number) => `{"prompt":"sea"${' '.repeat(bytes - 16)}}`;
  expect(await post('generate', filled(65_536))).toBe(200);
  expect(await post('generate', filled(65_537))).toBe(413);
  const started = performance.now();
  expect(await post('generate', `{"prompt":${'['.repeat(32_000)}${']'.repeat(32_000)}}`)).toBe(400);
  expect(await post('generate', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)).toBe(400);
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('headers: 16 KiB and a hundred lines', async () => {
  const withLines = (lines: number) =>
    `GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${'X-Line: 1\r\n'.repeat(lines - 2)}\r\n`;
  expect((await sendRaw(port, withLines(100))).status).toBe(200);
  expect((await sendRaw(port, withLines(101))).status).toBe(431);
  expect((await sendRaw(port, withLines(1_500))).status).toBe(431);
  const long = `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(16_384)}\r\n\r\n`;
  expect((await sendRaw(port, long)).status).toBe(431);
  const address = `GET /${'x'.repeat(16_384)} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  expect((await sendRaw(port, address)).status).toBe(431);
});

test('prompts: 500 code points; counts: 10; names: 200; colours: 5', async () => {
  expect(await post('generate', { prompt: '💩'.repeat(500) })).toBe(200);
  expect(await post('generate', { prompt: '💩'.repeat(501) })).toBe(400);
  expect(await post('generate', { prompt: 'sea', count: 10 })).toBe(200);
  for (const count of [11, 0, -1, 1e9, 1.5, '10']) expect(await post('generate', { prompt: 'sea', count })).toBe(400);
  expect(await post('export', { palette: { ...PALETTE, name: 'x'.repeat(200) } })).toBe(200);
  expect(await post('export', { palette: { ...PALETTE, name: 'x'.repeat(201) } })).toBe(400);
  expect(await post('export', { palette: { ...PALETTE, colors: [...PALETTE.colors, '#555555'] } })).toBe(400);
});

test('pages: a hundred entries, from any offset that is a number, in the same time', async () => {
  expect(await get('history?limit=100')).toBe(200);
  for (const query of ['limit=101', 'limit=0', 'limit=1e9', 'offset=-1', 'offset=1e9', 'offset=9007199254740992']) {
    expect([query, await get(`history?${query}`)]).toEqual([query, 400]);
  }
  const started = performance.now();
  expect(await get(`history?offset=${Number.MAX_SAFE_INTEGER}`)).toBe(200);
  expect(performance.now() - started).toBeLessThan(500);
});

test('pixels: an image is as large as we make it, whatever is asked', async () => {
  const sizes = new Set<string>();
  for (const name of ['x', 'x'.repeat(200), '桜'.repeat(200), '\n'.repeat(100)]) {
    const { body } = await exportPalette('png', { ...PALETTE, name });
    const { width, height } = PNG.sync.read(Buffer.from(body));
    expect(width * height).toBeLessThan(4_000_000);
    sizes.add(String(width));
  }
  expect(sizes.size).toBe(1);
});

test('connections and times: as docs/operations.md has them', () => {
  expect(USUAL_LIMITS).toMatchObject({ max: 10_000, maxPerAddress: 256, handshakeMs: 9_000, unreadMs: 30_000 });
  const { headersTimeout, requestTimeout, connectionsCheckingInterval: look } = SERVER_OPTIONS;
  expect(headersTimeout + look).toBeLessThanOrEqual(10_000);
  expect(requestTimeout + look).toBeLessThanOrEqual(15_000);
});
