import { join } from 'node:path';
import { ApiError } from '../contract/errors.ts';
import type { AnyExportFormat } from '../export/formats.ts';
import { exportPalette } from '../export/export-palette.ts';
import { fileStem } from '../export/naming/file-name.ts';
import { HuesmithError } from '../client/errors.ts';
import { StartFault } from '../server/start-fault.ts';
import { makeFolder, readInput, writeOutput } from './files.ts';
import { listOf, paletteSource, type PaletteSource } from './palette-source.ts';
import { progressBar } from './progress.ts';
import { readPrompt } from './prompt.ts';

export interface Batch {
  readonly file: string;
  readonly out: string;
  readonly count: number;
  readonly seed?: number;
  readonly format?: AnyExportFormat;
  readonly api?: string;
}

/**
 * A file for each prompt of a list, called after its line and its words. A prompt that fails is reported, and the
 * others are answered all the same.
 * @throws StartFault when a prompt had to be left out
 */
export async function generateAll(batch: Batch): Promise<void> {
  const lines = (await readInput(batch.file)).split(/\r?\n/);
  const prompts = lines.map((line, at) => ({ number: at + 1, prompt: line.trim() }));
  const asked = prompts.filter(({ prompt }) => prompt !== '' && !prompt.startsWith('#'));
  if (asked.length === 0) throw new StartFault(`There are no prompts in ${batch.file}.`);
  await makeFolder(batch.out);
  const make = await paletteSource(batch.api);
  const progress = progressBar(process.stderr, asked.length);
  const digits = String(lines.length).length;
  let failed = 0;
  for (const { number, prompt } of asked) {
    progress.at(prompt);
    try {
      await writeOne(make, batch, `${String(number).padStart(digits, '0')}-`, prompt);
    } catch (error) {
      // What would stop every other prompt too, stops here.
      if (!(error instanceof ApiError) && !(error instanceof HuesmithError && error.status === 400)) throw error;
      failed += 1;
      progress.note(`line ${number}: ${error.message}`);
    }
  }
  progress.end();
  if (failed > 0) throw new StartFault(`${failed} of ${asked.length} prompts failed.`);
}

async function writeOne(make: PaletteSource, batch: Batch, prefix: string, given: string): Promise<void> {
  const prompt = await readPrompt(given);
  const made = await make({ prompt, count: batch.count, seed: batch.seed });
  const [first] = made.palettes;
  if (batch.format === undefined || first === undefined) {
    const name = `${prefix}${fileStem(prompt)}.json`;
    await writeOutput(join(batch.out, name), `${JSON.stringify(listOf(made), undefined, 2)}\n`);
    return;
  }
  const { fileName, body } = await exportPalette(batch.format, first);
  // What is called after its palette is called after its prompt here: without a seed each run makes another palette.
  const [stem, name] = [fileStem(first.name), fileStem(prompt)];
  const own = fileName.startsWith(stem) ? name + fileName.slice(stem.length) : fileName;
  await writeOutput(join(batch.out, prefix + own), body);
}
