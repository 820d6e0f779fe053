import { isAllOfOneKind, limitsOf } from '../brief/limits.ts';
import type { EmbeddedGenerator } from '../embedded.ts';
import {
  type Generated,
  type Generator,
  type GeneratorRequest,
  GeneratorUnavailable,
  type MadePalette,
  type Reason,
} from '../generator.ts';
import type { Purse } from '../money/purse.ts';
import { addUsage, costOf, NO_USAGE, type Usage } from '../money/usage.ts';
import { createBulkhead } from '../resilience/bulkhead.ts';
import { createDeadline } from '../resilience/deadline.ts';
import { askModel } from './ask-model.ts';
import { briefMessage } from './brief-message.ts';
import { alike, gather, type Gathering } from './gather.ts';
import { type ModelLine, modelLine, type ModelReport, type Round, WORTH_ASKING_MS } from './model-line.ts';
import { openModel } from './open-model.ts';
import type { LlmSettings } from './settings.ts';

/** What the engine needs at the end, to read, to repair and to fill. */
const ENGINE_MS = 150;
const SEATS = 8;
/** Of the time that is left, what each model behind one keeps for itself. */
const SHARE_OF_THE_NEXT = 0.5;

export interface LlmParts {
  readonly settings: LlmSettings;
  readonly embedded: EmbeddedGenerator;
  readonly purse: Purse;
  /** Whether the embedded engine may answer, or fill, in the models' place. */
  readonly fallback: boolean;
  /** Told of each time that it answers in their place. */
  readonly onFallback: (error: GeneratorUnavailable) => void;
  readonly onReport: (report: ModelReport) => void;
}

interface Asked {
  /** Models that have a palette in the answer. */
  readonly makers: readonly string[];
  readonly usage: Usage;
  /** Why there are no more. */
  readonly reason: Reason;
}

/** Palettes by language models, each held to what the engine holds its own to; what is missing the engine makes. */
export async function llmGenerator(parts: LlmParts): Promise<Generator> {
  const { settings, embedded, purse, onReport } = parts;
  const bulkhead = createBulkhead(settings.concurrency ?? SEATS);
  const lines = await Promise.all(
    settings.models.map(async (name) =>
      modelLine(name, askModel(await openModel(settings, name), settings, purse), settings, onReport),
    ),
  );

  async function generate(request: GeneratorRequest, caller: AbortSignal): Promise<Generated> {
    const deadline = createDeadline(providerMs(settings.timeoutMs), caller);
    try {
      const explained = embedded.explain(request);
      const { palettes, tokensUsed } = explained;
      const engines: Generated = { palettes, model: embedded.model, tokensUsed, estimatedCostUsd: 0 };
      // Another question than the one that models are asked, and one that the engine answers well.
      if (isAllOfOneKind(explained)) return engines;
      const limits = limitsOf(explained);
      const { count, seed } = request;
      const gathering = gather({ explained, limits, count, seed, wordsOf: (language) => embedded.wordsOf(language) });
      const message = briefMessage(request, explained, limits, count);
      const leave = bulkhead.enter();
      const asked: Asked =
        leave === undefined
          ? { makers: [], usage: NO_USAGE, reason: 'busy' }
          : await askAll(lines, { request, gathering, deadline, message, caller }).finally(leave);
      return complete(parts, engines, gathering, asked, caller);
    } finally {
      deadline.end();
    }
  }

  return { model: settings.models.join(','), instant: false, generate };
}

/** The part of the whole time that a provider gets. */
const providerMs = (timeoutMs: number): number => Math.max(timeoutMs / 2, timeoutMs - ENGINE_MS);

/** Asks the models in their order, until one has made something. */
async function askAll(lines: readonly ModelLine[], round: Round): Promise<Asked> {
  const { gathering, deadline } = round;
  let usage = NO_USAGE;
  let reason: Reason = 'not configured';
  for (const [at, line] of lines.entries()) {
    if (at > 0 && deadline.leftMs() < WORTH_ASKING_MS) break;
    // One that stalls leaves time for those behind it.
    const behind = lines.length - 1 - at;
    const share = createDeadline(deadline.leftMs() / (1 + behind * SHARE_OF_THE_NEXT), deadline.signal);
    const asked = await line.run({ ...round, deadline: share }).finally(() => share.end());
    usage = addUsage(usage, asked.usage);
    reason = asked.reason ?? 'too few';
    if (gathering.palettes.length > 0) return { makers: [line.name], usage, reason };
  }
  return { makers: [], usage, reason };
}

/** The answer: what the models made, filled by the engine; or all of it by the engine, where they made nothing. */
function complete(
  { settings, embedded, fallback, onFallback }: LlmParts,
  engines: Generated,
  { palettes, missing }: Gathering,
  { makers, usage, reason: last }: Asked,
  caller: AbortSignal,
): Generated {
  if (missing > 0 && (palettes.length === 0 || !fallback)) {
    const reason = palettes.length > 0 && !caller.aborted ? 'too few' : last;
    const error = new GeneratorUnavailable(`${settings.models.join(', ')}: ${reason}`, reason);
    // Nobody waits for the answer of a caller who has gone away.
    if (!fallback || caller.aborted) throw error;
    onFallback(error);
    return engines;
  }
  const free = engines.palettes.filter(({ name }) => !palettes.some((palette) => alike(palette.name, name)));
  const filled: readonly MadePalette[] = [...palettes, ...free.slice(0, missing)];
  return {
    palettes: filled,
    model: [...makers, ...(missing > 0 ? [embedded.model] : [])].join('+'),
    tokensUsed: usage.inputTokens + usage.outputTokens,
    estimatedCostUsd: costOf(usage, settings),
  };
}
