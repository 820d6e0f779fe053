import { Command, Option } from 'commander';
import { loadTerminalConfig } from '../../config/terminal.ts';
import { COUNT_DEFAULT, COUNT_MAX } from '../../contract/bounds.ts';
import { ALL_FORMATS, type AnyExportFormat } from '../../export/formats.ts';
import { integerArgument } from '../arguments.ts';
import { printFile, writeOutput } from '../files.ts';
import { listOf, type Made, paletteSource } from '../palette-source.ts';
import { readPrompt } from '../prompt.ts';
import { drawPalette } from '../swatches.ts';
import { terminalOf } from '../terminal.ts';

interface Options {
  readonly count?: number;
  readonly seed?: number;
  readonly json?: true;
  readonly format?: AnyExportFormat;
  readonly output?: string;
  readonly api?: string;
  readonly file?: string;
  readonly out?: string;
}

export function generateCommand(): Command {
  return new Command('generate')
    .description('Generate palettes on this machine, without a server or a key, or through a service with --api.')
    .argument('[prompt]', 'what the palettes are for')
    .option(
      '-n, --count <count>',
      `how many (default: ${COUNT_DEFAULT}, or 1 with --format)`,
      integerArgument(1, COUNT_MAX),
    )
    .option(
      '--seed <seed>',
      'the same seed gives the same palettes',
      integerArgument(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    )
    .option('--json', 'print JSON in the shape of the API’s response')
    .addOption(new Option('-f, --format <format>', 'write one palette as a file in this format').choices(ALL_FORMATS))
    .option('-o, --output <file>', 'write to this file instead of standard output')
    .option('--api <url>', 'ask this service, using the key in HUESMITH_KEY')
    .option('--file <file>', 'a file with one prompt per line; - for standard input')
    .option('--out <folder>', 'with --file: the folder to write to, one file per prompt')
    .action(async (prompt: string | undefined, options: Options, command: Command) => {
      const fault = faultOf(prompt, options);
      if (fault !== undefined) command.error(`error: ${fault}`);
      if (options.file === undefined) await generateOne(prompt ?? '', options);
      else {
        const { generateAll } = await import('../batch.ts');
        await generateAll({ ...options, file: options.file, out: options.out ?? '.', count: countOf(options) });
      }
    });
}

/** What no palette could be made by; undefined: it can. */
function faultOf(prompt: string | undefined, { file, out, output, format, count, json }: Options): string | undefined {
  if ((prompt === undefined) === (file === undefined)) return 'give one prompt, or --file with one prompt per line';
  if ((file === undefined) !== (out === undefined)) return 'use --file and --out together';
  if (file !== undefined && output !== undefined) return '--file writes to the folder given with --out; drop --output';
  if (format !== undefined && json) return '--format and --json cannot be combined; choose one';
  if (format !== undefined && (count ?? 1) !== 1) return '--format writes one palette; drop --count';
  return undefined;
}

const countOf = ({ count, format }: Options): number => count ?? (format === undefined ? COUNT_DEFAULT : 1);

async function generateOne(given: string, options: Options): Promise<void> {
  const prompt = await readPrompt(given);
  const make = await paletteSource(options.api);
  const made = await make({ prompt, count: countOf(options), seed: options.seed });
  const body = await written(made, options);
  if (options.output === undefined) printFile(body, process.stdout.isTTY);
  else await writeOutput(options.output, body);
}

async function written(made: Made, { format, json, output }: Options): Promise<string | Uint8Array> {
  const [first] = made.palettes;
  if (format !== undefined && first !== undefined) {
    const { exportPalette } = await import('../../export/export-palette.ts');
    return (await exportPalette(format, first)).body;
  }
  if (json) return `${JSON.stringify(listOf(made), undefined, 2)}\n`;
  const terminal = terminalOf(output === undefined ? process.stdout : {}, loadTerminalConfig(process.env));
  const drawn = made.palettes.map((palette) =>
    drawPalette({ ...palette, semantic: { ...palette.semantic } }, terminal),
  );
  return `${drawn.join('\n')}\n${made.model}, --seed ${made.seed}\n`;
}
