import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PUBLIC } from '../access.ts';
import { fileAnswer, FOREVER } from '../file-answer.ts';
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

/** The built web app: one page for every path of it, and its files, whose names change with their content. False: it is not built. */
export function pages(app: FastifyInstance, folder: string): boolean {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return false;
  const page = fileAnswer(readFileSync(index), 'text/html; charset=utf-8');
  for (const path of PAGES) {
    app.get(path, PUBLIC, async (request, reply) =>
      page(request, reply.headers({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-cache' })),
    );
  }
  const assets = join(folder, 'assets');
  for (const name of readdirSync(assets)) {
    const file = fileAnswer(readFileSync(join(assets, name)), TYPES[extname(name)] ?? 'application/octet-stream');
    app.get(`/assets/${name}`, PUBLIC, async (request, reply) => file(request, reply.header('Cache-Control', FOREVER)));
  }
  return true;
}
