import { relativeLuminance } from './colour/contrast.ts';
import { oklabToOklch } from './colour/oklch.ts';
import { compose, type Composed } from './composing/compose.ts';
import { unmetBy } from './composing/unmet.ts';
import type { Distribution } from './meaning/distribution.ts';
import { mean } from './meaning/mean.ts';
import { createRecall, type Recalled } from './meaning/recall.ts';
import { rulesOf } from './meaning/rules.ts';
import type { Entry } from './model/model.ts';
import { readModel } from './model/read.ts';
import { briefWords, describePalette } from './naming/describe.ts';
import { createNamer } from './naming/name.ts';
import type { Palette } from './palette.ts';
import { hashText, seededRandom } from './random.ts';
import type { Brief } from './reading/brief.ts';
import { createReader } from './reading/read.ts';
import { tokenise } from './reading/tokens.ts';

export interface EngineRequest {
  /** 1 to 500 Unicode code points, trimmed. */
  readonly prompt: string;
  /** How many palettes, 1 to 10. */
  readonly count: number;
  /** Any safe integer: the same prompt, count, seed and engine version give the same palettes. */
  readonly seed: number;
}

export interface Generation {
  /** Exactly `count`, each with a name of its own. */
  readonly palettes: readonly Palette[];
  /** Words read and colours written, the engine's own measure of its work. */
  readonly tokensUsed: number;
}

/** Every step from a prompt to its palettes, as data that can be printed. */
export interface Explanation extends Generation {
  readonly brief: Brief;
  /** The entry of each mention of the brief, in the same order. */
  readonly entries: readonly (Entry | undefined)[];
  /** Written briefs that are like this one. */
  readonly recalled: readonly Recalled[];
  readonly distribution: Distribution;
  /** What was weighed for each palette, in the order of the palettes. */
  readonly composed: readonly Composed[];
}

export interface Engine {
  /** For instance `huesmith-1`; a change of output is a new version. */
  readonly version: string;
  generate(request: EngineRequest): Generation;
  /** The same generation with all that led to it. */
  explain(request: EngineRequest): Explanation;
}

/** A change of output is a new version. */
export const ENGINE_VERSION = 'huesmith-1';

/**
 * Prepares an engine over a model, once.
 * @param bytes the file that `training/` wrote: `src/engine/model/huesmith.model`
 * @returns a pure engine: no clock, no randomness but the seed, no input or output
 * @throws ModelUnreadable when the bytes are not a model
 * @example createEngine(bytes).generate({ prompt: 'fox in the snow', count: 5, seed: 7 }).palettes
 */
export function createEngine(bytes: Uint8Array): Engine {
  const model = readModel(bytes);
  const read = createReader(model);
  const namer = createNamer(model);
  const recall = createRecall(model);

  const explain = ({ prompt, count, seed }: EngineRequest): Explanation => {
    const tokens = tokenise(prompt);
    const brief = read(tokens);
    const start = hashText(prompt, hashText(String(seed)));
    const recalled = recall(tokens);
    const distribution = mean(model, brief, recalled, start);
    const rules = rulesOf(brief, brief.tones.has('monochrome') ? mainHue(distribution) : undefined);
    const composed = compose({
      distribution,
      rules,
      demanded: brief.demanded.map(({ hex }) => hex),
      counted: brief.counted.map(({ entry, family, count: wanted }) => ({
        main: model.entry(entry)?.colours[0] ?? { l: 0.5, a: 0, b: 0 },
        family,
        count: wanted,
      })),
      count,
      seed: start,
    });
    const random = seededRandom(start ^ 0x5b_d1_e9_95);
    const words = briefWords(brief);
    const taken = new Set<string>();
    const palettes = composed.map(({ colors, roles, idea }): Palette => {
      const ground = relativeLuminance(roles.background) > relativeLuminance(roles.text) ? 'light' : 'dark';
      const name = namer.name({ distribution, recalled, roles, ground, taken, random });
      taken.add(name);
      const gaveWay = unmetBy(colors, roles, { rules, demanded: brief.demanded, ruledOut: brief.ruledOut });
      const description = describePalette(namer, { words, roles, ground, idea, gaveWay, random });
      return { name, description, colors, semantic: roles };
    });
    return {
      palettes,
      tokensUsed: brief.tokenCount + palettes.length * 5,
      brief,
      entries: brief.mentions.map(({ entry }) => model.entry(entry)),
      recalled,
      distribution,
      composed,
    };
  };
  return {
    version: ENGINE_VERSION,
    explain,
    generate(request) {
      const { palettes, tokensUsed } = explain(request);
      return { palettes, tokensUsed };
    },
  };
}

/** The hue that speaks loudest: of the point with the most weight times chroma, in degrees. */
const mainHue = ({ points }: Distribution): number => {
  const strength = ({ weight, a, b }: { weight: number; a: number; b: number }): number => weight * Math.hypot(a, b);
  const loudest = points.reduce((p, q) => (strength(q) > strength(p) ? q : p));
  return oklabToOklch(loudest).h;
};
