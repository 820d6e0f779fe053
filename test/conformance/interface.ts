import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, openTarget, type Target, type Told } from './target.ts';

/** One test for each sentence of the interface's specification, in its order, against a running service. */

const GENERATE = '/v1/palettes/generate';
const EXPORT = '/v1/palettes/export';
const HISTORY = '/v1/palettes/history';
const USAGE = '/v1/palettes/usage';
const HEX = /^#[0-9A-F]{6}$/;
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

async function generate(body: unknown, key = target.key): Promise<Told> {
  return call(target, 'POST', GENERATE, { 'x-api-key': key }, body);
}
async function exportOne(body: unknown, key = target.key): Promise<Told> {
  return call(target, 'POST', EXPORT, { 'x-api-key': key }, body);
}
async function get(path: string, key = target.key): Promise<Told> {
  return call(target, 'GET', path, { 'x-api-key': key });
}

/** A key whose account has a quota of its own; the test is skipped where the target is somebody else's. */
async function limitedKey(skip: (reason: string) => never, quota: number, plan = 'premium'): Promise<string> {
  return target.operator?.keyFor(plan, quota) ?? skip('needs to make a key of its own on the target');
}

const isAllowance = (value: unknown): boolean => value === 'unlimited' || Number.isInteger(value);
const palette = { name: 'Sea', colors: ['#0B132B', '#1C2541', '#3A506B', '#5BC0BE', '#FFFFFF'] };

describe('Resources', () => {
  test('a palette has name, description, five colours #RRGGBB and five roles', async () => {
    const { body } = await generate({ prompt: 'a calm sea', count: 3 });
    for (const made of body.data) {
      expect(Object.keys(made).sort()).toEqual(['colors', 'description', 'name', 'semantic']);
      expect([typeof made.name, typeof made.description]).toEqual(['string', 'string']);
      expect(made.colors).toHaveLength(5);
      for (const hex of made.colors) expect(hex).toMatch(HEX);
      expect(Object.keys(made.semantic).sort()).toEqual(['accent', 'background', 'primary', 'secondary', 'text']);
      for (const hex of Object.values(made.semantic)) expect(hex).toMatch(HEX);
    }
  });

  test('a palette list has object, data, count, metadata and usage, and nothing else', async () => {
    const { body } = await generate({ prompt: 'a calm sea', count: 2 });
    expect(Object.keys(body).sort()).toEqual(['count', 'data', 'metadata', 'object', 'usage']);
    expect(body.object).toBe('palette.list');
    expect(body.count).toBe(body.data.length);
    expect(Object.keys(body.metadata).sort()).toEqual(['estimatedCost', 'model', 'tokensUsed']);
    expect(typeof body.metadata.model).toBe('string');
    expect(Number.isInteger(body.metadata.tokensUsed)).toBe(true);
    expect(typeof body.metadata.estimatedCost).toBe('number');
    expect(Object.keys(body.usage).sort()).toEqual(['limit', 'remaining', 'resetDate']);
    expect(isAllowance(body.usage.limit) && isAllowance(body.usage.remaining)).toBe(true);
    expect(body.usage.resetDate).toMatch(ISO);
  });

  test('a history list has object, data, count, hasMore and usage; an entry type, data and date', async () => {
    const made = await generate({ prompt: 'a history of the sea', count: 1 });
    const { body } = await get(`${HISTORY}?limit=1`);
    expect(Object.keys(body).sort()).toEqual(['count', 'data', 'hasMore', 'object', 'usage']);
    expect(body).toMatchObject({ object: 'list', count: 1, hasMore: expect.any(Boolean) });
    expect(Object.keys(body.usage).sort()).toEqual(['limit', 'remaining']);
    expect(isAllowance(body.usage.limit) && isAllowance(body.usage.remaining)).toBe(true);
    expect(body.data[0]).toEqual({
      type: 'palette',
      data: { prompt: 'a history of the sea', palettes: made.body.data },
      date: expect.stringMatching(ISO),
    });
  });

  test('a usage record has its six fields', async () => {
    const { body } = await get(USAGE);
    expect(body).toEqual({
      object: 'usage',
      data: {
        current: expect.any(Number),
        limit: expect.toSatisfy(isAllowance),
        remaining: expect.toSatisfy(isAllowance),
        resetDate: expect.stringMatching(ISO),
        totalRequests: expect.any(Number),
        lastUsed: expect.stringMatching(ISO),
      },
    });
  });

  test('embedded usage objects carry the same forms as the usage record', async ({ skip }) => {
    const key = await limitedKey(skip, 9);
    const [made, listed, told] = [
      await generate({ prompt: 'sea' }, key),
      await get(HISTORY, key),
      await get(USAGE, key),
    ];
    expect(made.body.usage).toMatchObject({ limit: 9, remaining: 8 });
    expect(listed.body.usage).toEqual({ limit: 9, remaining: 7 });
    expect(told.body.data).toMatchObject({ limit: 9, remaining: 6, current: 3 });
  });
});

describe('POST /v1/palettes/generate', () => {
  test('prompt is required, a string and non-empty', async () => {
    for (const body of [{}, { prompt: '' }, { prompt: '  ' }, { prompt: 5 }, { prompt: null }, { prompt: ['sea'] }]) {
      const answer = await generate(body);
      expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request']);
      expect(answer.body.message).toContain('prompt');
    }
    expect((await generate({})).body.message).toMatch(/prompt.* is required and must be a non-empty string/);
  });

  test('prompt has at most 500 characters', async () => {
    expect((await generate({ prompt: 's'.repeat(500), count: 1 })).status).toBe(200);
    expect((await generate({ prompt: 's'.repeat(501), count: 1 })).status).toBe(400);
  });

  test('count is 1 to 10', async () => {
    for (const count of [1, 10]) expect((await generate({ prompt: 'sea', count })).body.count).toBe(count);
    for (const count of [0, 11, -1]) expect((await generate({ prompt: 'sea', count })).status).toBe(400);
  });

  test('count is 5 where it is absent', async () => {
    expect((await generate({ prompt: 'sea' })).body.count).toBe(5);
  });
});

describe('POST /v1/palettes/export', () => {
  test('palette is required, with its name and five hex colours', async () => {
    const { name, colors } = palette;
    const wrong = [{}, { palette: { name } }, { palette: { colors } }, { palette: { name, colors: colors.slice(1) } }];
    for (const body of [...wrong, { palette: { name, colors: [...colors.slice(1), 'teal'] } }]) {
      expect((await exportOne(body)).status).toBe(400);
    }
  });

  test('format is one of six', async () => {
    for (const format of ['png', 'css', 'tailwind', 'scss', 'figma', 'adobe']) {
      expect([format, (await exportOne({ palette, format })).status]).toEqual([format, 200]);
    }
    expect((await exportOne({ palette, format: 'pdf' })).status).toBe(400);
  });

  test('format is css where it is absent', async () => {
    expect((await exportOne({ palette })).text).toBe((await exportOne({ palette, format: 'css' })).text);
  });

  test('css is plain text with a :root block of --color-1 to --color-5, in order', async () => {
    const { text } = await exportOne({ palette });
    const block = /:root\s*\{([^}]*)\}/.exec(text)?.[1] ?? '';
    const lines = block.match(/--color-\d: #[0-9A-Fa-f]{6};/g);
    expect(lines).toEqual(palette.colors.map((hex, index) => `--color-${index + 1}: ${hex};`));
  });

  test('png is a PNG image', async () => {
    const answer = await exportOne({ palette, format: 'png' });
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.text.slice(1, 4)).toBe('PNG');
  });

  test('figma and adobe are JSON', async () => {
    for (const format of ['figma', 'adobe']) expect((await exportOne({ palette, format })).body).toBeTypeOf('object');
  });

  test('tailwind is a configuration, scss has variables', async () => {
    const tailwind = (await exportOne({ palette, format: 'tailwind' })).text;
    const scss = (await exportOne({ palette, format: 'scss' })).text;
    expect(tailwind).toMatch(/export default|module\.exports/);
    for (const hex of palette.colors) {
      expect(tailwind).toContain(hex);
      expect(scss).toMatch(new RegExp(`^\\$[\\w-]+: ${hex};`, 'm'));
    }
  });
});

describe('GET /v1/palettes/history', () => {
  test('limit is 1 to 100, and 50 where it is absent', async () => {
    for (const limit of ['0', '101', '-1', 'x']) expect((await get(`${HISTORY}?limit=${limit}`)).status).toBe(400);
    for (const limit of ['1', '100']) expect((await get(`${HISTORY}?limit=${limit}`)).status).toBe(200);
  });

  test('a page holds 50 entries where no limit is given, and hasMore tells of the 51st', async ({ skip }) => {
    const key = await limitedKey(skip, 1000);
    for (let number = 0; number < 51; number += 1) await generate({ prompt: `sea ${number}`, count: 1 }, key);
    const { body } = await get(HISTORY, key);
    expect([body.count, body.data.length, body.hasMore]).toEqual([50, 50, true]);
    const last = await get(`${HISTORY}?offset=50`, key);
    expect([last.body.count, last.body.hasMore]).toEqual([1, false]);
  });

  test('offset skips, and is 0 where it is absent', async () => {
    await generate({ prompt: 'first', count: 1 });
    await generate({ prompt: 'second', count: 1 });
    const prompts = async (query: string) =>
      (await get(`${HISTORY}${query}`)).body.data.map((entry: { data: { prompt: string } }) => entry.data.prompt);
    expect(await prompts('?limit=1')).toEqual(['second']);
    expect(await prompts('?limit=1&offset=0')).toEqual(['second']);
    expect(await prompts('?limit=1&offset=1')).toEqual(['first']);
    expect((await get(`${HISTORY}?offset=-1`)).status).toBe(400);
  });
});

describe('Authentication', () => {
  test('X-API-Key, or Authorization: Bearer', async () => {
    expect((await call(target, 'GET', USAGE, { 'x-api-key': target.key })).status).toBe(200);
    expect((await call(target, 'GET', USAGE, { authorization: `Bearer ${target.key}` })).status).toBe(200);
  });

  test('keys start with sk_live_', () => {
    expect(target.key).toMatch(/^sk_live_/);
  });

  test('a missing or invalid key is 401 unauthorized, on every endpoint', async () => {
    for (const [method, path] of [
      ['POST', GENERATE],
      ['POST', EXPORT],
      ['GET', HISTORY],
      ['GET', USAGE],
    ] as const) {
      for (const headers of [{}, { 'x-api-key': 'sk_live_wrong' }]) {
        const answer = await call(target, method, path, headers, method === 'POST' ? { prompt: 'sea' } : undefined);
        expect([answer.status, answer.body.error]).toEqual([401, 'unauthorized']);
      }
    }
  });

  test('a key on an unsuitable plan is 403 forbidden', async ({ skip }) => {
    const key = await limitedKey(skip, 5, 'free');
    const answer = await get(USAGE, key);
    expect([answer.status, answer.body.error]).toEqual([403, 'forbidden']);
  });
});

describe('Errors', () => {
  test('a body of error and message', async () => {
    const { body } = await generate({ prompt: '' });
    expect(Object.keys(body)).toEqual(['error', 'message']);
    expect([typeof body.error, typeof body.message]).toEqual(['string', 'string']);
  });

  test('the limit reached is 429 rate_limit_exceeded', async ({ skip }) => {
    const key = await limitedKey(skip, 1);
    expect((await get(USAGE, key)).status).toBe(200);
    const answer = await get(USAGE, key);
    expect([answer.status, answer.body.error]).toEqual([429, 'rate_limit_exceeded']);
  });
});

describe('Limits', () => {
  test('all endpoints count against the quota', async ({ skip }) => {
    const key = await limitedKey(skip, 10);
    const remaining = async (answer: Promise<Told>) => (await answer).headers.get('x-ratelimit-remaining');
    expect(await remaining(generate({ prompt: 'sea' }, key))).toBe('9');
    expect(await remaining(exportOne({ palette }, key))).toBe('8');
    expect(await remaining(get(HISTORY, key))).toBe('7');
    expect(await remaining(get(USAGE, key))).toBe('6');
  });

  test('every response carries the three headers', async () => {
    const answers = [
      await generate({ prompt: 'sea' }),
      await generate({}),
      await exportOne({ palette }),
      await get(HISTORY),
      await get(USAGE),
      await get(USAGE, 'sk_live_wrong'),
      await get('/v1/nothing'),
    ];
    for (const { headers } of answers) {
      expect(headers.get('x-ratelimit-limit')).toMatch(/^(\d+|unlimited)$/);
      expect(headers.get('x-ratelimit-remaining')).toMatch(/^(\d+|unlimited)$/);
      expect(headers.get('x-ratelimit-reset')).toMatch(ISO);
    }
  });

  test('an answer takes less than 3 seconds', async () => {
    const started = performance.now();
    await generate({ prompt: 'the longest night of a lighthouse keeper’s year', count: 10 });
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
