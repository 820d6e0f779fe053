import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { PUBLIC } from '../access.ts';
import type { Deps } from '../deps.ts';

/** `GET /healthz`: the process runs. `GET /readyz`: its storage takes a write too. */
export function health(app: FastifyInstance, { store, isDraining = () => false }: Deps): void {
  app.get('/healthz', PUBLIC, async () => ({ status: 'ok' }));
  let probing: Promise<void> | undefined;
  let probedUntil = 0;

  app.get('/readyz', PUBLIC, async () => {
    if (isDraining()) throw new ApiError('service_unavailable', { message: STOPPING, headers: { 'Retry-After': '2' } });
    // However often it is asked, the disk is written to once in a while.
    if (performance.now() >= probedUntil) {
      probing = store.probe();
      probedUntil = performance.now() + PROBE_EVERY_MS;
    }
    await probing;
    return { status: 'ready' };
  });
}

const STOPPING = 'This node is about to stop. Ask another.';
const PROBE_EVERY_MS = 1000;
