import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Generated, GeneratorRequest } from '../../../providers/generator.ts';
import type { HistoryRecord } from '../../../storage/store/history.ts';
import type { Idempotency } from '../../../storage/store/ledger.ts';
import type { Deps } from '../../deps.ts';
import type { Limits } from '../../limit-headers.ts';
import type { Meter } from '../../meter.ts';
import { inPart } from '../../tracing.ts';

type Produce = (
  asked: GeneratorRequest,
  idempotency: Idempotency | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<{ readonly record: HistoryRecord; readonly limits: Limits; readonly replayed: boolean }>;

/** Makes the palettes and pays for them, in the order that suits the generator. */
export function producer({ generator }: Deps, meter: Meter): Produce {
  return generator.instant ? generateThenCharge : reserveThenGenerate;

  /** One visit to storage: the charge and the record in one transaction. */
  async function generateThenCharge(...[asked, idempotency, request, reply]: Parameters<Produce>): ReturnType<Produce> {
    const signal = idempotency ? NEVER : left(reply);
    const record = recordOf(asked, await inPart(request, 'engine', () => generator.generate(asked, signal)));
    const paid = await meter.charge(request, reply, { status: 200, record }, idempotency);
    return paid.kind === 'replayed'
      ? { record: paid.record, limits: paid.limits, replayed: true }
      : { record, limits: paid.limits, replayed: false };
  }

  /** Seconds may pass and money be spent: the request is taken from the quota first, and given back if it fails. */
  async function reserveThenGenerate(
    ...[asked, idempotency, request, reply]: Parameters<Produce>
  ): ReturnType<Produce> {
    const reserved = await meter.reserve(request, reply, idempotency);
    if (reserved.kind === 'replayed') return { record: reserved.record, limits: reserved.limits, replayed: true };
    try {
      const signal = idempotency ? NEVER : gone(reply);
      const record = recordOf(asked, await inPart(request, 'engine', () => generator.generate(asked, signal)));
      const limits = await meter.settle(request, reply, reserved.reservationId, { status: 200, record });
      return { record, limits, replayed: false };
    } catch (error) {
      await meter.refund(reserved.reservationId);
      throw error;
    }
  }
}

/** With an idempotency key the client will come back for the answer. */
const NEVER = new AbortController().signal;

/** Aborts when the connection is gone, so that an abandoned request holds no place in the queue. */
function left({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
}

/**
 * Aborts when the caller goes away before the answer. (Fastify's own signal does not, once the body has been read.) One who
 * ends only their own side looks the same, so a model that costs money is not asked for them either; nothing is charged.
 */
function gone({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // Over HTTP/2 every client ends its side with its request.
  const socket = raw.req.httpVersionMajor === 1 ? raw.socket : undefined;
  const abort = () => controller.abort();
  socket?.once('end', abort);
  raw.once('close', () => {
    socket?.off('end', abort);
    abort();
  });
  return controller.signal;
}

function recordOf({ prompt, seed }: GeneratorRequest, generated: Generated): HistoryRecord {
  return {
    prompt,
    palettesJson: JSON.stringify(generated.palettes),
    source: 'api',
    model: generated.model,
    tokensUsed: generated.tokensUsed,
    estimatedCostUsd: generated.estimatedCostUsd,
    seed,
  };
}
