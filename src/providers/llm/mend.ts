import { repairPalette, ROLES } from '../../engine/index.ts';
import type { Generated } from '../generator.ts';
import type { LlmAnswer } from './answer.ts';

type Drawn = LlmAnswer['palettes'][number];
type Palette = Generated['palettes'][number];

const NAME_MAX = 60;
const DESCRIPTION_MAX = 300;

/**
 * Makes palettes of what a model wrote: the contrast contract holds, and every name stands once. What cannot be mended is
 * left out.
 */
export function mend(drawn: readonly Drawn[]): readonly Palette[] {
  const taken = new Set<string>();
  return drawn.flatMap((one) => mendOne(one, taken));
}

function mendOne({ name, description, colors }: Drawn, taken: Set<string>): Palette[] {
  const ownName = unused(oneLine(name, NAME_MAX), taken);
  const sentence = oneLine(description, DESCRIPTION_MAX);
  if (ownName === '' || sentence === '') return [];
  try {
    const semantic = repairPalette(
      ROLES.map((role) => colors[role].trim()),
      colors,
    );
    taken.add(ownName);
    return [{ name: ownName, description: sentence, colors: ROLES.map((role) => semantic[role]), semantic }];
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function oneLine(text: string, max: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, max).join('').trim();
}

/** A name that is taken gets a number, as editions do. */
function unused(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  let edition = 2;
  while (taken.has(`${name} ${edition}`)) edition += 1;
  return `${name} ${edition}`;
}
