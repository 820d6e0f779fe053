import { readdirSync, readFileSync } from 'node:fs';
import type { ClientHttp2Session } from 'node:http2';
import { askOn, openSession } from '../../test/service/http2-client.ts';

const BOARDS = new URL('../../knowledge/moodboards/', import.meta.url);

/** What people might ask for: so many of the briefs that palettes were composed for, of every kind; all where there are fewer. */
export function briefsOf(count: number): readonly string[] {
  const all = readdirSync(BOARDS)
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) => readFileSync(new URL(name, BOARDS), 'utf8').split('\n'))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => line.split(' #')[0]?.trim() ?? []);
  const taken = Math.min(count, all.length);
  return Array.from({ length: taken }, (_, at) => all[Math.floor((at * all.length) / taken)] ?? '');
}

const PALETTE = { name: 'Coastal', colors: ['#F5F1E8', '#12263A', '#2A7F9E', '#9CC5C9', '#E4784A'] };
/** Of twenty kinds of request, what they are answered where that is not 200. */
const EXPECTED: Readonly<Record<number, number>> = { 18: 400, 19: 401 };
/** Connections come and go too. */
const ASKED_ON_ONE_SESSION = 200;

export interface Traffic {
  /** Sends the next request; true: it was answered as it should be. */
  send(at: number): Promise<boolean>;
  /** Asks for palettes; throws where they are not made. */
  generate(at: number, asked: { readonly prompt: string; readonly count: number }): Promise<void>;
  close(): void;
}

/** Mixed requests to a service, by two accounts in turn, for one may not hold all threads of the engine. */
export function traffic(
  urls: { readonly http: string; readonly https: string },
  keys: readonly string[],
  briefs: readonly string[],
): Traffic {
  let session: Promise<ClientHttp2Session> | undefined;
  let asked = 0;

  const headersOf = (at: number) => ({ 'x-api-key': keys[at % keys.length] ?? '', 'content-type': 'application/json' });

  async function fetched(path: string, init: RequestInit): Promise<number> {
    const answer = await fetch(`${urls.http}${path}`, init);
    await answer.arrayBuffer();
    return answer.status;
  }

  /** Over HTTP/2, many at once on one connection. */
  async function streamed(path: string, headers: Record<string, string>): Promise<number> {
    asked += 1;
    if (session === undefined || asked % ASKED_ON_ONE_SESSION === 0) {
      void session?.then((before) => before.close());
      session = openSession(urls.https);
    }
    return (await askOn(await session, { ':path': path, ...headers })).status;
  }

  /** Of twenty: thirteen generate, two export, one an image, two read (one over HTTP/2), one is wrong, one has no key. */
  async function statusOf(at: number): Promise<number> {
    const kind = at % 20;
    const headers = headersOf(at);
    const post = (path: string, body: unknown) =>
      fetched(path, { method: 'POST', headers, body: JSON.stringify(body) });
    // A stride that no list of briefs has in common: each comes once before any comes again.
    const prompt = briefs[(at * 7919) % briefs.length] ?? '';
    if (kind < 13) return post('/v1/palettes/generate', { prompt, count: 1 + (at % 10) });
    if (kind < 15) return post('/v1/palettes/export', { palette: PALETTE, format: kind === 13 ? 'css' : 'figma' });
    if (kind === 15) {
      return post('/v1/palettes/export', { palette: { ...PALETTE, name: prompt.slice(0, 60) }, format: 'png' });
    }
    if (kind === 16) return fetched(`/v1/palettes/history?limit=20&offset=${at % 500}`, { headers });
    if (kind === 17) return streamed('/v1/palettes/usage', headers);
    if (kind === 18) return post('/v1/palettes/generate', { prompt: '' });
    return fetched('/v1/palettes/usage', {});
  }

  return {
    async send(at) {
      const wanted = EXPECTED[at % 20] ?? 200;
      const status = await statusOf(at).catch(() => 0);
      // Keys that are not valid are refused otherwise once there are many from one address.
      return status === wanted || (wanted === 401 && status === 429);
    },
    async generate(at, asked) {
      const status = await fetched('/v1/palettes/generate', {
        method: 'POST',
        headers: headersOf(at),
        body: JSON.stringify(asked),
      });
      if (status !== 200) throw new Error(`"${asked.prompt}" was answered with ${status}`);
    },
    close: () => void session?.then((last) => last.destroy()),
  };
}
