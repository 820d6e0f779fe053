import { Command } from 'commander';
import type { HistoryEntry } from '../../contract/wire.ts';
import { loadClientConfig } from '../../config/client.ts';
import { loadTerminalConfig } from '../../config/terminal.ts';
import { integerArgument } from '../arguments.ts';
import { remote } from '../remote.ts';
import { drawPalette } from '../swatches.ts';
import { print } from '../table.ts';
import { terminalOf } from '../terminal.ts';

interface Options {
  readonly limit: number;
  readonly all?: true;
  readonly json?: true;
  readonly api?: string;
}

export function historyCommand(): Command {
  return new Command('history')
    .description('List the palettes the account made through a service, newest first.')
    .option('--limit <entries>', 'how many entries', integerArgument(1, 100), 10)
    .option('--all', 'everything, page by page; each page counts as one request')
    .option('--json', 'print JSON: the API’s response, or with --all one entry per line')
    .option('--api <url>', 'the service (default: HUESMITH_URL, or this machine)')
    .action(async ({ limit, all, json, api }: Options) => {
      const { palettes } = remote(api, loadClientConfig(process.env));
      const terminal = terminalOf(process.stdout, loadTerminalConfig(process.env));
      const draw = ({ date, data }: HistoryEntry): void => {
        print(`${date.slice(0, 16).replace('T', ' ')}  ${data.prompt}\n`);
        for (const palette of data.palettes)
          print(drawPalette({ ...palette, semantic: { ...palette.semantic } }, terminal));
      };
      if (all) {
        for await (const entry of palettes.history({ limit: 100 })) {
          if (json) print(JSON.stringify(entry));
          else draw(entry);
        }
        return;
      }
      const page = await palettes.history({ limit });
      if (json) print(JSON.stringify(page, undefined, 2));
      else for (const entry of page.data) draw(entry);
    });
}
