import type { Reason } from '../generator.ts';

/** What the guard stopped, without a word of what was sent or received. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
  readonly reason: Reason;

  constructor(message: string, reason: Reason) {
    super(message);
    this.reason = reason;
  }
}

/** An event of a stream wraps each token in some 300 bytes of JSON; this leaves room for any provider's habits. */
const BYTES_A_TOKEN = 600;
const WRAPPING_BYTES = 64 * 1024;
/** One event of a stream is one line: a piece of the answer, at most all of it. Whoever reads lines keeps each whole. */
const LINE_MAX_BYTES = 256 * 1024;
const NEWLINE = 10;
/** An error says what it has to say in less. */
const ERROR_MAX_BYTES = 16 * 1024;

/** The most that an answer of so many tokens can take on the wire, decompressed. */
export const answerMaxBytes = (maxTokens: number): number => maxTokens * BYTES_A_TOKEN + WRAPPING_BYTES;

/**
 * A `fetch` for one provider: it asks nobody but the origin that the operator configured, follows no redirect, for that
 * would hand the prompt and the key to whoever it names, and reads no more of an answer than one can be.
 *
 * What is asked goes on as it came, not as a `Request` of our own: a copy stops hearing its signal once it has been collected
 * as garbage (nodejs/undici#4068), and an answer without an end would be waited for until its socket times out.
 */
export function guardedFetch(origin: string, maxBytes: number): typeof fetch {
  return async (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input);
    if (asked.origin !== origin) throw new Stopped(`only ${origin} is asked`, 'elsewhere');
    const answer = await fetch(input, { ...init, redirect: 'error' });
    const most = answer.ok ? maxBytes : ERROR_MAX_BYTES;
    if (answer.ok && Number(answer.headers.get('content-length') ?? 0) > most) {
      await answer.body?.cancel();
      throw new Stopped('the answer is too large', 'too large');
    }
    return new Response(answer.body?.pipeThrough(upTo(most, answer.ok)) ?? null, answer);
  };
}

/** Passes so many bytes on; with one more it fails, or ends where the beginning is enough. */
function upTo(maxBytes: number, isStrict: boolean): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  let lineBytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      const newline = chunk.lastIndexOf(NEWLINE);
      lineBytes = newline === -1 ? lineBytes + chunk.byteLength : chunk.byteLength - newline - 1;
      if (bytes <= maxBytes && lineBytes <= LINE_MAX_BYTES) controller.enqueue(chunk);
      else if (isStrict) controller.error(new Stopped('the answer is too large', 'too large'));
      else controller.terminate();
    },
  });
}
