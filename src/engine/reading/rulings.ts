import { clipChroma } from '../colour/gamut.ts';
import { hexToOklch, oklchToHex } from '../colour/oklch.ts';
import { hexToOklab } from '../colour/hex.ts';
import type { Oklab } from '../colour/oklab.ts';
import type { Hex, Role } from '../palette.ts';
import type { Entry } from '../model/model.ts';
import type { Counted, Demanded, Ruled } from './brief.ts';
import { familyOf, hexNamed, namesColour } from './colour-words.ts';
import type { Tone } from './grammar/grammar.ts';
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
  readonly #counted: CountedEntry[] = [];

  /** @param role the one in which it has to be; undefined where any will do */
  demandHex(hex: Hex, text: string, role?: Role): void {
    if (!this.demanded.some((demanded) => demanded.hex === hex)) this.demanded.push({ hex, text, role });
  }

  /** `navy text`, `a pink background`: the colour as it can be that. */
  demandInRole(item: Item, entry: Entry, role: 'background' | 'text', hasDarkGround: boolean): void {
    this.demandHex(inRole(hexNamed(item.key, entry), role, hasDarkGround), item.text, role);
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

  /**
   * `a gold` counts only beside a real number: `two blues and a gold`.
   * @param accent the entry of what the brief calls its accent
   */
  settledCounts(accent: number | undefined): Counted[] {
    if (!this.#counted.some(({ count }) => count > 1)) return [];
    return this.#counted.map(({ entry, ...counted }) => ({
      ...counted,
      isAccent: counted.count === 1 && entry === accent,
    }));
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

/** What is counted, by its word's entry, until the whole brief is read. */
type CountedEntry = Omit<Counted, 'isAccent'> & { readonly entry: number };

const countedOf = ({ text, found }: Item, entry: Entry, count: number): CountedEntry => ({
  text,
  entry: found?.entries[0]?.entry ?? -1,
  main: entry.colours[0] ?? GREY,
  family: familyOf(entry),
  count,
});

const GREY: Oklab = { l: 0.5, a: 0, b: 0 };

/** OKLCH lightness between which nothing is read on a colour, nor by it; and what it becomes on either side. */
const MIDDLE = { from: 0.42, to: 0.84, dark: 0.36, light: 0.9 } as const;
/** The lightest dark ground. */
const GROUND_DARK = 0.3;
/** The most OKLCH chroma of a pale ground. */
const PALE_CHROMA = 0.075;

/** A colour as a ground or a text has it: grounds of a middling colour are pale, texts deep, or pale on a dark ground. */
function inRole(hex: Hex, role: 'background' | 'text', hasDarkGround: boolean): Hex {
  const { l, c, h } = hexToOklch(hex);
  if (role === 'background' && l > GROUND_DARK && l <= MIDDLE.from)
    return oklchToHex(clipChroma({ l: GROUND_DARK, c, h }));
  if (l <= MIDDLE.from || l >= MIDDLE.to) return hex;
  const isPale = role === 'background' || hasDarkGround;
  return oklchToHex(
    clipChroma({ l: isPale ? MIDDLE.light : MIDDLE.dark, c: isPale ? Math.min(c, PALE_CHROMA) : c, h }),
  );
}

function shifted(hex: Hex, shift: number): Hex {
  const { l, c, h } = hexToOklch(hex);
  return oklchToHex(clipChroma({ l: Math.min(0.95, Math.max(0.15, l + shift)), c, h }));
}
