import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileAnswer } from '../file-answer.ts';
import { type Preview, withPreview } from './preview.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The built web app, read once. */
export interface Site {
  /** The front page, drawn already. */
  readonly home: Answer;
  /** Any other page: the app finds out which. */
  readonly page: Answer;
  /** The page of a link that shows something of its own wherever it is sent. */
  readonly shared: (preview: Preview, reply: FastifyReply) => FastifyReply;
  /** By the address of each. */
  readonly files: ReadonlyMap<string, Answer>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
};

const HTML = 'text/html; charset=utf-8';

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

const PAGE_HEADERS = { 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-cache' };

/** @returns undefined where it is not built */
export function readSite(folder: string, front: Preview): Site | undefined {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const shell = read('index.html');
  const [home, page] = [read('home.html'), shell].map((html) => fileAnswer(withPreview(html, front), HTML));
  if (home === undefined || page === undefined) return undefined;
  const names = ['favicon.ico', ...readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`)];
  const files = names.map((name): [string, Answer] => {
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    return [`/${name}`, fileAnswer(readFileSync(join(folder, name)), type)];
  });
  return {
    home: (request, reply) => home(request, reply.headers(PAGE_HEADERS)),
    page: (request, reply) => page(request, reply.headers(PAGE_HEADERS)),
    shared: (preview, reply) => reply.headers(PAGE_HEADERS).type(HTML).send(withPreview(shell, preview)),
    files: new Map(files),
  };
}
