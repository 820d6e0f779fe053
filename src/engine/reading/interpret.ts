import { isHex } from '../colour/srgb.ts';
import type { Entry, Model } from '../model/model.ts';
import type { Brief, Mention } from './brief.ts';
import { familyOf, namesColour, standsForColour } from './colour-words.ts';
import type { Operation, Operations, Relation, Tone } from './grammar/index.ts';
import type { Item } from './items.ts';
import { NEUTRAL, Rulings } from './rulings.ts';
import { colourPlural, colourTail, endsRun, entryOf, listGoesOn, standsAlone } from './scope.ts';

/** Emphasis as a factor on a word's weight. */
const EMPHASIS = { plain: 1, mostly: 3, hint: 0.45 } as const;
/** A function word speaks only where nothing else does. */
const FUNCTION_WEIGHT = 0.01;
/** A word that demands a tone is obeyed as a rule; its own look speaks only where nothing else does. */
const TONE_WEIGHT = 0.05;
/** A colour that is named outright weighs more than a thing that merely has one. */
const COLOUR_WEIGHT = 1.7;

/** What a palette is when it must not have the tone. */
const OPPOSITE: Partial<Record<Tone, Tone>> = {
  dark: 'light',
  light: 'dark',
  vivid: 'muted',
  muted: 'vivid',
  warm: 'cool',
  cool: 'warm',
  soft: 'highContrast',
};

/** What a prompt's items mean together: all of a brief but its language and its length. */
export const interpret = (model: Model, items: readonly Item[], grammar: Operations): Interpreted =>
  new Interpretation(model, items, grammar).run();

type Interpreted = Omit<Brief, 'language' | 'tokenCount' | 'ramp'>;

interface Pending {
  negated: boolean;
  /** True behind `not too`: only the next word is unwelcome, the thing it describes is not. */
  tooMuch: boolean;
  /** True once something was ruled out by the negation that is open. */
  ruled: boolean;
  emphasis: 'plain' | 'mostly' | 'hint';
  must: boolean;
  only: boolean;
  count: 0 | 1 | 2 | 3 | 4 | 5;
}

/** One pass over the items, left to right, with what is pending from the small words before. */
class Interpretation {
  readonly #model: Model;
  readonly #items: readonly Item[];
  readonly #mentions: Mention[] = [];
  readonly #unknown: string[] = [];
  readonly #rulings = new Rulings();
  readonly #only = new Set<Tone>();
  #pending: Pending = {
    negated: false,
    tooMuch: false,
    ruled: false,
    emphasis: 'plain',
    must: false,
    only: false,
    count: 0,
  };
  #place = 0;
  #clause = 0;
  #relation: Relation | undefined;
  #avoidsCliche = false;
  /** True behind `not another`, up to the head of the run. */
  #unusual = false;
  /** Where the last colour stands that `not another` rules out. */
  #wornOut = -2;
  /** True once the brief has spoken of all colours but those that it names. */
  #hasRest = false;
  /** True once it has said that those are all. */
  #isClosed = false;
  #blackGround = false;
  readonly #grammar: Operations;

  constructor(model: Model, items: readonly Item[], grammar: Operations) {
    this.#model = model;
    this.#items = items;
    this.#grammar = grammar;
  }

  run(): Interpreted {
    for (const [i, item] of this.#items.entries()) {
      this.#relation = this.#grammar.relations.get(item.key) ?? this.#relation;
      this.#take(item, i);
    }
    this.#neutralsBut();
    // `free`, `keep`: a prompt of nothing but small words is about them.
    if (this.#mentions.length === 0 && this.#rulings.ruledOut.length === 0)
      for (const item of this.#items) if (item.kind === 'operation') this.#mention(item, 1, true);
    return {
      mentions: this.#mentions,
      unknown: this.#unknown,
      demanded: this.#rulings.demanded,
      counted: this.#rulings.settledCounts(),
      ruledOut: this.#rulings.ruledOut,
      avoidsCliche: this.#avoidsCliche,
      discouraged: this.#rulings.discouraged,
      tones: this.#rulings.tones,
      only: this.#only,
      blackGround: this.#blackGround,
    };
  }

  #take(item: Item, i: number): void {
    switch (item.kind) {
      case 'mark':
        return this.#mark(item, i);
      case 'number':
        return this.#number(item);
      case 'hex':
        return this.#hex(item);
      case 'unknown':
        this.#unknown.push(item.text);
        this.#place++;
        return undefined;
      case 'function':
        if (item.found !== undefined && !this.#pending.negated) this.#mention(item, FUNCTION_WEIGHT, true);
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
    const isComma = key === ',' || key === '、' || key === '，';
    if (this.#pending.negated && !((isComma || key === '/' || key === '&') && listGoesOn(this.#model, this.#items, i)))
      this.#endNegation();
    if (!isComma && key !== '&' && key !== '/') this.#pending.must = false;
    this.#pending.emphasis = 'plain';
    if (!this.#pending.must) this.#pending.only = false;
    this.#place += 2;
    this.#clause++;
    this.#relation = undefined;
  }

  #number({ key }: Item): void {
    const count = Number(key);
    if (count === 1 || count === 2 || count === 3 || count === 4 || count === 5) this.#pending.count = count;
    else this.#place++;
  }

  #hex({ key, text }: Item): void {
    const hex = key;
    if (!isHex(hex)) return;
    if (this.#pending.negated) {
      this.#rulings.ruleOutHex(hex, text);
      this.#pending.ruled = true;
    } else this.#rulings.demandHex(hex, text);
  }

  #operate(operation: Operation, item: Item, i: number): void {
    const pending = this.#pending;
    switch (operation.op) {
      case 'negate': {
        const next = this.#items[i + 1];
        // `绿色不要`: what stands at the end of a clause rules out what is before it.
        if ((next === undefined || next.kind === 'mark') && this.#items[i - 1]?.kind === 'entry')
          return this.#ruleOutLast();
        // `all grey except one yellow` has a yellow.
        if (this.#grammar.exceptions.has(item.key) && next?.operations?.some(({ op }) => SPARING.has(op)) === true)
          return this.#endNegation();
        // `not only blue`, `not just for kids` rule nothing out.
        if (next?.operations?.some(({ op }) => op === 'only') === true && next.key !== 'all') return;
        this.#pending = {
          ...pending,
          negated: true,
          tooMuch: operation.tooMuch === true,
          ruled: false,
          emphasis: 'plain',
          must: false,
          count: 0,
        };
        return;
      }
      case 'unusual':
        this.#endNegation();
        this.#avoidsCliche = true;
        this.#unusual = !item.key.startsWith('no ');
        return;
      case 'negateBefore':
        this.#ruleOutLast();
        return;
      case 'turn':
        this.#endNegation();
        pending.emphasis = 'plain';
        return;
      case 'join':
        if (pending.negated && pending.ruled && !listGoesOn(this.#model, this.#items, i)) this.#endNegation();
        if (!pending.must) pending.emphasis = 'plain';
        return;
      case 'mostly':
      case 'hint':
        if (!pending.negated || operation.op === 'mostly') {
          this.#endNegation();
          this.#pending.emphasis = operation.op;
        }
        return;
      case 'accentAfter':
        this.#softenLast();
        return;
      case 'must':
        this.#endNegation();
        this.#pending.must = true;
        return;
      case 'only':
        this.#endNegation();
        this.#pending.only = true;
        if (item.key === 'only') this.#onlyBefore(i);
        return;
      case 'rest':
      case 'closing':
        this.#endNegation();
        if (operation.op === 'rest') this.#hasRest = true;
        else this.#isClosed = true;
        return;
      case 'number':
        pending.count = operation.count;
        return;
      case 'single':
        // `one red`, which is not `a red`, is one spark among other colours.
        if (pending.negated) return;
        pending.count = 1;
        pending.emphasis = 'hint';
        return;
      case 'colourNoun':
        return;
      case 'tone':
        if (operation.tone === 'dark' && !pending.negated && BLACK.test(item.key)) this.#blackGround = true;
        this.#tone(operation.tone, operation.strong, i);
    }
  }

  /** `greys with one red accent`, `black, white and nothing else`: every colour but the one is a neutral. */
  #neutralsBut(): void {
    const colours = this.#mentions.filter(({ entry }) => this.#model.entry(entry)?.isColour === true);
    const others = colours.filter(({ emphasis }) => emphasis !== 'hint');
    const familyAt = ({ entry }: Mention): string => {
      const named = this.#model.entry(entry);
      return named === undefined ? '' : (familyOf(named) ?? '');
    };
    const hasOne = others.length < colours.length;
    const areAll = this.#isClosed || (hasOne && (this.#hasRest || others.some(isPluralGrey)));
    if (areAll && others.length > 0 && others.every((each) => NEUTRAL.has(familyAt(each))))
      this.#rulings.tones.add('neutral');
  }

  /** `pastels only`: the word stands behind what it limits. */
  #onlyBefore(i: number): void {
    const before = this.#items[i - 1]?.operations?.find((operation) => operation.op === 'colourNoun')
      ? this.#items[i - 2]
      : this.#items[i - 1];
    for (const operation of before?.operations ?? []) {
      if (operation.op !== 'tone') continue;
      this.#only.add(operation.tone);
      this.#rulings.tones.add(operation.tone);
    }
    // `one red only` is one.
    if (before?.found === undefined || this.#mentions.at(-1)?.emphasis === 'hint') return;
    // `greens only` are colours, not kale.
    const plural = colourPlural(this.#model, before);
    const entry = entryOf(this.#model, plural ?? before);
    if (entry?.isColour !== true) return;
    if (plural !== undefined && this.#mentions.at(-1)?.text === before.text) {
      this.#mentions.pop();
      this.#mention(plural, COLOUR_WEIGHT, true);
    }
    this.#rulings.countAll(plural ?? before, entry);
  }

  #tone(tone: Tone, strong: boolean, i: number): void {
    const holds = strong || standsAlone(this.#items, i);
    if (this.#pending.negated) {
      const opposite = OPPOSITE[tone];
      this.#pending.ruled = true;
      // A noun behind a plain adjective is what is ruled out: `no bright green`.
      if (opposite !== undefined && (holds || this.#items[i + 1]?.kind !== 'entry')) this.#rulings.tones.add(opposite);
      return;
    }
    // `one vivid accent` asks for no vivid palette.
    if (!holds || this.#pending.emphasis === 'hint') return;
    this.#rulings.tones.add(tone);
    if (this.#pending.only) this.#only.add(tone);
  }

  #toneWord(item: Item, i: number): void {
    const demands = (item.operations ?? []).some(
      (operation) => operation.op === 'tone' && this.#rulings.tones.has(operation.tone),
    );
    if (demands && !this.#pending.negated) this.#mention(item, TONE_WEIGHT, endsRun(this.#model, this.#items, i), true);
    else this.#entry(item, i);
  }

  #entry(item: Item, i: number): void {
    if (this.#unusual) {
      const entry = entryOf(this.#model, item);
      // `not another terracotta and sage`: behind a colour that is worn out, the herb is one too.
      const goesOn = this.#wornOut === i - 2 && joins(this.#items[i - 1]);
      const isColour = entry !== undefined && (goesOn || namesColour(item.key, entry) || standsForColour(entry));
      const isHead = endsRun(this.#model, this.#items, i);
      if (isColour) this.#wornOut = i;
      if (isHead && !(isColour && joins(this.#items[i + 1]))) this.#unusual = false;
      // `not another pink bakery`: a bakery, and not pink; `not another navy and gold`: neither.
      if (entry !== undefined && !this.#pending.negated && (!isHead || isColour)) {
        this.#ruleOut(item, entry);
        // Teal is the green that everybody takes when green is worn out.
        if (familyOf(entry) === 'green')
          this.#rulings.ruledOut.push({ kind: 'family', family: 'teal', text: item.text });
        this.#pending.ruled = false;
        return;
      }
    }
    // `starting to fall` is no autumn.
    if (item.key === 'fall' && this.#items[i - 1]?.key === 'to') return;
    const tail = this.#pending.negated ? colourTail(this.#model, item) : undefined;
    if (tail !== undefined) return this.#ruleOut(tail.item, tail.entry);
    const { found } = this.#pending.count > 1 || this.#pending.only ? (colourPlural(this.#model, item) ?? item) : item;
    const entry = this.#model.entry(found?.entries[0]?.entry ?? -1);
    if (found === undefined || entry === undefined) return;
    if (this.#pending.negated) {
      if (this.#pending.tooMuch) {
        this.#ruleOut(item, entry);
        this.#endNegation();
        return;
      }
      const next = this.#items[i + 1];
      // `no dark green fields`: what is ruled out is the last word of the run.
      if (next?.kind === 'entry') {
        const head = entryOf(this.#model, next);
        if (head !== undefined && (entry.shift !== undefined || !entry.isColour || head.isColour)) return;
      }
      this.#ruleOut(item, entry);
      return;
    }
    if (namesColour(item.key, entry)) {
      if (this.#pending.must) this.#rulings.demand(item, entry);
      if (this.#pending.only) this.#rulings.countAll({ ...item, found }, entry);
      else if (this.#pending.count > 0) this.#rulings.count({ ...item, found }, entry, this.#pending.count);
    } else if (this.#pending.must && this.#items[i + 1]?.kind !== 'entry') this.#pending.must = false;
    this.#pending.count = 0;
    // `only jewel tones`: what says so much of the colours has most of the word.
    if (this.#pending.only && entry.part === 'modifier') this.#pending.emphasis = 'mostly';
    if (!entry.isColour) this.#pending.only = false;
    this.#mention({ ...item, found }, entry.isColour ? COLOUR_WEIGHT : 1, endsRun(this.#model, this.#items, i));
  }

  #mention(item: Item, factor: number, isHead: boolean, demandsTone = false): void {
    const { found } = item;
    if (found === undefined) return;
    const { emphasis } = this.#pending;
    for (const { entry, share } of found.entries) {
      const salience = found.salience ?? this.#model.entry(entry)?.salience ?? 0;
      const weight = salience * share * factor * EMPHASIS[emphasis];
      if (weight > 0)
        this.#mentions.push({
          text: item.text,
          entry,
          via: found.via,
          weight,
          emphasis,
          demandsTone,
          place: this.#place,
          clause: this.#clause,
          relation: this.#relation,
          isHead,
        });
    }
    this.#place++;
    if (isHead) this.#relation = undefined;
  }

  #ruleOut(item: Item, entry: Entry): void {
    this.#pending.ruled = true;
    this.#rulings.ruleOut(item, entry);
  }

  /** Takes back the last mention: `green free`, and languages that put the negation behind. */
  #ruleOutLast(): void {
    const last = this.#mentions.pop();
    if (last === undefined) return;
    const item: Item = {
      kind: 'entry',
      text: last.text,
      key: last.text.toLowerCase(),
      found: { via: last.via, entries: [{ entry: last.entry, share: 1 }] },
    };
    const named = colourPlural(this.#model, item) ?? item;
    const entry = entryOf(this.#model, named);
    if (entry !== undefined) this.#ruleOut(named, entry);
    this.#pending.ruled = false;
  }

  #softenLast(): void {
    const last = this.#mentions.at(-1);
    if (last === undefined || last.emphasis !== 'plain' || this.#mentions.length < 2) return;
    this.#mentions[this.#mentions.length - 1] = { ...last, emphasis: 'hint', weight: last.weight * EMPHASIS.hint };
  }

  #endNegation(): void {
    this.#pending.negated = false;
    this.#pending.tooMuch = false;
    this.#pending.ruled = false;
  }
}

/** What tells behind `except` that there is one. */
const SPARING: ReadonlySet<Operation['op']> = new Set(['single', 'hint', 'number']);
/** In the languages that the engine reads. */
const BLACK = /black|schwarz|noir|negr|\bner[oa]|pret[oa]|zwart|czarn|黒|黑/;

const joins = (item: Item | undefined): boolean => item?.operations?.some(({ op }) => op === 'join') === true;

const isPluralGrey = ({ text }: Mention): boolean => /^gr[ea]ys$/i.test(text);

/** A small word that has a look of its own as well: `pastel`, `dark`, `gold` in a list. */
const speaks = (operations: readonly Operation[]): boolean => operations.every(({ op }) => op === 'tone');
