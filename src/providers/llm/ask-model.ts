import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { type Reason } from '../generator.ts';
import type { Purse } from '../money/purse.ts';
import { costOf, NO_USAGE, type Sent, type Usage, usageWithin, worstUsage } from '../money/usage.ts';
import { createDeadline, type Deadline } from '../resilience/deadline.ts';
import { ANSWER_SCHEMA } from './answer-schema.ts';
import type { Gathering } from './gather.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { listen } from './listen.ts';
import { reasonOf } from './reason.ts';
import type { LlmSettings } from './settings.ts';

/** How long the end of an answer is waited for that has given all it was asked for. */
const END_WAIT_MS = 150;
/** How a server says that it does not know a field of the request. */
const UNKNOWN_FIELD: ReadonlySet<Reason> = new Set(['status 400', 'status 422']);

interface Asked {
  readonly reason: Reason | undefined;
  readonly usage: Usage;
  /** True when the provider was reached, and so may want money. */
  readonly wasAsked: boolean;
}

interface ModelCall {
  readonly message: string;
  readonly seed: number;
  readonly deadline: Deadline;
  readonly gathering: Gathering;
}

/** Asks one model once. Resolves to how it went, whatever happens; what was usable is in the gathering. */
export type AskModel = (call: ModelCall) => Promise<Asked>;

export function askModel(model: LanguageModelV4, settings: LlmSettings, purse: Purse): AskModel {
  /** Until its server has refused to: then it is asked in words alone. */
  let takesSchema = true;

  async function once({ message, seed, deadline, gathering }: ModelCall, withSchema: boolean): Promise<Asked> {
    const sent: Sent = { requestChars: INSTRUCTIONS.length + message.length, maxTokens: settings.maxTokens };
    const worst = worstUsage(sent);
    const settle = await purse.take(costOf(worst, settings)).catch(() => undefined);
    if (settle === undefined) return { reason: 'over budget', usage: NO_USAGE, wasAsked: false };
    const own = createDeadline(deadline.leftMs(), deadline.signal);
    let spent = NO_USAGE;
    try {
      const { stream } = await model.doStream(optionsFor(settings, { message, seed, withSchema, signal: own.signal }));
      // Until its end is heard, an answer has cost the most that it can.
      spent = worst;
      let timer: NodeJS.Timeout | undefined;
      const heard = await listen(stream, {
        onObject: async (json) => {
          await gathering.take(json);
          return gathering.isDone;
        },
        onEnough: () => (timer = setTimeout(() => own.end(), END_WAIT_MS)),
      });
      clearTimeout(timer);
      const usage = usageWithin(heard.said ?? { input: undefined, output: undefined }, sent, heard.receivedChars);
      if (heard.said !== undefined) spent = usage;
      return { reason: heard.reason, usage, wasAsked: true };
    } catch (error) {
      const reason = reasonOf(error);
      // What a server refuses it does not bill; what it was silent on it may.
      if (!reason.startsWith('status')) spent = worst;
      return { reason, usage: NO_USAGE, wasAsked: true };
    } finally {
      own.end();
      await settle(costOf(spent, settings)).catch(() => undefined);
    }
  }

  return async (call) => {
    const asked = await once(call, takesSchema);
    if (!takesSchema || asked.reason === undefined || !UNKNOWN_FIELD.has(asked.reason)) return asked;
    const again = await once(call, false);
    // Had it been the schema, it would do without; a server that still refuses is asked as before.
    takesSchema = again.reason !== undefined && UNKNOWN_FIELD.has(again.reason);
    return again;
  };
}

function optionsFor(
  { provider, maxTokens, reasoning }: LlmSettings,
  { message, seed, withSchema, signal }: { message: string; seed: number; withSchema: boolean; signal: AbortSignal },
): LanguageModelV4CallOptions {
  return {
    prompt: [
      { role: 'system', content: INSTRUCTIONS },
      { role: 'user', content: [{ type: 'text', text: message }] },
    ],
    maxOutputTokens: maxTokens,
    abortSignal: signal,
    ...(withSchema && { responseFormat: { type: 'json', schema: ANSWER_SCHEMA, name: 'palettes' } }),
    ...(reasoning !== undefined && { reasoning }),
    // As near as a model comes to repeating itself. Seeds are 31 bits wide there, and Anthropic takes none.
    ...(provider !== 'anthropic' && { seed: Math.abs(seed % 2 ** 31) }),
  };
}
