import type { FastifyInstance } from 'fastify';
import { PAGES } from '../../contract/pages.ts';
import { PUBLIC, VISITOR } from '../access.ts';
import { FOREVER } from '../file-answer.ts';
import type { Deps } from '../deps.ts';
import type { DashboardServices } from './services.ts';
import { previewOf } from './share.ts';
import type { Site } from './site.ts';
import { judgeVisitor } from './visitor.ts';

/** The one page that is not public. */
const OPERATOR_PAGE = '/operator';

/** The pages of the web app, and its files, whose names change with their content. */
export function pages(app: FastifyInstance, site: Site, { generator }: Deps, services: DashboardServices): void {
  const { publicUrl, signIn } = services;
  const judge = judgeVisitor(signIn);
  for (const path of PAGES.filter((one) => one !== OPERATOR_PAGE)) {
    const answer = path === '/' ? site.home : site.page;
    app.get(path, PUBLIC, async (request, reply) => {
      const preview = path === '/playground' ? previewOf(request.url, publicUrl, generator) : undefined;
      return preview === undefined ? answer(request, reply) : site.shared(preview, reply);
    });
  }
  app.get(OPERATOR_PAGE, VISITOR, async (request, reply) => {
    // When sessions cannot be read the page is served all the same, and says so itself.
    await judge(request, reply).catch(() => undefined);
    // As for its data: to all but operators there is no such page. Whoever is not signed in may be one, and is asked to.
    const isForOthers = request.visitor !== undefined && !request.visitor.operator;
    return site.page(request, reply.code(isForOthers ? 404 : 200));
  });
  for (const [path, answer] of site.files) {
    const cache = path.startsWith('/assets/') ? FOREVER : 'no-cache';
    app.get(path, PUBLIC, async (request, reply) => answer(request, reply.header('Cache-Control', cache)));
  }
}
