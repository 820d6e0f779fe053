import { Readable } from 'node:stream';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findPlan } from '../../../contract/plans.ts';
import { ApiError } from '../../../contract/errors.ts';
import { createTools } from '../../../mcp/tools.ts';
import type { Deps } from '../../deps.ts';
import type { Meter } from '../../meter.ts';
import { createPaces, PaceExceeded } from '../../paces.ts';
import { callerOf } from '../../request.ts';
import { workshopOf } from './workshop.ts';

/**
 * `POST /mcp`: the tools for assistants over streamable HTTP, for callers with a key. By the revision of the protocol that
 * keeps no state between requests, and by the handshake of those before it. What the tools make is charged where the
 * endpoints charge it, by the same requests; the rest of the protocol is free, at the plan's pace.
 */
export function mcp(app: FastifyInstance, deps: Deps, meter: Meter): void {
  const { explain, paceOf = (plan) => findPlan(plan)?.pace } = deps;
  if (explain === undefined) return;
  const paces = createPaces();

  app.post('/mcp', { config: { access: 'key' } }, async (request, reply) => {
    begin(request, reply);
    const handler = createMcpHandler(() => createTools(workshopOf(app, request, explain)), {
      onerror: (error) => deps.log.debug({ err: error }, 'an assistant was refused'),
    });
    const answer = await handler.fetch(webRequest(request), { parsedBody: request.body });
    await meter.look(request, reply);
    return send(answer, reply);
  });

  function begin(request: FastifyRequest, reply: FastifyReply): void {
    const { accountId, plan } = callerOf(request);
    const pace = paceOf(plan);
    if (pace === undefined) return;
    try {
      reply.raw.once('close', paces.begin(accountId, pace));
    } catch (cause) {
      if (!(cause instanceof PaceExceeded)) throw cause;
      const message = `${cause.message} Try again in a second.`;
      throw new ApiError('rate_limit_exceeded', { message, cause, headers: { 'Retry-After': '1' } });
    }
  }
}

/** The protocol's own headers; the key stays here. */
const HEADERS = /^(accept|content-type|mcp-.*|last-event-id)$/;

function webRequest({ headers, method, body }: FastifyRequest): Request {
  const own = Object.entries(headers).flatMap(([name, value]) =>
    HEADERS.test(name) && typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  return new Request('http://localhost/mcp', { method, headers: own, body: JSON.stringify(body ?? null) });
}

/** Of the connection, which is ours, and of caches, which keep none of it: the protocol's handler would let both be. */
const OURS = /^(content-length|connection|keep-alive|transfer-encoding|cache-control)$/;

function send(answer: Response, reply: FastifyReply): FastifyReply {
  reply.code(answer.status).header('Cache-Control', 'no-store, no-transform');
  // oxlint-disable-next-line unicorn/no-array-for-each -- headers are no array
  answer.headers.forEach((value, name) => {
    if (!OURS.test(name)) reply.header(name, value);
  });
  if (answer.body === null) return reply.send();
  // Boundary: the platform's two types of one stream.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return reply.send(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]));
}
