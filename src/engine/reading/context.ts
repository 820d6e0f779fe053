import type { Model } from '../model/model.ts';
import type { Operations } from './grammar/operations.ts';
import type { Tone } from '../tones.ts';
import type { Item } from './items.ts';
import type { Mentions } from './mentions.ts';
import type { Rulings } from './rulings.ts';

/** A brief while it is read: its items, and what was understood so far. */
export interface Context {
  readonly model: Model;
  readonly items: readonly Item[];
  readonly mentions: Mentions;
  readonly rulings: Rulings;
  /** Tones that hold for all five colours. */
  readonly only: Set<Tone>;
  readonly grammar: Operations;
}
