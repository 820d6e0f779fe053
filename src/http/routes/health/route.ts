import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';

/** `GET /healthz`: the process runs. `GET /readyz`: its storage answers too. */
export function health(app: FastifyInstance, { store }: Deps): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    await store.ping();
    return { status: 'ready' };
  });
}
