import { afterEach, beforeEach, expect, test } from 'vitest';
import { runToEnd, type ServerProcess, startServer, temporaryFolder } from './server-process.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: ServerProcess;
let key: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  server = await startServer({ HUESMITH_DATA: folder.path, HUESMITH_ENV: 'production' });
  const words = ['keys', 'create', '--email', 'a@example.com', '--plan', 'premium', '--quota', '10'];
  key = (await runToEnd(['src/cli/main.ts', ...words], { HUESMITH_DATA: folder.path })).output.trim();
});
afterEach(async () => {
  await server.stop('SIGKILL');
  await folder.remove();
});

interface Told {
  readonly status: number;
  readonly remaining: number;
}

/** Undefined when the connection broke before an answer. */
async function generate(): Promise<Told | undefined> {
  try {
    const response = await fetch(`${server.httpUrl}/v1/palettes/generate`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: '{"prompt":"sea","count":1}',
    });
    await response.arrayBuffer();
    return { status: response.status, remaining: Number(response.headers.get('x-ratelimit-remaining')) };
  } catch {
    return undefined;
  }
}

async function atOnce(requests: number): Promise<readonly (Told | undefined)[]> {
  return Promise.all(Array.from({ length: requests }, generate));
}

function remainders(answers: readonly (Told | undefined)[]): number[] {
  return answers.flatMap((answer) => (answer?.status === 200 ? [answer.remaining] : [])).sort((a, b) => a - b);
}

async function restart(): Promise<void> {
  await server.stop('SIGKILL');
  server = await startServer({ HUESMITH_DATA: folder.path, HUESMITH_ENV: 'production' });
}

test('40 requests at once against a quota of 10, a kill -9 and 40 again: ten are served in all', async () => {
  const first = await atOnce(4);
  await restart();
  const second = await atOnce(40);
  expect([...remainders(first), ...remainders(second)].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  await restart();
  expect(remainders(await atOnce(40))).toEqual([]);
});

test('killed while 40 are in flight: nothing acknowledged is lost, and none is served beyond the limit', async () => {
  const flying = atOnce(40);
  await Promise.race([flying, new Promise((resolve) => setTimeout(resolve, 15))]);
  await server.stop('SIGKILL');
  const acknowledged = remainders(await flying);
  server = await startServer({ HUESMITH_DATA: folder.path, HUESMITH_ENV: 'production' });
  const after = remainders(await atOnce(40));
  const all = [...acknowledged, ...after];
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeLessThanOrEqual(10);
  // What was acknowledged before is spent: the quota goes on below it.
  expect(Math.max(-1, ...after)).toBeLessThan(Math.min(10, ...acknowledged));

  const history = await runToEnd(['-e', COUNT, `${folder.path}/huesmith.db`], {});
  expect(JSON.parse(history.output)).toBe(10);
});

/** Every charge of these was a generation, so there are as many entries as charges. */
const COUNT = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { readOnly: true });
  console.log(database.prepare('select count(*) as n from history').get().n);
`;
