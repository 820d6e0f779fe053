import { randomInt } from 'node:crypto';
import { Command } from 'commander';
import { loadConfig } from '../../config.ts';
import { COUNT_DEFAULT, COUNT_MAX } from '../../contract/generate.ts';
import { readRequest } from '../../contract/requests.ts';
import { createGenerator } from '../../providers/index.ts';
import { llmSettings } from '../../server/generator-options.ts';
import { purseOf } from '../../server/purse.ts';
import type { SpendingStore } from '../../storage/index.ts';
import { integerArgument } from '../arguments.ts';
import { withStore } from '../store.ts';
import { drawPalette } from '../swatches.ts';
import { print } from '../table.ts';

interface Options {
  readonly count: number;
  readonly seed?: number;
  readonly json?: true;
}

/** The budget is one, whoever spends it: the store is opened for as long as it takes to say so. */
function spendingOfTheServer(): SpendingStore {
  return {
    take: (...amounts) => withStore((store) => store.spending.take(...amounts)),
    settle: (...amounts) => withStore((store) => store.spending.settle(...amounts)),
    spent: () => withStore((store) => store.spending.spent()),
  };
}

export function generateCommand(): Command {
  return new Command('generate')
    .description('Generate palettes here, without a server or a key.')
    .argument('<prompt>', 'what the palettes are for')
    .option('--count <count>', 'how many', integerArgument(1, COUNT_MAX), COUNT_DEFAULT)
    .option(
      '--seed <seed>',
      'the same seed gives the same palettes',
      integerArgument(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    )
    .option('--json', 'print JSON, in the shape of the API’s answer')
    .action(async (prompt: string, { count, seed = randomInt(2 ** 32), json }: Options) => {
      const asked = readRequest.generate({ prompt, count, seed });
      const config = loadConfig(process.env);
      const generator = await createGenerator({
        llm: llmSettings(config),
        fallback: config.fallback === 'on',
        onFallback: ({ message }) => process.stderr.write(`${message}; the embedded engine answers.\n`),
        purse: purseOf(config.llmBudgetUsd, spendingOfTheServer),
      });
      const { palettes, model, tokensUsed, estimatedCostUsd } = await generator.generate(
        { ...asked, seed },
        new AbortController().signal,
      );
      if (json) {
        const metadata = { model, tokensUsed, estimatedCost: estimatedCostUsd, seed };
        print(JSON.stringify({ object: 'palette.list', data: palettes, count, metadata }, undefined, 2));
        return;
      }
      for (const palette of palettes) print(drawPalette(palette, process.stdout.isTTY));
      print(`${model}, --seed ${seed}`);
    });
}
