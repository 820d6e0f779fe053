import { FAMILIES, isOfFamily, type Family } from '../colour/families.ts';
import { hexToOklch, oklabToOklch, oklchToOklab } from '../colour/oklch.ts';
import { hexToOklab } from '../colour/hex.ts';
import type { Oklab } from '../colour/oklab.ts';
import type { Hex, Role } from '../palette.ts';
import type { Entry } from '../model/model.ts';
import type { Tone } from '../tones.ts';
import { isTyped, type Counted, type Demanded, type Ruled } from './brief.ts';
import { familyOf, hexNamed, namesColour, wholeFamily } from './colour-words.ts';
import type { NamedRole } from './grammar/grammar.ts';
import type { Item } from './items.ts';
import {
  asDarkGround,
  asGround,
  asGroundUnder,
  asText,
  readableOn,
  asVoice,
  asVoiceOnDark,
  asVoiceOnLight,
  isDarkGround,
  shifted,
} from './role-colours.ts';

/** Families that are no colours to whoever asks for nothing else. */
export const NEUTRAL: ReadonlySet<string> = new Set(['grey', 'white', 'black']);

/** What a brief demands, counts, rules out and would rather not have. */
export class Rulings {
  readonly demanded: Demanded[] = [];
  readonly ruledOut: Ruled[] = [];
  /** Entries whose look is not wanted. */
  readonly discouraged: number[] = [];
  readonly tones = new Set<Tone>();
  /** True where the neutrals that are asked for are greys: `no colour at all`. */
  areGreys = false;
  readonly #counted: CountedEntry[] = [];
  /** How much was ruled out before each demand: what comes later takes it back. */
  readonly #bansBefore = new Map<Hex, number>();
  /** What is demanded of buttons, as typed. */
  readonly #buttons = new Set<string>();

  /** @param role the one in which it has to be; undefined where any will do */
  demandHex(hex: Hex, text: string, role?: Role): void {
    if (this.demanded.some((demanded) => demanded.hex === hex)) return;
    this.demanded.push({ hex, text, role });
    this.#bansBefore.set(hex, this.ruledOut.length);
  }

  /** `navy text`, `a pink background`: the colour as it can be that. */
  demandInRole(item: Item, entry: Entry, role: NamedRole, isButton = false): void {
    const hex = hexNamed(item.key, entry);
    if (role === 'background') this.demandHex(asGround(hex, familyOf(entry)), item.text, role);
    else this.demandHex(role === 'primary' ? asVoice(hex) : hex, item.text, role);
    if (isButton) this.#buttons.add(item.text);
  }

  /** Among neutrals, and beside another primary, what is pressed is the accent: `buttons in orange, everything else grey`. */
  softenButtons(): void {
    const isButton = ({ text }: Demanded): boolean => this.#buttons.has(text);
    const hasPrimary = this.demanded.some((demanded) => demanded.role === 'primary' && !isButton(demanded));
    if (!hasPrimary && !this.tones.has('neutral')) return;
    for (const [i, demanded] of this.demanded.entries())
      if (isButton(demanded)) this.demanded[i] = { ...demanded, role: 'accent' };
  }

  /** What has to be there, each ground and text that goes by a name as the whole brief asks for it. */
  settledDemands(): Demanded[] {
    const asksDark = this.tones.has('dark');
    const isDark = this.#isGroundDark ?? asksDark;
    const isLight = this.#isGroundDark === false || this.tones.has('light') || (!isDark && this.#isTextDark);
    const wanted = this.demanded.filter((demanded) => !this.#isTakenBack(demanded));
    const settled = wanted.map((demanded) => {
      const { hex, text, role } = demanded;
      if (isTyped(demanded)) return demanded;
      if (role === 'text') return { hex: readableOn(this.#groundHex, asText(hex, isDark), isDark), text, role };
      if (role === 'primary' && isDark) return { hex: asVoiceOnDark(hex), text, role };
      if (role === 'primary' && isLight) return { hex: asVoiceOnLight(hex, this.#textHex), text, role };
      return role === 'background' && asksDark ? { hex: asDarkGround(hex), text, role } : demanded;
    });
    return settled.map((demanded) => {
      const { hex, text, role } = demanded;
      if (role !== 'background' || isTyped(demanded) || isDark) return demanded;
      const primary = settled.find((other) => other.role === 'primary');
      return primary === undefined ? demanded : { hex: asGroundUnder(primary.hex, hex), text, role };
    });
  }

  get #groundHex(): Hex | undefined {
    return this.demanded.find(({ role }) => role === 'background')?.hex;
  }

  /**
   * Where a colour is demanded and its family is ruled out, what was said last holds: `I keep being shown teal. No more teal`;
   * in a role of its own it gives way whatever was said last. A code stays, and so does an accent: `no red except in the accent`.
   */
  #isTakenBack(demanded: Demanded): boolean {
    const { hex, role } = demanded;
    if (isTyped(demanded) || role === 'accent') return false;
    const later = this.ruledOut.slice(role === undefined ? this.#bansBefore.get(hex) : 0);
    return later.some((ruled) => ruled.kind === 'family' && isOfFamily(hexToOklch(hex), ruled.family));
  }

  /** True for a word that the brief has not ruled out so far: `I hate pink, use this`. */
  isWanted({ text }: Item): boolean {
    return this.ruledOut.every((ruled) => ruled.text !== text);
  }

  get #textHex(): Hex | undefined {
    return this.demanded.find(({ role }) => role === 'text')?.hex;
  }

  /** `mint primary and chocolate brown text`. */
  get #isTextDark(): boolean {
    return this.#textHex !== undefined && isDarkGround(this.#textHex);
  }

  get #isGroundDark(): boolean | undefined {
    const ground = this.demanded.find(({ role }) => role === 'background');
    return ground === undefined ? undefined : isDarkGround(ground.hex);
  }

  /** @param shift added to the OKLCH lightness of what the name means */
  demand(item: Item, entry: Entry, shift = 0, role?: Role): void {
    const hex = hexNamed(item.key, entry);
    this.demandHex(shift === 0 ? hex : shifted(hex, shift), item.text, role);
  }

  /** `only greys` are neutrals; `only reds` are five reds. */
  countAll(item: Item, entry: Entry): void {
    const temperature = temperatureOf(entry);
    if (NEUTRAL.has(familyOf(entry) ?? '')) {
      this.tones.add('neutral');
      this.areGreys = true;
    } else if (temperature !== undefined) {
      // `only warm greys`.
      this.tones.add('neutral');
      this.tones.add(temperature);
    } else {
      this.tones.add('monochrome');
      // No beige is read on another: its text and its lead are browns.
      const isPale = familyOf(entry) === 'beige';
      if (isPale) this.tones.add('light');
      this.#counted.unshift(countedOf(item, entry, isPale ? 2 : 5));
    }
  }

  /** @param isOne true for `one red`, which is no `a red` */
  count(item: Item, entry: Entry, count: number, isOne = false): void {
    this.#counted.push({ ...countedOf(item, entry, count), isOne });
  }

  /** True for an entry of which the brief wants more than one colour. */
  isCounted(entry: number): boolean {
    return this.#counted.some((counted) => counted.entry === entry && counted.count > 1);
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
    const ones = this.#counted.filter(({ isOne }) => isOne);
    // `one red, one blue, one yellow`.
    if (ones.length < 2 && !this.#counted.some(({ count }) => count > 1)) return [];
    return this.#counted.map(({ entry, text, main, family, count }) => {
      const isAccent = count === 1 && entry === accent;
      return { text, main, family, count, isAccent };
    });
  }

  /** Rules out a code that the brief has given; false where it has not. */
  withdrawHex(key: string): boolean {
    const at = this.demanded.findIndex(({ hex }) => hex === key);
    const [given] = at < 0 ? [] : this.demanded.splice(at, 1);
    if (given !== undefined) this.ruleOutHex(given.hex, given.text);
    return given !== undefined;
  }

  /** True for a family of which nothing is wanted. */
  isOut(family: Family | undefined): boolean {
    return family !== undefined && this.ruledOut.some((ruled) => ruled.kind === 'family' && ruled.family === family);
  }

  /**
   * What is ruled out is not counted, and `not purple, lilac` rules out what is purple and no lilac.
   * @param mentionedBehind what the brief wants right behind what it rules out
   */
  settleRuledOut(mentionedBehind: (ruled: number) => readonly Entry[]): void {
    const kept = this.#counted.filter(({ family }) => !this.isOut(family));
    this.#counted.splice(0, this.#counted.length, ...kept);
    for (const [i, ruled] of this.ruledOut.entries()) {
      if (ruled.kind !== 'family') continue;
      const isShade = mentionedBehind(i).some(
        (entry) =>
          entry.isColour &&
          !isWhole(entry) &&
          entry.colours[0] !== undefined &&
          isOfFamily(oklabToOklch(entry.colours[0]), ruled.family),
      );
      const main = mainOf(ruled.family);
      if (isShade) this.ruledOut[i] = { kind: 'near', colour: main, text: ruled.text };
    }
  }

  /** Takes back that a thing's look is not wanted. */
  welcome({ found }: Item): void {
    const at = this.discouraged.lastIndexOf(found?.entries[0]?.entry ?? -1);
    if (at >= 0) this.discouraged.splice(at, 1);
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
    if (this.ruledOut.some(({ text }) => text === item.text)) return;
    const family = familyOf(entry);
    const main = entry.colours[0];
    if (family !== undefined) this.ruledOut.push({ kind: 'family', family, text: item.text });
    else if (main !== undefined) this.ruledOut.push({ kind: 'near', colour: main, text: item.text });
  }
}

/** Whether a grey is a warm one or a cool one; undefined for a colour. */
function temperatureOf({ head, colours: [main] }: Entry): 'warm' | 'cool' | undefined {
  if (main === undefined || !/gr[ae]y|slate/.test(head) || Math.hypot(main.a, main.b) > GREY_CHROMA) return undefined;
  return main.b > 0 ? 'warm' : 'cool';
}

/** OKLab chroma of the greys that go by a name: warm grey, slate. */
const GREY_CHROMA = 0.03;

const isWhole = (entry: Entry): boolean => wholeFamily(entry) !== undefined;

/** The middle of a family. */
function mainOf(family: Family): Oklab {
  const { hue, lightness, chroma } = FAMILIES[family].core;
  return oklchToOklab({ l: (lightness[0] + lightness[1]) / 2, c: (chroma[0] + chroma[1]) / 2, h: hue[0] });
}

/** What is counted, by its word's entry, until the whole brief is read. */
type CountedEntry = Omit<Counted, 'isAccent'> & { readonly entry: number; readonly isOne: boolean };

const countedOf = ({ text, found }: Item, entry: Entry, count: number): CountedEntry => ({
  text,
  entry: found?.entries[0]?.entry ?? -1,
  main: entry.colours[0] ?? GREY,
  family: familyOf(entry),
  count,
  isOne: false,
});

const GREY: Oklab = { l: 0.5, a: 0, b: 0 };
