import { familyOf } from './colour-words.ts';
import type { Context } from './context.ts';
import type { Operations } from './grammar/operations.ts';
import type { Item } from './items.ts';
import { isColourLike } from './lists.ts';
import { endsRun, entryOf } from './scope.ts';

const joins = (item: Item | undefined): boolean => item?.operations?.some(({ op }) => op === 'join') === true;

/** What `not another` speaks of: a subject that is wanted, without the colours that it always wears. */
export class WornOut {
  /** True behind `not another`, up to the head of the run. */
  #isOpen = false;
  /** Where the last colour stands that is ruled out. */
  #last = -2;

  begin(phrase: string, { words }: Operations): void {
    this.#isOpen = ![...words.cliches].some((part) => phrase.includes(part));
  }

  /** Rules out the word at `at` if it is a worn-out colour, or describes the subject; false where it is to be read on. */
  takes({ model, items, rulings }: Context, at: number): boolean {
    const item = items[at];
    if (!this.#isOpen || item === undefined) return false;
    const entry = entryOf(model, item);
    // `not another terracotta and sage`: behind a colour that is worn out, the herb is one too.
    const goesOn = this.#last === at - 2 && joins(items[at - 1]);
    const isColour = entry !== undefined && (goesOn || isColourLike(item, entry));
    const isHead = endsRun(model, items, at);
    if (isColour) this.#last = at;
    if (isHead && !(isColour && joins(items[at + 1]))) this.#isOpen = false;
    // `not another pink bakery`: a bakery, and not pink; `not another navy and gold`: neither.
    if (entry === undefined || (isHead && !isColour)) return false;
    rulings.ruleOut(item, entry);
    // Teal is the green that everybody takes when green is worn out.
    if (familyOf(entry) === 'green') rulings.ruledOut.push({ kind: 'family', family: 'teal', text: item.text });
    return true;
  }
}
