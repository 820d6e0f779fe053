import type { Entry } from '../model/model.ts';
import { isAccentOfItsOwn, isNamedBehind, isNaming, isOfColour } from './accents.ts';
import { isPronoun } from './back-references.ts';
import { namesColour } from './colour-words.ts';
import type { Context } from './context.ts';
import type { Denials } from './denials.ts';
import type { Harmony } from './grammar/grammar.ts';
import type { Operation } from './grammar/operations.ts';
import { isLetter } from './in-passing.ts';
import { does, isColon, type Item } from './items.ts';
import { onlyBefore } from './limits.ts';
import { listGoesOn } from './lists.ts';
import { coloursOf, coloursReferredTo, demandColour, mustsBefore } from './musts.ts';
import { entryOf, hasWordOf } from './scope.ts';
import type { ToneDemands } from './tone-demands.ts';
import type { WornOut } from './worn-out.ts';

/** Does what small words say, one by one: they deny, demand, limit, count and weigh other words. */
export class Operator {
  readonly #context: Context;
  readonly #denials: Denials;
  readonly #tones: ToneDemands;
  readonly #wornOut: WornOut;
  /** True where what a subject always wears is what to avoid. */
  avoidsCliche = false;
  /** True once the brief has spoken of all colours but those that it names, and once it has said that those are all. */
  hasRest = false;
  isClosed = false;
  /** How the hues are to stand to one another. */
  harmony: Harmony | undefined;

  constructor(context: Context, denials: Denials, tones: ToneDemands, wornOut: WornOut) {
    this.#context = context;
    this.#denials = denials;
    this.#tones = tones;
    this.#wornOut = wornOut;
  }

  /** All that the item at `at` does. */
  operate(item: Item, at: number): void {
    for (const operation of item.operations ?? []) this.#deny(operation, item, at);
  }

  /** What rules out words or ends that. */
  #deny(operation: Operation, item: Item, at: number): void {
    const { items, pending } = this.#context;
    switch (operation.op) {
      case 'negate':
        return this.#denials.negate(operation, at);
      case 'unusual':
        pending.endNegation();
        this.avoidsCliche = true;
        this.#wornOut.begin(item.key, this.#context.grammar);
        return;
      case 'negateBefore':
        return this.#denyBefore(at);
      case 'likewise':
        return this.#denials.goOn(at);
      case 'turn':
        // `must not use red`: no turn yet.
        if (pending.isNegatedVerb(item)) return;
        // `the accent please be pink`.
        if (pending.emphasis === 'hint' && !pending.emphasised && isNaming(this.#context, at)) return;
        pending.endNegation();
        pending.emphasise('plain');
        return;
      case 'join':
        if (pending.negated && pending.ruled !== 'nothing' && !listGoesOn(this.#context, at)) pending.endNegation();
        if (!pending.must) pending.emphasise('plain');
        return;
      case 'closing':
        // `nothing else bright`.
        if (does(items[at + 1], 'tone')) return pending.startNegation();
        pending.endNegation();
        this.isClosed = true;
        return;
      default:
        return this.#demand(operation, item, at);
    }
  }

  /** `pink is banned`. */
  #denyBefore(at: number): void {
    const { items, rulings, pending } = this.#context;
    // `#F0F is too much`.
    if (rulings.withdrawHex(items[at - 1]?.key ?? '')) return;
    // `forbidden: beige and gold`.
    if (isColon(items[at + 1]) && items[at - 1]?.kind !== 'entry') return pending.startNegation();
    // `pink is not banned`.
    if (pending.negated) return pending.endNegation();
    return this.#denials.ruleOutBefore(at);
  }

  /** What makes demands of the next words, or an accent of those before. */
  #demand(operation: Operation, item: Item, at: number): void {
    const { items, pending, grammar } = this.#context;
    switch (operation.op) {
      case 'accentAfter':
        // `the accent should be mustard`, `accents in copper`: what is behind is the accent, and not what is before.
        if (isNamedBehind(this.#context, at)) return pending.emphasise('hint');
        if (!isAccentOfItsOwn(items, at, grammar)) this.#softenLast(at);
        // `one accent among warm greys`; but `un solo acento vivo`, `one accent colour coral`.
        if (!grammar.nounFirst && items[at + 1]?.kind === 'function' && !isNaming(this.#context, at + 1))
          pending.emphasise('plain');
        return;
      case 'must':
        if (pending.isNegatedVerb(item)) return;
        pending.endNegation();
        pending.must = true;
        // `the folders are burgundy, please keep that`.
        if (isPronoun(items, at + 1, grammar)) this.#demandWanted(coloursOf(this.#context, at + 1));
        return;
      case 'mustBefore':
        return this.#demandBefore(at);
      case 'only':
        return this.#limit(item, at);
      case 'number':
        // `two colours: pink and red` is one of each.
        if (does(items[at + 1], 'colourNoun') && !grammar.words.of.has(items[at + 2]?.key ?? '')) return;
        if (!this.#countBefore(operation.count, at)) pending.count = operation.count;
        return;
      default:
        return this.#weigh(operation, at);
    }
  }

  /** `only greens`, `greens only`. */
  #limit(item: Item, at: number): void {
    const { items, limited, pending, grammar } = this.#context;
    const isAll = grammar.words.all.has(item.key);
    // `something that isn't just red and green`.
    if (!isAll && does(items[at - 1], 'negate')) return;
    // Told at length, `three vans, all dark green` are vans.
    if (isAll && (isLetter(items) || this.#isOfThings(at))) return;
    pending.endNegation();
    pending.only = true;
    if (grammar.words.only.has(item.key)) limited.push(...onlyBefore(this.#context, at));
  }

  /** `the cars are all mint green` is about cars. */
  #isOfThings(at: number): boolean {
    const { items, grammar } = this.#context;
    const { words } = grammar;
    const things = items[at - 2];
    // `one client is pink, another is all orange`.
    const isThing = things?.kind === 'entry' || words.another.has(things?.key ?? '');
    return words.are.has(items[at - 1]?.key ?? '') && isThing && !does(things, 'colourNoun');
  }

  /** `緑を三色`: counts the colour that stands before its number; false where none does. */
  #countBefore(count: number, at: number): boolean {
    const { model, items, rulings, grammar } = this.#context;
    if (!grammar.words.countParticles.has(items[at - 1]?.key ?? '')) return false;
    const item = items[at - 2];
    const entry = entryOf(model, item);
    if (item === undefined || entry === undefined || !namesColour(item.key, entry)) return false;
    rulings.count(item, entry, count);
    return true;
  }

  /** `marigold and deep pink have to be in it`; `debe aparecer el rojo`, and what is denied so: `no debe aparecer el rojo`. */
  #demandBefore(at: number): void {
    const { model, items, pending, grammar } = this.#context;
    // `they're staying with us` are guests.
    const next = items[at + 1];
    const isEnd = next === undefined || next.kind === 'mark' || does(next, 'join');
    if (hasWordOf(items[at], grammar.words.staying) && !isEnd) return;
    const behind = items.slice(at + 1).find(({ kind }) => kind !== 'function');
    if (does(behind, 'negate') || does(behind, 'negateBefore')) return;
    const named = entryOf(model, behind);
    const isAhead = behind !== undefined && named !== undefined && namesColour(behind.key, named);
    if (pending.negated) return isAhead ? undefined : pending.endNegation();
    if (isAhead) {
      pending.must = true;
      return;
    }
    const musts = mustsBefore(this.#context, at);
    this.#demandWanted(musts.length > 0 ? musts : coloursReferredTo(this.#context, at));
  }

  #demandWanted(meant: readonly { readonly item: Item; readonly entry: Entry }[]): void {
    const { rulings } = this.#context;
    const wanted = meant.filter(({ item }) => rulings.isWanted(item));
    for (const { item, entry } of wanted) demandColour(this.#context, item, entry);
  }

  /** What makes the next words weigh more or less, or demands a tone. */
  #weigh(operation: Operation, at: number): void {
    const { items, pending, grammar } = this.#context;
    const { negated } = pending;
    switch (operation.op) {
      case 'mostly':
      case 'hint':
        if (negated && operation.op === 'hint') return;
        pending.endNegation();
        return pending.emphasise(operation.op);
      case 'rest':
        pending.endNegation();
        pending.emphasise('plain');
        this.hasRest = true;
        return;
      case 'single': {
        // `one red`, which is not `a red`, is one spark among other colours; `one woman` is a woman.
        const isArticle = grammar.words.articles.has(items[at]?.text.toLowerCase() ?? '');
        if (negated || isArticle || !isOfColour(this.#context, at)) return;
        pending.count = 1;
        return pending.emphasise('hint');
      }
      case 'harmony':
        if (!negated) this.harmony = operation.harmony;
        return;
      case 'tone':
        return this.#tones.takes(operation, at);
    }
  }

  /** `green only in the accent, otherwise sand`; but what is all that is said is no mere accent, unless it is called one. */
  #softenLast(at: number): void {
    const { items, mentions, grammar } = this.#context;
    const goesOn = items.slice(at + 1).some(({ kind }) => kind === 'entry');
    const isAccent = grammar.accents.has(items[at]?.key ?? '');
    if (mentions.count >= 2 || goesOn || isAccent) mentions.soften(mentions.lastItem);
  }
}
