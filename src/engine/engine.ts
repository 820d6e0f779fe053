import { oklabToOklch } from './colour/oklch.ts';
import { choose, rankBases, type Choice } from './choosing/choose.ts';
import type { Candidate } from './choosing/base/candidates.ts';
import type { Outlook } from './choosing/outlook.ts';
import { outlookOf } from './choosing/outlook-of.ts';
import { adapt } from './composing/adapt.ts';
import { distinctDemands } from './composing/demands.ts';
import { composeOnly } from './composing/only.ts';
import { unmetBy } from './composing/unmet.ts';
import type { Distribution } from './meaning/distribution.ts';
import { mean, mentionsOf } from './meaning/mean.ts';
import { briefMeanings, without } from './meaning/meanings.ts';
import { createRecall, type Recalled } from './meaning/recall.ts';
import { rulesOf, VOICES, withHueOf, type AccentPlan } from './meaning/rules.ts';
import { isLoud } from './meaning/loudness.ts';
import type { Board, Model } from './model/model.ts';
import { readModel } from './model/read.ts';
import { describePalette } from './naming/describe.ts';
import { nameOf } from './naming/name.ts';
import { spokenIn } from './naming/speak.ts';
import { writtenSentence } from './naming/written-sentence.ts';
import { byRole, type Palette } from './palette.ts';
import { hashText, seededRandom, type Random } from './random.ts';
import type { Brief } from './reading/brief.ts';
import { standsForColour } from './reading/colour-words.ts';
import { createReader } from './reading/read.ts';
import { tokenise } from './reading/tokens.ts';
import { rolesInOrder } from './roles/contract.ts';

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
  /** Written briefs that are like this one. */
  readonly recalled: readonly Recalled[];
  /** Words with their cards, moods, colours, demands. */
  readonly outlook: Outlook;
  /** Every card that stood for choice, best first. */
  readonly ranked: readonly { readonly base: Candidate; readonly score: number }[];
  /** What was chosen for each palette, in the order of the palettes. */
  readonly choices: readonly Choice[];
}

export interface Engine {
  /** For instance `huesmith-10`; a change of output is a new version. */
  readonly version: string;
  generate(request: EngineRequest): Generation;
  /** The same generation with all that led to it. */
  explain(request: EngineRequest): Explanation;
}

/** A change of output is a new version. */
export const ENGINE_VERSION = 'huesmith-10';

/** What is known of a brief before a card is chosen. */
export interface Considered {
  readonly brief: Brief;
  readonly recalled: readonly Recalled[];
  readonly outlook: Outlook;
}

/**
 * Prepares the reading of briefs over a model.
 * @returns a pure function; its seed only matters where nothing at all is understood, and `takes` leaves boards out
 */
export function considerer(
  model: Model,
): (prompt: string, seed: number, takes?: (board: Board) => boolean) => Considered {
  const read = createReader(model);
  const recall = createRecall(model);
  return (prompt, seed, takes) => {
    const brief = read(tokenise(prompt));
    const meanings = briefMeanings(model, brief);
    const all = recall(brief, without(meanings, undefined));
    const recalled = takes === undefined ? all : all.filter(({ board }) => takes(board));
    const mentions = mentionsOf(model, brief, recalled, seed);
    const mixture = mean(model, brief, mentions, recalled);
    const rules = rulesOf(
      brief,
      brief.tones.has('monochrome') && namesHue(model, brief) ? mainHue(mixture) : undefined,
      accentPlan(model, brief),
    );
    return {
      brief,
      recalled,
      outlook: outlookOf(model, { prompt, brief, meanings, mentions, recalled, mixture, rules }),
    };
  };
}

/** True where a brief says of which colour it wants shades; where it does not, each palette has the hue of its own card. */
const namesHue = (model: Model, { mentions, demanded, counted }: Brief): boolean =>
  demanded.length > 0 ||
  counted.length > 0 ||
  mentions.some(({ entry, isMeantAsColour }) => isMeantAsColour || model.entry(entry)?.isColour === true);

/** `one neon`, `a single loud accent`; `greys and one yellow`; `black and white with one accent`. */
function accentPlan(model: Model, { mentions, tones, askedAccent }: Brief): AccentPlan {
  const hinted = mentions.flatMap(({ emphasis, entry }) => (emphasis === 'hint' ? (model.entry(entry) ?? []) : []));
  if (hinted.some((entry) => isLoud(entry))) return 'loud';
  if (askedAccent !== undefined) return tones.has('neutral') || tones.has('monochrome') ? 'loud' : 'free';
  return hinted.some(standsForColour) ? 'free' : 'bound';
}

/**
 * Prepares an engine over a model, once.
 * @param bytes the file that `training/` wrote: `src/engine/model/huesmith.model`
 * @returns a pure engine: no clock, no randomness but the seed, no input or output
 * @throws ModelUnreadable when the bytes are not a model
 * @example createEngine(bytes).generate({ prompt: 'fox in the snow', count: 5, seed: 7 }).palettes
 */
export function createEngine(bytes: Uint8Array): Engine {
  const model = readModel(bytes);
  const consider = considerer(model);

  const explain = ({ prompt, count, seed }: EngineRequest): Explanation => {
    const start = hashText(prompt, hashText(String(seed)));
    const { brief, recalled, outlook } = consider(prompt, start);
    const ranked = rankBases(outlook, recalled);
    const random = seededRandom(start);
    const choices = choose(outlook, ranked, count, random);
    const palettes = finish(model, { brief, outlook, recalled }, choices, random);
    return { palettes, tokensUsed: brief.tokenCount + palettes.length * 5, brief, recalled, outlook, ranked, choices };
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

/**
 * Colours that are tried for the demands of an answer, and for each of its palettes: demands that can be met take some 300,
 * and those that contradict each other would take 6,000 a palette.
 */
const SEARCH_MAX = 6_000;
const SEARCH_MORE = 400;

/** Palettes out of what was chosen: demands met, contract kept, named and described. Also for whoever judges answers. */
export function finish(
  model: Model,
  { brief, outlook, recalled }: Considered,
  choices: readonly Choice[],
  random: Random,
): Palette[] {
  const demanded = distinctDemands(brief.demanded);
  const { language, ruledOut } = brief;
  // `five browns from cream to espresso`: what lies between is no brown by itself.
  const counted = brief.ramp === undefined ? brief.counted : [];
  const keepsAccent = outlook.rules.freeAccent !== undefined && !counted.some(({ isAccent }) => isAccent);
  const wanted = {
    demanded,
    counted,
    ruledOut,
    named: outlook.named.map(({ word, ...colour }) => ({ name: outlook.words[word]?.entry.head ?? '', colour })),
  };
  const budget = { left: SEARCH_MAX };
  const names = new Set<string>();
  const frames = new Set<string>();
  return choices.map((chosen): Palette => {
    const choice = spokenIn(chosen, language, model.languageWords(language));
    budget.left = Math.max(0, budget.left) + SEARCH_MORE;
    const voices = VOICES.map((role) => oklabToOklch(choice.five[role].colour));
    const rules = withHueOf(outlook.rules, voices);
    const asked = { ...wanted, rules };
    const only = composeOnly({ mixture: outlook.mixture, rules, demanded, counted, random });
    const roles =
      only?.semantic ??
      adapt({
        chosen: byRole((role) => choice.five[role].colour),
        rules,
        demanded,
        counted,
        keepsAccent,
        random,
        budget,
      });
    const colors = only?.colors ?? rolesInOrder(roles);
    const unmet = unmetBy(colors, roles, { rules, demanded, counted, ruledOut, asked: brief.asked });
    const gaveWay = unmet.length === 0 ? '' : ` Not all of the brief could be kept: ${unmet.join(' and ')} gave way.`;
    const written = choice.base.card.language === language ? writtenSentence(choice, roles, outlook) : undefined;
    const told = { choice, outlook, model, written, language, random };
    return {
      name: nameOf({ ...told, recalled, taken: names }),
      description: describePalette({ ...told, asked, roles, taken: frames }) + gaveWay,
      colors,
      semantic: roles,
    };
  });
}

/** The hue that speaks loudest: of the point with the most weight times chroma, in degrees. */
const mainHue = ({ points }: Distribution): number => {
  const strength = ({ weight, a, b }: { weight: number; a: number; b: number }): number => weight * Math.hypot(a, b);
  const loudest = points.reduce((p, q) => (strength(q) > strength(p) ? q : p));
  return oklabToOklch(loudest).h;
};
