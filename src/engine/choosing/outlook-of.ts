import { hexToOklab } from '../colour/hex.ts';
import { areOfOneHue, hexToOklch, oklabToOklch } from '../colour/oklch.ts';
import type { Distribution } from '../meaning/distribution.ts';
import { isGroundDark } from '../meaning/given-ground.ts';
import { without, type PlacedMeaning } from '../meaning/meanings.ts';
import type { Recalled } from '../meaning/recall.ts';
import type { Rules } from '../meaning/rules.ts';
import { partsOf } from '../meaning/parts.ts';
import { stemNumber, stemsOf, type Stem } from '../meaning/stems.ts';
import { isWorldPart, MOODS, type Card, type CardColour, type Entry, type Model } from '../model/model.ts';
import { isTyped, type Brief, type Mention } from '../reading/brief.ts';
import { familyOf, standsForColour, wholeFamily } from '../reading/colour-words.ts';
import { halvesOf } from './halves.ts';
import type { Outlook, Word } from './outlook.ts';
import { dot } from './rows.ts';
import { schemeFeatures } from './scheme.ts';
import { SCHEME_WEIGHTS } from './weights.ts';

/** Words whose cards are weighed; a longer brief is settled by its weightiest. */
const WORDS_MAX = 9;
const WEIGHT_MIN = 0.03;

export interface OutlookRequest {
  readonly prompt: string;
  readonly brief: Brief;
  readonly meanings: readonly PlacedMeaning[];
  /** Those of the brief, or what stands for a brief of which nothing was understood. */
  readonly mentions: readonly Mention[];
  readonly recalled: readonly Recalled[];
  readonly mixture: Distribution;
  readonly rules: Rules;
}

export function outlookOf(
  model: Model,
  { prompt, brief, meanings, mentions, recalled, mixture, rules }: OutlookRequest,
): Outlook {
  const speaksOtherwise = mentions.some(({ demandsTone, weight }) => !demandsTone && weight >= WEIGHT_MIN);
  const mentioned = mentions
    // `dark mode` is obeyed as a rule; its cards are no world beside a thing's.
    .filter(({ weight, demandsTone }) => weight >= WEIGHT_MIN && !(demandsTone && speaksOtherwise))
    .map((mention) => weighed(mention, mention.weight * earliness(mention, mentions.length)))
    .toSorted((p, q) => q.weight - p.weight)
    .filter(firstOfItsText());
  const speaking = mentioned.filter((mention) => model.entry(mention.entry)?.part !== 'plain');
  // Where nothing else is said, a word that says little of colour lends what its kin have: `home`.
  const understood = (speaking.length > 0 ? speaking : mentioned).flatMap((mention) => wordOf(model, mention));
  const weighty = understood
    .filter(({ mention }) => mention.via !== 'borrowed' || !understood.some(isWorld))
    .filter(firstOfItsEntry())
    .slice(0, WORDS_MAX);
  const most = Math.max(...weighty.map(({ mention }) => mention.weight), 1e-9);
  const words = weighty
    .toSorted((p, q) => p.mention.place - q.mention.place)
    .map(({ mention, entry, lender, likeness }, order): Word => {
      const relative = mention.weight / most;
      const rest = without(meanings, mention.place);
      const telling = model.weightAmongBoards(mention.entry);
      return { mention, entry, cards: lender.cards, likeness, order, relative, telling, rest };
    });
  const { isTold } = model.languageWords(brief.language);
  const givenDark = isGroundDark(brief.demanded) ?? isMostlyDark(words);
  const seen = {
    isLetter: brief.isLetter,
    language: brief.language,
    isTold: ({ id, language }: Card): boolean => language === brief.language || isTold(id),
    words,
    spares: sparesOf(model, words),
    halves: halvesOf(words),
    named: words.flatMap(({ mention, entry }, word) => {
      const [colour] = entry.colours;
      // A long brief mentions colours that it has, not only those that it wants; smoke may be in it as smoke.
      const isAside = mentions.length > LONG && mention.emphasis === 'plain' && mention.clause > 0 && !mention.isOwn;
      const isThing =
        mentions.length > SHORT &&
        mention.via === 'word' &&
        mention.text.toLowerCase() !== entry.head &&
        !endsInColour(model, mention);
      const isWanted = !isAside && !isThing;
      // `a hint of mint`, `must include mustard`: what is all of one colour names it there.
      const isAsked =
        mention.emphasis === 'hint' ||
        mention.isMeantAsColour ||
        brief.demanded.some(({ text }) => text === mention.text);
      // A `copper roof` is a thing, whatever it is made of.
      const said = model.entry(mention.entry);
      const isPart = entry !== said && said?.isColour !== true;
      const names = !isPart && (entry.isColour || (isAsked && standsForColour(entry)));
      // `our blue is #1F4E79`: that is the blue; and `navy text` has its place.
      const hasRole = brief.demanded.some(({ text, role }) => role !== undefined && text === mention.text);
      // `no blue please, everyone uses blue`.
      const isRuledOut = brief.ruledOut.some((ruled) =>
        ruled.kind === 'family' ? familyOf(entry) === ruled.family : ruled.text === mention.text,
      );
      const isGiven =
        colour !== undefined &&
        brief.demanded.some(
          (demanded) => isTyped(demanded) && areOfOneHue(hexToOklch(demanded.hex), oklabToOklch(colour)),
        );
      return names &&
        colour !== undefined &&
        mention.via !== 'borrowed' &&
        isWanted &&
        !isGiven &&
        !hasRole &&
        !isRuledOut
        ? [{ ...colour, word, family: wholeFamily(entry), emphasis: mention.emphasis }]
        : [];
    }),
    demanded: brief.demanded.map(({ hex, role }) => ({ ...hexToOklab(hex), role })),
    givenHexes: new Set<string>(brief.demanded.map(({ hex }) => hex)),
    ruledOut: brief.ruledOut.flatMap(({ text }) => wordsRuledOut(text.toLowerCase())),
    isGroundDark: givenDark,
    ramp: rampOf(model, brief),
    moods: moodsOf(words.filter(({ entry }) => entry.part === 'mood' || entry.part === 'modifier')),
    allMoods: moodsOf(words),
    meaning: without(meanings, undefined),
    stems: stemsIn(model, prompt, brief.language === 'en' ? [] : words),
    rarityOf: model.rarity,
    rules,
    mixture,
    likenesses: new Map<CardColour, number>(),
    avoidsCliche: brief.avoidsCliche,
    harmony: brief.harmony,
    discouraged: brief.discouraged.flatMap((entry) => model.entry(entry)?.cards ?? []),
  };
  if (givenDark !== undefined) return { ...seen, scheme: givenDark ? SURE : -SURE };
  return { ...seen, scheme: dot(SCHEME_WEIGHTS, schemeFeatures(seen, recalled)) };
}

/** Where mint green is ruled out, so is a sentence about mint; but not one about green. */
const wordsRuledOut = (text: string): string[] => [text, ...text.split(' ').slice(0, -1)];

/** `mostly white`: whether what most of a palette is to be makes its ground a dark one; undefined for any hue. */
function isMostlyDark(words: readonly Word[]): boolean | undefined {
  const most = words.find(({ mention, entry }) => mention.emphasis === 'mostly' && entry.isColour);
  const colour = most?.entry.colours[0];
  if (colour === undefined || (colour.l > MOSTLY.dark && colour.l < MOSTLY.light)) return undefined;
  return colour.l <= MOSTLY.dark;
}

/** OKLCH lightness up to which, and from which, a colour that is most of a palette is its ground. */
const MOSTLY = { dark: 0.3, light: 0.88 } as const;

/** Logarithm of the odds of a scheme that is given. */
const SURE = 6;

/** Of a long brief the rarest stems say what it is about. */
const STEMS_MAX = 24;

function stemsIn(model: Model, prompt: string, words: readonly Word[]): ReadonlyMap<string, Stem> {
  const text = [prompt, ...words.map(({ entry }) => entry.head)].join(' ');
  const stems = [...stemsOf(text)].map((stem): [string, Stem] => [
    stem,
    { number: stemNumber(stem), rarity: model.rarity(stem) },
  ]);
  return new Map(stems.toSorted(([, p], [, q]) => q.rarity - p.rarity).slice(0, STEMS_MAX));
}

function rampOf(model: Model, { ramp }: Brief): Outlook['ramp'] {
  const [from, to] = (ramp ?? []).map((entry) => model.entry(entry)?.colours[0]);
  return from === undefined || to === undefined ? undefined : [from, to];
}

/** Mentions of a brief that is told at length: what it is about comes first, and asides follow. */
const LONG = 12;
/** In a brief of more mentions a colour goes by its name, not by a thing's that has lent it one. */
const SHORT = 4;
const LATE = { perClause: 0.09, least: 0.3 } as const;

const weighed = (mention: Mention, weight: number): Mention => ({ ...mention, weight });

const earliness = ({ clause }: Mention, mentions: number): number =>
  mentions <= LONG ? 1 : Math.max(LATE.least, 1 - LATE.perClause * clause);

/** True for a phrase that is a colour's own: `pale pink`, `dusty rose`, and no `gold mirrors`. */
function endsInColour(model: Model, { text }: Mention): boolean {
  const last = text.toLowerCase().split(' ').at(-1) ?? '';
  const isColour = (word: string): boolean => {
    const entry = model.entry(model.words.get(word) ?? -1);
    return entry !== undefined && standsForColour(entry);
  };
  return isColour(last) || (last.endsWith('s') && isColour(last.slice(0, -1)));
}

/** Of the entries that an unknown word borrows from, the nearest lends its cards. */
function firstOfItsText(): (mention: Mention) => boolean {
  const places = new Set<number>();
  return ({ via, place }) => {
    const again = places.has(place);
    places.add(place);
    return via !== 'borrowed' || !again;
  };
}

/** A phrase may be made of words that the brief has beside it. */
function firstOfItsEntry(): (word: { readonly entry: Entry }) => boolean {
  const seen = new Set<Entry>();
  return ({ entry }) => !seen.has(entry) && seen.add(entry).size > 0;
}

/** True for a thing, a place or a style with cards of its own: beside it a word that is only guessed at says nothing. */
const isWorld = ({ mention, entry, likeness }: Understood): boolean =>
  likeness === 1 && mention.via !== 'borrowed' && isWorldPart(entry.part);

/** A word that may be weighed, and the entry that lends it its cards. */
interface Understood extends Pick<Word, 'mention' | 'entry' | 'likeness'> {
  readonly lender: Entry;
}

function wordOf(model: Model, mention: Mention): Understood[] {
  const entry = model.entry(mention.entry);
  if (entry === undefined) return [];
  if (entry.cardCount > 0) return [{ mention, entry, lender: entry, likeness: 1 }];
  const parts = partsOf(model, mention).flatMap((part) => model.entry(part) ?? []);
  const [head] = parts.toReversed();
  // `deep pink` is a pink, and a colour of its own.
  if (entry.isColour && head !== undefined) return [{ mention, entry, lender: head, likeness: 1 }];
  if (parts.length > 0) return parts.map((part) => ({ mention, entry: part, lender: part, likeness: 1 }));
  return entry.kin.slice(0, 1).flatMap((kin) => {
    const lender = model.entry(kin.entry);
    return lender === undefined || lender.cardCount === 0 ? [] : [{ mention, entry, lender, likeness: kin.likeness }];
  });
}

/** An answer of ten palettes takes its pick among so many cards at least. */
const CARDS_MIN = 24;

/** Cards of words that are like those of a brief that says little; where nothing is like them, those written next. */
function sparesOf(model: Model, words: readonly Word[]): Card[] {
  const known = new Set(words.map(({ cards }) => cards));
  const spares: Card[] = [];
  const enough = CARDS_MIN - words.reduce((sum, word) => sum + word.cards.length, 0);
  const take = (index: number): void => {
    const entry = spares.length < enough ? model.entry(index) : undefined;
    const cards = entry === undefined || entry.cardCount === 0 ? [] : entry.cards;
    if (cards.length === 0 || known.has(cards)) return;
    known.add(cards);
    spares.push(...cards);
  };
  const near = words.flatMap(({ entry }) => entry.kin.map((kin) => kin.entry));
  for (const index of near) take(index);
  for (const index of spares.length < enough ? near : [])
    for (const kin of model.entry(index)?.kin ?? []) take(kin.entry);
  const start = words[0]?.mention.entry ?? 0;
  for (let k = 1; spares.length < enough && k < model.entryCount; k++) take((start + k) % model.entryCount);
  return spares;
}

function moodsOf(words: readonly Word[]): Float64Array {
  const moods = new Float64Array(MOODS.length);
  for (const { entry, mention } of words) {
    for (let bit = 0; bit < moods.length; bit++)
      if ((entry.moods & (1 << bit)) !== 0) moods[bit] = (moods[bit] ?? 0) + Math.sqrt(mention.weight);
  }
  return moods;
}
