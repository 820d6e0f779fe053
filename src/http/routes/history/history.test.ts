import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HistoryList } from '../../../contract/history.ts';
import { expectError, expectShape, limitsTold } from '../../testing/expect.ts';
import { testService, type TestService } from '../../testing/service.ts';

const PATH = '/v1/palettes/history';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await testService();
  key = await service.keyFor('premium');
  for (let number = 1; number <= 7; number += 1) {
    await service.ask('POST', '/v1/palettes/generate', { 'x-api-key': key }, { prompt: `prompt ${number}`, count: 1 });
  }
});
afterAll(() => service.close());

async function ask(query: string, own = key) {
  return service.ask('GET', `${PATH}${query}`, { 'x-api-key': own });
}

async function prompts(query: string): Promise<string[]> {
  return (await ask(query)).json().data.map((entry: { data: { prompt: string } }) => entry.data.prompt);
}

describe('200', () => {
  test('the newest first, in the documented shape', async () => {
    const answer = await ask('');
    expect(answer.status).toBe(200);
    expectShape(HistoryList, answer.json());
    expect(await prompts('')).toEqual([7, 6, 5, 4, 3, 2, 1].map((number) => `prompt ${number}`));
    expect(answer.json()).toMatchObject({ object: 'list', count: 7, hasMore: false });
  });

  test('exactly what generate returned', async () => {
    const body = { prompt: 'Ünïcode "quotes" 🦊', count: 2 };
    const own = await service.keyFor('premium');
    const made = await service.ask('POST', '/v1/palettes/generate', { 'x-api-key': own }, body);
    const { data } = (await ask('', own)).json();
    expect(data[0].data).toEqual({ prompt: body.prompt, palettes: made.json().data });
    expect(Math.abs(Date.parse(data[0].date) - Date.now())).toBeLessThan(10_000);
  });

  test('pages without a gap or an overlap', async () => {
    expect(await prompts('?limit=3')).toEqual(['prompt 7', 'prompt 6', 'prompt 5']);
    expect(await prompts('?limit=3&offset=3')).toEqual(['prompt 4', 'prompt 3', 'prompt 2']);
    expect(await prompts('?limit=3&offset=6')).toEqual(['prompt 1']);
    expect(await prompts('?limit=3&offset=7')).toEqual([]);
    expect(await prompts('?limit=1&offset=9007199254740991')).toEqual([]);
  });

  test('Link leads through all of it, each entry once, whatever is made meanwhile', async () => {
    const own = await service.keyFor('premium');
    const make = async (prompt: string) =>
      service.ask('POST', '/v1/palettes/generate', { 'x-api-key': own }, { prompt, count: 1 });
    for (let number = 1; number <= 7; number += 1) await make(`p${number}`);
    const told: string[] = [];
    let next: string | undefined = `${PATH}?limit=3`;
    let pages = 0;
    while (next !== undefined) {
      const answer = await service.ask('GET', next, { 'x-api-key': own });
      told.push(...answer.json().data.map((entry: { data: { prompt: string } }) => entry.data.prompt));
      next = /^<(.+)>; rel="next"$/.exec(String(answer.headers['link']))?.[1];
      expect(next !== undefined).toBe(answer.json().hasMore);
      pages += 1;
      await make('meanwhile');
    }
    expect(told).toEqual(['p7', 'p6', 'p5', 'p4', 'p3', 'p2', 'p1']);
    expect(pages).toBe(3);
  });

  test('a cursor is another account’s entry to nobody', async () => {
    const other = await service.keyFor('premium');
    expect((await ask('?cursor=zz', other)).json()).toMatchObject({ data: [], hasMore: false });
  });

  test('hasMore up to the last page, and not on it', async () => {
    expect((await ask('?limit=6')).json()).toMatchObject({ count: 6, hasMore: true });
    expect((await ask('?limit=7')).json()).toMatchObject({ count: 7, hasMore: false });
    expect((await ask('?limit=1&offset=5')).json()).toMatchObject({ count: 1, hasMore: true });
    expect((await ask('?limit=1&offset=6')).json()).toMatchObject({ count: 1, hasMore: false });
    expect((await ask('?limit=100')).json()).toMatchObject({ count: 7, hasMore: false });
  });

  test('another account’s history does not exist', async () => {
    const answer = await ask('', await service.keyFor('premium'));
    expect(answer.json()).toMatchObject({ data: [], count: 0, hasMore: false });
  });

  test('the keys of an account share its history', async () => {
    const answer = await ask('', await service.otherKeyOf(key));
    expect(answer.json().count).toBe(7);
  });

  test('counts one, and tells what is left', async () => {
    const own = await service.keyFor('premium', 4);
    const answer = await ask('', own);
    expect(answer.json().usage).toEqual({ remaining: 3, limit: 4 });
    expect(limitsTold(answer)).toEqual(['4', '3']);
  });

  test('HEAD has the headers and no body, and counts like GET', async () => {
    const own = await service.keyFor('premium', 4);
    const answer = await service.ask('HEAD', PATH, { 'x-api-key': own });
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect(limitsTold(answer)).toEqual(['4', '3']);
  });
});

describe('400', () => {
  test.for([
    ['?limit=0', '`limit` must be an integer from 1 to 100; it is the number 0'],
    ['?limit=101', '`limit`'],
    ['?limit=-1', '`limit`'],
    ['?limit=1.5', '`limit`'],
    ['?limit=ten', '`limit`'],
    ['?limit=', '`limit`'],
    ['?limit=1e1', '`limit`'],
    ['?limit=%2010', '`limit`'],
    ['?offset=-1', '`offset` must be an integer of at least 0; it is the number -1'],
    ['?offset=9007199254740992', '`offset`'],
    ['?limit=5&limit=6', 'names the parameter `limit` twice'],
    ['?page=2', '`page` is not a parameter; allowed are `limit`, `offset` and `cursor`'],
    ['?Limit=5', '`Limit` is not a parameter'],
    ['?limit[]=5', '`limit[]` is not a parameter'],
    ['?__proto__=5', '`__proto__` is not a parameter'],
    ['?offset=%ff', 'percent-encoded'],
  ])('%s', async ([query = '', named = '']) => {
    expectError(await ask(query), 400, 'invalid_request', named);
  });

  test('a body', async () => {
    const answer = await service.ask('GET', PATH, { 'x-api-key': key }, { limit: 5 });
    expectError(answer, 400, 'invalid_request', 'GET takes no body');
  });

  test('counts one', async () => {
    const own = await service.keyFor('premium', 4);
    expect(limitsTold(await ask('?limit=0', own))).toEqual(['4', '3']);
  });
});

test('401 without a key', async () => {
  expectError(await service.ask('GET', PATH), 401, 'unauthorized');
});

test('403 on a plan without the API', async () => {
  expectError(await ask('', await service.keyFor('free')), 403, 'forbidden');
});

test('429 when the quota is used up', async () => {
  expectError(await ask('', await service.keyFor('premium', 0)), 429, 'rate_limit_exceeded');
});

test.for(['cursor=', 'cursor=0', 'cursor=-1', 'cursor=A', 'cursor=12345678901', 'cursor=1&offset=0'])(
  '%s is refused',
  async (query) => {
    expectError(await ask(`?${query}`), 400, 'invalid_request', 'cursor');
  },
);
