import { Command } from 'commander';
import { loadTerminalConfig } from '../../config/terminal.ts';
import { createEngine } from '../../engine/engine.ts';
import type { Palette } from '../../engine/palette.ts';
import { type Explained, explained, type ExplainedPalette } from '../../mcp/explained.ts';
import { loadModel } from '../../model/load-node.ts';
import { integerArgument } from '../arguments.ts';
import { readPrompt } from '../prompt.ts';
import { drawPalette } from '../swatches.ts';
import { print } from '../table.ts';
import { type Terminal, terminalOf } from '../terminal.ts';

interface Options {
  readonly count: number;
  readonly seed: number;
  readonly json?: true;
}

export function explainCommand(): Command {
  return new Command('explain')
    .description('Show how the embedded engine understands a prompt, and how it arrives at its palettes.')
    .argument('<prompt>', 'what the palettes are for')
    .option('-n, --count <count>', 'how many palettes', integerArgument(1, 10), 1)
    .option('--seed <seed>', 'as for generate', integerArgument(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), 1)
    .option('--json', 'print JSON')
    .action(async (given: string, { count, seed, json }: Options) => {
      const prompt = await readPrompt(given);
      const engine = createEngine(await loadModel());
      const explanation = engine.explain({ prompt, count, seed });
      const told = explained(explanation);
      if (json) {
        print(JSON.stringify({ ...told, palettes: told.palettes, data: explanation.palettes }, undefined, 2));
        return;
      }
      const terminal = terminalOf(process.stdout, loadTerminalConfig(process.env));
      print(reading(told).join('\n'));
      for (const [at, palette] of explanation.palettes.entries()) print(telling(palette, told.palettes[at], terminal));
    });
}

function reading(told: Explained): string[] {
  const words = told.words.map(
    ({ text, takenFor, part, weight }) =>
      `  ${text}${text.toLowerCase() === takenFor ? '' : ` (${takenFor})`}: ${part}, weight ${weight.toFixed(2)}`,
  );
  const list = (title: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : [`${title}: ${items.join(', ')}`];
  return [
    `Read as ${told.language}, ${told.scheme}.`,
    ...words,
    ...list('Must have', told.mustHave),
    ...list('Counted', told.counted),
    ...list('Ruled out', told.ruledOut),
    ...list('Tones', told.tones),
    ...list('Unknown', told.unknown),
    ...list(
      'Similar briefs',
      told.alike.map(({ brief, likeness }) => `“${brief}” ${likeness.toFixed(2)}`),
    ),
  ];
}

function telling(palette: Palette, told: ExplainedPalette | undefined, terminal: Terminal): string {
  const lines = [`\n${drawPalette({ ...palette, semantic: { ...palette.semantic } }, terminal)}`.trimEnd()];
  if (told === undefined) return lines.join('\n');
  lines.push(
    `  from ${told.from}${told.word === undefined ? ', written for a whole brief' : `, a palette for “${told.word}”`}`,
  );
  for (const { role, hex, from } of told.exchanged) lines.push(`  ${role} ${hex} from ${from}`);
  for (const { role, was, is, difference } of told.moved) {
    lines.push(`  ${role} moved from ${was} to ${is} (CIEDE2000 ${difference.toFixed(1)})`);
  }
  return lines.join('\n');
}
