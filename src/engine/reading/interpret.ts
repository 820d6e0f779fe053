import type { Family } from '../colour/families.ts';
import { isHex } from '../colour/srgb.ts';
import type { Model } from '../model/model.ts';
import type { Tone } from '../tones.ts';
import { isNamedBehind } from './accents.ts';
import { askedColours, wishedColours } from './asked-colours.ts';
import { barredColours, type Barred } from './barred-roles.ts';
import type { Brief } from './brief.ts';
import { familyOf } from './colour-words.ts';
import type { Context } from './context.ts';
import { Denials } from './denials.ts';
import { Entries, mention } from './entries.ts';
import { formerLooks } from './former-designs.ts';
import { roleOfCode } from './given-role.ts';
import type { Operation, Operations } from './grammar/operations.ts';
import { coloursInNames, isLetter } from './in-passing.ts';
import { does, isColon, type Item } from './items.ts';
import { listGoesOn } from './lists.ts';
import { Mentions } from './mentions.ts';
import { Operator } from './operator.ts';
import { Pending } from './pending.ts';
import { Rulings } from './rulings.ts';
import { entryOf, isColour } from './scope.ts';
import { settle } from './settling.ts';
import { ToneDemands } from './tone-demands.ts';
import { coloursOfOthers, ownColours } from './whose-colours.ts';
import { WornOut } from './worn-out.ts';

/** A function word speaks only where nothing else does. */
const FUNCTION_WEIGHT = 0.01;

/** What a prompt's items mean together: all of a brief but its language and its length. */
export const interpret = (model: Model, items: readonly Item[], grammar: Operations): Interpreted =>
  new Interpretation(model, items, grammar).run();

type Interpreted = Omit<Brief, 'language' | 'tokenCount' | 'ramp'>;

/** One pass over the items, left to right, with what is pending from the small words before. */
class Interpretation {
  readonly #context: Context;
  readonly #unknown: string[] = [];
  /** Colours that may not lead. */
  readonly #barred: readonly Barred[];
  readonly #denials: Denials;
  readonly #tones: ToneDemands;
  readonly #operator: Operator;
  readonly #entries: Entries;

  constructor(model: Model, items: readonly Item[], grammar: Operations) {
    const [mentions, rulings, pending] = [new Mentions(model), new Rulings(), new Pending()];
    this.#context = { model, items, grammar, mentions, rulings, only: new Set(), limited: [], pending };
    this.#barred = barredColours(model, items, grammar);
    const barred = new Set(this.#barred.map(({ at }) => at));
    const wornOut = new WornOut();
    this.#denials = new Denials(this.#context);
    this.#tones = new ToneDemands(this.#context);
    this.#operator = new Operator(this.#context, this.#denials, this.#tones, wornOut);
    const own = new Set([
      ...ownColours(model, items, grammar),
      ...wishedColours(model, items, grammar),
      ...askedColours(model, items, grammar),
    ]);
    this.#entries = new Entries(this.#context, this.#denials, wornOut, { barred, own });
  }

  run(): Interpreted {
    const { model, items, grammar, pending } = this.#context;
    const said = new Set([
      ...this.#barred.flatMap(({ said: places }) => places),
      ...formerLooks(model, items, grammar),
      ...coloursInNames(model, items, grammar),
    ]);
    const ofOthers = coloursOfOthers(model, items, grammar);
    for (const [i, item] of items.entries()) {
      if (said.has(i)) {
        pending.endNegation();
        continue;
      }
      this.#relate(item);
      if (ofOthers.has(i)) this.#denials.negate({ op: 'negate', isRivals: true }, i - 1);
      this.#take(item, i);
    }
    const barred = new Set(this.#barred.map(({ at }) => at));
    const read = { denials: this.#denials, tones: this.#tones, operator: this.#operator, barred };
    return this.#understood(settle(this.#context, read));
  }

  #understood(accent: ReadonlySet<Tone> | undefined): Interpreted {
    const { model, items, mentions, rulings, only } = this.#context;
    return {
      mentions: mentions.list,
      unknown: this.#unknown,
      demanded: rulings.settledDemands(),
      counted: rulings.settledCounts(mentions.list.findLast(({ emphasis }) => emphasis === 'hint')?.entry),
      ruledOut: rulings.ruledOut,
      notLeading: this.#barred.flatMap(({ at }) => {
        const entry = entryOf(model, items[at]);
        return entry === undefined ? [] : (familyOf(entry) ?? []);
      }),
      asked: this.#askedFamilies(),
      avoidsCliche: this.#operator.avoidsCliche,
      discouraged: rulings.discouraged,
      tones: rulings.tones,
      areGreys: rulings.areGreys,
      only,
      loose: this.#tones.loose,
      ground: this.#tones.ground,
      harmony: this.#operator.harmony,
      askedAccent: accent,
      isLetter: isLetter(items),
    };
  }

  /** Families whose colours the brief wants, and no word of it does without. */
  #askedFamilies(): Family[] {
    const { model, mentions, rulings } = this.#context;
    const named = mentions.list.flatMap(({ entry }) => {
      const colour = model.entry(entry);
      const family = colour?.isColour === true ? familyOf(colour) : undefined;
      return family === undefined || rulings.isOut(family) ? [] : [family];
    });
    return [...new Set(named)];
  }

  /** A small word that ties the next to what stands before. */
  #relate({ key }: Item): void {
    const { grammar, mentions, pending } = this.#context;
    const relation = grammar.relations.get(key);
    if (relation === undefined) return;
    mentions.relation = relation;
    // `anything but pink for a charity`: the charity is wanted.
    if (relation === 'for' && pending.negated && pending.ruled === 'colour') pending.endNegation();
    // `a pop of tangerine for a charcoal office`: the office is no pop.
    if (pending.emphasised && relation !== 'of') pending.emphasise('plain');
  }

  #take(item: Item, i: number): void {
    const { mentions, pending } = this.#context;
    switch (item.kind) {
      case 'mark':
        return this.#mark(item, i);
      case 'number':
        return this.#number(item);
      case 'hex':
        return this.#hex(item, i);
      case 'unknown':
        this.#unknown.push(item.text);
        return mentions.skip();
      case 'function':
        if (item.found !== undefined && !pending.negated)
          mention(this.#context, item, i, { factor: FUNCTION_WEIGHT, isHead: true });
        return undefined;
      case 'operation':
        this.#operator.operate(item, i);
        if (item.found !== undefined && speaks(item.operations ?? [])) this.#entries.takesTone(item, i);
        return undefined;
      case 'entry':
        this.#operator.operate(item, i);
        return this.#entries.takes(item, i);
    }
  }

  #mark({ key }: Item, i: number): void {
    const { items, mentions, limited, pending } = this.#context;
    const { negated, ruled, must, only } = pending;
    // `avoid — red`, `must include - teal`.
    const isOpen = must || only || (negated && ruled === 'nothing');
    if (DASH.test(key) && isOpen && items[i - 1]?.kind === 'operation') return;
    // `two colours only: pink and red`.
    if (isColon(items[i]) && (must || only) && items[i - 1]?.kind === 'operation') return;
    // `no pure black (#000)`.
    if (negated && key === '(' && isColour(this.#context.model, items[i + 1])) return;
    // `accent: plum`.
    if (does(items[i - 1], 'accentAfter') && isNamedBehind(this.#context, i - 1)) return;
    const isComma = key === ',' || key === '、' || key === '，';
    const isLink = isComma || key === '/' || key === '&';
    const goesOn = isLink && listGoesOn(this.#context, i);
    // `avoid: pink and lilac`.
    const opens = (key === ':' || key === '：') && ruled === 'nothing';
    if (negated && !goesOn && !opens) pending.endNegation();
    if (!isLink) pending.must = false;
    pending.emphasise('plain');
    if (!pending.must && !(goesOn && limited.length > 0)) pending.only = false;
    mentions.startClause();
  }

  #number({ key }: Item): void {
    const { mentions, pending } = this.#context;
    const count = Number(key);
    if (count === 1 || count === 2 || count === 3 || count === 4 || count === 5) pending.count = count;
    else mentions.skip();
  }

  #hex({ key: hex, text }: Item, i: number): void {
    const { rulings, pending } = this.#context;
    if (!isHex(hex)) return;
    if (pending.negated) {
      rulings.ruleOutHex(hex, text);
      pending.ruled = 'colour';
    } else {
      rulings.demandHex(hex, text, roleOfCode(this.#context, i, pending.emphasis));
    }
  }
}

const DASH = /^[-–—]$/;

/** A small word that has a look of its own as well: `pastel`, `dark`, `gold` in a list. */
const speaks = (operations: readonly Operation[]): boolean => operations.every(({ op }) => op === 'tone');
