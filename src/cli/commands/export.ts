import { readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { Command, Option } from 'commander';
import { readRequest } from '../../contract/requests.ts';
import { ALL_FORMATS, type AnyExportFormat, exportPalette } from '../../export/index.ts';
import { StartFault } from '../../server/start-fault.ts';
import { integerArgument } from '../arguments.ts';

interface Options {
  readonly format: AnyExportFormat;
  readonly pick: number;
  readonly out?: string;
}

export function exportCommand(): Command {
  return new Command('export')
    .description('Export a palette to a file for designers and developers.')
    .argument('[file]', 'JSON: a palette, or an answer of generate; standard input where absent')
    .addOption(new Option('--format <format>', 'the format').choices(ALL_FORMATS).default('css'))
    .option('--pick <number>', 'which palette of an answer', integerArgument(1, 10), 1)
    .option('--out <file>', 'write here instead of to standard output')
    .action(async (file: string | undefined, { format, pick, out }: Options) => {
      const palette = paletteOf(parse(await (file === undefined ? text(process.stdin) : readFile(file, 'utf8'))), pick);
      const { body } = await exportPalette(format, readRequest.export({ palette }).palette);
      if (out === undefined) process.stdout.write(body);
      else await writeFile(out, body);
    });
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new StartFault('What is to be exported is not JSON; give a palette as `generate --json` prints it.', {
      cause,
    });
  }
}

function paletteOf(value: unknown, pick: number): unknown {
  if (typeof value !== 'object' || value === null || !('data' in value) || !Array.isArray(value.data)) return value;
  if (pick <= value.data.length) return value.data[pick - 1];
  throw new StartFault(`There are ${value.data.length} palettes; --pick ${pick} is none of them.`);
}
