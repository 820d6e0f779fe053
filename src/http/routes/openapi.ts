import type { FastifyInstance } from 'fastify';
import { PUBLIC } from '../access.ts';
import { openApiDocument } from '../../contract/openapi.ts';

/** `GET /openapi.json` */
export function openapi(app: FastifyInstance): void {
  const text = JSON.stringify(openApiDocument(), undefined, 2);
  app.get('/openapi.json', PUBLIC, async (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
}
