import type { FastifyInstance } from 'fastify';
import { PAGES } from '../../contract/pages.ts';
import { PUBLIC } from '../access.ts';
import { FOREVER } from '../file-answer.ts';
import type { Deps } from '../deps.ts';
import { previewOf } from './share.ts';
import type { Site } from './site.ts';

/** The pages of the web app, and its files, whose names change with their content. */
export function pages(app: FastifyInstance, site: Site, { generator, dashboard }: Deps): void {
  const publicUrl = dashboard?.publicUrl ?? '';
  for (const path of PAGES) {
    const answer = path === '/' ? site.home : site.page;
    app.get(path, PUBLIC, async (request, reply) => {
      const preview = path === '/playground' ? previewOf(request.url, publicUrl, generator) : undefined;
      return preview === undefined ? answer(request, reply) : site.shared(preview, reply);
    });
  }
  for (const [path, answer] of site.files) {
    const cache = path.startsWith('/assets/') ? FOREVER : 'no-cache';
    app.get(path, PUBLIC, async (request, reply) => answer(request, reply.header('Cache-Control', cache)));
  }
}
