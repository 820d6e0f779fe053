import type { FastifyInstance } from 'fastify';
import { type HistoryPage, readDashboard } from '../../contract/dashboard.ts';
import type { HistoryCursor } from '../../storage/store/history.ts';
import { SESSION } from '../access.ts';
import type { Deps } from '../deps.ts';
import { palettesOf } from './playground.ts';
import { visitorOf } from './visitor.ts';

const PAGE = 24;

/** What an account has made, by the API and here, newest first. */
export function historyRoutes(app: FastifyInstance, { store }: Deps): void {
  app.post('/dashboard/history', SESSION, async (request): Promise<HistoryPage> => {
    const { account } = visitorOf(request);
    const { text, before } = readDashboard.history(request.body);
    const query = { accountId: account.id, text: text.trim(), limit: PAGE + 1, before: toCursor(before) };
    const entries = await store.history.search(query);
    const shown = entries.slice(0, PAGE);
    const last = shown.at(-1);
    return {
      items: shown.map(({ prompt, palettesJson, source, seed, date }) => ({
        prompt,
        palettes: palettesOf(palettesJson),
        source,
        seed,
        date: date.toISOString(),
      })),
      next: entries.length > PAGE && last !== undefined ? fromCursor(last) : null,
    };
  });
}

function fromCursor({ date, source, seq }: HistoryCursor): string {
  return `${date.getTime()} ${source} ${seq}`;
}

/** It names a place, not a thing: in another account's hands it shows their own history. */
function toCursor(text = ''): HistoryCursor | undefined {
  const [, at, source, seq] = /^(\d{1,15}) (api|dashboard) (\d{1,15})$/.exec(text) ?? [];
  if (at === undefined) return undefined;
  return { date: new Date(Number(at)), source: source === 'api' ? 'api' : 'dashboard', seq: Number(seq) };
}
