import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { readJson } from '../../contract/json.ts';
import { lingerOnClose } from '../listening/linger.ts';

export const BODY_LIMIT_BYTES = 64 * 1024;

const UTF8 = /^utf-?8$/i;

/** The parser of `application/json`. */
export async function parseJson(_request: unknown, bytes: Buffer): Promise<unknown> {
  return readJson(bytes);
}

/** The parser of everything else. */
export async function refuseMediaType(): Promise<never> {
  throw new ApiError('unsupported_media_type');
}

/** Judges what the headers say of the body, before a byte of it is read. */
export async function judgeBodyHeaders({ raw, routeOptions }: FastifyRequest): Promise<void> {
  if (routeOptions.config.endpoint === undefined) return;
  const { headers, method } = raw;
  const hasBody = headers['transfer-encoding'] !== undefined || lengthOf(raw) > 0;
  if (!hasBody) return;
  if (method !== 'POST') throw new ApiError('invalid_request', { message: `${method} takes no body.` });
  // Whoever names no media type means the only one there is.
  const type = (headers['content-type'] ??= 'application/json');
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type)?.[1];
  const encoding = headers['content-encoding'] ?? 'identity';
  if ((charset !== undefined && !UTF8.test(charset)) || encoding.toLowerCase() !== 'identity') {
    throw new ApiError('unsupported_media_type');
  }
}

/** Lets a client that asked first send its body, now that its key is good; one that would be too long need not come. */
export async function sendContinue({ raw, routeOptions }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (raw.headers.expect === undefined) return;
  if (lengthOf(raw) > (routeOptions.bodyLimit ?? BODY_LIMIT_BYTES)) throw new ApiError('body_too_large');
  reply.raw.writeContinue();
}

/**
 * An answer that leaves before its request has arrived whole ends the connection, unless what is still to come is small:
 * otherwise Node would read on to the end. Over HTTP/2 it ends the request's own stream, which `listening/sessions.ts` does.
 */
export async function closeUnread({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (raw.httpVersionMajor === 2) {
    // Fastify sets it where a body is too long.
    reply.removeHeader('Connection');
    return;
  }
  if (raw.complete) return;
  const isSmall = raw.headers['transfer-encoding'] === undefined && lengthOf(raw) <= BODY_LIMIT_BYTES;
  if (isSmall && raw.headers.expect === undefined) return;
  reply.header('Connection', 'close');
  lingerOnClose(raw.socket);
}

function lengthOf({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}
