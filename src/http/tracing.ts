import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * What a request's time goes into. `read`: until its key is judged and its body read; `engine`: until its palettes are
 * made, its wait for a thread included; `commit`: until its charge is on the disk.
 */
export type TracedPart = 'read' | 'engine' | 'commit';

/** How a request or a part of it ended: undefined, or what it failed by. */
export type EndTrace = (failure?: unknown) => void;

/** One traced request while it is answered. */
export interface RequestTrace {
  /** As the log tells it, 32 hexadecimal digits; undefined: this one is not sampled. */
  readonly id: string | undefined;
  begin(part: TracedPart): EndTrace;
  end(answered: Answered): void;
}

export interface Tracing {
  begin(arrived: Arrived): RequestTrace;
}

/** What a trace records when a request arrives. */
export interface Arrived {
  readonly requestId: string;
  readonly method: string;
  /** The pattern of its route; undefined: there is none. */
  readonly route: string | undefined;
  readonly scheme: string;
  readonly httpVersion: string;
  /** May hold whose trace it is part of. */
  readonly headers: IncomingHttpHeaders;
}

/** What is told once it is answered; undefined: nobody's, and made by nothing. */
interface Answered {
  readonly status: number;
  readonly account: string | undefined;
  readonly model: string | undefined;
}

/** Traces each request from its arrival, before anything of it is judged, to the end of its answer. */
export function trace(app: FastifyInstance, tracing: Tracing): void {
  const endReading = Symbol('end reading');
  app.decorateRequest(endReading, undefined);

  app.addHook('onRequest', async (request) => {
    request.trace = tracing.begin(arrivedOf(request));
    request.setDecorator<EndTrace>(endReading, once(request.trace.begin('read')));
  });
  app.addHook('preHandler', async (request) => request.getDecorator<EndTrace | undefined>(endReading)?.());
  app.addHook('onResponse', async (request, reply) => {
    // Of a request that was refused before its handler.
    request.getDecorator<EndTrace | undefined>(endReading)?.();
    request.trace?.end(answeredOf(request, reply));
  });
}

function arrivedOf({ id, method, protocol, raw, routeOptions, headers }: FastifyRequest): Arrived {
  return {
    requestId: id,
    method,
    route: routeOptions.url,
    scheme: protocol,
    httpVersion: raw.httpVersion,
    headers,
  };
}

function answeredOf({ caller, visitor, generation }: FastifyRequest, { statusCode }: FastifyReply): Answered {
  return { status: statusCode, account: caller?.accountId ?? visitor?.account.id, model: generation?.model };
}

function once(end: EndTrace): EndTrace {
  let hasEnded = false;
  return (failure) => {
    if (!hasEnded) end(failure);
    hasEnded = true;
  };
}

/** Does a part of a request's work, and traces it where requests are traced. */
export async function inPart<T>({ trace: own }: FastifyRequest, part: TracedPart, work: () => Promise<T>): Promise<T> {
  if (own === undefined) return work();
  const end = own.begin(part);
  try {
    const done = await work();
    end();
    return done;
  } catch (error) {
    end(error);
    throw error;
  }
}
