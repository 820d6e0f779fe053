import { afterAll, beforeAll, expect, test } from 'vitest';
import { HistoryList, HistoryListWithProvenance } from '../../../contract/history.ts';
import { expectShape } from '../../testing/expect.ts';
import { testService, type TestService } from '../../testing/service.ts';

let service: TestService;
let key: string;
let made: { data: unknown; seed: number };
beforeAll(async () => {
  service = await testService();
  key = await service.keyFor('premium');
  const answer = await generate({ prompt: 'misty fjord', count: 2 });
  made = { data: answer.json().data, seed: Number(answer.headers['x-palette-seed']) };
});
afterAll(() => service.close());

const generate = async (body: object) => service.ask('POST', '/v1/palettes/generate', { 'x-api-key': key }, body);
const history = async (accept: string) => service.ask('GET', '/v1/palettes/history', { 'x-api-key': key, accept });

test.for([
  'application/json; profile=provenance',
  'application/json;profile="provenance"',
  'Application/JSON; Profile="other provenance"',
  'text/html, application/json; profile=provenance; q=0.5, */*',
])('an entry tells seed and model to whoever asks by Accept: %s', async (accept) => {
  const answer = await history(accept);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8; profile=provenance');
  expectShape(HistoryListWithProvenance, answer.json());
  expect(answer.json().data[0].data).toEqual({
    prompt: 'misty fjord',
    palettes: made.data,
    seed: made.seed,
    model: 'small',
  });
});

test('with them it is made again', async () => {
  const { prompt, palettes, seed } = (await history('application/json; profile=provenance')).json().data[0].data;
  const again = await generate({ prompt, count: palettes.length, seed });
  expect(again.json().data).toEqual(palettes);
});

test.for([
  '*/*',
  'application/json',
  'application/json; profile=other',
  'application/json; profile=provenance; q=0',
  'text/plain; profile=provenance',
  'profile=provenance',
  ';;,==,"',
])('for anybody else it is as the interface has it: %s', async (accept) => {
  const answer = await history(accept);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expectShape(HistoryList, answer.json());
});
