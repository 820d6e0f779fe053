import type { GeneratorRequest, Reason } from '../generator.ts';
import { addUsage, costOf, NO_USAGE, type Usage } from '../money/usage.ts';
import { createBreaker } from '../resilience/breaker.ts';
import type { Deadline } from '../resilience/deadline.ts';
import type { AskModel } from './ask-model.ts';
import { againMessage } from './brief-message.ts';
import type { Gathering } from './gather.ts';
import { endingOf } from './reason.ts';
import type { LlmSettings } from './settings.ts';

/** No model answers in less. */
export const WORTH_ASKING_MS = 300;

/** Of two timers for the same instant either may be the first, by so much. */
const TIMER_MS = 10;

/** How one request to a language model went, for logs and metrics; it holds nothing of what was sent or received. */
export interface ModelReport {
  readonly model: string;
  readonly reason: Reason | undefined;
  readonly ms: number;
  /** Palettes of it that are served. */
  readonly palettes: number;
  /** How many of them have a colour that was moved. */
  readonly repaired: number;
  /** Whether the model rests after failures from now on. */
  readonly resting: boolean;
  readonly tokens: number;
  readonly costUsd: number;
}

/** All that belongs to one request for palettes. */
export interface Round {
  readonly request: GeneratorRequest;
  readonly gathering: Gathering;
  readonly deadline: Deadline;
  readonly message: string;
  readonly caller: AbortSignal;
}

/** One model with its breaker. */
export interface ModelLine {
  readonly name: string;
  /** Asks it, and once more for what is missing while there is time; what is usable is in the gathering. */
  readonly run: (round: Round) => Promise<{ readonly reason: Reason | undefined; readonly usage: Usage }>;
}

export function modelLine(
  name: string,
  ask: AskModel,
  settings: LlmSettings,
  onReport: (report: ModelReport) => void,
): ModelLine {
  const breaker = createBreaker();

  async function askTwice({ request, gathering, deadline, message }: Round) {
    const started = performance.now();
    const call = { message, seed: request.seed, deadline, gathering };
    const asked = await ask(call);
    const tookMs = performance.now() - started;
    const isWorthIt = deadline.leftMs() > Math.max(WORTH_ASKING_MS, tookMs);
    if (asked.reason !== undefined || gathering.missing === 0 || !isWorthIt) return asked;
    const faults = [...gathering.faults, ...gathering.palettes.map((palette) => `${palette.name} is there already`)];
    const again = await ask({ ...call, message: `${message}\n\n${againMessage(gathering.missing, faults)}` });
    return { reason: asked.reason, usage: addUsage(asked.usage, again.usage) };
  }

  return {
    name,
    async run(round) {
      const end = breaker.enter();
      if (end === undefined) return { reason: 'resting', usage: NO_USAGE };
      const before = round.gathering.palettes.length;
      const repairedBefore = round.gathering.repaired;
      const started = performance.now();
      const { reason: heard, usage } = await askTwice(round);
      const palettes = round.gathering.palettes.length - before;
      const reason = toldReason(heard, palettes, round);
      end(endingOf(palettes > 0 ? undefined : reason));
      const tokens = usage.inputTokens + usage.outputTokens;
      const ms = performance.now() - started;
      onReport({
        model: name,
        reason,
        ms,
        palettes,
        repaired: round.gathering.repaired - repairedBefore,
        resting: breaker.isOpen(),
        tokens,
        costUsd: costOf(usage, settings),
      });
      return { reason, usage };
    },
  };
}

/** A call that our own signal ended broke off for whoever watches the socket; here it is known why. */
function toldReason(reason: Reason | undefined, palettes: number, { caller, deadline }: Round): Reason | undefined {
  if (caller.aborted) return 'caller gone';
  if (reason === undefined) return palettes > 0 ? undefined : 'nothing usable';
  const isOver = deadline.signal.aborted || deadline.leftMs() < TIMER_MS;
  return isOver && (reason === 'cut off' || reason === 'connection') ? 'deadline' : reason;
}
