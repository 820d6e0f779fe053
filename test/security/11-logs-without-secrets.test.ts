/** ASVS 5.0 V16.2, V16.4; API8:2023 Security Misconfiguration. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mintApiKey } from '../../src/accounts/api-key.ts';
import { sendRaw } from '../../src/http/testing/raw.ts';
import { type ServerProcess, runToEnd, startServer, temporaryFolder } from '../service/server-process.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: ServerProcess;
beforeAll(async () => {
  folder = await temporaryFolder();
  server = await startServer({ HUESMITH_DATA: folder.path, HUESMITH_LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await server.stop('SIGKILL');
  await folder.remove();
});

/** Marks that stand in everything that must not be told again. */
const PROMPT = 'unmistakable-prompt';
const PASSWORD = 'unmistakable-password';
const EMAIL = 'unmistakable@example.com';

test(
  'the log of everything that was asked, also of what is no request, tells no secret',
  { timeout: 240_000 },
  async () => {
    const { httpUrl: url, key = '' } = server;
    const port = Number(new URL(url).port);
    const unknown = mintApiKey();
    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });

    for (const apiKey of [key, unknown, `${key}x`]) {
      await post('/v1/palettes/generate', { prompt: PROMPT }, { 'x-api-key': apiKey, 'idempotency-key': PROMPT });
      await post('/v1/palettes/generate', { prompt: PROMPT, count: 99 }, { authorization: `Bearer ${apiKey}` });
      await post('/v1/palettes/generate', `{"prompt":"${PROMPT}`, { 'x-api-key': apiKey });
      await fetch(`${url}/v1/palettes/usage?key=${apiKey}&prompt=${PROMPT}`);
      await fetch(`${url}/${apiKey}/${PROMPT}`, { headers: { 'x-api-key': apiKey } });
    }
    await post('/dashboard/sign-up', { email: EMAIL });
    const link = (
      await runToEnd(['src/cli/main.ts', 'accounts', 'link', EMAIL], { HUESMITH_DATA: folder.path })
    ).output.trim();
    const token = link.split('token=')[1] ?? '';
    expect(token.length).toBeGreaterThan(40);
    await post('/dashboard/reset', { token: `${token}x`, password: PASSWORD });
    await post('/dashboard/reset', { token, password: PASSWORD });
    await post('/dashboard/sign-in', { email: EMAIL, password: `${PASSWORD} wrong` });
    const signedIn = await post('/dashboard/sign-in', { email: EMAIL, password: PASSWORD });
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await post('/dashboard/generate', { prompt: PROMPT, count: 1, seed: 1 }, { cookie });
    await fetch(`${url}/reset?token=${token}`, { headers: { cookie } });
    await post('/dashboard/forgot', { email: EMAIL });

    const body = JSON.stringify({ prompt: PROMPT });
    const good = Buffer.from(
      `POST /v1/palettes/generate?${PROMPT} HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\nCookie: ${cookie}\r\n` +
        `Content-Type: application/json\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    // Only the structure is scrambled: a secret that is changed is none any more.
    const places = [...good.entries()].filter(([, byte]) => /[\r\n:?/ ]/.test(String.fromCharCode(byte)));
    const change = fc.record({ place: fc.nat(places.length - 1), byte: fc.integer({ min: 0, max: 255 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
        const bytes = Buffer.from(good);
        for (const { place, byte } of changes) bytes[places[place]?.[0] ?? 0] = byte;
        // A Content-Length that has become longer is waited for, until the time for a request is over.
        expect((await sendRaw(port, bytes, { one: true, timeoutMs: 20_000 })).status).toBeGreaterThanOrEqual(200);
      }),
      { numRuns: 150 },
    );

    const log = server.log();
    expect(log.split('\n').length).toBeGreaterThan(150);
    const session = decodeURIComponent(cookie.split('=')[1] ?? '');
    const hidden = { key, unknown, token, session, PROMPT, PASSWORD, sessionToken: session.split('.')[0] ?? 'none' };
    for (const [name, secret] of Object.entries(hidden)) {
      expect(secret.length).toBeGreaterThan(10);
      expect([name, log.includes(secret)]).toEqual([name, false]);
    }
    expect(log).not.toMatch(/reset\?token|sk_live_/);
  },
);
