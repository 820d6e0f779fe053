import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contrast } from './colour.ts';
import { call, openTarget, sendBytes, type Target, type Told } from './target.ts';

/** One test for each sentence with which the design settles what the interface leaves open. */

const GENERATE = '/v1/palettes/generate';
const EXPORT = '/v1/palettes/export';
const HISTORY = '/v1/palettes/history';
const USAGE = '/v1/palettes/usage';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

async function generate(body: unknown, headers: Record<string, string> = {}): Promise<Told> {
  return call(target, 'POST', GENERATE, { 'x-api-key': target.key, ...headers }, body);
}
async function exportOne(body: unknown): Promise<Told> {
  return call(target, 'POST', EXPORT, { 'x-api-key': target.key }, body);
}

async function limitedKey(skip: (reason: string) => never, quota: number): Promise<string> {
  return target.operator?.keyFor('premium', quota) ?? skip('needs to make a key of its own on the target');
}

interface Made {
  readonly name: string;
  readonly description: string;
  readonly colors: readonly string[];
  readonly semantic: Readonly<Record<'primary' | 'secondary' | 'background' | 'text' | 'accent', string>>;
}

describe('Wire', () => {
  test('colours that the service makes are upper case; those that a client sends come back as sent', async () => {
    const made: Made[] = (await generate({ prompt: 'sea' })).body.data;
    for (const { colors } of made) expect(colors.join('')).toBe(colors.join('').toUpperCase());
    const colors = ['#abcdef', '#ABCDEF', '#aBcDeF', '#012abc', '#ffffff'];
    const { text } = await exportOne({ palette: { name: 'Mixed', colors } });
    for (const [index, hex] of colors.entries()) expect(text).toContain(`--color-${index + 1}: ${hex};`);
  });

  test('an unknown path is 404, a wrong method 405 with Allow; both are invalid_request', async () => {
    const unknown = await call(target, 'GET', '/v1/palettes/nothing');
    expect([unknown.status, unknown.body.error]).toEqual([404, 'invalid_request']);
    const wrong = await call(target, 'DELETE', GENERATE);
    expect([wrong.status, wrong.body.error, wrong.headers.get('allow')]).toEqual([
      405,
      'invalid_request',
      'POST, OPTIONS',
    ]);
  });

  test('a body over 64 KiB is refused without being read to its end', async () => {
    const { host, protocol } = new URL(target.baseUrl);
    if (protocol === 'https:') return;
    const head = `POST ${GENERATE} HTTP/1.1\r\nHost: ${host}\r\nX-API-Key: ${target.key}\r\nContent-Type: application/json\r\n`;
    const answer = await sendBytes(target, `${head}Content-Length: 1000000000\r\n\r\n{"prompt":"`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*"invalid_request"/s);
  });

  test('types are strict', async () => {
    const wrong = [{ count: '5' }, { count: 1.5 }, { count: null }, { prompt: 5 }, { seed: '1' }, { seed: 0.5 }];
    for (const change of wrong) {
      const answer = await generate({ prompt: 'sea', ...change });
      expect([change, answer.status]).toEqual([change, 400]);
      expect(answer.body.message).toContain(Object.keys(change)[0]);
    }
  });

  test('unknown fields of the body and parameters of the query are 400, and named', async () => {
    const answers = [
      await generate({ prompt: 'sea', cuont: 3 }),
      await exportOne({ palette: { name: 'a', colors: Array(5).fill('#000000') }, cuont: 3 }),
      await call(target, 'GET', `${HISTORY}?cuont=3`, { 'x-api-key': target.key }),
      await call(target, 'GET', `${USAGE}?cuont=3`, { 'x-api-key': target.key }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.error]).toEqual([400, 'invalid_request']);
      expect(body.message).toContain('cuont');
    }
  });

  test('a palette exports just as generation returned it, and its roles go with it', async () => {
    const [palette]: Made[] = (await generate({ prompt: 'sea', count: 1 })).body.data;
    for (const format of ['css', 'scss', 'tailwind', 'figma', 'adobe']) {
      const { status, text } = await exportOne({ palette, format });
      expect([format, status]).toEqual([format, 200]);
      for (const role of ['primary', 'secondary', 'background', 'text', 'accent'])
        expect(text.toLowerCase()).toContain(role);
    }
  });

  test('prompt is counted in code points after trimming', async () => {
    expect((await generate({ prompt: ` ${'🦊'.repeat(500)} `, count: 1 })).status).toBe(200);
    expect((await generate({ prompt: '🦊'.repeat(501), count: 1 })).status).toBe(400);
  });

  test('invalid UTF-8 and lone surrogates are 400', async () => {
    const bytes = await fetch(`${target.baseUrl}/palettes/generate`, {
      method: 'POST',
      headers: { 'x-api-key': target.key, 'content-type': 'application/json' },
      body: Buffer.from('7b2270726f6d7074223a22ff227d', 'hex'),
    });
    expect(bytes.status).toBe(400);
    expect((await generate('{"prompt":"\\ud800 sea"}')).status).toBe(400);
  });

  test('any language, emoji included', async () => {
    for (const prompt of ['秋の静かな喫茶店', 'مقهى خريفي', 'осенняя кофейня', 'café d’automne', '🍂☕']) {
      expect([prompt, (await generate({ prompt })).status]).toEqual([prompt, 200]);
    }
  });

  test('no or a bad key is 401 whatever the body', async () => {
    for (const body of ['{', '', '{"prompt":""}', 'x'.repeat(70_000)]) {
      expect((await call(target, 'POST', GENERATE, {}, body)).status).toBe(401);
      expect((await call(target, 'POST', GENERATE, { 'x-api-key': 'sk_live_bad' }, body)).status).toBe(401);
    }
  });

  test('X-API-Key wins over Authorization; Bearer is case-insensitive; a key in the URL is no key', async () => {
    const bearer = { authorization: `bEARER ${target.key}` };
    expect((await call(target, 'GET', USAGE, bearer)).status).toBe(200);
    expect((await call(target, 'GET', USAGE, { ...bearer, 'x-api-key': 'sk_live_bad' })).status).toBe(401);
    expect((await call(target, 'GET', USAGE, { authorization: 'Bearer no', 'x-api-key': target.key })).status).toBe(
      200,
    );
    expect((await call(target, 'GET', `${USAGE}?api_key=${target.key}`)).status).toBe(401);
  });

  test('without a key the limit and the remainder are 0', async () => {
    for (const path of [USAGE, '/v1/nothing', '/healthz']) {
      const { headers } = await call(target, 'GET', path);
      expect([headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]).toEqual(['0', '0']);
    }
  });

  test('every response carries X-Request-Id, 429 Retry-After too', async ({ skip }) => {
    const key = await limitedKey(skip, 0);
    const { status, headers } = await call(target, 'GET', USAGE, { 'x-api-key': key });
    expect(status).toBe(429);
    expect(headers.get('x-request-id')).not.toBeNull();
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('CORS is open on /v1, without credentials, with the limit headers exposed', async () => {
    const origin = { origin: 'https://example.com' };
    const { headers } = await generate({ prompt: 'sea' }, origin);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    for (const name of ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']) {
      expect(headers.get('access-control-expose-headers')).toContain(name);
    }
    const preflight = await call(target, 'OPTIONS', GENERATE, { ...origin, 'access-control-request-method': 'POST' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/X-API-Key/);
  });

  test('an Idempotency-Key replays the first answer; another body under it is 400', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await generate({ prompt: 'sea' }, headers);
    const again = await generate({ prompt: 'sea' }, headers);
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect((await generate({ prompt: 'forest' }, headers)).status).toBe(400);
  });

  test('one that is still in flight is waited for', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 6 }, async () => generate({ prompt: 'sea' }, headers)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  test('the same prompt, count and seed give the same bytes; without a seed each call varies', async () => {
    const data = async (body: object) => JSON.stringify((await generate(body)).body.data);
    const fixed = { prompt: 'harbour at dawn', count: 3, seed: 7 };
    expect(await data(fixed)).toBe(await data(fixed));
    expect(await data({ prompt: 'harbour at dawn' })).not.toBe(await data({ prompt: 'harbour at dawn' }));
    const free = await generate({ prompt: 'harbour at dawn' });
    const seed = Number(free.headers.get('x-palette-seed'));
    expect(await data({ prompt: 'harbour at dawn', seed })).toBe(JSON.stringify(free.body.data));
  });
});

describe('Quota', () => {
  test('is a calendar month in UTC', async () => {
    const { body } = await call(target, 'GET', USAGE, { 'x-api-key': target.key });
    expect(body.data.resetDate).toMatch(/^\d{4}-\d\d-01T00:00:00(\.000)?Z$/);
    const untilReset = Date.parse(body.data.resetDate) - Date.now();
    expect(untilReset).toBeGreaterThan(-60_000);
    expect(untilReset).toBeLessThan(31 * 86_400_000 + 60_000);
  });

  test('belongs to the account: its keys share it; totalRequests is the key’s own', async ({ skip }) => {
    const operator = target.operator ?? skip('needs to make keys of its own on the target');
    const words = ['keys', 'create', '--email', 'shared@example.com', '--plan', 'premium', '--quota', '10'];
    const [one, two] = [await operator.command(...words), await operator.command(...words)];
    await call(target, 'GET', USAGE, { 'x-api-key': one });
    await call(target, 'GET', USAGE, { 'x-api-key': one });
    const { body } = await call(target, 'GET', USAGE, { 'x-api-key': two });
    expect(body.data).toMatchObject({ current: 3, remaining: 7, totalRequests: 1 });
  });

  test('a 400 counts; 401, 404, 405, 429 and a replay do not', async ({ skip }) => {
    const key = await limitedKey(skip, 4);
    const own = { 'x-api-key': key };
    const idempotency = { ...own, 'idempotency-key': 'one' };
    await call(target, 'POST', GENERATE, own, '{');
    await call(target, 'POST', GENERATE, idempotency, { prompt: 'sea' });
    await call(target, 'POST', GENERATE, idempotency, { prompt: 'sea' });
    await call(target, 'GET', GENERATE, own);
    await call(target, 'GET', '/v1/nothing', own);
    const { body } = await call(target, 'GET', USAGE, own);
    expect(body.data).toMatchObject({ current: 3, remaining: 1 });
    await call(target, 'GET', USAGE, own);
    const refused = await call(target, 'GET', USAGE, own);
    expect([refused.status, refused.headers.get('x-ratelimit-remaining')]).toEqual([429, '0']);
  });

  test('40 requests at once against a quota of 10: exactly ten are served, each remainder once', async ({ skip }) => {
    const key = await limitedKey(skip, 10);
    const answers = await Promise.all(
      Array.from({ length: 40 }, async () => call(target, 'POST', GENERATE, { 'x-api-key': key }, { prompt: 'sea' })),
    );
    const served = answers.filter(({ status }) => status === 200).map(({ body }) => body.usage.remaining);
    expect(served.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  test('a lapsed plan is 403 with the reason, a revoked key 401, both within a second', async ({ skip }) => {
    const operator = target.operator ?? skip('needs to make keys of its own on the target');
    const words = ['keys', 'create', '--email', 'lapsing@example.com', '--plan', 'premium'];
    const key = await operator.command(...words);
    const ask = async () => call(target, 'GET', USAGE, { 'x-api-key': key });
    expect((await ask()).status).toBe(200);

    await operator.command('accounts', 'plan', 'lapsing@example.com', 'free');
    await sleep(1000);
    const forbidden = await ask();
    expect([forbidden.status, forbidden.body.error]).toEqual([403, 'forbidden']);
    expect(forbidden.body.message).toContain('free plan');

    await operator.command('accounts', 'plan', 'lapsing@example.com', 'premium', '--days', '90');
    await sleep(1000);
    expect((await ask()).status).toBe(200);

    await operator.command('keys', 'revoke', key);
    await sleep(1000);
    expect((await ask()).status).toBe(401);
  });
});

describe('Generation', () => {
  const PROMPTS = [
    'cozy autumn coffee shop',
    'children’s hospital, calm but cheerful',
    'cyberpunk night market',
    'law firm, no blue',
  ];

  test('exactly `count` palettes of five distinct colours, each with a name of its own', async () => {
    for (const prompt of PROMPTS) {
      const made: Made[] = (await generate({ prompt, count: 10 })).body.data;
      expect(made).toHaveLength(10);
      expect(new Set(made.map(({ name }) => name)).size).toBe(10);
      for (const { colors } of made) expect(new Set(colors).size).toBe(5);
    }
  });

  test('each colour has one role, and each role is one of the five', async () => {
    for (const prompt of PROMPTS) {
      const made: Made[] = (await generate({ prompt, count: 10 })).body.data;
      for (const { colors, semantic } of made) expect(Object.values(semantic).sort()).toEqual([...colors].sort());
    }
  });

  test('the contrast contract, measured on the hex that came', async () => {
    for (const prompt of PROMPTS) {
      const made: Made[] = (await generate({ prompt, count: 10 })).body.data;
      for (const { semantic } of made) {
        const { background, text, primary } = semantic;
        expect(contrast(text, background)).toBeGreaterThanOrEqual(7);
        expect(contrast(primary, background)).toBeGreaterThanOrEqual(3);
        expect(Math.max(contrast(text, primary), contrast(background, primary))).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('a colour that is demanded is in, exactly', async () => {
    const made: Made[] = (await generate({ prompt: 'a bookshop with #0A5C36', count: 10 })).body.data;
    for (const { colors } of made) expect(colors).toContain('#0A5C36');
  });

  test('metadata names the model; the embedded engine costs nothing', async () => {
    const { metadata } = (await generate({ prompt: 'sea' })).body;
    expect(metadata.model).not.toBe('');
    expect(metadata.tokensUsed).toBeGreaterThan(0);
    if (metadata.model.startsWith('huesmith')) expect(metadata.estimatedCost).toBe(0);
  });
});

test('History: the account’s, newest first, exactly as it was returned', async ({ skip }) => {
  const key = await limitedKey(skip, 100);
  const own = { 'x-api-key': key };
  const made: Told[] = [];
  for (const prompt of ['one', 'two', 'three'])
    made.push(await call(target, 'POST', GENERATE, own, { prompt, count: 2 }));
  const { body } = await call(target, 'GET', HISTORY, own);
  const told = body.data.map(({ data }: { data: { palettes: unknown } }) => data.palettes);
  expect(told).toEqual(made.toReversed().map((answer) => answer.body.data));
  const stranger = await call(target, 'GET', HISTORY, { 'x-api-key': await limitedKey(skip, 100) });
  expect(stranger.body.data).toEqual([]);
});

test('Export: a media type and a safe file name for each format', async () => {
  const palette = { name: 'Sel & Laiton / 夜', colors: ['#0B132B', '#1C2541', '#3A506B', '#5BC0BE', '#FFFFFF'] };
  const types = {
    png: 'image/png',
    css: 'text/css',
    tailwind: 'text/javascript',
    scss: 'text/x-scss',
    figma: 'application/json',
    adobe: 'application/json',
  };
  for (const [format, type] of Object.entries(types)) {
    const { headers } = await exportOne({ palette, format });
    expect(headers.get('content-type')?.split(';')[0]).toBe(type);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[A-Za-z0-9.-]+"$/);
  }
});

describe('Transport', () => {
  test('plain HTTP under a name that is not loopback is 403, never a redirect', async () => {
    if (new URL(target.baseUrl).protocol === 'https:') return;
    const answer = await sendBytes(
      target,
      `GET ${USAGE} HTTP/1.1\r\nHost: api.example.com\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 403 .*"forbidden"/s);
    expect(answer).not.toMatch(/^location:/im);
  });

  test('a header of the client’s own does not make it HTTPS', async () => {
    if (new URL(target.baseUrl).protocol === 'https:') return;
    const lie = 'X-Forwarded-Proto: https\r\nX-Forwarded-For: 127.0.0.1\r\n';
    const answer = await sendBytes(
      target,
      `GET ${USAGE} HTTP/1.1\r\nHost: a.example\r\n${lie}Connection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  });
});
