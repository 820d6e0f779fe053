/** An answer of ten palettes has some 10 KB; this leaves room for whatever a model wraps around them. */
const ANSWER_MAX_BYTES = 1024 * 1024;

/**
 * A `fetch` for one provider: it asks nobody but the origin that the operator configured, follows no redirect, for that
 * would hand the prompt and the key to whoever it names, and reads no more of an answer than one can be.
 *
 * @param origin undefined: that of the first request, which is the provider's own
 */
export function guardedFetch(origin: string | undefined, maxBytes = ANSWER_MAX_BYTES): typeof fetch {
  let allowed = origin;
  return async (input, init) => {
    const asked = new Request(input, init);
    allowed ??= new URL(asked.url).origin;
    if (new URL(asked.url).origin !== allowed) throw new Error(`only ${allowed} is asked`);
    const answer = await fetch(asked, { redirect: 'error' });
    if (Number(answer.headers.get('content-length') ?? 0) > maxBytes) throw new Error('the answer is too large');
    return new Response(answer.body?.pipeThrough(upTo(maxBytes)) ?? null, answer);
  };
}

/** Passes so many bytes on, and fails with one more. */
function upTo(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new Error('the answer is too large'));
      else controller.enqueue(chunk);
    },
  });
}
