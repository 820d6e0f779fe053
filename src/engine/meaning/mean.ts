import { hexToOklab } from '../colour/hex.ts';
import { oklabToOklch, oklchToOklab } from '../colour/oklch.ts';
import type { Oklab } from '../colour/oklab.ts';
import { MOODS, type Entry, type Model, type Mood, type Shift, type StyleRules } from '../model/model.ts';
import type { Hex } from '../palette.ts';
import { hashText, seededRandom } from '../random.ts';
import type { Brief, Mention } from '../reading/brief.ts';
import { CSS_NAMES } from '../reading/css-colours.ts';
import type { Distribution, Point } from './distribution.ts';
import type { Recalled } from './recall.ts';

/** Salience is raised to its power; the shares that modifiers and recalled briefs have beside what things say. */
const MEANING = { saliencePower: 1.8, modifierShare: 0.3, boardShare: 0.5 } as const;
/** Strength of a modifier on the words beside it, and on those farther off. */
const NEAR_STRENGTH = 1;
const FAR_STRENGTH = 0.45;
const NEAR_PLACES = 2;
/** Oklab direction of a full step of temperature: towards orange. */
const WARMTH = { a: 0.03, b: 0.055 } as const;

/** Moods that lean a palette's background: towards light above zero, towards dark below. */
const GROUND_OF_MOOD: Partial<Record<Mood, number>> = {
  airy: 1,
  clean: 0.9,
  fresh: 0.7,
  soft: 0.7,
  calm: 0.4,
  joyful: 0.4,
  playful: 0.35,
  romantic: 0.25,
  dreamy: 0.2,
  rustic: 0.1,
  cosy: -0.1,
  luxurious: -0.5,
  industrial: -0.4,
  futuristic: -0.6,
  fierce: -0.5,
  dramatic: -0.6,
  eerie: -0.9,
  mysterious: -1,
  dark: -1.4,
};

/** Turns what a brief mentions into one distribution over colour. */
export function mean(
  model: Model,
  brief: Brief,
  mentions: readonly Mention[],
  recalled: readonly Recalled[],
): Distribution {
  const entryOf = (mention: Mention): Entry | undefined => model.entry(mention.entry);
  const modifiers = mentions.filter((mention) => entryOf(mention)?.shift !== undefined && !mention.demandsTone);
  const things = mentions.filter((mention) => entryOf(mention)?.shift === undefined && mention.weight > 0.02);

  const points: Point[] = [];
  const moodWeights = new Float64Array(MOODS.length);
  let mass = 0;
  for (const [i, mention] of mentions.entries()) {
    const entry = entryOf(mention);
    if (entry === undefined) continue;
    const acts = entry.shift !== undefined && things.length > 0;
    const weight = mention.weight ** MEANING.saliencePower * (acts ? MEANING.modifierShare : 1);
    for (const colour of entry.colours) {
      const shifted = acts ? colour : shiftAll(colour, mention, modifiers, entryOf);
      points.push({ l: shifted.l, a: shifted.a, b: shifted.b, weight: weight * colour.share, mention: i });
    }
    mass += entry.colours.length > 0 ? weight : 0;
    for (let bit = 0; bit < MOODS.length; bit++) {
      if ((entry.moods & (1 << bit)) !== 0) moodWeights[bit] = (moodWeights[bit] ?? 0) + Math.sqrt(mention.weight);
    }
  }
  // Boards speak as a share of what the words say by themselves: they know how such a brief is composed.
  for (const { board, likeness } of recalled) {
    const weight = (mass * MEANING.boardShare * likeness) / recalled.length;
    const colours = Object.values(board.colours);
    for (const { l, a, b } of colours) points.push({ l, a, b, weight: weight / colours.length, mention: -1 });
    mass += weight;
  }
  const styles = mentions.flatMap((mention) => entryOf(mention)?.style ?? []);
  const discouraged = [
    ...brief.discouraged.flatMap((index) => model.entry(index)?.colours ?? []),
    ...styles.flatMap(({ avoids }) => avoids),
  ];
  return {
    points: points.map((point) => {
      const { l, a, b } = inStyle(point, styles);
      return { l, a, b, weight: (point.weight / mass) * welcome(point, discouraged), mention: point.mention };
    }),
    ground: groundOf(points, mass, moodWeights, mentions.map(entryOf)),
    moods: strongestMoods(moodWeights),
    ranked: mentions
      .map((mention, index) => ({ index, weight: mention.weight }))
      .sort((p, q) => q.weight - p.weight || p.index - q.index)
      .map(({ index }) => mentions[index]?.entry ?? 0),
  };
}

/** What a brief mentions; where that says nothing of colour, and nothing is recalled, words that its letters settle. */
export function mentionsOf(
  model: Model,
  brief: Brief,
  recalled: readonly Recalled[],
  seed: number,
): readonly Mention[] {
  const speaks = brief.mentions.some(({ entry }) => {
    const { cardCount = 0, kin = [], part } = model.entry(entry) ?? {};
    // `our brand colour is #6C3BAA` says nothing but that.
    const isPlain = part === 'plain' && brief.demanded.length > 0;
    return !isPlain && (cardCount > 0 || kin.length > 0);
  });
  if (speaks || recalled.length >= RECALLED_ENOUGH) return brief.mentions;
  const named = brief.demanded.flatMap(({ hex, text }) => nearestNames(model, hex, text));
  return [...brief.mentions, ...(named.length > 0 ? named : invented(model, brief, seed))];
}

/** Names of a colour that lend it their cards, where a brief says nothing else: the nearest weighs most. */
const NAMES_MAX = 3;

/** `palette around #6C3BAA`: what was composed for the colours that are called most like it. */
function nearestNames(model: Model, hex: Hex, text: string): Mention[] {
  const colour = hexToOklab(hex);
  // Names are of hues before they are of shades.
  const far = ({ colours: [main] }: Entry): number =>
    main === undefined ? Infinity : Math.hypot((main.l - colour.l) / 2, main.a - colour.a, main.b - colour.b);
  return CSS_NAMES.flatMap((name) => {
    const number = model.words.get(name);
    const entry = number === undefined ? undefined : model.entry(number);
    return number !== undefined && entry?.isColour === true && entry.cardCount > 0 ? [{ number, entry }] : [];
  })
    .toSorted((p, q) => far(p.entry) - far(q.entry))
    .slice(0, NAMES_MAX)
    .map(({ number }, place) => assumed(number, 0.5 / (place + 1), place, text));
}

/** A word that a brief does not say, and that stands in for what it does not say. */
const assumed = (entry: number, weight: number, place: number, text: string): Mention => ({
  text,
  entry,
  via: 'borrowed',
  weight,
  emphasis: 'plain',
  isMeantAsColour: false,
  isOwn: false,
  demandsTone: false,
  place,
  clause: 0,
  relation: undefined,
  isHead: true,
});

/** Boards that make up an answer by themselves. */
const RECALLED_ENOUGH = 5;

/** A prompt of which nothing was understood still gets a look of its own: three strong words that its letters settle. */
function invented(model: Model, brief: Brief, seed: number): Mention[] {
  const random = seededRandom(hashText(brief.unknown.join(' '), seed));
  const draw = (): number => {
    for (let attempt = 0; attempt < DRAWS_MAX; attempt++) {
      const index = random.below(model.entryCount);
      const entry = model.entry(index);
      const isStrong = entry !== undefined && entry.salience >= 0.6 && entry.part === 'subject';
      if (isStrong && entry.cardCount >= 3) return index;
    }
    return 0;
  };
  return [0.5, 0.4, 0.3].map((weight, place) => assumed(draw(), weight, place, ''));
}

/** About one entry in ten is strong and has cards: so many draws fail less than once in a million. */
const DRAWS_MAX = 140;

function shiftAll(
  colour: Oklab,
  mention: Mention,
  modifiers: readonly Mention[],
  entryOf: (mention: Mention) => Entry | undefined,
): Oklab {
  let shifted = colour;
  for (const modifier of modifiers) {
    const shift = entryOf(modifier)?.shift;
    if (shift === undefined || modifier === mention) continue;
    const places = Math.abs(modifier.place - mention.place);
    const strength = (places <= NEAR_PLACES ? NEAR_STRENGTH : FAR_STRENGTH) * (modifier.emphasis === 'hint' ? 0.5 : 1);
    shifted = applyShift(shifted, shift, strength);
  }
  return shifted;
}

/** A colour as a modifier makes it; shifts of lightness use up at most four fifths of the room that there is. */
function applyShift(colour: Oklab, { lightness, chroma, temperature }: Shift, strength: number): Oklab {
  const room = lightness > 0 ? 1 - colour.l : colour.l;
  const l = colour.l + Math.sign(lightness) * Math.min(Math.abs(lightness), room * 0.8) * strength;
  const warmed = {
    l,
    a: colour.a + WARMTH.a * temperature * strength,
    b: colour.b + WARMTH.b * temperature * strength,
  };
  const polar = oklabToOklch(warmed);
  return oklchToOklab({ ...polar, c: polar.c * (1 + (chroma - 1) * strength) });
}

/** Colours like those that the brief does not want weigh a quarter. */
const welcome = (point: Oklab, discouraged: readonly Oklab[]): number =>
  discouraged.some((other) => Math.hypot(point.l - other.l, point.a - other.a, point.b - other.b) < 0.12) ? 0.25 : 1;

/** How far a colour that is stronger than its style allows is brought back. */
const STYLE_PULL = 0.6;

/** What else is named beside a style appears in its range of lightness and chroma. */
function inStyle(colour: Oklab, styles: readonly StyleRules[]): Oklab {
  if (styles.length === 0) return colour;
  let { l, c, h } = oklabToOklch(colour);
  for (const { lightness, chroma } of styles) {
    l += STYLE_PULL * (Math.min(lightness[1], Math.max(lightness[0], l)) - l);
    c += STYLE_PULL * (Math.min(chroma[1], c) - c);
  }
  return oklchToOklab({ l, c, h });
}

function groundOf(
  points: readonly Point[],
  mass: number,
  moodWeights: Float64Array,
  entries: readonly (Entry | undefined)[],
): number {
  const style = entries.find((entry) => entry?.style !== undefined && entry.style.background !== 'any')?.style;
  if (style !== undefined && style.background !== 'mid') return style.background === 'dark' ? -1 : 1;
  const light = points.reduce((sum, { l, weight }) => sum + (weight / mass) * (l - 0.6), 0);
  const moods = MOODS.reduce(
    (sum, mood, bit) => sum + (GROUND_OF_MOOD[mood] ?? 0) * Math.min(1, moodWeights[bit] ?? 0),
    0,
  );
  return Math.max(-1, Math.min(1, 0.15 + light * 2.2 + moods * 0.4));
}

/** Moods that a palette's name may draw from. */
const MOODS_MAX = 3;

/** The strongest moods, as bits. */
function strongestMoods(weights: Float64Array): number {
  let bits = 0;
  for (let i = 0; i < MOODS_MAX; i++) {
    let best = -1;
    for (let bit = 0; bit < weights.length; bit++) {
      const weight = weights[bit] ?? 0;
      if (weight > 0 && (bits & (1 << bit)) === 0 && weight > (weights[best] ?? 0)) best = bit;
    }
    if (best < 0) break;
    bits = (bits | (1 << best)) >>> 0;
  }
  return bits;
}
