import { createRequire } from 'node:module';
import { CANVAS } from './canvas-missing.ts';

/** Whether images can be drawn here. It is looked for, not loaded. */
export function isCanvasHere(): boolean {
  try {
    createRequire(import.meta.url).resolve(CANVAS);
    return true;
  } catch {
    return false;
  }
}
