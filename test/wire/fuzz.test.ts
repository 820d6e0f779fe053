import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedGenerator } from '../../src/providers/embedded.ts';
import { type Answer, testService, type TestService } from '../../src/http/testing/service.ts';

/**
 * Whatever is asked of the endpoints that the document names, by body, query and headers: never a 5xx, no status that the
 * document does not name, an answer of the shape that it tells, the limit headers always; what it allows is never refused, and
 * what it forbids never accepted. The document is `/openapi.json` as it is served, and another validator than the service's
 * own judges by it; palettes are the engine's own.
 *
 *     npm run fuzz:wire
 */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 2000);
const [GENERATE, EXPORT, HISTORY, USAGE] = [
  '/v1/palettes/generate',
  '/v1/palettes/export',
  '/v1/palettes/history',
  '/v1/palettes/usage',
];
const TIMEOUT_MS = 30_000 + RUNS * 60;

let service: TestService;
let key: string;
let ajv: Ajv2020;
// oxlint-disable-next-line typescript/no-explicit-any -- any OpenAPI document
let document: any;
beforeAll(async () => {
  service = await testService({ generator: await embeddedGenerator(), paceOf: () => undefined });
  key = await service.keyFor('unlimited');
  document = (await service.ask('GET', '/openapi.json')).json();
  ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'doc');
});
afterAll(() => service.close());

const judges = new Map<string, ValidateFunction>();
/** Judges by a part of the document; each part is made ready once. */
function judgeOf(pointer: readonly string[]): ValidateFunction {
  const path = pointer.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).map(encodeURIComponent);
  const $ref = `doc#/${path.join('/')}`;
  const judge = judges.get($ref) ?? ajv.compile({ $ref });
  judges.set($ref, judge);
  return judge;
}

function isValid(pointer: readonly string[], value: unknown): boolean {
  return judgeOf(pointer)(value);
}

type Headers = Readonly<Record<string, string>>;
type Method = 'get' | 'post';

/** What holds of every answer, whatever was asked. */
function expectKept(path: string, method: Method, headers: Headers, answer: Answer): void {
  const { responses } = document.paths[path][method];
  expect(Object.keys(responses)).toContain(String(answer.status));
  expect(answer.status).toBeLessThan(500);
  expect(answer.headers).toMatchObject({
    'x-ratelimit-limit': 'unlimited',
    'x-ratelimit-remaining': 'unlimited',
    'x-ratelimit-reset': expect.stringMatching(/^\d{4}-\d\d-01T00:00:00\.000Z$/),
    'x-request-id': isHeader(path, method, 'X-Request-Id', headers)
      ? headers['X-Request-Id']
      : expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const type = String(answer.headers['content-type']).replace('; charset=utf-8', '');
  if (answer.status !== 200) expect(isValid(['components', 'schemas', 'ErrorBody'], answer.json())).toBe(true);
  else if (type.startsWith('application/json')) {
    expect(type).toBe(headers['Accept'] ?? 'application/json');
    const pointer = ['paths', path, method, 'responses', '200', 'content', type, 'schema'];
    const judge = judgeOf(pointer);
    expect([judge(answer.json()), judge.errors]).toEqual([true, null]);
  } else expect(Object.keys(responses['200'].content)).toContain(type);
}

const text = (maxLength: number) => fc.string({ unit: 'binary', maxLength });
const anything = fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' });
/** Mostly what is meant, now and then something else. */
const mostly = (good: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 9, arbitrary: good }, { weight: 1, arbitrary: anything });
const hex = fc.stringMatching(/^#[0-9A-Fa-f]{6}$/);

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly schema: { readonly type: string; readonly pattern?: string };
}

function parametersOf(path: string, method: Method): readonly Parameter[] {
  return document.paths[path][method].parameters;
}

/** Whether a header was sent as the document allows it. */
function isHeader(path: string, method: Method, name: string, headers: Headers): boolean {
  const at = parametersOf(path, method).findIndex((parameter) => parameter.name === name);
  return (
    headers[name] !== undefined && isValid(['paths', path, method, 'parameters', String(at), 'schema'], headers[name])
  );
}

const VISIBLE_OR_BEYOND = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code < 0x7f || code > 0x9f)
    .map((code) => String.fromCodePoint(code)),
  maxLength: 270,
});

/** Now and then one of the document's headers, as it is meant or otherwise. */
function headersFor(path: string, method: Method): fc.Arbitrary<Headers> {
  const own = parametersOf(path, method).filter((parameter) => parameter.in === 'header');
  const values = own.map(({ name, schema: { pattern = '' } }) => {
    const value = fc.oneof(
      fc.stringMatching(new RegExp(pattern)),
      VISIBLE_OR_BEYOND.map((given) => given.trim()),
    );
    return [name, value] as const;
  });
  const headers: fc.Arbitrary<Headers> = fc.subarray(values).chain((some) => fc.record(Object.fromEntries(some)));
  return fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers });
}

async function expectBodiesJudged(
  path: string,
  bodies: fc.Arbitrary<unknown>,
  asRead: (body: unknown) => unknown,
): Promise<void> {
  const pointer = ['paths', path, 'post', 'requestBody', 'content', 'application/json', 'schema'];
  const statuses = new Map<number, number>();
  const taken = new Set<string>();
  const property = fc.asyncProperty(bodies, headersFor(path, 'post'), async (body, headers) => {
    const ask = () => service.ask('POST', path, { ...headers, 'x-api-key': key }, JSON.stringify(body));
    const answer = await ask();
    expectKept(path, 'post', headers, answer);
    const retryKey = headers['Idempotency-Key'];
    const isGoodKey = retryKey === undefined || isHeader(path, 'post', 'Idempotency-Key', headers);
    // A key of before, with another body; with the same it would be told again.
    const isTaken = retryKey !== undefined && taken.has(retryKey);
    const replay = answer.headers['idempotent-replayed'];
    if (isTaken) expect(answer.status === 400 || replay === 'true').toBe(true);
    else expect([answer.status, replay]).toEqual([isGoodKey && isValid(pointer, asRead(body)) ? 200 : 400, undefined]);
    if (retryKey !== undefined && answer.status === 200) {
      taken.add(retryKey);
      const again = await ask();
      expect([again.status, again.headers['idempotent-replayed'], again.text]).toEqual([200, 'true', answer.text]);
    }
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  });
  await fc.assert(property, { numRuns: RUNS });
  // Both sides were tried, and not by a handful.
  for (const status of [200, 400]) expect(statuses.get(status) ?? 0).toBeGreaterThan(RUNS / 10);
}

test('no endpoint of the document is left out', () => {
  expect(Object.keys(document.paths)).toEqual([GENERATE, EXPORT, HISTORY, USAGE]);
});

test.concurrent('generate', { timeout: TIMEOUT_MS }, async () => {
  const bodies = fc.record(
    {
      prompt: mostly(fc.oneof(text(40), text(520), fc.constantFrom('', ' ', '🦊'.repeat(500), '🦊'.repeat(501)))),
      count: mostly(fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 10 }) }, fc.integer())),
      seed: mostly(fc.maxSafeInteger()),
    },
    { requiredKeys: ['prompt'] },
  );
  const trimmed = (body: unknown) => {
    const prompt: unknown = Object(body).prompt;
    return typeof prompt === 'string' ? { ...Object(body), prompt: prompt.trim() } : body;
  };
  await expectBodiesJudged(GENERATE, mostly(withMore(bodies)), trimmed);
});

test.concurrent('export', { timeout: TIMEOUT_MS }, async () => {
  const roles = { primary: hex, secondary: hex, background: hex, text: hex, accent: hex };
  const palette = fc.record(
    {
      name: mostly(fc.oneof(text(40), fc.constantFrom('', 'x'.repeat(200), 'x'.repeat(201)))),
      colors: mostly(fc.array(hex, { minLength: 5, maxLength: 5 })),
      description: mostly(text(1000)),
      semantic: mostly(fc.record(roles)),
    },
    { requiredKeys: ['name', 'colors'] },
  );
  const formats = fc.constantFrom('css', 'scss', 'tailwind', 'figma', 'adobe');
  // An image takes a hundred times as long to draw as the others to write.
  const format = fc.oneof({ weight: 60, arbitrary: formats }, { weight: 1, arbitrary: fc.constant('png') });
  const bodies = fc.record({ palette, format: mostly(format) }, { requiredKeys: ['palette'] });
  await expectBodiesJudged(EXPORT, mostly(withMore(bodies)), (body) => body);
});

/** Now and then with a field that nobody knows. */
function withMore(bodies: fc.Arbitrary<object>): fc.Arbitrary<object> {
  const more = fc.dictionary(text(8), anything, { maxKeys: 2 });
  return fc.oneof(
    { weight: 9, arbitrary: bodies },
    { weight: 1, arbitrary: fc.tuple(bodies, more).map(([body, extra]) => Object.assign(extra, body)) },
  );
}

async function expectQueriesJudged(path: string, pairs: fc.Arbitrary<readonly [string, string]>): Promise<void> {
  const parameters = parametersOf(path, 'get');
  const types = Object.keys(document.paths[path].get.responses['200'].content);
  const accepted = fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.record({ Accept: fc.constantFrom(...types) }) },
  );
  const isAllowed = ([name, value]: readonly [string, string]): boolean => {
    const at = parameters.findIndex((parameter) => parameter.name === name && parameter.in === 'query');
    if (at === -1) return false;
    const isInteger = parameters[at]?.schema.type === 'integer';
    if (isInteger && !/^(0|-?[1-9]\d*)$/.test(value)) return false;
    return isValid(['paths', path, 'get', 'parameters', String(at), 'schema'], isInteger ? Number(value) : value);
  };
  const property = fc.asyncProperty(
    fc.array(pairs, { maxLength: 3 }),
    headersFor(path, 'get'),
    accepted,
    async (query, own, accept) => {
      const headers = { ...own, ...accept };
      const names = query.map(([name]) => name);
      const written = query.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
      const answer = await service.ask('GET', `${path}?${written}`, { ...headers, 'x-api-key': key });
      expectKept(path, 'get', headers, answer);
      const isOnePlace = !(names.includes('offset') && names.includes('cursor'));
      const isGood = query.every(isAllowed) && new Set(names).size === names.length && isOnePlace;
      expect([written, answer.status]).toEqual([written, isGood ? 200 : 400]);
    },
  );
  await fc.assert(property, { numRuns: RUNS });
}

test.concurrent('history', { timeout: TIMEOUT_MS }, async () => {
  const number = fc.oneof(fc.integer({ min: -2, max: 110 }), fc.maxSafeInteger()).map(String);
  const values = fc.oneof(
    number,
    text(12),
    fc.constantFrom('', '-0', '01', '1.0', '+1', '0x1', '1e2', '9007199254740992'),
  );
  const known = fc.tuple(fc.constantFrom('limit', 'offset', 'cursor'), values);
  const unknown = fc.tuple(fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }), values);
  await expectQueriesJudged(HISTORY, fc.oneof({ weight: 9, arbitrary: known }, { weight: 1, arbitrary: unknown }));
});

test.concurrent('usage', { timeout: TIMEOUT_MS }, async () => {
  const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 8 });
  await expectQueriesJudged(USAGE, fc.tuple(name, text(8)));
});
