import type { Model } from '../model/model.ts';
import type { Mention } from './brief.ts';
import type { Relation } from './grammar/grammar.ts';
import type { Item } from './items.ts';

export type Emphasis = Mention['emphasis'];

/** Emphasis as a factor on a word's weight. */
const EMPHASIS: Readonly<Record<Emphasis, number>> = { plain: 1, mostly: 3, hint: 0.45 };

/** A colour that is named outright weighs more than a thing that merely has one. */
export const COLOUR_WEIGHT = 1.7;

/** How an item is mentioned. */
export interface Manner {
  /** On its weight. */
  readonly factor: number;
  readonly emphasis: Emphasis;
  readonly isHead: boolean;
  readonly demandsTone?: boolean;
  readonly isMeantAsColour?: boolean;
  readonly isOwn?: boolean;
}

/** Weight from which a word is what the small word before it ties in. */
const TELLING = 0.1;

/** What a brief mentions, in order, each with the item that it was read from. */
export class Mentions {
  readonly #model: Model;
  #made: { readonly at: number; readonly mention: Mention }[] = [];
  /** The small word that ties what is read next to what stands before. */
  relation: Relation | undefined;
  #place = 0;
  #clause = 0;

  constructor(model: Model) {
    this.#model = model;
  }

  get list(): Mention[] {
    return this.#made.map(({ mention }) => mention);
  }

  get last(): Mention | undefined {
    return this.#made.at(-1)?.mention;
  }

  /** True where the last mention stands in the clause that is being read. */
  get isInClause(): boolean {
    return this.last?.clause === this.#clause;
  }

  get count(): number {
    return this.#made.length;
  }

  /** Passes over a word that nothing is known of. */
  skip(): void {
    this.#place++;
  }

  /** A mark of punctuation: what follows is no neighbour of what went before. */
  startClause(): void {
    this.#place += 2;
    this.#clause++;
    this.relation = undefined;
  }

  add({ text, found }: Item, at: number, manner: Manner): void {
    const { factor, emphasis, isHead, demandsTone = false, isMeantAsColour = false, isOwn = false } = manner;
    if (found === undefined) return;
    let most = 0;
    for (const { entry, share } of found.entries) {
      const salience = found.salience ?? this.#model.entry(entry)?.salience ?? 0;
      const weight = salience * share * factor * EMPHASIS[emphasis];
      most = Math.max(most, weight);
      if (weight === 0) continue;
      const where = { place: this.#place, clause: this.#clause, relation: this.relation, isHead };
      const meant = { demandsTone, isMeantAsColour, isOwn };
      this.#made.push({ at, mention: { text, entry, via: found.via, weight, emphasis, ...meant, ...where } });
    }
    this.#place++;
    // `kindergarten but make it gothic`: what says nothing ends nothing.
    if (isHead && most >= TELLING) this.relation = undefined;
  }

  /** What was read from the item at `at`. */
  from(at: number): Mention[] {
    return this.#made.filter((made) => made.at === at).map(({ mention }) => mention);
  }

  /** Takes back what was read from the item at `at`. */
  drop(at: number): void {
    this.#made = this.#made.filter((made) => made.at !== at);
  }

  /** The item of the last mention; -1 where there is none. */
  get lastItem(): number {
    return this.#made.at(-1)?.at ?? -1;
  }

  /** Makes an accent of one mention. */
  softenMention(mention: Mention): void {
    const found = this.#made.find((made) => made.mention === mention);
    if (found !== undefined) this.soften(found.at);
  }

  /** Makes an accent of what was read from the item at `at`. */
  soften(at: number): void {
    this.#made = this.#made.map((made) => {
      const { mention } = made;
      if (made.at !== at || mention.emphasis !== 'plain') return made;
      return { at, mention: { ...mention, emphasis: 'hint', weight: mention.weight * EMPHASIS.hint } };
    });
  }
}
