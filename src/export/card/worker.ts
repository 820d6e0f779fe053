import { parentPort } from 'node:worker_threads';
import type { ExportPalette } from '../palette.ts';
import { indexedPng } from './indexed-png.ts';
import { paintCard } from './paint.ts';

/** What a worker answers: the file, or why there is none. */
export type WorkerAnswer = { readonly png: Uint8Array<ArrayBuffer> } | { readonly failure: string };

parentPort?.on('message', (palette: ExportPalette) => {
  let answer: WorkerAnswer;
  try {
    answer = { png: indexedPng(paintCard(palette)) };
  } catch (error) {
    answer = { failure: error instanceof Error ? `${error.message}\n${error.stack}` : String(error) };
  }
  parentPort?.postMessage(answer, 'png' in answer ? [answer.png.buffer] : []);
});
