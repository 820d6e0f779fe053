import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';

/**
 * `GET /docs`: the reference, to read and to try. Everything comes from here; the policy forbids the page to ask anyone
 * else, so that it works without a network and tells nobody who reads it.
 */
export async function docs(app: FastifyInstance): Promise<void> {
  await app.register(async (inner) => {
    inner.addHook('onSend', async (_request, reply) => {
      reply.header('Content-Security-Policy', POLICY);
    });
    await inner.register(scalar, {
      routePrefix: '/docs',
      configuration: {
        url: '/openapi.json',
        pageTitle: 'Huesmith API',
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        showDeveloperTools: 'never',
        agent: { disabled: true },
        mcp: { disabled: true },
      },
    });
  });
}

const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "frame-ancestors 'none'",
].join('; ');
