import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Less is sent as it is: a packet is a packet. */
const THRESHOLD_BYTES = 1024;
/** Of what is made for one answer: a tenth larger than at the highest quality, in a fiftieth of its time. */
const BROTLI_QUALITY = 4;

const OPTIONS: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  threshold: THRESHOLD_BYTES,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  // A compressed request is 415, for what it unfolds to is not known.
  globalDecompression: false,
};

/**
 * Compresses the answers of the API and its document, for clients that take br or gzip. Not those of the dashboard: they hold
 * what is secret beside what a page of others might choose (BREACH). Files are compressed by `fileAnswer`.
 */
export async function compression(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/v1/') && route.url !== '/openapi.json') route.compress = false;
  });
  await app.register(compress, OPTIONS);
}
