import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { answerError } from './answer-error.ts';
import { answerUnknown } from './answer-unknown.ts';
import { compression } from './compression.ts';
import { dashboard } from './dashboard/dashboard.ts';
import { frontPreview } from './dashboard/share.ts';
import { readSite } from './dashboard/site.ts';
import type { Deps } from './deps.ts';
import {
  BODY_LIMIT_BYTES,
  closeUnread,
  judgeBodyHeaders,
  parseJson,
  refuseMediaType,
  sendContinue,
} from './hooks/body.ts';
import { requireAccess } from './access.ts';
import { openToOrigins } from './hooks/cors.ts';
import { judgeHead } from './hooks/head.ts';
import { judgeKey } from './hooks/key.ts';
import { keepPace } from './hooks/pace.ts';
import { requireHttpsAlways, stamp } from './hooks/stamp.ts';
import { requireHttps } from './hooks/transport.ts';
import { createMeter } from './meter.ts';
import './request.ts';
import { requestIdOf } from './request-id.ts';
import { docs } from './routes/docs.ts';
import { exportRoute } from './routes/export.ts';
import { generate } from './routes/generate/route.ts';
import { health } from './routes/health.ts';
import { history } from './routes/history/route.ts';
import { home } from './routes/home.ts';
import { mcp } from './routes/mcp/route.ts';
import { metrics } from './routes/metrics.ts';
import { openapi } from './routes/openapi.ts';
import { palette } from './routes/palette.ts';
import { usage } from './routes/usage.ts';
import { trace } from './tracing.ts';

/** The whole service over HTTP: every hook in its order, then every route. It does not listen by itself. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const meter = createMeter(deps.store);
  const onError = answerError(meter, deps);
  const guards = [
    stamp,
    openToOrigins,
    judgeHead,
    requireHttps(deps.trustedProxies),
    requireHttpsAlways(deps.trustedProxies),
    judgeKey(deps),
  ];

  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: ({ headers }) => requestIdOf(headers),
    rewriteUrl: toOriginForm,
    return503OnClosing: false,
    // Fastify answers a path that is no UTF-8 before any hook.
    frameworkErrors: async (error, request, reply) => {
      const refusal = await firstRefusal(guards, request, reply);
      await onError(refusal ?? error, request, reply);
      deps.watch.answered(request, reply);
    },
  });

  app.decorateRequest('caller', undefined);
  app.decorateRequest('metered', false);
  app.decorateRequest('visitor', undefined);
  app.decorateRequest('generation', undefined);
  app.decorateRequest('trace', undefined);
  app.addHook('onRoute', requireAccess);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, parseJson);
  app.addContentTypeParser('*', refuseMediaType);

  if (deps.tracing !== undefined) trace(app, deps.tracing);
  for (const guard of guards) app.addHook('onRequest', guard);
  const site = deps.dashboard && readSite(deps.dashboard.folder, frontPreview(deps.dashboard.publicUrl));
  app.addHook('onRequest', answerUnknown(app, site?.page));
  app.addHook('onRequest', keepPace(meter, deps.paceOf));
  app.addHook('onRequest', judgeBodyHeaders);
  app.addHook('preParsing', sendContinue);
  app.addHook('onSend', closeUnread);
  app.addHook('onResponse', async (request, reply) => deps.watch.answered(request, reply));
  app.setErrorHandler(onError);
  await compression(app);

  generate(app, deps, meter);
  exportRoute(app, meter);
  history(app, deps, meter);
  usage(app, meter);
  mcp(app, deps, meter);
  palette(app, deps);
  health(app, deps);
  metrics(app, deps);
  openapi(app);
  await docs(app);
  if (deps.dashboard === undefined) home(app);
  else await dashboard(app, deps, deps.dashboard, meter, site);

  return app;
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

async function firstRefusal(guards: readonly Guard[], ...via: Parameters<Guard>): Promise<unknown> {
  try {
    for (const guard of guards) await guard(...via);
    return undefined;
  } catch (refusal) {
    return refusal;
  }
}

/** A proxy may send the whole URL as the request's target (RFC 9112, 3.2.2). `*` is no path. */
function toOriginForm({ url = '/' }: { url?: string | undefined }): string {
  if (url === '*') return '/*';
  if (url.startsWith('/')) return url;
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}
