import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../contract/errors.ts';
import { preflightHeaders } from './hooks/cors.ts';

/**
 * Answers what no route takes, before its body is looked at: 405 with `Allow` where the path takes other methods, OPTIONS
 * on such a path, and 404: to a browser that opens an address as a page. Must be called before the routes are added, whose
 * methods it notes.
 */
export function answerUnknown(app: FastifyInstance, page: Page | undefined) {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsOf.set(url, methods);
  });

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!request.is404) return undefined;
    const [path = ''] = request.url.split('?');
    const methods = methodsOf.get(path);
    if (methods === undefined) {
      if (page !== undefined && isForPage(request, path)) return page(request, reply.code(404));
      throw new ApiError('not_found');
    }
    const allow = [...methods, 'OPTIONS'].join(', ');
    if (request.method === 'OPTIONS') {
      return reply
        .code(204)
        .headers({ Allow: allow, ...preflightHeaders(request, allow) })
        .send();
    }
    throw new ApiError('method_not_allowed', {
      message: `${path} takes ${allow}, not ${request.method}.`,
      headers: { Allow: allow },
    });
  };
}

type Page = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** What programs ask for: there nothing is ever a page. */
const PROGRAMS = /^\/(v1|dashboard|assets|mcp)(\/|$)/;

function isForPage({ method, headers }: FastifyRequest, path: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !PROGRAMS.test(path) && (headers.accept ?? '').includes('text/html');
}
