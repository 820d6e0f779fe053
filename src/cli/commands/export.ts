import { Command, Option } from 'commander';
import { ALL_FORMATS, type AnyExportFormat } from '../../export/formats.ts';
import { exportPalette } from '../../export/export-palette.ts';
import { integerArgument } from '../arguments.ts';
import { printFile, writeOutput } from '../files.ts';
import { readPalette } from '../palette-input.ts';

interface Options {
  readonly format: AnyExportFormat;
  readonly pick: number;
  readonly colors?: string;
  readonly name?: string;
  readonly output?: string;
}

export function exportCommand(): Command {
  return new Command('export')
    .description('Export a palette to a file for designers and developers.')
    .argument('[file]', 'JSON: a palette, or the output of generate --json (default: standard input)')
    .addOption(new Option('-f, --format <format>', 'the file format').choices(ALL_FORMATS).default('css'))
    .option('--pick <number>', 'which palette, where there are several', integerArgument(1, 10), 1)
    .option('--colors <hexes>', 'five colours separated by commas, instead of a file')
    .option('--name <name>', 'the palette’s name')
    .option('-o, --output <file>', 'write to this file instead of standard output')
    .action(async (file: string | undefined, { format, pick, colors, name, output }: Options) => {
      const palette = await readPalette({ file, pick, colors, name });
      const { body } = await exportPalette(format, palette);
      if (output === undefined) printFile(body, process.stdout.isTTY);
      else await writeOutput(output, body);
    });
}
