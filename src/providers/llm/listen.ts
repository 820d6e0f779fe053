import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import type { Reason } from '../generator.ts';
import { scanObjects } from '../reading/scan-objects.ts';
import { reasonOf } from './reason.ts';

/** Text beyond this is no answer of ten palettes. */
const TEXT_MAX_CHARS = 256 * 1024;
/** Pieces that are heard after nothing more is needed: the usage comes behind the closing brackets, or not at all. */
const PIECES_AFTER_MAX = 100;

export interface Heard {
  /** Of the answer and of what the model thought aloud. */
  readonly receivedChars: number;
  /** Tokens as the provider says them; undefined where the end was not heard. */
  readonly said: { readonly input: unknown; readonly output: unknown } | undefined;
  /** undefined: it ended as it should. */
  readonly reason: Reason | undefined;
}

export interface Listener {
  /** Takes an object that is whole. Returns true when no more is needed. */
  readonly onObject: (json: string) => Promise<boolean>;
  /** No more is needed: the end may be waited for, for a moment, to hear what it cost. */
  readonly onEnough: () => void;
}

/** Hears a model out, and hands on each object of its answer as soon as it is whole. Never throws. */
export async function listen(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  { onObject, onEnough }: Listener,
): Promise<Heard> {
  const reader = stream.getReader();
  const scanner = scanObjects();
  let receivedChars = 0;
  let textChars = 0;
  let piecesAfter = 0;
  let isEnough = false;
  let said: Heard['said'];
  let reason: Reason | undefined;

  async function onText(text: string): Promise<void> {
    textChars += text.length;
    if (isEnough) {
      piecesAfter += 1;
      if (piecesAfter > PIECES_AFTER_MAX) reason = 'too large';
      return;
    }
    for (const json of scanner.push(text)) {
      isEnough ||= await onObject(json);
      if (isEnough) return onEnough();
    }
    if (scanner.isTooDeep || textChars > TEXT_MAX_CHARS) reason = 'too large';
  }

  try {
    while (reason === undefined) {
      const { done, value } = await reader.read();
      if (done) break;
      if (value.type === 'text-delta' || value.type === 'reasoning-delta') receivedChars += value.delta.length;
      if (value.type === 'text-delta') await onText(value.delta);
      else if (value.type === 'error') reason = errorReason(value.error);
      else if (value.type === 'finish') {
        said = { input: value.usage.inputTokens.total, output: value.usage.outputTokens.total };
        if (value.finishReason.unified === 'content-filter') reason = 'refused the content';
        else if (value.finishReason.unified === 'error') reason = 'said it failed';
      }
    }
  } catch (error) {
    reason ??= reasonOf(error);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  // A stream that just ends has been cut, or was none.
  if (said === undefined) reason ??= 'cut off';
  return { receivedChars, said, reason: isEnough ? undefined : reason };
}

/** An error that the stream itself tells is the provider's own word; one of reading it is a broken stream. */
const errorReason = (error: unknown): Reason => (error instanceof Error ? reasonOf(error) : 'said it failed');
