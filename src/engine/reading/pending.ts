import type { Emphasis } from './mentions.ts';
import { does, type Item } from './items.ts';

/** What the small words before leave open for the words that follow. */
export class Pending {
  negated = false;
  /** True behind `not too`: only the next word is unwelcome, the thing it describes is not. */
  tooMuch = false;
  /** True behind `our competitors are`. */
  isRivals = false;
  /** What was ruled out by the negation that is open. */
  ruled: 'nothing' | 'colour' | 'thing' = 'nothing';
  emphasis: Emphasis = 'plain';
  /** True once something was mentioned with that emphasis. */
  emphasised = false;
  must = false;
  only = false;
  count: 0 | 1 | 2 | 3 | 4 | 5 = 0;

  emphasise(emphasis: Emphasis): void {
    this.emphasis = emphasis;
    this.emphasised = false;
  }

  startNegation(tooMuch = false): void {
    this.emphasise('plain');
    this.negated = true;
    this.isRivals = false;
    this.tooMuch = tooMuch;
    this.ruled = 'nothing';
    this.must = false;
    this.count = 0;
  }

  endNegation(): void {
    this.negated = false;
    this.isRivals = false;
    this.tooMuch = false;
    this.ruled = 'nothing';
  }

  /** `not use`, `without including`: a demand that is denied before anything was ruled out. */
  isNegatedVerb(item: Item): boolean {
    return this.negated && this.ruled === 'nothing' && does(item, 'must');
  }
}
