import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The next two levels need ten times as long, for a tenth less. */
const BROTLI_QUALITY = 9;
const SHORT_BYTES = 1024;

type Encoding = 'br' | 'gzip';

const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** For what never changes under its name. */
export const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Answers with bytes that stay the same while the service runs: in br or gzip for clients that take it, compressed off the
 * serving thread when first asked for, and kept. Images and fonts are compressed already.
 */
export function fileAnswer(content: Buffer | string, type: string) {
  const bytes = Buffer.from(content);
  const isCompressible = bytes.byteLength >= SHORT_BYTES && /^text\/|svg|json/.test(type);
  const kept = new Map<Encoding, Promise<Buffer>>();

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.type(type);
    if (!isCompressible) return reply.send(bytes);
    reply.header('Vary', 'Accept-Encoding');
    const encoding = encodingFor(request);
    if (encoding === undefined) return reply.send(bytes);
    const compressed = kept.get(encoding) ?? COMPRESS[encoding](bytes);
    kept.set(encoding, compressed);
    return reply.header('Content-Encoding', encoding).send(await compressed);
  };
}

/** undefined: none, or none that is ours. */
function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined) return undefined;
  const encoding = negotiate(accepted, ['br', 'gzip', 'identity']);
  return encoding === 'br' || encoding === 'gzip' ? encoding : undefined;
}

/** Changes with the content: in a file's address it lets the file be kept for ever. */
export function versionOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 12);
}
