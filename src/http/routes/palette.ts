import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { AS_JSON } from '../../contract/palette-address.ts';
import { readPaletteQuery } from '../../contract/palette-query.ts';
import { ALL_FORMATS, isExportFormat } from '../../export/formats.ts';
import type { ExportPalette } from '../../export/palette.ts';
import { exportPalette } from '../../export/export-palette.ts';
import { PUBLIC } from '../access.ts';
import { addressOf } from '../customer.ts';
import { createThrottle } from '../dashboard/throttle.ts';
import type { Deps } from '../deps.ts';
import { FOREVER } from '../file-answer.ts';
import { CORS_HEADERS } from '../hooks/cors.ts';
import { queryOf } from '../query-of.ts';
import { inPart } from '../tracing.ts';

const MINUTE_MS = 60_000;
const A_MINUTE = 30;

/**
 * `GET /palette/:engine/:format`: the permanent address of a palette in any format, for style sheets, registries and builds.
 * It needs no key, for visitors of a page have none, and is throttled so that it is no way around the API. What it
 * serves never changes, so that browsers and proxies keep it.
 */
export function palette(app: FastifyInstance, { generator, visitorsGenerator, store, trustedProxies }: Deps): void {
  const engine = visitorsGenerator ?? generator;
  // A language model makes nothing twice.
  if (!engine.instant) return;
  const throttle = createThrottle(store, {
    name: 'palette',
    max: A_MINUTE,
    perMs: MINUTE_MS,
    sentence: `That was more than ${A_MINUTE} palettes in a minute. Please wait a little.`,
  });

  app.get<{ Params: { engine: string; format: string } }>(
    '/palette/:engine/:format',
    PUBLIC,
    async (request, reply) => {
      reply.headers(CORS_HEADERS);
      const { params } = request;
      const write = writerOf(params.format);
      const { pick, ...asked } = readPaletteQuery(queryOf(request));
      if (params.engine !== engine.model) throw new ApiError('not_found', { message: otherEngine(params.engine) });
      await throttle(addressOf(request, trustedProxies));
      const { palettes } = await inPart(request, 'engine', () => engine.generate(asked, request.signal));
      const made = palettes[pick - 1];
      if (made === undefined) throw new Error('the engine made fewer palettes than asked for');
      const { contentType, fileName, body } = await write(made);
      return reply
        .type(contentType)
        .header('Content-Disposition', `inline; filename="${fileName}"`)
        .header('Cache-Control', FOREVER)
        .send(body);
    },
  );

  const otherEngine = (asked: string): string =>
    `This service's engine is ${engine.model}; what ${asked} made is made by ${asked} alone.`;
}

/** @throws ApiError 404 for what is no format */
function writerOf(format: string): (palette: ExportPalette) => ReturnType<typeof exportPalette> {
  if (format === AS_JSON) {
    return async (made) => ({
      contentType: 'application/json; charset=utf-8',
      fileName: 'palette.json',
      body: JSON.stringify(made),
    });
  }
  if (isExportFormat(format)) return (made) => exportPalette(format, made);
  const message = `There is no format ${format}; there are ${[AS_JSON, ...ALL_FORMATS].join(', ')}.`;
  throw new ApiError('not_found', { message });
}
