import type { Family } from '../colour/families.ts';
import { isHex } from '../colour/srgb.ts';
import { hasMood, type Entry, type Model } from '../model/model.ts';
import { barredColours } from './barred-roles.ts';
import {
  askedAccent,
  isNamedBehind,
  isSoleAccent,
  isNaming,
  isOfColour,
  settleAccentBeside,
  settleOnlyColour,
} from './accents.ts';
import type { Brief } from './brief.ts';
import { familyOf, familyOfEntry, namesColour } from './colour-words.ts';
import type { Tone } from '../tones.ts';
import type { Harmony } from './grammar/grammar.ts';
import type { Operation, Operations } from './grammar/operations.ts';
import { does, isColon, type Item } from './items.ts';
import type { Context } from './context.ts';
import { onlyBefore, settleLimited, settleRest, type Limited } from './limits.ts';
import { listGoesOn } from './lists.ts';
import { COLOUR_WEIGHT, Mentions, type Manner } from './mentions.ts';
import { Denials } from './denials.ts';
import { isLetter, isOtherwiseMeant } from './in-passing.ts';
import { areColouredButtons, hasCode, roleOfCode, roleOfName } from './given-role.ts';
import { coloursOf, coloursReferredTo, demandColour, isDemandable, mustsBefore } from './musts.ts';
import { coloursOfOthers, ownColours } from './whose-colours.ts';
import { isPronoun } from './back-references.ts';
import { Pending } from './pending.ts';
import { NEUTRAL, Rulings } from './rulings.ts';
import { ToneDemands } from './tone-demands.ts';
import { WornOut } from './worn-out.ts';
import {
  colourPlural,
  isAmongColours,
  isOfColouredPair,
  standsAsColour,
  describesThing,
  endsRun,
  entryOf,
  hasWordOf,
  isOfWhole,
  standsAloneAsPlural,
} from './scope.ts';

/** A function word speaks only where nothing else does. */
const FUNCTION_WEIGHT = 0.01;
/** A word that demands a tone is obeyed as a rule; its own look speaks only where nothing else does. */
const TONE_WEIGHT = 0.05;

/** What a prompt's items mean together: all of a brief but its language and its length. */
export const interpret = (model: Model, items: readonly Item[], grammar: Operations): Interpreted =>
  new Interpretation(model, items, grammar).run();

type Interpreted = Omit<Brief, 'language' | 'tokenCount' | 'ramp'>;

/** One pass over the items, left to right, with what is pending from the small words before. */
class Interpretation {
  readonly #model: Model;
  readonly #items: readonly Item[];
  readonly #mentions: Mentions;
  readonly #context: Context;
  readonly #unknown: string[] = [];
  readonly #rulings = new Rulings();
  readonly #only = new Set<Tone>();
  readonly #limited: Limited[] = [];
  readonly #pending = new Pending();
  #avoidsCliche = false;
  readonly #wornOut = new WornOut();
  /** True once the brief has spoken of all colours but those that it names. */
  #hasRest = false;
  /** True once it has said that those are all. */
  #isClosed = false;
  /** Items that name a colour which may not lead. */
  #barred: ReadonlySet<number> = new Set();
  /** Items that name a colour of what is the client's own. */
  #own: ReadonlySet<number> = new Set();
  #harmony: Harmony | undefined;
  readonly #grammar: Operations;
  readonly #denials: Denials;
  readonly #tones: ToneDemands;

  constructor(model: Model, items: readonly Item[], grammar: Operations) {
    this.#model = model;
    this.#mentions = new Mentions(model);
    this.#items = items;
    this.#grammar = grammar;
    const [mentions, rulings, only] = [this.#mentions, this.#rulings, this.#only];
    this.#context = { model, items, mentions, rulings, only, grammar };
    this.#denials = new Denials(this.#context, this.#pending);
    this.#tones = new ToneDemands(this.#context, this.#pending);
  }

  run(): Interpreted {
    const barred = barredColours(this.#model, this.#items, this.#grammar);
    this.#barred = new Set(barred.map(({ at }) => at));
    const said = new Set(barred.flatMap(({ said: items }) => items));
    this.#own = ownColours(this.#model, this.#items, this.#grammar);
    const ofOthers = coloursOfOthers(this.#model, this.#items, this.#grammar);
    for (const [i, item] of this.#items.entries()) {
      if (said.has(i)) {
        this.#pending.endNegation();
        continue;
      }
      const relation = this.#grammar.relations.get(item.key);
      if (relation !== undefined) {
        this.#mentions.relation = relation;
        // `anything but pink for a charity`: the charity is wanted.
        if (relation === 'for' && this.#pending.negated && this.#pending.ruled === 'colour')
          this.#pending.endNegation();
        // `a pop of tangerine for a charcoal office`: the office is no pop.
        if (this.#pending.emphasised && relation !== 'of') this.#pending.emphasise('plain');
      }
      if (ofOthers.has(i)) this.#denials.negate({ op: 'negate', isRivals: true }, i - 1);
      this.#take(item, i);
    }
    for (const { at } of barred) this.#mentions.soften(at);
    this.#softenRepeats();
    this.#denials.settle();
    settleLimited(
      this.#context,
      this.#limited.filter(({ entry }) => !this.#rulings.isOut(familyOf(entry))),
    );
    settleAccentBeside(this.#context);
    const accent = settleOnlyColour(this.#context, askedAccent(this.#context));
    if (accent !== undefined && isSoleAccent(this.#context)) this.#rulings.tones.add('neutral');
    settleRest(this.#context, this.#hasRest, this.#isClosed, accent !== undefined);
    this.#rulings.softenButtons();
    this.#tones.settle();
    // `no neon colours, whisky bar`: the one thing that is left is what the brief is about.
    const subject = this.#denials.things.at(-1);
    if (this.#mentions.count === 0 && subject !== undefined && this.#denials.things.length > 1) {
      this.#rulings.welcome(subject.item);
      this.#mention(subject.item, subject.at, 1, true);
    }
    // `free`, `keep`: a prompt of nothing but small words is about them.
    const { ruledOut, demanded } = this.#rulings;
    if (this.#mentions.count === 0 && ruledOut.length === 0 && demanded.length === 0)
      for (const [i, item] of this.#items.entries()) if (item.kind === 'operation') this.#mention(item, i, 1, true);
    return {
      mentions: this.#mentions.list,
      unknown: this.#unknown,
      demanded: this.#rulings.settledDemands(),
      counted: this.#rulings.settledCounts(this.#mentions.list.findLast(({ emphasis }) => emphasis === 'hint')?.entry),
      ruledOut: this.#rulings.ruledOut,
      notLeading: barred.flatMap(({ at }) => {
        const entry = entryOf(this.#model, this.#items[at]);
        return entry === undefined ? [] : (familyOf(entry) ?? []);
      }),
      asked: this.#askedFamilies(),
      avoidsCliche: this.#avoidsCliche,
      discouraged: this.#rulings.discouraged,
      tones: this.#rulings.tones,
      areGreys: this.#rulings.areGreys,
      only: this.#only,
      loose: this.#tones.loose,
      ground: this.#tones.ground,
      harmony: this.#harmony,
      askedAccent: accent,
      isLetter: isLetter(this.#items),
    };
  }

  /** `could it be gold? gold accent on black`: what is the accent once, is it wherever it is named. */
  #softenRepeats(): void {
    const hinted = this.#mentions.list.filter(({ emphasis }) => emphasis === 'hint');
    const entries = new Set(hinted.map(({ entry }) => entry));
    for (const mention of this.#mentions.list)
      if (entries.has(mention.entry) && this.#model.entry(mention.entry)?.isColour === true)
        this.#mentions.softenMention(mention);
  }

  /** Families whose colours the brief wants, and no word of it does without. */
  #askedFamilies(): Family[] {
    const named = this.#mentions.list.flatMap(({ entry }) => {
      const colour = this.#model.entry(entry);
      const family = colour?.isColour === true ? familyOf(colour) : undefined;
      return family === undefined || this.#rulings.isOut(family) ? [] : [family];
    });
    return [...new Set(named)];
  }

  #take(item: Item, i: number): void {
    switch (item.kind) {
      case 'mark':
        return this.#mark(item, i);
      case 'number':
        return this.#number(item);
      case 'hex':
        return this.#hex(item, i);
      case 'unknown':
        this.#unknown.push(item.text);
        this.#mentions.skip();
        return undefined;
      case 'function':
        if (item.found !== undefined && !this.#pending.negated) this.#mention(item, i, FUNCTION_WEIGHT, true);
        return undefined;
      case 'operation':
        for (const operation of item.operations ?? []) this.#operate(operation, item, i);
        if (item.found !== undefined && speaks(item.operations ?? [])) this.#toneWord(item, i);
        return undefined;
      case 'entry':
        for (const operation of item.operations ?? []) this.#operate(operation, item, i);
        return this.#entry(item, i);
    }
  }

  #mark({ key }: Item, i: number): void {
    const { negated, ruled, must, only } = this.#pending;
    // `avoid — red`, `must include - teal`.
    const isOpen = must || only || (negated && ruled === 'nothing');
    if (DASH.test(key) && isOpen && this.#items[i - 1]?.kind === 'operation') return;
    // `two colours only: pink and red`.
    if (isColon(this.#items[i]) && (must || only) && this.#items[i - 1]?.kind === 'operation') return;
    // `no pure black (#000)`.
    if (negated && key === '(' && this.#items[i + 1]?.kind === 'hex') return;
    // `accent: plum`.
    if (does(this.#items[i - 1], 'accentAfter') && isNamedBehind(this.#context, i - 1)) return;
    const isComma = key === ',' || key === '、' || key === '，';
    const isLink = isComma || key === '/' || key === '&';
    const goesOn = isLink && listGoesOn(this.#context, i);
    // `avoid: pink and lilac`.
    const opens = (key === ':' || key === '：') && ruled === 'nothing';
    if (negated && !goesOn && !opens) this.#pending.endNegation();
    if (!isLink) this.#pending.must = false;
    this.#pending.emphasise('plain');
    if (!this.#pending.must && !(goesOn && this.#limited.length > 0)) this.#pending.only = false;
    this.#mentions.startClause();
  }

  #number({ key }: Item): void {
    const count = Number(key);
    if (count === 1 || count === 2 || count === 3 || count === 4 || count === 5) this.#pending.count = count;
    else this.#mentions.skip();
  }

  #hex({ key, text }: Item, i: number): void {
    const hex = key;
    if (!isHex(hex)) return;
    if (this.#pending.negated) {
      this.#rulings.ruleOutHex(hex, text);
      this.#pending.ruled = 'colour';
    } else {
      this.#rulings.demandHex(hex, text, roleOfCode(this.#context, i, this.#pending.emphasis));
    }
  }

  #operate(operation: Operation, item: Item, i: number): void {
    const pending = this.#pending;
    switch (operation.op) {
      case 'negate':
        return this.#denials.negate(operation, i);
      case 'unusual':
        this.#pending.endNegation();
        this.#avoidsCliche = true;
        this.#wornOut.begin(item.key, this.#grammar);
        return;
      case 'negateBefore':
        // `#F0F is too much`.
        if (this.#rulings.withdrawHex(this.#items[i - 1]?.key ?? '')) return;
        // `forbidden: beige and gold`.
        if (isColon(this.#items[i + 1]) && this.#items[i - 1]?.kind !== 'entry') return this.#pending.startNegation();
        // `pink is not banned`.
        if (pending.negated) return this.#pending.endNegation();
        return this.#denials.ruleOutBefore(i);
      case 'likewise':
        return this.#denials.goOn(i);
      case 'turn':
        // `must not use red`: no turn yet.
        if (this.#pending.isNegatedVerb(item)) return;
        // `the accent please be pink`.
        if (pending.emphasis === 'hint' && !pending.emphasised && isNaming(this.#context, i)) return;
        this.#pending.endNegation();
        this.#pending.emphasise('plain');
        return;
      case 'join':
        if (pending.negated && pending.ruled !== 'nothing' && !listGoesOn(this.#context, i))
          this.#pending.endNegation();
        if (!pending.must) this.#pending.emphasise('plain');
        return;
      case 'closing':
        // `nothing else bright`.
        if (does(this.#items[i + 1], 'tone')) return this.#pending.startNegation();
        this.#pending.endNegation();
        this.#isClosed = true;
        return;
      default:
        return this.#demand(operation, item, i);
    }
  }

  /** What makes demands of the next words, or an accent of those before. */
  #demand(operation: Operation, item: Item, i: number): void {
    const { words } = this.#grammar;
    switch (operation.op) {
      case 'accentAfter':
        // `the accent should be mustard`, `accents in copper`: what is behind is the accent, and not what is before.
        if (isNamedBehind(this.#context, i)) return this.#pending.emphasise('hint');
        this.#softenLast(i);
        // `one accent among warm greys`; but `un solo acento vivo`, `one accent colour coral`.
        if (!this.#grammar.nounFirst && this.#items[i + 1]?.kind === 'function' && !isNaming(this.#context, i + 1))
          this.#pending.emphasise('plain');
        return;
      case 'must':
        if (this.#pending.isNegatedVerb(item)) return;
        this.#pending.endNegation();
        this.#pending.must = true;
        // `the folders are burgundy, please keep that`.
        if (isPronoun(this.#items, i + 1, this.#grammar))
          for (const { item: meant, entry } of this.#wanted(coloursOf(this.#context, i + 1)))
            demandColour(this.#context, meant, entry);
        return;
      case 'mustBefore':
        return this.#demandBefore(i);
      case 'only':
        // `something that isn't just red and green`.
        if (!words.all.has(item.key) && does(this.#items[i - 1], 'negate')) return;
        // Told at length, `three vans, all dark green` are vans.
        if (words.all.has(item.key) && (isLetter(this.#items) || this.#isOfThings(i))) return;
        this.#pending.endNegation();
        this.#pending.only = true;
        if (words.only.has(item.key)) this.#limited.push(...onlyBefore(this.#context, i));
        return;
      case 'number':
        // `two colours: pink and red` is one of each.
        if (does(this.#items[i + 1], 'colourNoun') && !words.of.has(this.#items[i + 2]?.key ?? '')) return;
        if (!this.#countBefore(operation.count, i)) this.#pending.count = operation.count;
        return;
      default:
        return this.#weigh(operation, i);
    }
  }

  /** `the cars are all mint green` is about cars. */
  #isOfThings(i: number): boolean {
    const things = this.#items[i - 2];
    return (
      this.#grammar.words.are.has(this.#items[i - 1]?.key ?? '') &&
      things?.kind === 'entry' &&
      !does(things, 'colourNoun')
    );
  }

  /** `緑を三色`: counts the colour that stands before its number; false where none does. */
  #countBefore(count: number, i: number): boolean {
    if (!this.#grammar.words.countParticles.has(this.#items[i - 1]?.key ?? '')) return false;
    const item = this.#items[i - 2];
    const entry = entryOf(this.#model, item);
    if (item === undefined || entry === undefined || !namesColour(item.key, entry)) return false;
    this.#rulings.count(item, entry, count);
    return true;
  }

  /** `marigold and deep pink have to be in it`; `debe aparecer el rojo`, and what is denied so: `no debe aparecer el rojo`. */
  #demandBefore(i: number): void {
    // `they're staying with us` are guests.
    const next = this.#items[i + 1];
    const isEnd = next === undefined || next.kind === 'mark' || does(next, 'join');
    if (hasWordOf(this.#items[i], this.#grammar.words.staying) && !isEnd) return;
    const behind = this.#items.slice(i + 1).find(({ kind }) => kind !== 'function');
    if (does(behind, 'negate') || does(behind, 'negateBefore')) return;
    const named = entryOf(this.#model, behind);
    const isAhead = behind !== undefined && named !== undefined && namesColour(behind.key, named);
    if (this.#pending.negated) return isAhead ? undefined : this.#pending.endNegation();
    if (isAhead) {
      this.#pending.must = true;
      return;
    }
    const musts = mustsBefore(this.#context, i);
    const meant = musts.length > 0 ? musts : coloursReferredTo(this.#context, i);
    for (const { item, entry } of this.#wanted(meant)) demandColour(this.#context, item, entry);
  }

  /** Those that the brief has not ruled out before: `I hate pink, use this`. */
  #wanted<Meant extends { readonly item: Item }>(meant: readonly Meant[]): Meant[] {
    return meant.filter(({ item }) => this.#rulings.ruledOut.every(({ text }) => text !== item.text));
  }

  /** What makes the next words weigh more or less, or demands a tone. */
  #weigh(operation: Operation, i: number): void {
    const { negated } = this.#pending;
    switch (operation.op) {
      case 'mostly':
      case 'hint':
        if (negated && operation.op === 'hint') return;
        this.#pending.endNegation();
        return this.#pending.emphasise(operation.op);
      case 'rest':
        this.#pending.endNegation();
        this.#pending.emphasise('plain');
        this.#hasRest = true;
        return;
      case 'single':
        // `one red`, which is not `a red`, is one spark among other colours; `one woman` is a woman.
        // In Dutch only the accent tells `één` from the article.
        if (
          negated ||
          this.#grammar.words.articles.has(this.#items[i]?.text.toLowerCase() ?? '') ||
          !isOfColour(this.#context, i)
        )
          return;
        this.#pending.count = 1;
        return this.#pending.emphasise('hint');
      case 'harmony':
        if (!negated) this.#harmony = operation.harmony;
        return;
      case 'tone':
        return this.#tones.takes(operation, i);
    }
  }

  #toneWord(item: Item, i: number): void {
    const demands = (item.operations ?? []).some(
      (operation) => operation.op === 'tone' && this.#rulings.tones.has(operation.tone),
    );
    if (demands && !this.#pending.negated)
      this.#mention(item, i, TONE_WEIGHT, endsRun(this.#model, this.#items, i), { demandsTone: true });
    else this.#entry(item, i);
  }

  #entry(item: Item, i: number): void {
    if (!this.#pending.negated && this.#wornOut.takes(this.#context, i)) return;
    if (isOtherwiseMeant(this.#items, i, this.#grammar)) return;
    if (areColouredButtons(this.#context, i)) return;
    if (this.#pending.negated) return this.#denials.takes(item, i);
    const pending = this.#pending;
    const isAlone = standsAloneAsPlural(this.#items, i, this.#grammar);
    const isCounted = pending.count > 1 || pending.only || isAlone || isAmongColours(this.#model, this.#items, i);
    const plural = isCounted ? colourPlural(this.#model, item) : undefined;
    const { found } = plural ?? item;
    const entry = this.#model.entry(found?.entries[0]?.entry ?? -1);
    if (found === undefined || entry === undefined) return;
    const before = this.#items.slice(0, i).findLast(({ kind }) => kind !== 'function');
    if (does(before, 'rest')) {
      // `red as primary, the rest neutral`; `one amber accent, everything else calm`.
      const isNeutral = entry.head === 'neutral' || NEUTRAL.has(familyOfEntry(entry) ?? '');
      if (isNeutral) this.#rulings.tones.add('neutral');
      else if (entry.part !== 'subject' && hasMood(entry.moods, 'calm') && this.#hasAccentBefore(i))
        this.#rulings.tones.add('muted');
    }
    const mayBeInRole = isDemandable(item, entry) && !this.#barred.has(i);
    const given = mayBeInRole ? roleOfName(this.#context, i, pending.emphasis) : undefined;
    if (given?.role === 'accent') demandColour(this.#context, item, entry, 'accent');
    else if (given !== undefined) this.#rulings.demandInRole(item, entry, given.role, given.isOfButtons);
    else if (namesColour(item.key, entry)) this.#colour({ ...item, found }, entry, i, plural !== undefined);
    else if (pending.must && this.#items[i + 1]?.kind !== 'entry') {
      // `must include navy and a mustard`.
      if (isDemandable(item, entry)) demandColour(this.#context, item, entry);
      pending.must = false;
    }
    // `photo booth hire, pinks`: more than one.
    if (isAlone && plural !== undefined && pending.count === 0 && !pending.only) this.#rulings.count(item, entry, 2);
    pending.count = 0;
    // `a green palette`: green leads.
    if (pending.emphasis === 'plain' && isOfWhole(this.#model, this.#items, i)) this.#pending.emphasise('mostly');
    // `only jewel tones`: what says so much of the colours has most of the word.
    if (pending.only && entry.part === 'modifier') this.#pending.emphasise('mostly');
    if (!entry.isColour) pending.only = false;
    const isMeantAsColour =
      !entry.isColour &&
      ((isDemandable(item, entry) && standsAsColour(this.#model, this.#items, i)) ||
        isOfColouredPair(this.#model, this.#items, i));
    const factor = entry.isColour || isMeantAsColour ? COLOUR_WEIGHT : 1;
    this.#mention({ ...item, found }, i, factor, endsRun(this.#model, this.#items, i), {
      isMeantAsColour,
      isOwn: this.#own.has(i),
    });
  }

  #hasAccentBefore(i: number): boolean {
    return this.#items.slice(0, i).some((item) => does(item, 'accentAfter') || does(item, 'hint'));
  }

  /** A colour that is wanted: as a must, as all that there is, by its number. */
  #colour(item: Item, entry: Entry, i: number, isPlural: boolean): void {
    const { must, only, count, emphasis } = this.#pending;
    // `mostly black` is a dark palette.
    const family = familyOf(entry);
    if (emphasis === 'mostly' && (family === 'black' || family === 'white') && this.#items[i + 1]?.kind !== 'entry')
      this.#rulings.tones.add(family === 'black' ? 'dark' : 'light');
    const { nounFirst, words } = this.#grammar;
    if (must && !hasCode(this.#items, i))
      demandColour(this.#context, item, entry, emphasis === 'hint' ? 'accent' : undefined);
    // `shades of brown` are more than one.
    const isOfShades = words.of.has(this.#items[i - 1]?.key ?? '') && words.shades.has(this.#items[i - 2]?.key ?? '');
    const isRamp = words.from.has(this.#items[i + 1]?.key ?? '');
    if (isOfShades && !isRamp && count === 0 && emphasis === 'plain') this.#rulings.count(item, entry, 2);
    // `only blues and an orange` has one orange.
    if (only && count === 1 && this.#limited.length + this.#only.size > 0) return this.#pending.emphasise('hint');
    if (only && emphasis !== 'hint' && count <= 1) {
      // `black and white, only blue sparks`: the sparks are blue.
      if (!describesThing(this.#model, this.#items, i, nounFirst)) this.#limited.push({ item, entry, at: i, isPlural });
      else if (this.#rulings.tones.has('neutral')) this.#pending.emphasise('hint');
    } else if (count > 0) this.#rulings.count(item, entry, count, count === 1 && emphasis === 'hint');
  }

  #mention(item: Item, at: number, factor: number, isHead: boolean, manner: Partial<Manner> = {}): void {
    this.#mentions.add(item, at, { ...manner, factor, emphasis: this.#pending.emphasis, isHead });
    if (item.found !== undefined) this.#pending.emphasised = true;
  }

  /** `green only in the accent, otherwise sand`; but what is all that is said is no mere accent. */
  #softenLast(i: number): void {
    const goesOn = this.#items.slice(i + 1).some(({ kind }) => kind === 'entry');
    if (this.#mentions.count >= 2 || goesOn) this.#mentions.soften(this.#mentions.lastItem);
  }
}

const DASH = /^[-–—]$/;

/** A small word that has a look of its own as well: `pastel`, `dark`, `gold` in a list. */
const speaks = (operations: readonly Operation[]): boolean => operations.every(({ op }) => op === 'tone');
