import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createGenerator } from '../../../src/providers/create-generator.ts';
import { GeneratorUnavailable } from '../../../src/providers/generator.ts';
import type { LlmSettings } from '../../../src/providers/llm/settings.ts';

const PROVIDERS = ['openai-compatible', 'anthropic', 'google'] as const;
const ASKED = { prompt: 'a secret garden', count: 1, seed: 1 };
const NEVER = new AbortController().signal;

async function serve(answer: RequestListener): Promise<{ url: string; asked: () => number }> {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`, asked: () => asked };
}

function generatorAt(provider: LlmSettings['provider'], url: string) {
  const settings = { models: ['small'], key: 'a-key', timeoutMs: 5000, maxTokens: 500, inputPrice: 0, outputPrice: 0 };
  return createGenerator({ llm: { provider, url, ...settings }, fallback: false, onFallback: () => undefined });
}

test.for(PROVIDERS)('%s: a redirect is not followed with the prompt and the key', async (provider) => {
  const elsewhere = await serve((_request, response) => response.end('{}'));
  const server = await serve((_request, response) => response.writeHead(307, { location: elsewhere.url }).end());
  const generator = await generatorAt(provider, server.url);
  await expect(generator.generate(ASKED, NEVER)).rejects.toThrow(GeneratorUnavailable);
  expect([server.asked(), elsewhere.asked()]).toEqual([1, 0]);
});

test.for(PROVIDERS)('%s: an answer without end is not read to its end', async (provider) => {
  let sentBytes = 0;
  const server = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = Buffer.alloc(256 * 1024, ' ');
    const more = (): void => {
      while (!response.destroyed && response.write(chunk)) sentBytes += chunk.length;
      sentBytes += chunk.length;
      if (sentBytes > 200_000_000) response.end();
    };
    response.on('drain', more);
    more();
  });
  const generator = await generatorAt(provider, server.url);
  await expect(generator.generate(ASKED, NEVER)).rejects.toThrow(GeneratorUnavailable);
  expect(sentBytes).toBeLessThan(20_000_000);
});
