import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError, limitsTold } from '../../testing/expect.ts';
import { testService, type TestService } from '../../testing/service.ts';

const PATH = '/v1/palettes/generate';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await testService();
  key = await service.keyFor('unlimited');
});
afterAll(() => service.close());

/** What is sent, and what the message must name. */
const BODIES: readonly [body: string, named: string][] = [
  ['{}', 'The parameter `prompt` is required and must be a non-empty string'],
  ['{"prompt":""}', '`prompt` must be a non-empty string of at most 500 characters'],
  ['{"prompt":"   \\n\\t"}', '`prompt` must be a non-empty string'],
  ['{"prompt":5}', '`prompt` must be a non-empty string'],
  ['{"prompt":null}', '`prompt` must be a non-empty string'],
  ['{"prompt":["sea"]}', '`prompt` must be a non-empty string'],
  [`{"prompt":"${'x'.repeat(501)}"}`, 'it is a string of 501 characters'],
  ['{"prompt":"sea","count":0}', '`count` must be an integer from 1 to 10; it is the number 0'],
  ['{"prompt":"sea","count":11}', '`count` must be an integer from 1 to 10; it is the number 11'],
  ['{"prompt":"sea","count":-1}', '`count`'],
  ['{"prompt":"sea","count":1.5}', '`count`'],
  ['{"prompt":"sea","count":"5"}', '`count` must be an integer from 1 to 10; it is the string "5"'],
  ['{"prompt":"sea","count":null}', '`count` must be an integer from 1 to 10; it is null'],
  ['{"prompt":"sea","count":true}', '`count`'],
  ['{"prompt":"sea","count":1e400}', '`count`'],
  ['{"prompt":"sea","count":NaN}', 'not valid JSON'],
  ['{"prompt":"sea","count":1e999}', '`count` must be an integer from 1 to 10; it is a number that is too large'],
  ['{"prompt":"sea","seed":9007199254740992}', '`seed` must be an integer from -9007199254740991 to 9007199254740991'],
  ['{"prompt":"sea","seed":"1"}', '`seed`'],
  ['{"prompt":"sea","cuont":5}', '`cuont` is not a parameter; allowed are `prompt`, `count` and `seed`'],
  ['{"prompt":"sea","__proto__":{"count":5}}', '`__proto__` is not a parameter'],
  ['{"prompt":"sea","constructor":{"prototype":{}}}', '`constructor` is not a parameter'],
  ['{"__proto__":{"prompt":"sea"}}', '`__proto__` is not a parameter'],
  ['{"prompt":"sea","prompt":"forest"}', 'names the key "prompt" twice'],
  ['{"prompt":"sea","\\u0070rompt":"forest"}', 'names the key "prompt" twice'],
  ['{"prompt":"\\ud83c"}', 'half of a surrogate pair'],
  ['[]', 'The body must be a JSON object'],
  ['"sea"', 'The body must be a JSON object'],
  ['null', 'The body must be a JSON object'],
  ['', 'The body is empty'],
  ['{"prompt":"sea"', 'not valid JSON'],
  ["{'prompt':'sea'}", 'not valid JSON at position 1'],
  ['\uFEFF\uFEFF{"prompt":"sea"}', 'not valid JSON'],
  ['['.repeat(60_000), 'not valid JSON'],
  [`${'['.repeat(30_000)}${']'.repeat(30_000)}`, 'The body must be a JSON object'],
];

test.for(BODIES)('%s', async ([body, named]) => {
  expectError(await service.ask('POST', PATH, { 'x-api-key': key }, body), 400, 'invalid_request', named);
});

test('a body that is no UTF-8', async () => {
  const body = Buffer.from('{"prompt":"caf\xe9"}', 'latin1');
  expectError(await service.ask('POST', PATH, { 'x-api-key': key }, body), 400, 'invalid_request', 'not valid UTF-8');
});

test('no body at all', async () => {
  expectError(await service.ask('POST', PATH, { 'x-api-key': key }), 400, 'invalid_request', /body/i);
});

test('a parameter in the query', async () => {
  const answer = await service.ask('POST', `${PATH}?count=3`, { 'x-api-key': key }, { prompt: 'sea' });
  expectError(answer, 400, 'invalid_request', '`count` is not a parameter');
});

test.for(['', 'with space', 'ключ', 'x'.repeat(256)])('the Idempotency-Key "%s"', async (idempotency) => {
  const headers = { 'x-api-key': key, 'idempotency-key': Buffer.from(idempotency).toString('latin1') };
  expectError(await service.ask('POST', PATH, headers, { prompt: 'sea' }), 400, 'invalid_request', 'Idempotency-Key');
});

test.for([['text/plain'], ['application/x-www-form-urlencoded'], ['application/json; charset=latin1'], ['json']])(
  'the content type %s is 415',
  async ([type = '']) => {
    const headers = { 'x-api-key': key, 'content-type': type };
    expectError(await service.ask('POST', PATH, headers, '{"prompt":"sea"}'), 415, 'invalid_request', 'Content-Type');
  },
);

test('a compressed body is 415', async () => {
  const headers = { 'x-api-key': key, 'content-encoding': 'gzip' };
  expectError(await service.ask('POST', PATH, headers, '{"prompt":"sea"}'), 415, 'invalid_request');
});

test('a bad request counts one, whichever way it is bad', async () => {
  const limited = await service.keyFor('premium', 10);
  const headers = { 'x-api-key': limited };
  expect(limitsTold(await service.ask('POST', PATH, headers, '{'))).toEqual(['10', '9']);
  expect(limitsTold(await service.ask('POST', PATH, headers, { prompt: '' }))).toEqual(['10', '8']);
  expect(limitsTold(await service.ask('POST', PATH, { ...headers, 'content-type': 'text/plain' }, 'x'))).toEqual([
    '10',
    '7',
  ]);
  expect(limitsTold(await service.ask('POST', PATH, headers, 'x'.repeat(70_000)))).toEqual(['10', '6']);
  expect(limitsTold(await service.ask('POST', `${PATH}?a=b`, headers, { prompt: 'x' }))).toEqual(['10', '5']);
});

test('nothing of a bad request reaches the history', async () => {
  const own = await service.keyFor('premium');
  await service.ask('POST', PATH, { 'x-api-key': own }, { prompt: 'sea', count: 11 });
  const history = await service.ask('GET', '/v1/palettes/history', { 'x-api-key': own });
  expect(history.json().data).toEqual([]);
});
