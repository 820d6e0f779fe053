import type { Allowance, ErrorCode } from '../contract/wire.ts';

/** Where the account stands, as every answer's headers tell it. */
export interface Limits {
  readonly limit: Allowance;
  readonly remaining: Allowance;
  /** ISO 8601 */
  readonly resetDate: string;
}

export interface Failure {
  /** HTTP status; 0: there was no answer. */
  readonly status: number;
  /** undefined: what answered is not Huesmith. */
  readonly code?: ErrorCode | undefined;
  readonly requestId?: string | undefined;
  readonly limits?: Limits | undefined;
  /** What the service asks to wait before another try. */
  readonly retryAfterSeconds?: number | undefined;
}

/** What every failure of the client is. `message` is the service's own sentence: what is wrong, and what is allowed. */
export class HuesmithError extends Error implements Failure {
  override readonly name: string = 'HuesmithError';
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly requestId: string | undefined;
  readonly limits: Limits | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, failure: Failure, cause?: unknown) {
    super(message, { cause });
    this.status = failure.status;
    this.code = failure.code;
    this.requestId = failure.requestId;
    this.limits = failure.limits;
    this.retryAfterSeconds = failure.retryAfterSeconds;
  }
}

/** 400 and its like: the request is at fault; the same one will fail again. */
export class InvalidRequestError extends HuesmithError {
  override readonly name = 'InvalidRequestError';
}

/** 401: the key is missing, mistyped or revoked. */
export class UnauthorizedError extends HuesmithError {
  override readonly name = 'UnauthorizedError';
}

/** 403: the account's plan does not include this. */
export class ForbiddenError extends HuesmithError {
  override readonly name = 'ForbiddenError';
}

/** 429: the month's quota, or the plan's pace; `retryAfterSeconds` tells which. */
export class RateLimitError extends HuesmithError {
  override readonly name = 'RateLimitError';
}

/** 5xx: the service failed, and charged nothing. */
export class ServiceError extends HuesmithError {
  override readonly name = 'ServiceError';
}

/** There was no answer, or none that could be read: the network, a proxy, or too little time. */
export class ConnectionError extends HuesmithError {
  override readonly name = 'ConnectionError';
}

const CLASSES: Readonly<Record<ErrorCode, typeof HuesmithError>> = {
  invalid_request: InvalidRequestError,
  unauthorized: UnauthorizedError,
  forbidden: ForbiddenError,
  rate_limit_exceeded: RateLimitError,
  internal_error: ServiceError,
  service_unavailable: ServiceError,
};

/** The error of an answer that is no success. */
export function errorOf(message: string, failure: Failure): HuesmithError {
  const known = failure.code === undefined ? undefined : CLASSES[failure.code];
  const One = known ?? (failure.status >= 500 ? ServiceError : ConnectionError);
  return new One(message, failure);
}
