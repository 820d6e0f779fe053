/** ASVS 5.0 V2.2, V15.2; API10:2023 Unsafe Consumption of APIs. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGenerator } from '../../src/providers/create-generator.ts';
import type { Generator } from '../../src/providers/generator.ts';
import { palePalettes } from '../../src/providers/testing/fake-llm.ts';

const TIMEOUT_MS = 800;
let answer: (response: ServerResponse) => void = (response) => response.end();
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => answer(response));
});
let generator: Generator;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`;
  const settings = { models: ['m'], key: 'k', timeoutMs: TIMEOUT_MS, maxTokens: 500, inputPrice: 0, outputPrice: 0 };
  generator = await createGenerator({
    llm: { provider: 'openai-compatible', url, ...settings },
    fallback: true,
    onFallback: () => undefined,
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function says(content: string): (response: ServerResponse) => void {
  const message = { role: 'assistant', content };
  const body = {
    id: 'x',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
  };
  return (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** A byte now and then, for ever. */
function dribbles(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
}

const one = palePalettes(1);
const HOSTILE: readonly (readonly [string, (response: ServerResponse) => void])[] = [
  ['of two megabytes', says(`${' '.repeat(2_000_000)}${one}`)],
  ['that dribbles without end', dribbles],
  ['nested a hundred thousand deep', says(`{"palettes":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)],
  ['of five thousand palettes', says(palePalettes(5_000))],
  ['with a name of half a megabyte', says(one.replace('Low  Tide', 'x'.repeat(500_000)))],
  ['with a prototype', says(one.replace('"name"', '"__proto__":{"polluted":1},"name"'))],
  ['with numbers for colours', says(one.replaceAll(/"#\w{6}"/g, '1e308'))],
  ['that is no JSON', says('{'.repeat(10_000))],
  ['of another kind', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
];

test.for(HOSTILE)('an answer %s ends in palettes that hold, in time', async ([, hostile]) => {
  answer = hostile;
  const started = performance.now();
  const asked = { prompt: 'sea', count: 1, seed: 1 };
  const { palettes } = await generator.generate(asked, new AbortController().signal);
  expect(performance.now() - started).toBeLessThan(TIMEOUT_MS + 700);
  expect(palettes).toHaveLength(1);
  const [palette] = palettes;
  expect(palette?.name.length).toBeLessThanOrEqual(60);
  expect(palette?.colors).toHaveLength(5);
  for (const hex of palette?.colors ?? []) expect(hex).toMatch(/^#[0-9A-F]{6}$/);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});
