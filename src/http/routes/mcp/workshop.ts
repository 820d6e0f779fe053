import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PaletteList } from '../../../contract/generate.ts';
import { EXPORT_FORMATS } from '../../../export/formats.ts';
import type { Workshop } from '../../../mcp/workshop.ts';
import type { Explain } from '../../deps.ts';
import { callerOf } from '../../request.ts';

/** The tools' work by the endpoints themselves, with the caller's key: every hook, one quota, one history. */
export function workshopOf(app: FastifyInstance, request: FastifyRequest, explain: Explain): Workshop {
  async function ask(path: string, body: object, headers: Record<string, string> = {}) {
    const { 'x-api-key': key, authorization } = request.headers;
    const answer = await app.inject({
      method: 'POST',
      url: `/v1/palettes/${path}`,
      headers: {
        host: 'localhost',
        'content-type': 'application/json',
        'x-request-id': request.id,
        ...(typeof key === 'string' && { 'x-api-key': key }),
        ...(authorization !== undefined && { authorization }),
        ...headers,
      },
      payload: JSON.stringify(body),
    });
    // An error's sentence is made to be shown.
    if (answer.statusCode !== 200) throw new Error(answer.json<{ message: string }>().message);
    return answer;
  }

  return {
    formats: EXPORT_FORMATS,
    async generate(asked, idempotencyKey) {
      const answer = await ask('generate', asked, { 'idempotency-key': idempotencyKey });
      const { data, metadata, usage } = answer.json<PaletteList>();
      return { palettes: data, model: metadata.model, remaining: usage.remaining };
    },
    async export(format, palette) {
      const { headers, rawPayload, body } = await ask('export', { palette, format });
      const contentType = String(headers['content-type']);
      const fileName = /filename="([^"]+)"/.exec(String(headers['content-disposition']))?.[1] ?? `palette.${format}`;
      return { fileName, contentType, body: contentType.startsWith('image/') ? rawPayload : body };
    },
    explain: (asked) => explain({ ...asked, customer: callerOf(request).accountId }),
  };
}
