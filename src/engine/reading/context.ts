import type { Entry, Model } from '../model/model.ts';
import type { Tone } from '../tones.ts';
import type { Operations } from './grammar/operations.ts';
import type { Item } from './items.ts';
import type { Mentions } from './mentions.ts';
import type { Pending } from './pending.ts';
import type { Rulings } from './rulings.ts';

/** A colour that `only` speaks of. */
export interface Limited {
  readonly item: Item;
  readonly entry: Entry;
  /** Its place among the items. */
  readonly at: number;
  /** True for `blues`. */
  readonly isPlural: boolean;
}

/** A brief while it is read: its items, what was understood so far, and what is still open. */
export interface Context {
  readonly model: Model;
  readonly items: readonly Item[];
  readonly grammar: Operations;
  readonly mentions: Mentions;
  readonly rulings: Rulings;
  /** Tones that hold for all five colours. */
  readonly only: Set<Tone>;
  readonly limited: Limited[];
  readonly pending: Pending;
}

/** What is as it was typed: the items, and by what they are read. */
export type Place = Pick<Context, 'model' | 'items' | 'grammar'>;
