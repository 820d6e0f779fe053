import { clipChroma } from '../colour/gamut.ts';
import { hexToOklch, oklchToHex } from '../colour/oklch.ts';
import { hexToOklab } from '../colour/hex.ts';
import type { Hex } from '../palette.ts';
import type { Entry } from '../model/model.ts';
import type { Counted, Demanded, Ruled } from './brief.ts';
import { familyOf, hexNamed, namesColour } from './colour-words.ts';
import type { Tone } from './grammar/index.ts';
import type { Item } from './items.ts';

/** Families that are no colours to whoever asks for nothing else. */
export const NEUTRAL: ReadonlySet<string> = new Set(['grey', 'white', 'black']);

/** What a brief demands, counts, rules out and would rather not have. */
export class Rulings {
  readonly demanded: Demanded[] = [];
  readonly ruledOut: Ruled[] = [];
  /** Entries whose look is not wanted. */
  readonly discouraged: number[] = [];
  readonly tones = new Set<Tone>();
  readonly #counted: Counted[] = [];

  demandHex(hex: Hex, text: string): void {
    if (!this.demanded.some((demanded) => demanded.hex === hex)) this.demanded.push({ hex, text });
  }

  /** @param shift added to the OKLCH lightness of what the name means */
  demand(item: Item, entry: Entry, shift = 0): void {
    const hex = hexNamed(item.key, entry);
    this.demandHex(shift === 0 ? hex : shifted(hex, shift), item.text);
  }

  /** `only greys` are neutrals; `only reds` are five reds. */
  countAll(item: Item, entry: Entry): void {
    if (NEUTRAL.has(familyOf(entry) ?? '')) this.tones.add('neutral');
    else this.#counted.unshift(countedOf(item, entry, 5));
  }

  count(item: Item, entry: Entry, count: number): void {
    this.#counted.push(countedOf(item, entry, count));
  }

  /** Takes back that colours of the entry were counted: `two hues, orange and blue, are banned`. */
  uncount(entry: number): void {
    const kept = this.#counted.filter((counted) => counted.entry !== entry);
    this.#counted.splice(0, this.#counted.length, ...kept);
  }

  /** `a gold` counts only beside a real number: `two blues and a gold`. */
  settledCounts(): Counted[] {
    return this.#counted.some(({ count }) => count > 1) ? this.#counted : [];
  }

  ruleOutHex(hex: Hex, text: string): void {
    this.ruledOut.push({ kind: 'near', colour: hexToOklab(hex), text });
  }

  /** `isColour`: the word stands for a colour here, whatever else it is. */
  ruleOut(item: Item, entry: Entry, isColour = false): void {
    if (!isColour && !namesColour(item.key, entry)) {
      this.discouraged.push(item.found?.entries[0]?.entry ?? -1);
      return;
    }
    const family = familyOf(entry);
    const main = entry.colours[0];
    if (family !== undefined) this.ruledOut.push({ kind: 'family', family, text: item.text });
    else if (main !== undefined) this.ruledOut.push({ kind: 'near', colour: main, text: item.text });
  }
}

const countedOf = ({ text, found }: Item, entry: Entry, count: number): Counted => ({
  text,
  entry: found?.entries[0]?.entry ?? -1,
  family: familyOf(entry),
  count,
});

function shifted(hex: Hex, shift: number): Hex {
  const { l, c, h } = hexToOklch(hex);
  return oklchToHex(clipChroma({ l: Math.min(0.95, Math.max(0.15, l + shift)), c, h }));
}
