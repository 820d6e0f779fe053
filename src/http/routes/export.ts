import type { FastifyInstance } from 'fastify';
import { readRequest } from '../../contract/requests.ts';
import { exportPalette } from '../../export/export-palette.ts';
import type { Meter } from '../meter.ts';
import { queryOf } from '../query-of.ts';

/** `POST /v1/palettes/export` */
export function exportRoute(app: FastifyInstance, meter: Meter): void {
  app.post('/v1/palettes/export', { config: { endpoint: 'export' } }, async (request, reply) => {
    readRequest.noQuery(queryOf(request));
    const { palette, format } = readRequest.export(request.body);
    const file = await exportPalette(format, palette);
    await meter.charge(request, reply, { status: 200 });
    return reply
      .type(file.contentType)
      .header('Content-Disposition', `attachment; filename="${file.fileName}"`)
      .send(file.body);
  });
}
