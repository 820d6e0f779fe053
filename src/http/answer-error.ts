import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, errorBody, type ErrorName } from '../contract/errors.ts';
import { CanvasMissing } from '../export/card/canvas-missing.ts';
import { CardQueueFullError } from '../export/card/queue-full.ts';
import { GeneratorUnavailable } from '../providers/generator.ts';
import { StorageUnavailable, StorageUnusable } from '../storage/errors.ts';
import type { Deps } from './deps.ts';
import { limitOf } from './limited.ts';
import type { Meter } from './meter.ts';

/** What Fastify throws before a route is reached, in the terms of the catalogue. */
const FASTIFY_ERRORS: Readonly<Record<string, ErrorName>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
};

/** Sentences for those that are a plain 400. */
const FASTIFY_FAULTS: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'The path is not valid percent-encoded UTF-8.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as the header Content-Length says.',
};

const RETRY_AFTER_SECONDS = '2';

/** Faults that pass by themselves: worth another try. */
const PASSING = [StorageUnavailable, StorageUnusable, GeneratorUnavailable, CardQueueFullError] as const;

/** Lasts until the operator installs something: no client should retry soon. */
const NO_IMAGES = {
  message: 'This service cannot draw images, for what draws them is not installed here; the other formats work.',
  headers: { 'Retry-After': '3600' },
};

/** Maps anything thrown to its answer; an unexpected error is a bare 500. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (PASSING.some((kind) => error instanceof kind)) {
    return new ApiError('service_unavailable', { cause: error, headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
  }
  if (error instanceof CanvasMissing) return new ApiError('service_unavailable', { ...NO_IMAGES, cause: error });
  const { code, statusCode } = faultOf(error);
  const name = FASTIFY_ERRORS[code];
  if (name !== undefined) return new ApiError(name, { cause: error });
  const message = FASTIFY_FAULTS[code];
  if (message !== undefined) return new ApiError('invalid_request', { message, cause: error });
  return new ApiError(statusCode >= 400 && statusCode < 500 ? 'invalid_request' : 'internal_error', { cause: error });
}

function faultOf(error: unknown): { code: string; statusCode: number } {
  if (!(error instanceof Error)) return { code: '', statusCode: 500 };
  const code = 'code' in error ? String(error.code) : '';
  const statusCode = 'statusCode' in error ? Number(error.statusCode) : 500;
  return { code, statusCode };
}

/**
 * The one error handler. A fault of the client on an endpoint of the interface counts one, like any other request; the
 * quota may then have the last word with a 429.
 */
export function answerError(meter: Meter, { log, watch }: Pick<Deps, 'log' | 'watch'>) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const answer = await afterCharge(toApiError(error), request, reply);
    const limit = limitOf(answer);
    if (limit !== undefined) watch.limited(limit);
    if (answer.status >= 500) {
      if (isFault(error, answer)) {
        log.error({ requestId: request.id, err: answer.cause ?? error }, 'answered with an error');
      }
      if (isMetered(request)) await meter.look(request, reply);
    }
    return reply
      .code(answer.status)
      .headers(answer.headers)
      .type('application/json; charset=utf-8')
      .send(errorBody(answer.code, answer.message));
  };

  async function afterCharge(answer: ApiError, request: FastifyRequest, reply: FastifyReply): Promise<ApiError> {
    const gone = request.raw.destroyed && !request.raw.complete;
    if (!isMetered(request) || request.metered || answer.status >= 500 || gone) return answer;
    try {
      await meter.charge(request, reply, { status: answer.status });
      return answer;
    } catch (refusal) {
      return toApiError(refusal);
    }
  }
}

/**
 * Whether something of ours failed. Nothing has where the caller is gone, nor where we decline on purpose, as a node does
 * that is about to stop: then the request's own line in the log says all.
 */
function isFault(error: unknown, answer: ApiError): boolean {
  if (error instanceof GeneratorUnavailable && error.reason === 'caller gone') return false;
  return answer !== error || answer.cause !== undefined;
}

function isMetered(request: FastifyRequest): boolean {
  return request.caller !== undefined && request.routeOptions.config.endpoint !== undefined;
}
