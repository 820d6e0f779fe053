import fc from 'fast-check';
import type { AnyExportFormat, ExportPalette } from '../../../src/export/index.ts';
import { hostilePalettes } from '../palettes.ts';
import { CODE_TRIALS } from './code.ts';
import { DATA_TRIALS } from './data.ts';
import { DRAWING_TRIALS } from './drawing.ts';
import type { Fault, Trial } from './trial.ts';

export const TRIALS: Readonly<Record<AnyExportFormat, Trial>> = { ...CODE_TRIALS, ...DATA_TRIALS, ...DRAWING_TRIALS };

/** As many as a format is tried with at once; no more cards may wait than this and some. */
export const BATCH_SIZE = 200;

export const hostileSamples = (count: number): readonly ExportPalette[] =>
  fc.sample(hostilePalettes, { numRuns: count, seed: 20_261_121 });

/** What is wrong with a format's files of so many hostile palettes. */
export async function faultsOf(format: AnyExportFormat, count: number): Promise<readonly Fault[]> {
  const samples = hostileSamples(count);
  const faults: Fault[] = [];
  for (let start = 0; start < count; start += BATCH_SIZE)
    faults.push(...(await TRIALS[format](samples.slice(start, start + BATCH_SIZE))));
  return faults;
}
