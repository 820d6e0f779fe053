import { afterAll, beforeAll, expect, test } from 'vitest';
import { PaletteList } from '../../../contract/generate.ts';
import { expectShape, limitsTold } from '../../testing/expect.ts';
import { testService, type TestService } from '../../testing/service.ts';

const PATH = '/v1/palettes/generate';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

async function ask(key: string, body: unknown, headers: Record<string, string> = {}) {
  return service.ask('POST', PATH, { 'x-api-key': key, ...headers }, body);
}

test('five palettes where no count is given, in the documented shape', async () => {
  const answer = await ask(await service.keyFor('premium'), { prompt: 'sea' });
  expect(answer.status).toBe(200);
  expectShape(PaletteList, answer.json());
  expect(answer.json()).toMatchObject({ object: 'palette.list', count: 5, metadata: { model: 'small' } });
  expect(answer.json().data).toHaveLength(5);
});

test.for([1, 10])('%i palettes where so many are asked for', async (count) => {
  const answer = await ask(await service.keyFor('premium'), { prompt: 'sea', count });
  expect(answer.json()).toMatchObject({ count });
  expect(answer.json().data).toHaveLength(count);
});

test('the quota after this request, in the body and in the headers', async () => {
  const key = await service.keyFor('premium', 3);
  const answer = await ask(key, { prompt: 'sea' });
  expect(answer.json().usage).toMatchObject({ limit: 3, remaining: 2 });
  expect(limitsTold(answer)).toEqual(['3', '2']);
  expect(answer.headers['x-ratelimit-reset']).toBe(answer.json().usage.resetDate);
});

test('`unlimited` for a plan without a limit', async () => {
  const answer = await ask(await service.keyFor('unlimited'), { prompt: 'sea' });
  expect(answer.json().usage).toMatchObject({ limit: 'unlimited', remaining: 'unlimited' });
  expect(limitsTold(answer)).toEqual(['unlimited', 'unlimited']);
});

test('the same seed tells the same palettes, and the header tells the seed', async () => {
  const key = await service.keyFor('premium');
  const first = await ask(key, { prompt: 'sea', seed: 42 });
  const second = await ask(key, { prompt: 'sea', seed: 42 });
  expect(first.headers['x-palette-seed']).toBe('42');
  expect(second.json().data).toEqual(first.json().data);
});

test('without a seed each call varies, and its seed gives it back', async () => {
  const key = await service.keyFor('premium');
  const first = await ask(key, { prompt: 'sea' });
  const other = await ask(key, { prompt: 'sea' });
  const again = await ask(key, { prompt: 'sea', seed: Number(first.headers['x-palette-seed']) });
  expect(other.headers['x-palette-seed']).not.toBe(first.headers['x-palette-seed']);
  expect(again.json().data).toEqual(first.json().data);
});

test.for([Number.MIN_SAFE_INTEGER, -1, 0, Number.MAX_SAFE_INTEGER])('the seed %i', async (seed) => {
  const answer = await ask(await service.keyFor('premium'), { prompt: 'sea', seed });
  expect(answer.status).toBe(200);
  expect(answer.headers['x-palette-seed']).toBe(String(seed));
});

const PROMPTS: readonly [what: string, prompt: string][] = [
  ['500 code points', 'x'.repeat(500)],
  ['500 emoji, which are 1,000 code units', '🌊'.repeat(500)],
  ['500 code points between white space', `  ${'x'.repeat(500)}\n`],
  ['one code point', 'x'],
  ['another script', '静かな海辺の朝'],
  ['letters that a database or a page could trip over', `'; drop table x; -- <script>\u0000\u2028"\\`],
];

test.for(PROMPTS)('a prompt of %s', async ([, prompt]) => {
  const key = await service.keyFor('premium');
  const answer = await ask(key, { prompt });
  expect(answer.status).toBe(200);
  const history = await service.ask('GET', '/v1/palettes/history', { 'x-api-key': key });
  expect(history.json().data[0].data).toEqual({ prompt: prompt.trim(), palettes: answer.json().data });
});

test.for([
  ['application/json'],
  ['application/json; charset=utf-8'],
  ['application/json;charset="UTF-8"'],
  ['APPLICATION/JSON'],
])('the content type %s', async ([type = '']) => {
  const answer = await ask(await service.keyFor('premium'), { prompt: 'sea' }, { 'content-type': type });
  expect(answer.status).toBe(200);
});
