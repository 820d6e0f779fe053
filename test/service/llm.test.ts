import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeLlm, fakeLlm, palePalettes } from '../../src/providers/testing/fake-llm.ts';
import { type ServerProcess, startServer, temporaryFolder } from './server-process.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let fake: FakeLlm;
let server: ServerProcess | undefined;
beforeEach(async () => {
  folder = await temporaryFolder();
  fake = await fakeLlm({ kind: 'text', text: palePalettes(2) });
  server = undefined;
});
afterEach(async () => {
  await server?.stop('SIGKILL');
  await fake.close();
  await folder.remove();
});

async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  server = await startServer({
    HUESMITH_DATA: folder.path,
    HUESMITH_LLM: 'openai-compatible',
    HUESMITH_LLM_MODEL: 'small-model',
    HUESMITH_LLM_URL: fake.url,
    HUESMITH_LLM_KEY: 'the-providers-key',
    // A model that answers is waited for however busy the machine; those that do not have less.
    HUESMITH_LLM_TIMEOUT_MS: '30000',
    HUESMITH_LLM_INPUT_PRICE: '1',
    ...env,
  });
  return server;
}

async function ask({ httpUrl, key = '' }: ServerProcess, path: string, body?: object) {
  const response = await fetch(`${httpUrl}/v1/palettes/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

test('the operator’s model makes the palettes, and history keeps them', async () => {
  const running = await start();
  const made = await ask(running, 'generate', { prompt: 'sea', count: 2 });
  expect(made.body).toMatchObject({
    count: 2,
    metadata: { model: 'small-model', tokensUsed: 500, estimatedCost: 0.0003 },
  });
  const { body } = await ask(running, 'history');
  expect(body.data[0].data).toEqual({ prompt: 'sea', palettes: made.body.data });
});

test('when it is away the embedded engine answers', async () => {
  const running = await start({ HUESMITH_LLM_TIMEOUT_MS: '500' });
  fake.answer = { kind: 'silence' };
  const made = await ask(running, 'generate', { prompt: 'a secret plan', count: 2 });
  expect(made.body.metadata).toMatchObject({ model: expect.stringMatching(/^huesmith-/), estimatedCost: 0 });
  await expect.poll(() => running.log()).toContain('in place of the language model');
  expect(running.log()).not.toMatch(/a secret plan|the-providers-key|sk_live_/);
});

test('a caller who goes away gets the request back', async () => {
  const running = await start();
  fake.answer = { kind: 'silence' };
  const caller = new AbortController();
  const call = fetch(`${running.httpUrl}/v1/palettes/generate`, {
    method: 'POST',
    headers: { 'x-api-key': running.key ?? '', 'content-type': 'application/json' },
    body: '{"prompt":"sea"}',
    signal: caller.signal,
  });
  while (fake.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  caller.abort();
  await expect(call).rejects.toThrow('aborted');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await ask(running, 'usage')).body.data.current).toBe(1);
});

test('one with an Idempotency-Key finds the answer when they come back', async () => {
  const running = await start({ HUESMITH_LLM_TIMEOUT_MS: '1000' });
  fake.answer = { kind: 'silence' };
  const caller = new AbortController();
  const headers = { 'x-api-key': running.key ?? '', 'content-type': 'application/json', 'idempotency-key': 'one' };
  const request = { method: 'POST', headers, body: '{"prompt":"sea","count":2}' };
  const first = fetch(`${running.httpUrl}/v1/palettes/generate`, { ...request, signal: caller.signal });
  while (fake.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  caller.abort();
  await expect(first).rejects.toThrow('aborted');
  const again = await fetch(`${running.httpUrl}/v1/palettes/generate`, request);
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
  expect(fake.asked).toHaveLength(1);
  expect((await ask(running, 'usage')).body.data.current).toBe(2);
});

test('with HUESMITH_FALLBACK=off it is 503, uncharged, and nothing is kept', async () => {
  const running = await start({ HUESMITH_FALLBACK: 'off' });
  fake.answer = { kind: 'status', status: 500 };
  const refused = await ask(running, 'generate', { prompt: 'a secret plan', count: 2 });
  expect([refused.status, refused.body.error]).toEqual([503, 'service_unavailable']);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(running.log()).not.toMatch(/a secret plan|the-providers-key|sk_live_/);
  const { body } = await ask(running, 'usage');
  expect(body.data).toMatchObject({ current: 1, totalRequests: 1 });
  expect((await ask(running, 'history')).body.data).toEqual([]);
});

test('what a provider says in its errors stands in no log line and no metric', async () => {
  const running = await start({ HUESMITH_LOG_LEVEL: 'debug', HUESMITH_FALLBACK: 'off' });
  fake.answer = { kind: 'status', status: 401, message: 'wrong key the-providers-key for: a secret plan' };
  const refused = await ask(running, 'generate', { prompt: 'a secret plan', count: 2 });
  expect(refused.status).toBe(503);
  const metrics = await (await fetch(`${running.httpUrl}/metrics`)).text();
  expect(metrics).toContain('huesmith_model_requests_total{model="small-model",outcome="status 401"} 1');
  expect(running.log()).toContain('status 401');
  expect(running.log() + metrics + refused.headers.get('x-request-id')).not.toMatch(
    /a secret plan|the-providers-key|wrong key|sk_live_/,
  );
});

test('beyond the month’s budget the engine answers, after a restart too', async () => {
  // One call is set aside with some 0.02 US dollars, and costs 0.0005.
  const budget = { HUESMITH_LLM_OUTPUT_PRICE: '1', HUESMITH_LLM_BUDGET_USD: '0.02', HUESMITH_LLM_MAX_TOKENS: '500' };
  let running = await start(budget);
  const models: string[] = [];
  const times = async (count: number): Promise<void> => {
    for (let at = 0; at < count; at += 1) {
      models.push((await ask(running, 'generate', { prompt: 'sea', count: 2 })).body.metadata.model);
    }
  };
  await times(20);
  const { key } = running;
  await running.stop();
  running = { ...(await start(budget)), key };
  await times(2);
  const byModel = models.filter((model) => model === 'small-model').length;
  expect(byModel).toBe(fake.asked.length);
  expect(byModel).toBeGreaterThan(3);
  expect(byModel * 0.0005).toBeLessThanOrEqual(0.02);
  expect(models.slice(-2)).toEqual([expect.stringMatching(/^huesmith-/), expect.stringMatching(/^huesmith-/)]);
});

test('a request that is killed with the server takes at most one from the quota', { timeout: 240_000 }, async () => {
  const running = await start({ HUESMITH_LLM_TIMEOUT_MS: '60000' });
  fake.answer = { kind: 'silence' };
  const cut = ask(running, 'generate', { prompt: 'sea' }).catch(() => 'cut');
  while (fake.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await running.stop('SIGKILL');
  expect(await cut).toBe('cut');
  const again = { ...(await start()), key: running.key };
  // Its reservation stands until the lease ends: nobody gets more than the quota out of a crash.
  expect((await ask(again, 'usage')).body.data.current).toBeLessThanOrEqual(2);
});
