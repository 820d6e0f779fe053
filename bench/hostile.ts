import { parentPort, workerData } from 'node:worker_threads';

/** The neighbour of `neighbour.ts`: every connection asks for what is hardest, again as soon as it is answered. */
export interface HostileOptions {
  readonly url: string;
  readonly key: string;
  readonly connections: number;
}

const PROMPTS = [
  'must include #111111 #222222 #333333 #444444 #555555 colour-blind safe pastel neon',
  'only #FF0000 and #00FF00 and #0000FF, monochrome, pastel, vivid, muted, dark mode, light background, high contrast',
  'five reds, no red, pastels only, high contrast, colour-blind safe, #123456 must be in, #FEDCBA must be in',
  'no red no green no blue no yellow pastel neon monochrome high contrast dark mode light background only reds',
];

// Boundary: what `neighbour.ts` started this thread with.
const { url, key, connections }: HostileOptions = workerData;
let answered = 0;
const stopping = new AbortController();
const began = performance.now();

async function connection(first: number): Promise<void> {
  for (let at = first; !stopping.signal.aborted; at += 1) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
      body: JSON.stringify({ prompt: PROMPTS[at % PROMPTS.length], count: 10 }),
    });
    await answer.arrayBuffer();
    if (answer.status === 200) answered += 1;
  }
}

const connected = Array.from({ length: connections }, (_, at) => connection(at));
parentPort?.once('message', async () => {
  stopping.abort();
  const perSecond = (answered / (performance.now() - began)) * 1_000;
  await Promise.all(connected);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(perSecond);
});
