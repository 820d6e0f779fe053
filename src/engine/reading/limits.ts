import type { Entry, Model } from '../model/model.ts';
import { familyOf, namesColour, standsForColour } from './colour-words.ts';
import { does, type Item } from './items.ts';
import type { Mention } from './brief.ts';
import type { Context, Limited } from './context.ts';
import { listBefore } from './lists.ts';
import { fold } from './fold.ts';
import type { Operations } from './grammar/operations.ts';
import { COLOUR_WEIGHT, type Mentions } from './mentions.ts';
import { NEUTRAL } from './rulings.ts';
import { colourPlural, entryOf } from './scope.ts';

/** A colour of no more than this OKLCH chroma passes for a neutral beside black and white: ivory, bone, cream. */
const QUIET_CHROMA = 0.05;
/** True for `greys`, `warm greys`. */
export const isGreys = ({ text }: { readonly text: string }, { greys }: Operations): boolean =>
  greys.has(fold(text.split(' ').at(-1) ?? ''));

/** The colours of a palette beside its ground and its text. */
const VOICES = 3;
/** Colours whose hues are so far apart that no shade of one is taken for a shade of the other, in degrees. */
const APART_DEGREES = 45;

/** True for two colours of which no shade of the one is taken for a shade of the other. */
export function areApart({ colours: [p] }: Entry, { colours: [q] }: Entry): boolean {
  if (p === undefined || q === undefined) return false;
  const turn = Math.abs(Math.atan2(p.b, p.a) - Math.atan2(q.b, q.a));
  return Math.min(turn, 2 * Math.PI - turn) >= (APART_DEGREES / 180) * Math.PI;
}

/**
 * What `only` says of the colours behind it: of one, that all five are of it; of blacks, whites and greys, that all are
 * neutral; of those with one colour, that this is the accent; of two colours, that there are two of each.
 */
export function settleLimited({ model, rulings, mentions, only }: Context, limited: readonly Limited[]): void {
  const [first, ...others] = limited;
  if (first === undefined) return;
  if (others.every((each) => kindOf(each) === kindOf(first))) return settleOneKind({ model, rulings, mentions }, first);
  const quiet = limited.filter(isQuiet);
  const [one, ...more] = limited.filter((each) => !isQuiet(each));
  const second = more.find((each) => one !== undefined && kindOf(each) !== kindOf(one));
  if (one !== undefined && second !== undefined) {
    const areTwo = quiet.length === 0 && more.every((each) => [one, second].some((p) => kindOf(p) === kindOf(each)));
    if (areTwo && areApart(one.entry, second.entry))
      for (const { item, entry } of [one, second]) rulings.count(item, entry, 2);
    return;
  }
  const isNeutral = quiet.every((each) => NEUTRAL.has(kindOf(each)));
  // `brown and cream only`, `only navy and ivory`: the cream is no neutral, and the navy no accent of it.
  if (one?.isPlural === true) return void rulings.tones.add('monochrome');
  if (one !== undefined && !isNeutral) {
    if (kindOf(one) !== 'brown') return rulings.count(one.item, one.entry, VOICES);
    rulings.tones.add('earthy');
    only.add('earthy');
    return;
  }
  // `only blue and white` is shades of blue on white.
  if (one !== undefined && quiet.every((each) => kindOf(each) === 'white')) {
    rulings.tones.add('monochrome');
    rulings.tones.add('light');
    return;
  }
  rulings.tones.add(isNeutral ? 'neutral' : 'muted');
  if (one !== undefined) mentions.soften(one.at);
}

const kindOf = ({ entry }: Limited): string => familyOf(entry) ?? entry.head;

const isQuiet = ({ entry }: Limited): boolean => NEUTRAL.has(familyOf(entry) ?? '') || isQuietEntry(entry);

function isQuietEntry(entry: Entry | undefined): boolean {
  const { a, b } = entry?.colours[0] ?? { a: 1, b: 1 };
  return Math.hypot(a, b) <= QUIET_CHROMA;
}

/** `only lilac` is five of it; `all lilac, one lime` is two of it at least, and a lime. */
function settleOneKind(
  { model, rulings, mentions }: Pick<Context, 'model' | 'rulings' | 'mentions'>,
  { item, entry }: Limited,
): void {
  const isGrey = NEUTRAL.has(familyOf(entry) ?? '');
  const spark = mentions.list.find((mention) => {
    const named = mention.emphasis === 'hint' ? model.entry(mention.entry) : undefined;
    return named !== undefined && (namesColour(mention.text.toLowerCase(), named) || standsForColour(named));
  });
  const other = spark === undefined ? undefined : model.entry(spark.entry);
  // `only grey and one yellow`.
  if (isGrey || spark === undefined || other === undefined || !areApart(entry, other))
    return rulings.countAll(item, entry);
  // Two at least that one calls so, and nothing of another hue.
  rulings.count(item, entry, 2);
  rulings.tones.add('monochrome');
  rulings.uncount(spark.entry);
  const found = { via: spark.via, entries: [{ entry: spark.entry, share: 1 }] };
  rulings.count({ kind: 'entry', text: spark.text, key: spark.text.toLowerCase(), found }, other, 1);
}

/** `greys with one red accent`, `black, white and nothing else`: every colour but the one is a neutral. */
export function settleRest(
  { model, items, rulings, mentions, grammar }: Context,
  hasRest: boolean,
  isClosed: boolean,
  asksAccent: boolean,
): void {
  const colours = mentions.list.filter(({ entry }) => model.entry(entry)?.isColour === true);
  const others = colours.filter(({ emphasis }) => emphasis !== 'hint');
  const familyAt = ({ entry }: Mention): string => {
    const named = model.entry(entry);
    return named === undefined ? '' : (familyOf(named) ?? '');
  };
  const hasOne = others.length < colours.length;
  const sparks = colours.filter((colour) => colour.emphasis === 'hint' && !NEUTRAL.has(familyAt(colour)));
  // `one red, one blue, plus black and white`: two are more than an accent; and so are `blue and orange, the rest neutral`.
  // `orange buttons, dark blue text, everything else white`: what has its role is none of the rest.
  const hasRole = ({ text }: Mention): boolean =>
    rulings.demanded.some((demanded) => demanded.role !== undefined && demanded.text === text);
  const hued = others.filter(
    (other) =>
      !NEUTRAL.has(familyAt(other)) &&
      !isQuietEntry(model.entry(other.entry)) &&
      !rulings.isCounted(other.entry) &&
      !hasRole(other),
  );
  if (sparks.length > 1 || (hasRest && hued.length > 1)) rulings.tones.delete('neutral');
  // `navy, everything else grey`.
  const [single, ...further] = hued;
  if (hasRest && rulings.tones.has('neutral') && single !== undefined && further.length === 0 && sparks.length === 0)
    mentions.softenMention(single);
  const isOnlyOne = others.length === colours.length - 1;
  const areGreysNamed = items.some((item) => isGreys(item, grammar)) && !rulings.isOut('grey');
  if (asksAccent && areGreysNamed) rulings.tones.add('neutral');
  const [loud, ...more] = others.filter((other) => !NEUTRAL.has(familyAt(other)) && !isGreys(other, grammar));
  // `shades of pink and nothing else`.
  if (isClosed && loud !== undefined && others.length === 1 && !hasOne && rulings.demanded.length === 0)
    return void rulings.tones.add('monochrome');
  // `black, white and a red, nothing else`.
  if (isClosed && loud !== undefined && more.length === 0 && others.length > 1 && !hasOne) {
    // `two blues and a grey, nothing more`.
    if (rulings.isCounted(loud.entry)) return void rulings.tones.add('monochrome');
    mentions.softenMention(loud);
    rulings.tones.add('neutral');
    return;
  }
  const families = others.map(familyAt);
  // `black, white, one red`.
  const isBlackAndWhite = families.includes('black') && families.includes('white');
  const areGreys = others.some((other) => isGreys(other, grammar));
  // `black, white, red`: the red is the one colour.
  const [hue, ...hues] = hued;
  if (isBlackAndWhite && hue !== undefined && hues.length === 0 && !hasOne && others.length === 3) {
    mentions.softenMention(hue);
    rulings.tones.add('neutral');
    return;
  }
  // `mostly white, a single red`.
  const isMostlyNeutral = others.some((other) => other.emphasis === 'mostly' && NEUTRAL.has(familyAt(other)));
  // `black, white and grey` are all that there are.
  const areAllThree = isBlackAndWhite && (families.includes('grey') || areGreys);
  const areAll =
    isClosed ||
    (hasOne && isMostlyNeutral) ||
    (hasOne && (hasRest || areGreys)) ||
    (isOnlyOne && isBlackAndWhite) ||
    areAllThree;
  const areNeutral = others.every(
    (other, i) =>
      NEUTRAL.has(families[i] ?? '') || isGreys(other, grammar) || (isClosed && isQuietEntry(model.entry(other.entry))),
  );
  // `black background, one hot orange accent, nothing else coloured`: grounds are no mentions.
  if (areAll && (others.length > 0 || (hasOne && isClosed)) && areNeutral) rulings.tones.add('neutral');
}

/** What `only` at `at` limits where it stands behind: the tones of `pastels only` at once, the colours of `greens only`. */
export function onlyBefore({ model, items, mentions, rulings, only }: Context, at: number): Limited[] {
  const before = does(items[at - 1], 'colourNoun') ? items[at - 2] : items[at - 1];
  for (const operation of before?.operations ?? []) {
    if (operation.op !== 'tone') continue;
    only.add(operation.tone);
    rulings.tones.add(operation.tone);
  }
  // `one red only` is one.
  if (before?.found === undefined || mentions.last?.emphasis === 'hint') return [];
  const { heads } = listBefore(model, items, at);
  const limited = heads.flatMap((head) => limitedAt(model, items, head) ?? []);
  if (heads.length > 1 && limited.some(({ entry }) => !entry.isColour)) return [];
  for (const each of limited) nameAgain(mentions, each);
  return limited.filter(({ entry }) => entry.isColour);
}

function limitedAt(model: Model, items: readonly Item[], at: number): Limited | undefined {
  const item = items[at];
  const plural = item === undefined ? undefined : colourPlural(model, item);
  const entry = entryOf(model, plural ?? item);
  if (item === undefined || entry === undefined) return undefined;
  return { item: plural ?? item, entry, at, isPlural: plural !== undefined };
}

/** `greens only` are colours, not kale. */
function nameAgain(mentions: Mentions, { item, at, isPlural }: Limited): void {
  if (!isPlural || mentions.lastItem !== at) return;
  mentions.drop(at);
  mentions.add(item, at, { factor: COLOUR_WEIGHT, emphasis: 'plain', isHead: true });
}
