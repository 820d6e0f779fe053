/**
 * The errors of the interface: every answer that is not a success carries one of six codes. A row is one situation;
 * its sentence stands wherever the thrower has nothing more exact to say. `docs/errors.md` describes each row, and a
 * test compares the two.
 */
export const ERRORS = {
  invalid_request: { code: 'invalid_request', status: 400, sentence: 'The request is malformed.' },
  not_found: {
    code: 'invalid_request',
    status: 404,
    sentence: 'There is nothing at this path; /openapi.json lists what there is.',
  },
  method_not_allowed: {
    code: 'invalid_request',
    status: 405,
    sentence: 'This path does not take this method; the header Allow lists those it takes.',
  },
  request_timeout: {
    code: 'invalid_request',
    status: 408,
    sentence: 'The request did not arrive in time.',
  },
  body_too_large: {
    code: 'invalid_request',
    status: 413,
    sentence: 'The body is over 64 KiB (65536 bytes).',
  },
  unsupported_media_type: {
    code: 'invalid_request',
    status: 415,
    sentence: 'The body must be JSON in UTF-8, uncompressed: send the header Content-Type: application/json.',
  },
  expectation_failed: {
    code: 'invalid_request',
    status: 417,
    sentence: 'The header Expect may only be 100-continue.',
  },
  headers_too_large: {
    code: 'invalid_request',
    status: 431,
    sentence: 'The request line and headers are over 16 KiB (16384 bytes).',
  },
  unauthorized: {
    code: 'unauthorized',
    status: 401,
    sentence:
      'The API key is missing or invalid: send it as X-API-Key: sk_live_… or as Authorization: Bearer sk_live_….',
  },
  forbidden: { code: 'forbidden', status: 403, sentence: 'This API key may not do this.' },
  https_required: {
    code: 'forbidden',
    status: 403,
    sentence: 'Use HTTPS: plain HTTP is answered only on the loopback address of the machine that serves.',
  },
  rate_limit_exceeded: {
    code: 'rate_limit_exceeded',
    status: 429,
    sentence: 'The monthly request limit is reached.',
  },
  internal_error: {
    code: 'internal_error',
    status: 500,
    sentence: 'Something failed on our side; it was not charged. Tell us the X-Request-Id of this answer.',
  },
  service_unavailable: {
    code: 'service_unavailable',
    status: 503,
    sentence: 'The service is temporarily unavailable; nothing was charged. Try again shortly.',
  },
} as const satisfies Record<string, { code: string; status: number; sentence: string }>;

export type ErrorName = keyof typeof ERRORS;
export type ErrorCode = (typeof ERRORS)[ErrorName]['code'];

/** The six codes of the interface, in the order of their statuses. */
export const ERROR_CODES = [
  'invalid_request',
  'unauthorized',
  'forbidden',
  'rate_limit_exceeded',
  'internal_error',
  'service_unavailable',
] as const satisfies readonly ErrorCode[];

export interface ApiErrorDetail {
  /** The public sentence, in place of the row's own. */
  readonly message?: string;
  /** Headers that belong to the answer, `Retry-After` or `Allow` for instance. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Why, for the log; never public. */
  readonly cause?: unknown;
}

/** An error that is an answer. Its `message` is public. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(name: ErrorName, detail: ApiErrorDetail = {}) {
    const row = ERRORS[name];
    super(detail.message ?? row.sentence, { cause: detail.cause });
    this.name = 'ApiError';
    this.code = row.code;
    this.status = row.status;
    this.headers = detail.headers ?? {};
  }
}

/** The body of an error answer, as JSON text. */
export function errorBody(code: ErrorCode, message: string): string {
  return JSON.stringify({ error: code, message });
}
