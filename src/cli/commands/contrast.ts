import { Command, InvalidArgumentError } from 'commander';
import { contrastRatio } from '../../engine/colour/contrast.ts';
import { StartFault } from '../../server/start-fault.ts';
import { print } from '../table.ts';

/** WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11: what a ratio is enough for, from the least on. */
const LEVELS = [
  { min: 3, what: 'large text and controls (AA)' },
  { min: 4.5, what: 'text (AA), large text (AAA)' },
  { min: 7, what: 'text (AAA)' },
] as const;

export function contrastCommand(): Command {
  return new Command('contrast')
    .description('Show the contrast between two colours, and what WCAG 2.2 allows it for.')
    .argument('<colour>', 'a colour, #RRGGBB', hexArgument)
    .argument('<other>', 'another colour', hexArgument)
    .option('--min <ratio>', 'fail (exit code 1) below this ratio', ratioArgument)
    .option('--json', 'print JSON')
    .action((colour: string, other: string, { min, json }: { min?: number; json?: true }) => {
      const ratio = contrastRatio(colour, other);
      const enough = LEVELS.filter((level) => ratio >= level.min).map(({ what }) => what);
      // Cut, not rounded: 4.496 is not 4.5.
      const told = (Math.floor(ratio * 100) / 100).toFixed(2);
      if (json) print(JSON.stringify({ colours: [colour, other], ratio: Number(told), enoughFor: enough }));
      else print(`${told}:1, ${enough.length === 0 ? 'not enough for text' : `enough for ${enough.join(', ')}`}`);
      if (min !== undefined && ratio < min) throw new StartFault(`${told}:1 is below ${min}:1.`);
    });
}

function hexArgument(text: string): string {
  const hex = text.startsWith('#') ? text : `#${text}`;
  if (/^#[0-9a-f]{6}$/i.test(hex)) return hex.toUpperCase();
  throw new InvalidArgumentError('It must be a colour written #RRGGBB.');
}

function ratioArgument(text: string): number {
  const ratio = Number(text);
  if (ratio >= 1 && ratio <= 21) return ratio;
  throw new InvalidArgumentError('It must be a number from 1 to 21.');
}
