import scalar from '@scalar/fastify-api-reference';
import Fastify, { type FastifyInstance } from 'fastify';
import { EXAMPLES } from '../../contract/examples.ts';
import { EXAMPLE_PNG } from '../../contract/operations.ts';
import { exportPalette } from '../../export/export-palette.ts';
import { PUBLIC } from '../access.ts';
import { fileAnswer, FOREVER, versionOf } from '../file-answer.ts';

/**
 * `GET /docs`: the reference, to read and to try. Everything comes from here; the policy forbids the page to ask anyone
 * else, so that it works offline and reports its readers to no one. The reference's own page starts it by a script
 * within the page, which no policy should allow; ours has the same in a file.
 */
export async function docs(app: FastifyInstance): Promise<void> {
  const scripts = { '/docs/reference.js': await referenceScript(), '/docs/start.js': START };
  const addresses = Object.entries(scripts).map(([path, script]) => `${path}?v=${versionOf(script)}`);
  const html = pageWith(addresses);
  for (const path of ['/docs', '/docs/']) {
    app.get(path, PUBLIC, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('Content-Security-Policy', POLICY).send(html),
    );
  }
  for (const [path, script] of Object.entries(scripts)) {
    const file = fileAnswer(script, 'text/javascript; charset=utf-8');
    app.get(path, PUBLIC, async (request, reply) =>
      file(request, reply.header('Cache-Control', addresses.includes(request.url) ? FOREVER : 'no-cache')),
    );
  }
  app.get(EXAMPLE_PNG, PUBLIC, async (_request, reply) => reply.type('image/png').send(await examplePng()));
}

/** The example of an image to which the document refers. */
function examplePng(): Promise<Uint8Array | string> {
  drawn ??= exportPalette('png', EXAMPLES.exportRequest.palette).then(({ body }) => body);
  drawn.catch(() => (drawn = undefined));
  return drawn;
}

let drawn: Promise<Uint8Array | string> | undefined;

/** The reference's script, which its package serves and does not give otherwise. */
async function referenceScript(): Promise<Buffer> {
  const server = Fastify();
  await server.register(scalar, { routePrefix: '/docs', configuration: { url: '/openapi.json' } });
  const { rawPayload, statusCode } = await server.inject('/docs/js/scalar.js');
  await server.close();
  if (statusCode !== 200) throw new Error('the package of the reference serves its script elsewhere now');
  return rawPayload;
}

const CONFIGURATION = {
  url: '/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
};

const START = `Scalar.createApiReference('#app', ${JSON.stringify(CONFIGURATION)});\n`;

const pageWith = (scripts: readonly string[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Huesmith API</title>
<div id="app"></div>
${scripts.map((address) => `<script src="${address}"></script>`).join('\n')}
</html>
`;

/** Styles within the page are the reference's own; no script is. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
