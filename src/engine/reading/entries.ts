import { hasMood, type Entry } from '../model/model.ts';
import {
  familyOf,
  familyOfEntry,
  namesColour,
  standsForColour,
  standsForColourInRole,
  wholeFamily,
} from './colour-words.ts';
import type { Context } from './context.ts';
import type { Denials } from './denials.ts';
import { areColouredButtons, hasCode, roleOfName, roleOfThing, type GivenRole } from './given-role.ts';
import { isOtherwiseMeant, tellsOfAnother } from './in-passing.ts';
import { does, type Item } from './items.ts';
import { COLOUR_WEIGHT, type Manner } from './mentions.ts';
import { demandColour, isDemandable } from './musts.ts';
import { NEUTRAL } from './rulings.ts';
import {
  colourPlural,
  describesThing,
  endsRun,
  isAmongColours,
  isOfColouredPair,
  isOfTrio,
  isOfWhole,
  standsAloneAsPlural,
  standsAsColour,
} from './scope.ts';
import type { WornOut } from './worn-out.ts';

/** A podcast about ferries is about ferries: what tells of a thing has little of the palette. */
const MEDIUM_FACTOR = 0.1;
/** A word that demands a tone is obeyed as a rule; its own look speaks only where nothing else does. */
const TONE_WEIGHT = 0.05;

/** Items that are read otherwise than their words say. */
export interface MarkedItems {
  /** Those that name a colour which may not lead. */
  readonly barred: ReadonlySet<number>;
  /** Those that name a colour of what is the client's own. */
  readonly own: ReadonlySet<number>;
}

/** What becomes of words that have a look, read one by one. */
export class Entries {
  readonly #context: Context;
  readonly #denials: Denials;
  readonly #wornOut: WornOut;
  readonly #marked: MarkedItems;

  constructor(context: Context, denials: Denials, wornOut: WornOut, marked: MarkedItems) {
    this.#context = context;
    this.#denials = denials;
    this.#wornOut = wornOut;
    this.#marked = marked;
  }

  /** A small word that has a look of its own as well: `pastel`, `dark`. */
  takesTone(item: Item, at: number): void {
    const { model, items, rulings, pending } = this.#context;
    const demands = (item.operations ?? []).some(
      (operation) => operation.op === 'tone' && rulings.tones.has(operation.tone),
    );
    if (!demands || pending.negated) return this.takes(item, at);
    mention(this.#context, item, at, { factor: TONE_WEIGHT, isHead: endsRun(model, items, at), demandsTone: true });
  }

  /** A word with an entry at `at`. */
  takes(item: Item, at: number): void {
    const { model, items, grammar, pending } = this.#context;
    if (!pending.negated && this.#wornOut.takes(this.#context, at)) return;
    if (isOtherwiseMeant(items, at, grammar)) return;
    if (areColouredButtons(this.#context, at)) return;
    if (pending.negated) return this.#denials.takes(item, at);
    const isAlone = standsAloneAsPlural(items, at, grammar);
    const isCounted = pending.count > 1 || pending.only || isAlone || isAmongColours(model, items, at);
    const plural = isCounted ? colourPlural(model, item) : undefined;
    const { found } = plural ?? item;
    const entry = model.entry(found?.entries[0]?.entry ?? -1);
    if (found === undefined || entry === undefined) return;
    this.#takesRest(entry, at);
    this.#demands({ item, meant: { ...item, found }, entry, at, isPlural: plural !== undefined });
    // `photo booth hire, pinks`: more than one.
    if (isAlone && plural !== undefined && pending.count === 0 && !pending.only)
      this.#context.rulings.count(item, entry, 2);
    pending.count = 0;
    this.#emphasise(entry, at);
    const mayStandForColour = isDemandable(item, entry) || standsForColour(entry);
    const isMeantAsColour =
      !entry.isColour &&
      ((mayStandForColour && standsAsColour(model, items, at)) || isOfColouredPair(model, items, at));
    const isMedium = !entry.isColour && tellsOfAnother(items, at, grammar);
    const factor = isMedium ? MEDIUM_FACTOR : entry.isColour || isMeantAsColour ? COLOUR_WEIGHT : 1;
    const [isHead, isOwn] = [endsRun(model, items, at), this.#marked.own.has(at)];
    mention(this.#context, { ...item, found }, at, { factor, isHead, isMeantAsColour, isOwn });
  }

  /** `red as primary, the rest neutral`; `one amber accent, everything else calm`. */
  #takesRest(entry: Entry, at: number): void {
    const { items, rulings } = this.#context;
    const before = items.slice(0, at);
    const last = before.findLast(({ kind }) => kind !== 'function');
    if (!does(last, 'rest')) return;
    const isNeutral = entry.head === 'neutral' || NEUTRAL.has(familyOfEntry(entry) ?? '');
    const hasAccent = before.some((item) => does(item, 'accentAfter') || does(item, 'hint'));
    if (isNeutral) rulings.tones.add('neutral');
    else if (entry.isColour) this.#takesAllOf();
    else if (entry.part !== 'subject' && hasMood(entry.moods, 'calm') && hasAccent) rulings.tones.add('muted');
  }

  /** `everything blue`; `lime buttons, the rest violet`: what was named before is the one that is none of the rest. */
  #takesAllOf(): void {
    const { model, mentions, rulings } = this.#context;
    rulings.tones.add('monochrome');
    for (const each of mentions.list) if (model.entry(each.entry)?.isColour === true) mentions.softenMention(each);
  }

  /** What a colour has to be or to do, by what is said beside it. */
  #demands({ item, meant, entry, at, isPlural }: Wanted & { readonly item: Item }): void {
    const { items, rulings, pending } = this.#context;
    const given = this.#marked.barred.has(at) ? undefined : this.#givenRole(item, entry, at);
    if (given?.role === 'accent') demandColour(this.#context, item, entry, 'accent');
    else if (given !== undefined) rulings.demandInRole(item, entry, given.role, given.isOfButtons);
    else if (namesColour(item.key, entry)) this.#takesColour({ meant, entry, at, isPlural });
    else if (pending.must && items[at + 1]?.kind !== 'entry') {
      // `must include navy and a mustard`.
      if (isDemandable(item, entry)) demandColour(this.#context, item, entry);
      pending.must = false;
    }
  }

  #givenRole(item: Item, entry: Entry, at: number): GivenRole | undefined {
    const named = isDemandable(item, entry) ? roleOfName(this.#context, at, this.#context.pending.emphasis) : undefined;
    // `a lemon yellow accent` is that very yellow; a red one may be any red.
    const isShade = entry.isColour && wholeFamily(entry) === undefined;
    if (named === undefined && isShade && this.#context.grammar.accents.has(this.#context.items[at + 1]?.key ?? ''))
      return { role: 'accent' };
    return named ?? (standsForColourInRole(entry) ? roleOfThing(this.#context, at) : undefined);
  }

  /** A colour that is wanted: as a must, as all that there is, by its number. */
  #takesColour({ meant: item, entry, at, isPlural }: Wanted): void {
    const { model, items, rulings, only: onlyTones, limited, pending, grammar } = this.#context;
    const { must, only, count, emphasis } = pending;
    const { nounFirst, words } = grammar;
    // `mostly black` is a dark palette.
    const family = familyOf(entry);
    if (emphasis === 'mostly' && (family === 'black' || family === 'white') && items[at + 1]?.kind !== 'entry')
      rulings.tones.add(family === 'black' ? 'dark' : 'light');
    if (must && !hasCode(items, at))
      demandColour(this.#context, item, entry, emphasis === 'hint' ? 'accent' : undefined);
    // `shades of brown` are more than one.
    const isOfShades = words.of.has(items[at - 1]?.key ?? '') && words.shades.has(items[at - 2]?.key ?? '');
    const isRamp = words.from.has(items[at + 1]?.key ?? '');
    if (isOfShades && !isRamp && count === 0 && emphasis === 'plain') rulings.count(item, entry, 2);
    // `only blues and an orange` has one orange.
    if (only && count === 1 && limited.length + onlyTones.size > 0) return pending.emphasise('hint');
    if (only && emphasis !== 'hint' && count <= 1) {
      // `black and white, only blue sparks`: the sparks are blue.
      if (!describesThing(model, items, at, nounFirst)) limited.push({ item, entry, at, isPlural });
      else if (rulings.tones.has('neutral')) pending.emphasise('hint');
    } else if (count > 0) {
      const isOne = (count === 1 && emphasis === 'hint') || isOfTrio(model, items, at);
      rulings.count(item, entry, count, isOne);
    }
  }

  /** How much of the whole a word speaks of. */
  #emphasise(entry: Entry, at: number): void {
    const { model, items, pending } = this.#context;
    // `a green palette`: green leads.
    if (pending.emphasis === 'plain' && isOfWhole(model, items, at)) pending.emphasise('mostly');
    // `only jewel tones`: what says so much of the colours has most of the word.
    if (pending.only && entry.part === 'modifier') pending.emphasise('mostly');
    if (!entry.isColour) pending.only = false;
  }
}

/** A word that is wanted, as it is meant. */
interface Wanted {
  readonly meant: Item;
  readonly entry: Entry;
  readonly at: number;
  /** True for `blues`. */
  readonly isPlural: boolean;
}

/** Mentions an item with the emphasis that is on it. */
export function mention(
  { mentions, pending }: Pick<Context, 'mentions' | 'pending'>,
  item: Item,
  at: number,
  manner: Omit<Manner, 'emphasis'>,
): void {
  mentions.add(item, at, { ...manner, emphasis: pending.emphasis });
  if (item.found !== undefined) pending.emphasised = true;
}
