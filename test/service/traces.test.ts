import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Collector, startCollector } from './collector.ts';
import { freePort } from '../storage/postgres.ts';
import { type Folder, freshFolderForEach } from './during-tests.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** Tells on standard error which of the packages for traces are loaded. */
const TELL_LOADED =
  '--import data:text/javascript,' +
  encodeURIComponent(
    `import{registerHooks}from'node:module';registerHooks({load(url,context,next){` +
      `if(/@opentelemetry.(sdk|exporter|otlp|resources|core)/.test(url))console.error('LOADED '+url);` +
      `return next(url,context)}})`,
  );
const CALLERS_TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLERS_SPAN = 'b7ad6b7169203331';

let folder: Folder;
let server: ServerProcess | undefined;
let collector: Collector;
freshFolderForEach(
  (fresh) => ([folder, server] = [fresh, undefined]),
  () => server,
);
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(() => collector.close());

const start = async (env: Record<string, string>): Promise<ServerProcess> =>
  (server = await startServer({ HUESMITH_DATA: folder.path, ...env }));

async function generate({ httpUrl, key = '' }: ServerProcess, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${httpUrl}/v1/palettes/generate`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

test('a request is a span with its parts inside, in its caller’s trace, and the log tells the trace', async () => {
  const running = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'palettes',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=trial',
  });
  const traceparent = `00-${CALLERS_TRACE}-${CALLERS_SPAN}-01`;
  const answer = await generate(running, { prompt: 'a hidden plan' }, { traceparent });
  expect(answer.status).toBe(200);
  await answer.text();
  expect(await running.stop()).toBe(0);

  expect(collector.requests).toEqual(['POST /v1/traces application/x-protobuf']);
  expect(collector.resource()).toMatchObject({
    'service.name': 'palettes',
    'service.version': expect.any(String),
    'deployment.environment.name': 'trial',
  });
  const own = collector.spans.find(({ kind }) => kind === 2);
  expect(own).toMatchObject({
    traceId: CALLERS_TRACE,
    parentId: CALLERS_SPAN,
    name: 'POST /v1/palettes/generate',
    status: 0,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/v1/palettes/generate',
      'http.response.status_code': 200,
      'url.scheme': 'http',
      'huesmith.request_id': answer.headers.get('x-request-id'),
      'huesmith.account': expect.any(String),
      'huesmith.model': expect.stringMatching(/^huesmith-/),
    },
  });
  const parts = collector.spans.filter(({ parentId }) => parentId === own?.spanId);
  expect(parts.map(({ name }) => name)).toEqual(['read', 'engine', 'commit']);
  let before = own?.startNs ?? 0n;
  for (const { traceId, startNs, endNs } of parts) {
    expect(traceId).toBe(CALLERS_TRACE);
    expect(startNs).toBeGreaterThanOrEqual(before);
    expect(endNs).toBeGreaterThan(startNs);
    before = startNs;
  }
  expect(parts.at(-1)?.endNs).toBeLessThanOrEqual(own?.endNs ?? 0n);
  expect(running.log()).toContain(`"traceId":"${CALLERS_TRACE}"`);
});

test('no span tells a prompt, a key or a path', async () => {
  const running = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` });
  await generate(running, { prompt: 'a hidden plan' });
  await fetch(`${running.httpUrl}/a-hidden-path?with=a-hidden-plan`, { headers: { 'x-api-key': running.key ?? '' } });
  await running.stop();
  expect(collector.spans.filter(({ kind }) => kind === 2).map(({ name }) => name)).toEqual([
    'POST /v1/palettes/generate',
    'GET',
  ]);
  const told = JSON.stringify(collector.spans, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));
  expect(told).not.toMatch(/hidden|sk_live_/);
});

test('a refused request is traced, without the parts that it never came to', async () => {
  const running = await start({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/own/path` });
  const wrong = await generate(running, { prompt: '' });
  const unknown = await generate({ ...running, key: 'sk_live_nobody' }, { prompt: 'sea' });
  expect([wrong.status, unknown.status]).toEqual([400, 401]);
  await running.stop();
  expect(collector.requests).toEqual(['POST /own/path application/x-protobuf']);
  const byStatus = (status: number) =>
    collector.spans.find(({ attributes }) => attributes['http.response.status_code'] === status);
  const partsOf = (status: number) =>
    collector.spans.filter(({ parentId }) => parentId === byStatus(status)?.spanId).map(({ name }) => name);
  // What is wrong counts, and is charged; whose key it is nobody knows.
  expect([partsOf(400), partsOf(401)]).toEqual([['read', 'commit'], ['read']]);
});

test('what fails is told by its kind', async () => {
  const running = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    HUESMITH_LLM: 'openai-compatible',
    HUESMITH_LLM_MODEL: 'small-model',
    HUESMITH_LLM_URL: 'http://127.0.0.1:9',
    HUESMITH_FALLBACK: 'off',
  });
  expect((await generate(running, { prompt: 'a hidden plan' })).status).toBe(503);
  await running.stop();
  const errors = collector.spans.filter(({ status }) => status === 2);
  expect(errors.map(({ name, attributes }) => [name, attributes['error.type']])).toEqual([
    ['engine', 'GeneratorUnavailable'],
    ['POST /v1/palettes/generate', '503'],
  ]);
});

test('as few are traced as the sampler says', async () => {
  const running = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0',
  });
  await generate(running, { prompt: 'sea' });
  await generate(running, { prompt: 'sea' }, { traceparent: `00-${CALLERS_TRACE}-${CALLERS_SPAN}-01` });
  await running.stop();
  expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set([CALLERS_TRACE]));
});

test('a collector that is away keeps no answer, and nobody from stopping', async () => {
  await collector.close();
  const running = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  collector = await startCollector();
  const answer = await generate(running, { prompt: 'sea' });
  expect(answer.status).toBe(200);
  const began = performance.now();
  expect(await running.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(6000);
});

test.for([
  ['no collector is configured', {}, false],
  [
    'OTEL_SDK_DISABLED says so',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_SDK_DISABLED: 'true' },
    false,
  ],
  ['one is configured', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, true],
] as const)('the packages are loaded only with a collector: %s', async ([, env, isLoaded]) => {
  const running = await start({ ...env, NODE_OPTIONS: TELL_LOADED });
  expect((await generate(running, { prompt: 'sea' })).status).toBe(200);
  await running.stop();
  expect(running.log().includes('LOADED')).toBe(isLoaded);
  expect(running.log().includes('traceId')).toBe(isLoaded);
});

test(
  'a collector that is away is told in the log by its reason, and without a stack',
  { timeout: 240_000 },
  async () => {
    const away = `http://127.0.0.1:${await freePort()}`;
    const running = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: away, OTEL_EXPORTER_OTLP_TIMEOUT: '300' });
    await (await generate(running, { prompt: 'sea' })).text();
    await expect.poll(() => running.log(), { timeout: 30_000 }).toContain('traces are not told');
    const line =
      running
        .log()
        .split('\n')
        .find((one) => one.includes('traces are not told')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ level: 40, reason: expect.stringMatching(/^[^{\n]*$/) });
    expect(line).not.toContain('stack');
  },
);
