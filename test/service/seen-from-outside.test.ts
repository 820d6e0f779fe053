import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMeasures } from '../../src/http/measures.ts';
import { createWatch, type WatchOptions } from '../../src/http/metrics.ts';
import { testService } from '../../src/http/testing/service.ts';
import { type Folder, freshFolderForEach } from './during-tests.ts';
import { type ServerProcess, startServer } from './server-process.ts';

type Line = Readonly<Record<string, unknown>>;

let folder: Folder;
let server: ServerProcess | undefined;
freshFolderForEach(
  (fresh) => ([folder, server] = [fresh, undefined]),
  () => server,
);

const linesOf = (log: string): Line[] =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

async function send(url: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  const answer = await fetch(`${url}${path}`, init);
  return { answer, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', json: await answer.json() };
}

/** Log and requests come by different ways. */
const WAIT = { timeout: 60_000 };

const FIELDS = [
  'account',
  'hostname',
  'level',
  'method',
  'ms',
  'pid',
  'provider',
  'requestId',
  'route',
  'status',
  'time',
];

describe('the log', () => {
  test('of an answer is one line with request id, route, status, time, account and who made it, and nothing else', async () => {
    server = await startServer({ HUESMITH_DATA: folder.path });
    const { httpUrl: url, key = '' } = server;
    const [, email = '', password = ''] = /e-mail {4}(\S+)\n {2}password {2}(\S+)/.exec(server.output()) ?? [];
    const api = await send(url, '/v1/palettes/generate', { prompt: 'a hidden plan' }, { 'x-api-key': key });
    const { cookie } = await send(url, '/dashboard/sign-in', { email, password });
    const own = await send(url, '/dashboard/generate', { prompt: 'a hidden plan', count: 1, seed: 1 }, { cookie });
    await fetch(`${url}/nothing`);
    await expect
      .poll(() => linesOf(server?.log() ?? '').filter(({ route }) => route !== undefined), WAIT)
      .toHaveLength(4);

    const lines = linesOf(server.log());
    const byRoute = (wanted: string) => lines.filter(({ route }) => route === wanted);
    expect(byRoute('/v1/palettes/generate')).toMatchObject([
      {
        requestId: api.answer.headers.get('x-request-id'),
        method: 'POST',
        status: 200,
        account: expect.any(String),
        provider: expect.stringMatching(/^huesmith-/),
      },
    ]);
    const [dashboard] = byRoute('/dashboard/generate');
    expect(dashboard).toMatchObject({
      requestId: own.answer.headers.get('x-request-id'),
      account: byRoute('/v1/palettes/generate')[0]?.['account'],
      provider: expect.stringMatching(/^huesmith-/),
    });
    expect(Object.keys(dashboard ?? {}).toSorted()).toEqual(FIELDS);
    expect(byRoute('none')).toMatchObject([{ status: 404 }]);
    expect(server.log()).not.toContain('hidden plan');
  });

  test('tells prompts where the operator says so, and keys, cookies and passwords never', async () => {
    server = await startServer({ HUESMITH_DATA: folder.path, HUESMITH_LOG_PROMPTS: 'on' });
    const { httpUrl: url, key = '' } = server;
    await send(url, '/v1/palettes/generate', { prompt: 'a plan to be seen' }, { 'x-api-key': key });
    await expect.poll(() => server?.log(), WAIT).toContain('"prompt":"a plan to be seen"');
    expect(server.log()).not.toContain('sk_live_');
  });

  test(
    'of security tells signing in and failing to, keys made and revoked, plans granted and passwords',
    { timeout: 300_000 },
    async () => {
      server = await startServer({ HUESMITH_DATA: folder.path });
      const { httpUrl: url } = server;
      const [, email = '', password = ''] = /e-mail {4}(\S+)\n {2}password {2}(\S+)/.exec(server.output()) ?? [];
      await send(url, '/dashboard/sign-in', { email, password: 'a wrong password' });
      await send(url, '/dashboard/sign-in', { email: 'nobody@example.com', password: 'a wrong password' });
      const { cookie } = await send(url, '/dashboard/sign-in', { email, password });
      const made = await send(url, '/dashboard/keys', { name: 'second' }, { cookie });
      await send(url, '/dashboard/keys/revoke', { id: made.json.id }, { cookie });
      const page = await send(url, '/dashboard/accounts', { text: '' }, { cookie });
      const { id: account } = page.json.items[0];
      await send(url, '/dashboard/accounts/plan', { id: account, plan: 'premium', days: 3 }, { cookie });
      const next = await send(
        url,
        '/dashboard/change-password',
        { current: password, next: 'another password' },
        { cookie },
      );
      await send(url, '/dashboard/sign-out', {}, { cookie: next.cookie });

      const events = () => linesOf(server?.log() ?? '').filter(({ msg }) => msg === 'security');
      await expect.poll(() => events().length, WAIT).toBe(8);
      const seen = events().toSorted((a, b) => Number(a['time']) - Number(b['time']));
      expect(seen.map(({ event }) => String(event)).toSorted()).toEqual([
        'key_created',
        'key_revoked',
        'password_changed',
        'plan_granted',
        'sign_in',
        'sign_in_failed',
        'sign_in_failed',
        'sign_out',
      ]);
      const one = (wanted: string) => seen.find(({ event }) => event === wanted);
      expect(one('sign_in')).toMatchObject({ account, address: '127.0.0.1', requestId: expect.any(String) });
      expect(seen.filter(({ event }) => event === 'sign_in_failed').map((line) => line['account'])).toEqual(
        expect.arrayContaining([account, undefined]),
      );
      expect(one('sign_in_failed')).toMatchObject({ level: 40 });
      expect(one('key_revoked')).toMatchObject({ account, key: made.json.id });
      expect(one('plan_granted')).toMatchObject({ account, by: account, plan: 'premium' });
      for (const hidden of [password, 'another password', 'a wrong password', made.json.key, cookie.slice(20)]) {
        expect(hidden.length).toBeGreaterThan(10);
        expect(server.log()).not.toContain(hidden);
      }
      const metrics = await (await fetch(`${url}/metrics`)).text();
      expect(metrics).toContain('huesmith_security_events_total{event="sign_in_failed"} 2');
    },
  );
});

describe('the metrics', () => {
  test('of a running service move with what it does', async () => {
    server = await startServer({ HUESMITH_DATA: folder.path });
    const { httpUrl: url, key = '' } = server;
    const read = async () => {
      const text = await (await fetch(`${url}/metrics`)).text();
      return (series: string) => Number(new RegExp(`^${series.replace(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1]);
    };
    for (let at = 0; at < 5; at += 1) {
      await send(url, '/v1/palettes/generate', { prompt: 'sea' }, { 'x-api-key': key });
    }
    await fetch(`${url}/readyz`);
    const of = await read();
    expect(of('huesmith_engine_duration_seconds_count')).toBe(5);
    expect(of('huesmith_commit_batch_size_sum')).toBe(5);
    expect(of('huesmith_commit_batch_size_count')).toBe(of('huesmith_commit_duration_seconds_count'));
    expect(of('huesmith_commit_duration_seconds_sum')).toBeGreaterThan(0);
    expect(of('huesmith_connections')).toBeGreaterThan(0);
    expect(of('huesmith_storage_queue')).toBe(0);
    expect(of('huesmith_certificate_end_timestamp_seconds') * 1000).toBeGreaterThan(Date.now() + 86_400_000);
    expect(of('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  test('tell what refused a request: the quota, the pace, or keys that are not valid', async () => {
    const watch = createWatch(pino({ level: 'silent' }));
    const service = await testService({ watch, paceOf: () => ({ perSecond: 0.001, burst: 3, atOnce: 9 }) });
    onTestFinished(() => service.close());
    const ask = (key: string) => service.ask('GET', '/v1/palettes/usage', { 'x-api-key': key });
    const poor = await service.keyFor('premium', 1);
    await ask(poor);
    expect((await ask(poor)).status).toBe(429);
    const busy = await service.keyFor('premium', 9);
    for (let at = 0; at < 5; at += 1) await ask(busy);
    for (let at = 0; at < 302; at += 1) await ask('sk_live_nothing');
    const text = await watch.registry.metrics();
    expect([...text.matchAll(/^huesmith_limited_total\{by="(\w+)"\} (\d+)$/gm)].map(([, by, n]) => [by, n])).toEqual([
      ['quota', '1'],
      ['pace', '2'],
      ['keys', '2'],
    ]);
  });

  test('of a language model: attempts, time, repairs, and whether it rests', async () => {
    const { watch } = recorded();
    const report = { model: 'm', ms: 20, palettes: 5, repaired: 2, tokens: 9, costUsd: 0.5 };
    watch.modelAsked({ ...report, reason: undefined, resting: false });
    watch.modelAsked({ ...report, reason: 'status 500', palettes: 0, repaired: 0, resting: true });
    const text = await watch.registry.metrics();
    expect(text).toContain('huesmith_model_requests_total{model="m",outcome="worked"} 1');
    expect(text).toContain('huesmith_model_requests_total{model="m",outcome="status 500"} 1');
    expect(text).toContain('huesmith_model_repairs_total{model="m"} 2');
    expect(text).toContain('huesmith_model_breaker_open{model="m"} 1');
    expect(text).toContain('huesmith_model_request_duration_seconds_count{model="m"} 2');
  });

  test('are those that docs/operations.md lists, in its words', async () => {
    const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    const told = [...page.matchAll(/^\| `(huesmith_\w+)` \| (\w+) \| (.*) \| (.*) \|$/gm)].map((row) =>
      row.slice(1, 5),
    );
    const registry = new Registry();
    createMeasures(registry);
    const known = await Promise.all(
      registry.getMetricsAsArray().map(async (metric) => {
        const { name, type, help } = metric;
        return [name, String(type), labelsOf(metric), help];
      }),
    );
    expect(told).toEqual(known);
  });
});

/** Boundary: the library keeps a metric's labels to itself. */
function labelsOf(metric: object): string {
  const names: unknown = Reflect.get(metric, 'labelNames');
  return Array.isArray(names) && names.length > 0 ? names.map((name) => `\`${String(name)}\``).join(', ') : 'none';
}

function recorded(options: WatchOptions = {}) {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return { lines, watch: createWatch(pino(sink), options) };
}
