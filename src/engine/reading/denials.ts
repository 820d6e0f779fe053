import { hasMood, type Entry } from '../model/model.ts';
import { familyOfEntry } from './colour-words.ts';
import type { Context } from './context.ts';
import type { Operation } from './grammar/operations.ts';
import { coloursMeant, isPronoun } from './back-references.ts';
import { exceptionAt, isForAccent } from './exceptions.ts';
import { demandColour } from './musts.ts';
import { does, type Item } from './items.ts';
import { isColourLike } from './lists.ts';
import { colourPlural, colourTail, describesThing, entryOf, isColour, isOfPair } from './scope.ts';
import { takeBack, takeBackBefore } from './taking-back.ts';

/** How far behind `is banned` a `so is` may stand, in items. */
const LIKEWISE_REACH = 4;

/** How far before a word that rules out another may deny it, in items. */
const DENIED_REACH = 4;
/** How far behind a denial the pronoun may stand of what is not to come back, in items. */
const RETURNING_REACH = 3;

/** A thing behind a `no`, and where it stands. */
export interface UnwantedThing {
  readonly item: Item;
  readonly at: number;
}

/** What a brief does without, read word by word. */
export class Denials {
  readonly #context: Context;
  /** The item at which each thing was ruled out. */
  readonly #ruledOutAt: number[] = [];
  readonly #things: UnwantedThing[] = [];
  /** What was ruled out because others have it. */
  readonly #ofRivals = new Set<number>();
  /** The colour that was ruled out last. */
  #lastColour: { readonly item: Item; readonly entry: Entry } | undefined;
  /** Where a list ends that was ruled out from behind: `pink is banned`. */
  #ruledFromBehind = -1;

  constructor(context: Context) {
    this.#context = context;
  }

  /** Things behind a `no`, in order. */
  get things(): readonly UnwantedThing[] {
    return this.#things;
  }

  /** A `no` at `at`, or a word that is one at the end of its clause. */
  negate(
    { tooMuch = false, isRivals = false, isOfColours = false, isWeary = false }: Extract<Operation, { op: 'negate' }>,
    at: number,
  ): void {
    const { model, items, grammar, pending } = this.#context;
    const { words } = grammar;
    const isDenied = items
      .slice(Math.max(0, at - DENIED_REACH), at)
      .some((item) => does(item, 'negate') || words.deniers.has(item.key));
    // `lose the grey`, but `lose the grey hair`, and `we won't lose the pink`.
    const isObject =
      isColour(model, items[at + 1]) &&
      items[at + 2]?.kind !== 'entry' &&
      !words.notObject.has(items[at + 2]?.key ?? '');
    if (isOfColours && (isDenied || !isObject)) return;
    const [before, next] = [items[at - 1], items[at + 1]];
    const isAsked = before?.key === '?' || before?.key === '？';
    // `绿色不要`, `in pink? no`: what stands at the end of a clause rules out what is before it.
    if ((next === undefined || next.kind === 'mark') && (before?.kind === 'entry' || isAsked))
      return this.ruleOutBefore(at);
    const exception = exceptionAt(this.#context, at);
    if (exception !== undefined) {
      pending.endNegation();
      // `keep it grey apart from a red`: the red is no must of its own.
      pending.must = false;
      // `no red except for the accent`, which is red.
      const last = this.#lastColour;
      if (exception === 'kept' && last !== undefined && isForAccent(items, at))
        demandColour(this.#context, last.item, last.entry, 'accent');
      return exception === 'accent' ? pending.emphasise('hint') : undefined;
    }
    // `black and neon yellow, and I am sick of it`.
    if (isWeary && isPronoun(items, at + 1, grammar)) {
      // `I never get tired of it`.
      if (isDenied) return pending.endNegation();
      if (this.#ruleOutMeant(at + 1)) return;
    }
    const returning = this.#returning(at);
    if (returning !== undefined && !isDenied && this.#ruleOutMeant(returning)) return pending.endNegation();
    // `not only blue`, `not just for kids` rule nothing out.
    if (next?.operations?.some(({ op }) => op === 'only') === true && !words.all.has(next.key)) return;
    pending.startNegation(tooMuch);
    pending.isRivals = isRivals;
  }

  /** `pink is banned, so is purple`. */
  goOn(at: number): void {
    const { pending } = this.#context;
    if (this.#ruledFromBehind < at - LIKEWISE_REACH) return;
    this.#ruledFromBehind = at;
    pending.startNegation();
  }

  /** Takes back what stands before `at`: `teal and coral are banned`, and languages that put the negation behind. */
  ruleOutBefore(at: number): void {
    const { pending } = this.#context;
    const found = takeBackBefore(this.#context, at);
    if (found === undefined) return pending.startNegation();
    for (const { item, entry, isColour } of found) this.#ruleOut(item, entry, at, isColour);
    this.#ruledFromBehind = at;
    pending.endNegation();
  }

  /** The pronoun of what is not to come back: `last year's brochure was purple, please don't bring that back`. */
  #returning(at: number): number | undefined {
    const { items, grammar } = this.#context;
    const place = items.findIndex(
      ({ key }, k) => k > at && k <= at + RETURNING_REACH && (grammar.pronouns.has(key) || grammar.several.has(key)),
    );
    return place > at && grammar.words.returning.has(items[place + 1]?.key ?? '') ? place : undefined;
  }

  /** Takes back the colours that a pronoun at `at` speaks of; false where it speaks of none. */
  #ruleOutMeant(at: number): boolean {
    const { model, items, grammar } = this.#context;
    const meant = coloursMeant(model, items, at, grammar);
    for (const place of meant) {
      const item = items[place];
      const entry = entryOf(model, item);
      if (item === undefined || entry === undefined) continue;
      takeBack(this.#context, place);
      this.#ruleOut(item, entry, at);
    }
    return meant.length > 0;
  }

  /** The word at `at`, behind a `no`. */
  takes(item: Item, at: number): void {
    const { model, items, mentions, rulings, grammar, pending } = this.#context;
    // `no reds or blues`: no music.
    const plural = pending.ruled === 'colour' ? colourPlural(model, item) : undefined;
    const tail = colourTail(model, plural ?? item);
    if (tail !== undefined && !this.#isWanted(tail.entry)) return this.#ruleOut(tail.item, tail.entry, at);
    const entry = entryOf(model, plural ?? item);
    if (entry === undefined) return;
    if (pending.tooMuch) {
      this.#ruleOut(item, entry, at);
      // `not so gloomy`.
      if (entry.part !== 'subject' && hasMood(entry.moods, 'dark') && !rulings.tones.has('dark'))
        rulings.tones.add('light');
      pending.endNegation();
      return;
    }
    const { nounFirst } = grammar;
    // `no red sun`, `pas de soleil rouge`: the sun is.
    if (entry.isColour && (isOfPair(this.#context, at) || this.#ruleOutKind(entry, at))) return;
    const isOnlyWord = mentions.count === 0;
    if (entry.isColour && !isOnlyWord && describesThing(model, items, at, nounFirst)) return;
    const hasColour = nounFirst && describesThing(model, items, at + 1, true);
    // `no dark green fields`: what is ruled out is the last word of the run.
    const next = items[at + 1];
    if (next?.kind === 'entry') {
      const head = entryOf(model, next);
      const isPart = entry.shift !== undefined || !entry.isColour || head?.isColour === true;
      if (head !== undefined && isPart && !(hasColour && head.isColour)) return;
    }
    if (!isColourLike(item, entry)) this.#things.push({ item, at });
    this.#ruleOut(item, entry, at);
  }

  /** `blue but not corporate blue`: what is not wanted is the kind, where the colour is. */
  #ruleOutKind(colour: Entry, at: number): boolean {
    const { model, items } = this.#context;
    const kind = items[at - 1];
    const entry = entryOf(model, kind);
    if (kind?.kind !== 'entry' || entry === undefined || entry.isColour || entry.shift !== undefined) return false;
    if (!this.#isWanted(colour)) return false;
    this.#ruleOut(kind, entry, at);
    return true;
  }

  #isWanted(colour: Entry): boolean {
    const { model, mentions } = this.#context;
    return mentions.list.some((mention) => model.entry(mention.entry) === colour);
  }

  #ruleOut(item: Item, entry: Entry, at: number, isColour = false): void {
    const { rulings, pending } = this.#context;
    pending.ruled = isColourLike(item, entry) ? 'colour' : 'thing';
    const count = rulings.ruledOut.length;
    rulings.ruleOut(item, entry, isColour);
    // A thing's look is not wanted; it is not ruled out.
    if (rulings.ruledOut.length === count) return;
    this.#lastColour = { item, entry };
    this.#ruledOutAt[count] = at;
    if (pending.isRivals) this.#ofRivals.add(count);
  }

  /** What is wanted right behind what is ruled out is no part of it: the lilac of `not purple, lilac`. */
  settle(): void {
    const { model, mentions, rulings } = this.#context;
    rulings.settleRuledOut((ruled) => {
      const at = this.#ruledOutAt[ruled] ?? Infinity;
      return [1, 2, 3].flatMap((step) => mentions.from(at + step)).flatMap(({ entry }) => model.entry(entry) ?? []);
    });
    // `competitors use red and we want a stronger red`.
    const wanted = new Set(mentions.list.map((mention) => familyOfEntry(model.entry(mention.entry))));
    for (const i of [...this.#ofRivals].toReversed()) {
      const ruled = rulings.ruledOut[i];
      if (ruled?.kind === 'family' && wanted.has(ruled.family)) rulings.ruledOut.splice(i, 1);
    }
  }
}
