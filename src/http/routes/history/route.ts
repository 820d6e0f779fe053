import type { FastifyInstance } from 'fastify';
import { cursorOf, PROVENANCE } from '../../../contract/history.ts';
import { readRequest } from '../../../contract/requests.ts';
import type { HistoryEntry } from '../../../storage/store/history.ts';
import type { Deps } from '../../deps.ts';
import type { Meter } from '../../meter.ts';
import { queryOf } from '../../query-of.ts';
import { callerOf } from '../../request.ts';
import { asksForProvenance } from './provenance.ts';

/** `GET /v1/palettes/history` */
export function history(app: FastifyInstance, { store }: Deps, meter: Meter): void {
  app.get('/v1/palettes/history', { config: { endpoint: 'history' } }, async (request, reply) => {
    const { limit, offset, before } = readRequest.history(queryOf(request));
    const { accountId } = callerOf(request);
    const isFull = asksForProvenance(request.headers.accept);
    const { entries, hasMore } = await store.history.page({ accountId, source: 'api', limit, offset, before });
    const { limits } = await meter.charge(request, reply, { status: 200 });
    const usage = { remaining: limits.remaining, limit: limits.limit };
    const rest = JSON.stringify({ count: entries.length, hasMore, usage });
    const last = entries.at(-1);
    if (hasMore && last !== undefined) reply.header('Link', nextPage(limit, last));
    return reply
      .type(`application/json; charset=utf-8${isFull ? `; profile=${PROVENANCE}` : ''}`)
      .send(`{"object":"list","data":[${entries.map((entry) => toJson(entry, isFull)).join(',')}],${rest.slice(1)}`);
  });
}

function nextPage(limit: number, { seq }: HistoryEntry): string {
  return `</v1/palettes/history?limit=${limit}&cursor=${cursorOf(seq)}>; rel="next"`;
}

/** As JSON text, around the very text that generation answered with. */
function toJson({ prompt, palettesJson, date, seed, model }: HistoryEntry, isFull: boolean): string {
  const provenance = isFull ? `,${JSON.stringify({ seed, model }).slice(1, -1)}` : '';
  const data = `{"prompt":${JSON.stringify(prompt)},"palettes":${palettesJson}${provenance}}`;
  return `{"type":"palette","data":${data},"date":${JSON.stringify(date)}}`;
}
