import type { FastifyInstance } from 'fastify';
import { PUBLIC } from '../access.ts';

/** `GET /`, until the dashboard stands here. */
export function home(app: FastifyInstance): void {
  app.get('/', PUBLIC, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('Content-Security-Policy', POLICY).send(PAGE),
  );
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Huesmith</title>
<style>
  :root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif }
  body { max-width: 36rem; margin: 15vh auto 0; padding: 0 1.5rem }
  h1 { font-size: 2rem; margin: 0 }
</style>
<h1>Huesmith</h1>
<p>Turns a description of a project or mood into harmonious, usable colour palettes.</p>
<p><a href="/docs">Read the API and try it</a>, or take <a href="/openapi.json">its OpenAPI document</a>.</p>
</html>
`;
