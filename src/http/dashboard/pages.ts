import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PUBLIC } from '../access.ts';
import { PAGES } from '../../contract/pages.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const FOREVER = 'public, max-age=31536000, immutable';

/** The built web app: one page for every path of it, and its files, whose names change with their content. False: it is not built. */
export function pages(app: FastifyInstance, folder: string): boolean {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return false;
  const html = readFileSync(index);
  for (const path of PAGES) {
    app.get(path, PUBLIC, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .headers({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-cache' })
        .send(html),
    );
  }
  const assets = join(folder, 'assets');
  for (const name of readdirSync(assets)) {
    const bytes = readFileSync(join(assets, name));
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    app.get(`/assets/${name}`, PUBLIC, async (_request, reply) =>
      reply.type(type).header('Cache-Control', FOREVER).send(bytes),
    );
  }
  return true;
}
