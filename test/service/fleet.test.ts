import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort, type PostgresServer, startPostgres } from '../storage/postgres.ts';
import { hasPrometheus, type Prometheus, startPrometheus } from './prometheus.ts';
import { runToEnd, type ServerProcess, startServer, temporaryFolder } from './server-process.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let postgres: PostgresServer;
let nodes: (ServerProcess | undefined)[] = [];
let prometheus: Prometheus | undefined;
beforeEach(async () => {
  folder = await temporaryFolder();
  postgres = await startPostgres();
});
afterEach(async () => {
  await prometheus?.stop();
  await Promise.all(nodes.map(async (node) => node?.stop('SIGKILL')));
  nodes = [];
  await postgres.stop();
  await folder.remove();
});

const NODES = 3;
const CLIENTS = 6;
const QUOTA = 240;
const TOKEN = 'a-token-of-an-operator';

/** Spreads requests as a proxy does: to nodes that say that they are ready, and again elsewhere when one does not answer. */
function balancer(ports: readonly number[]) {
  const ready = new Set(ports);
  const looking = new AbortController();
  const readiness = async (port: number): Promise<void> => {
    const signal = AbortSignal.timeout(1000);
    const isReady = await fetch(`http://localhost:${port}/readyz`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) ready.add(port);
    else ready.delete(port);
  };
  void (async () => {
    while (!looking.signal.aborted) {
      await Promise.all(ports.map(readiness));
      await delay(100);
    }
  })();
  let turn = 0;
  const refused = new Map<number, number>();
  return {
    /** Connections that a node refused while the balancer took it for ready, by port. */
    refused,
    isReady: (port: number) => ready.has(port),
    async send(path: string, init: RequestInit): Promise<Response | undefined> {
      const among = ready.size > 0 ? [...ready] : ports;
      turn += 1;
      const port = among[turn % among.length] ?? 0;
      try {
        return await fetch(`http://localhost:${port}${path}`, { ...init, signal: AbortSignal.timeout(10_000) });
      } catch {
        refused.set(port, (refused.get(port) ?? 0) + 1);
        return undefined;
      }
    },
    stop: () => looking.abort(),
  };
}

async function rows(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test(
  'three nodes under load, one replaced over a migration, one killed, PostgreSQL restarted: nothing lost, nothing over',
  { timeout: 300_000 },
  async () => {
    const url = await postgres.createDatabase();
    const env = {
      DATABASE_URL: url,
      HUESMITH_DATA: folder.path,
      HUESMITH_SECRET: 's'.repeat(40),
      HUESMITH_ENV: 'production',
      HUESMITH_LOG_LEVEL: 'error',
      HUESMITH_DRAIN_MS: '1000',
      HUESMITH_OPERATOR_TOKEN: TOKEN,
      HTTPS_PORT: 'off',
    };
    await runToEnd(['src/cli/main.ts', 'migrate'], env);
    const words = ['keys', 'create', '--email', 'ada@example.com', '--plan', 'unlimited', '--quota', String(QUOTA)];
    const key = (await runToEnd(['src/cli/main.ts', ...words], env)).output.trim();
    const ports = await Promise.all(Array.from({ length: NODES }, freePort));
    const start = (at: number) => startServer({ ...env, PORT: String(ports[at]) });
    nodes = await Promise.all(ports.map((_, at) => start(at)));
    if (hasPrometheus()) prometheus = await startPrometheus(folder.path, ports, TOKEN);
    const proxy = balancer(ports);

    const acknowledged: string[] = [];
    let isUsedUp = false;
    const client = async (name: number): Promise<void> => {
      for (let at = 0; !isUsedUp; at += 1) {
        const prompt = `brief-${name}-${at}`;
        const headers = { 'x-api-key': key, 'content-type': 'application/json', 'idempotency-key': prompt };
        const body = JSON.stringify({ prompt, count: 1 });
        for (let isDone = false; !isDone && !isUsedUp;) {
          const answer = await proxy.send('/v1/palettes/generate', { method: 'POST', headers, body });
          await answer?.text().catch(() => undefined);
          isDone = answer?.status === 200;
          if (isDone) acknowledged.push(prompt);
          isUsedUp ||= answer?.status === 429 && answer.headers.get('x-ratelimit-remaining') === '0';
          await delay(isDone ? 150 : 50);
        }
      }
    };
    const load = Promise.all(Array.from({ length: CLIENTS }, (_, name) => client(name)));

    // A newer version has migrated; those that run go on. Then one is replaced: it says so before it takes no more.
    await rows(url, "alter table accounts add column of_a_newer_version text default 'x'");
    const [first] = ports;
    const stopping = nodes[0]?.stop('SIGTERM');
    await expect.poll(() => proxy.isReady(first ?? 0), { timeout: 20_000 }).toBe(false);
    expect(await stopping).toBe(0);
    expect(proxy.refused.get(first ?? 0) ?? 0).toBe(0);
    nodes[0] = await start(0);

    await nodes[1]?.stop('SIGKILL');
    await delay(300);
    nodes[1] = await start(1);
    await postgres.restart(() => delay(500));
    await load;
    proxy.stop();

    const [used] = await rows(url, 'select settled, live, (select max(seq) from history) as newest from ledgers');
    const history = (await rows(url, 'select prompt from history')).map(({ prompt }) => String(prompt));
    const kept = new Set(history);
    // What was made and its answer lost, because the quota was used up before it was asked for again, is there too.
    expect(acknowledged.filter((prompt) => !kept.has(prompt))).toEqual([]);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(kept.size).toBe(history.length);
    expect([Number(used?.['settled']), Number(used?.['live']), Number(used?.['newest'])]).toEqual([QUOTA, 0, QUOTA]);
    expect(history).toHaveLength(QUOTA);
    expect(acknowledged.length).toBeGreaterThan(QUOTA - CLIENTS - 1);

    // Where the program is not installed, the queries are held to the metrics alone (`test/deploy/grafana.test.ts`).
    if (prometheus !== undefined) await expectSeen(prometheus);

    // An older version finds the database changed, and says so.
    await rows(url, 'insert into schema_versions (version) values (999)');
    const older = await runToEnd(['src/server.ts'], { ...env, PORT: '0' });
    expect([older.code, older.log]).toEqual([1, expect.stringMatching(/^The database was changed by a newer version/)]);
  },
);

/** What the dashboard shows of all this: a node too few and all of them again, answers, and what failed meanwhile. */
async function expectSeen(seen: Prometheus): Promise<void> {
  const nodesSeen = (await seen.panel('Nodes')).flatMap(({ values }) => values);
  expect([Math.min(...nodesSeen) < NODES, Math.max(...nodesSeen)]).toEqual([true, NODES]);
  const byStatus = new Map(
    (await seen.panel('Requests a second, by status')).map((one) => [one.labels['status'], one.values]),
  );
  expect(Math.max(...(byStatus.get('200') ?? [0]))).toBeGreaterThan(1);
  expect(Math.max(...(byStatus.get('503') ?? [0]))).toBeGreaterThan(0);
  const failing = (await seen.panel('Answers of 5xx')).flatMap(({ values }) => values).filter(Number.isFinite);
  expect([Math.max(...failing) > 0, Math.min(...failing)]).toEqual([true, 0]);
  expect(await seen.panel('Commit: p50 and p99')).toHaveLength(1);
  const waiting = await seen.panel('Charges that wait');
  expect(new Set(waiting.map(({ labels }) => labels['instance'])).size).toBe(NODES);
}
