/** ASVS 5.0 V13.2, V15.3; API10:2023 Unsafe Consumption of APIs. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { createGenerator } from '../../src/providers/create-generator.ts';
import type { LlmSettings } from '../../src/providers/llm/settings.ts';
import { guardedFetch } from '../../src/providers/llm/guarded-fetch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const OWN: Readonly<Record<string, string>> = {
  anthropic: 'https://api.anthropic.com',
  google: 'https://generativelanguage.googleapis.com',
};

test.for(['openai-compatible', 'anthropic', 'google'] as const)(
  '%s is asked at its origin and nowhere else, whatever the prompt says',
  async (provider) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (...sent: ConstructorParameters<typeof Request>) => {
      asked.push(new URL(new Request(...sent).url).origin);
      return new Response('{"error":{"message":"no"}}', { status: 500 });
    });
    const url = provider === 'openai-compatible' ? 'https://models.example.com/v1' : undefined;
    const settings = { models: ['m'], key: 'k', timeoutMs: 500, maxTokens: 500, inputPrice: 0, outputPrice: 0 };
    const llm: LlmSettings = { provider, url, ...settings };
    const generator = await createGenerator({ llm, fallback: false, onFallback: () => undefined });
    for (const prompt of ['http://evil.example/', '@evil.example', '../../v2', 'x\r\nHost: evil.example']) {
      const asking = generator.generate({ prompt, count: 1, seed: 1 }, new AbortController().signal);
      await expect(asking).rejects.toThrow(/^m: /);
    }
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked)).toEqual(new Set([OWN[provider] ?? 'https://models.example.com']));
  },
);

test.for(['openai-compatible', 'anthropic', 'google'] as const)(
  '%s: no variable of a vendor’s own says where to ask, or with which key',
  async (provider) => {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (...call: ConstructorParameters<typeof Request>) => {
      const { url: asked, headers } = new Request(...call);
      sent.push([asked, ...[...headers].map(([name, value]) => `${name}: ${value}`)].join(' '));
      return new Response('{"error":{"message":"no"}}', { status: 500 });
    });
    for (const vendor of ['OPENAI', 'ANTHROPIC', 'GOOGLE_GENERATIVE_AI', 'GEMINI']) {
      vi.stubEnv(`${vendor}_API_KEY`, 'key-of-a-vendor-variable');
      vi.stubEnv(`${vendor}_AUTH_TOKEN`, 'key-of-a-vendor-variable');
      vi.stubEnv(`${vendor}_BASE_URL`, 'https://evil.example/v1');
    }
    const settings = { models: ['m'], timeoutMs: 500, maxTokens: 500, inputPrice: 0, outputPrice: 0 };
    const url = provider === 'openai-compatible' ? 'https://models.example.com/v1' : undefined;
    const llm: LlmSettings = { provider, url, key: undefined, ...settings };
    const generator = await createGenerator({ llm, fallback: true, onFallback: () => undefined });
    await generator.generate({ prompt: 'sea', count: 1, seed: 1 }, new AbortController().signal);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain(OWN[provider] ?? 'https://models.example.com');
    expect(sent[0]).not.toMatch(/evil|key-of-a-vendor/);
  },
);

test('another origin is not asked, and a redirect not followed', async () => {
  let reached = 0;
  const server = createServer((request, response) => {
    reached += 1;
    response.writeHead(307, { location: `http://127.0.0.1:${request.socket.localPort}/again` }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  try {
    await expect(guardedFetch('https://models.example.com', 1000)(`http://127.0.0.1:${port}/`)).rejects.toThrow(/only/);
    expect(reached).toBe(0);
    await expect(guardedFetch(`http://127.0.0.1:${port}`, 1000)(`http://127.0.0.1:${port}/`)).rejects.toThrow(
      'fetch failed',
    );
    expect(reached).toBe(1);
  } finally {
    server.close();
  }
});
