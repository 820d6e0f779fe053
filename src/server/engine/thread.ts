import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type Explained, explained } from '../../mcp/explained.ts';
import { embeddedGenerator } from '../../providers/embedded.ts';
import type { Generated, GeneratorRequest } from '../../providers/generator.ts';
import { standBack } from './priority.ts';

/** What a thread is started with. */
export interface ThreadData {
  /** Shared by all threads, and changed by none. */
  readonly model: Uint8Array;
  /** Whether all other threads go before it. */
  readonly standsBack: boolean;
}

/** What a thread is asked: to make palettes, or to tell how it reads a prompt. */
export interface Question {
  readonly kind: 'generate' | 'explain';
  readonly request: GeneratorRequest;
}

/** What a thread tells: once that it is ready, then for each question the answer and its time, or what failed. */
export type Told =
  | { readonly model: string }
  | { readonly generated: Generated; readonly ms: number }
  | { readonly explained: Explained; readonly ms: number }
  | { readonly failure: string };

// Boundary: what `threads.ts` starts a thread with.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { model, standsBack } = workerData as ThreadData;
if (standsBack) standBack();
const engine = await embeddedGenerator(model);
const NEVER = new AbortController().signal;
/** A brief in each language. */
const FIRST_BRIEFS = [
  'two greens and a coral for a harbour café at dawn, no red',
  'une boulangerie de quartier, sans bleu',
  'Zahnarztpraxis, freundlich, kein Grün',
  'una floristería de barrio, sin rojo',
  'una gelateria sul lungomare, niente viola',
  'uma padaria de bairro, sem azul',
  'een fietsenwinkel aan de gracht, geen roze',
  'kawiarnia w starej kamienicy, bez żółtego',
  '京都の和菓子屋、青なし',
  '成都的茶馆，不要紫色',
];

async function answer({ kind, request }: Question): Promise<Told> {
  const began = performance.now();
  try {
    if (kind === 'explain') {
      const told = explained(engine.explain(request));
      return { explained: told, ms: performance.now() - began };
    }
    const generated = await engine.generate(request, NEVER);
    return { generated, ms: performance.now() - began };
  } catch (error) {
    return { failure: error instanceof Error ? `${error.message}\n${error.stack}` : String(error) };
  }
}

function tell(told: Told): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(told);
}

parentPort?.on('message', async (question: Question) => tell(await answer(question)));
tell({ model: engine.model });
await warmUp();

/**
 * What is made for the first brief in a language, 25 to 115 ms, is there for all others: made one by one, so that a question
 * waits for no more than one of them.
 */
async function warmUp(): Promise<void> {
  for (const prompt of FIRST_BRIEFS) {
    await nextTurn();
    await engine.generate({ prompt, count: 1, seed: 1 }, NEVER);
  }
}
