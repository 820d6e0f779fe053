import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../contract/errors.ts';
import { preflightHeaders } from './hooks/cors.ts';

/**
 * Answers what no route takes, before its body is looked at: 405 with `Allow` where the path takes other methods, OPTIONS
 * on such a path, and 404. Must be called before the routes are added, whose methods it notes.
 */
export function answerUnknown(app: FastifyInstance) {
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
    if (methods === undefined) throw new ApiError('not_found');
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
