import { hexToOklab } from '../colour/hex.ts';
import type { Distribution } from '../meaning/distribution.ts';
import { strongestMoods } from '../meaning/mean.ts';
import type { Model, NamedColour } from '../model/model.ts';
import type { Hex } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Roles } from '../roles/contract.ts';

/** Names are drawn among this many of the best fitting. */
const DRAWN_FROM = 24;

/** The colour name nearest to a colour. */
export function colourNameOf(model: Model, hex: Hex): string | undefined {
  const colour = hexToOklab(hex);
  let best: { name: string; d: number } | undefined;
  for (const { name, l, a, b } of model.colourNames) {
    const d = (l - colour.l) ** 2 + (a - colour.a) ** 2 + (b - colour.b) ** 2;
    if (best === undefined || d < best.d) best = { name, d };
  }
  return best?.name;
}

const bits = (n: number): number => {
  let count = 0;
  for (let rest = n; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** Nouns that call up a colour of the palette and share its mood, best first. */
function fittingNouns(model: Model, colours: readonly Hex[], moods: number): NamedColour[] {
  const labs = colours.map(hexToOklab);
  return model.nouns
    .map((noun) => {
      const d = Math.min(...labs.map(({ l, a, b }) => Math.hypot(noun.l - l, noun.a - a, noun.b - b)));
      return { noun, cost: d - 0.03 * bits(noun.moods & moods) };
    })
    .sort((p, q) => p.cost - q.cost)
    .slice(0, DRAWN_FROM)
    .map(({ noun }) => noun);
}

const titleCase = (text: string): string =>
  text.replace(/(^|[\s-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());

/** A name that no earlier palette of the answer has. */
export function namePalette(
  model: Model,
  distribution: Distribution,
  roles: Roles,
  taken: ReadonlySet<string>,
  random: Random,
): string {
  const nouns = fittingNouns(
    model,
    [roles.primary, roles.accent, roles.secondary],
    strongestMoods(distribution.moodWeights),
  );
  const concepts = distribution.ranked.slice(0, 3).flatMap((entry) => model.entry(entry)?.names ?? []);
  const heads = distribution.ranked.slice(0, 2).map((entry) => titleCase(model.entry(entry)?.head ?? ''));
  for (let attempt = 0; attempt < 40; attempt++) {
    const noun =
      nouns[random.below(Math.max(1, nouns.length))]?.name ?? titleCase(colourNameOf(model, roles.primary) ?? 'Plain');
    const concept = concepts[random.below(Math.max(1, concepts.length))];
    const head = heads[random.below(Math.max(1, heads.length))] ?? '';
    const name =
      attempt < 2 && concept !== undefined ? concept : attempt % 2 === 0 || head === '' ? noun : `${noun} & ${head}`;
    if (!taken.has(name)) return name;
  }
  return `${heads[0] ?? 'Palette'} ${taken.size + 1}`;
}
