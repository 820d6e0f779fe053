/**
 * The service as a process of its own, for the benches: the real HTTP room on a real store, with an echo route beside
 * it that does all but store. Prints one line of JSON when it listens, and ends with its input.
 *
 *     node bench/serve.ts --url URL --accounts 1 --engine stub --batch-max 512 --keys FILE
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { createAuthenticator } from '../src/accounts/authenticator.ts';
import { createKeyFor } from '../src/accounts/keys.ts';
import { readRequest } from '../src/contract/requests.ts';
import { buildApp } from '../src/http/app.ts';
import { createWatch } from '../src/http/metrics.ts';
import { createConnections, USUAL_LIMITS } from '../src/http/listening/connections.ts';
import { createHttpServer, listen } from '../src/http/listening/listeners.ts';
import { setLimitHeaders } from '../src/http/limit-headers.ts';
import { queryOf } from '../src/http/query-of.ts';
import { paletteList } from '../src/http/routes/generate/palette-list.ts';
import { trustedProxies } from '../src/http/secure-request.ts';
import { openEngineThreads } from '../src/server/engine/threads.ts';
import { openStore } from '../src/storage/open-store.ts';
import { PALETTES, stubGenerator } from './stub.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: '' },
    accounts: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'stub' },
    'batch-max': { type: 'string', default: '512' },
    /** Whether accounts are held to the pace of their plan. */
    paced: { type: 'string', default: 'false' },
    /** Where to write the keys, one a line. */
    keys: { type: 'string', default: '' },
  },
});

const store = await openStore({ url: values.url, batchMax: Number(values['batch-max']) });
const generator = values.engine === 'stub' ? stubGenerator() : await openEngineThreads();
const log = pino({ level: 'silent' });
const watch = createWatch(log);
const app = await buildApp({
  store,
  authenticate: createAuthenticator(store),
  // Where one account asks for all of them there is no pace.
  ...(values.paced === 'false' && { paceOf: () => undefined }),
  generator,
  log,
  watch,
  trustedProxies: trustedProxies([]),
  operatorToken: undefined,
  metricsOnLoopback: true,
});

/** Same key, same body, same checks, same answer; nothing is generated, charged or kept. */
app.post('/v1/bench/echo', { config: { endpoint: 'generate' } }, async (request, reply) => {
  readRequest.noQuery(queryOf(request));
  const { prompt, count, seed = 1 } = readRequest.generate(request.body);
  const now = new Date();
  const limits = setLimitHeaders(reply, { used: 1, limit: undefined, resetAt: now, now });
  const record = {
    prompt,
    palettesJson: JSON.stringify(PALETTES),
    source: 'api',
    model: 'stub',
    tokensUsed: 1,
    estimatedCostUsd: 0,
    seed,
  } as const;
  return reply
    .header('X-Palette-Seed', String(seed))
    .type('application/json; charset=utf-8')
    .send(paletteList(record, count, limits));
});

/** What the thread that serves has cost, and for how many requests. */
let requests = 0;
app.addHook('onResponse', async () => {
  requests += 1;
});
app.get('/v1/bench/cpu', { config: { access: 'public' } }, () => {
  const { user, system } = process.threadCpuUsage();
  return { microseconds: user + system, requests };
});

const keys: string[] = [];
for (let account = 0; account < Number(values.accounts); account += 1) {
  keys.push((await createKeyFor(store, { email: `bench-${account}@example.org`, plan: 'unlimited' })).key);
}
await writeFile(values.keys, keys.join('\n'));

await app.ready();
const port = await listen(
  createHttpServer({ app, watch, connections: createConnections({ ...USUAL_LIMITS, isExempt: () => true }) }),
  0,
  '127.0.0.1',
);
console.log(JSON.stringify({ port, engineMicroseconds: await engineMicroseconds() }));
process.stdin.resume().on('end', () => process.exit(0));

/** The mean time of one call, after warming up. */
async function engineMicroseconds(): Promise<number> {
  const calls = 300;
  const signal = new AbortController().signal;
  const run = async () => {
    for (let seed = 0; seed < calls; seed += 1) {
      await generator.generate({ prompt: 'cozy autumn coffee shop with an old harbour view', count: 5, seed }, signal);
    }
  };
  await run();
  const began = performance.now();
  await run();
  return ((performance.now() - began) * 1_000) / calls;
}
