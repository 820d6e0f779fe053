import type { Family } from '../colour/families.ts';
import type { Oklab } from '../colour/oklab.ts';
import type { Hex, Role } from '../palette.ts';
import type { Tone } from '../tones.ts';
import type { Ground, Harmony, Relation } from './grammar/grammar.ts';

/** How a word of the prompt was found in the knowledge. */
export type Via = 'word' | 'form' | 'alias' | 'emoji' | 'typo' | 'compound' | 'borrowed';

/** A word or phrase of the prompt that the engine knows, and how much it matters here. */
export interface Mention {
  /** As typed. */
  readonly text: string;
  readonly entry: number;
  readonly via: Via;
  /** Salience times emphasis, times the share of a borrowed word's neighbour; above 0. */
  readonly weight: number;
  readonly emphasis: 'plain' | 'mostly' | 'hint';
  /** True for a thing that stands beside a colour and is meant as one: `mustard and teal`. */
  readonly isMeantAsColour: boolean;
  /** True for a colour of what is the client's own: `our cars are red`. */
  readonly isOwn: boolean;
  /** True for a word that demands a tone: the rule acts in place of its shift. */
  readonly demandsTone: boolean;
  /** Place among the mentions: words beside each other have neighbouring places. */
  readonly place: number;
  /** Marks of punctuation before it. */
  readonly clause: number;
  /** The small word that ties it to what stands before: `for` in `soap for dogs`; undefined where there is none. */
  readonly relation: Relation | undefined;
  /** True for the last of a run of words: the `bakery` of a `vintage bakery`. */
  readonly isHead: boolean;
}

/** A colour that must be in every palette, to the letter. */
export interface Demanded {
  readonly hex: Hex;
  /** As typed. */
  readonly text: string;
  /** The one in which it has to be (`navy text`, `accent #E4572E`); undefined where any will do. */
  readonly role: Role | undefined;
}

/** A colour that is given, and the role that it has to have, if any. */
export type Given = Pick<Demanded, 'hex' | 'role'>;

/** True for a colour that was typed as a hex, which is no name that one could tell. */
export const isTyped = ({ text }: Pick<Demanded, 'text'>): boolean => text.startsWith('#');

/** A colour asked for by number (`two blues`). */
export interface Counted {
  readonly text: string;
  /** What the word means. */
  readonly main: Oklab;
  readonly family: Family | undefined;
  /** 1 to 5. */
  readonly count: number;
  /** True for what the brief calls its accent: `and an orange accent`. */
  readonly isAccent: boolean;
}

/** What no colour of the palette may be: a colour family, or whatever is near one colour. */
export type Ruled =
  | { readonly kind: 'family'; readonly family: Family; readonly text: string }
  | { readonly kind: 'near'; readonly colour: Oklab; readonly text: string };

/** A prompt as the engine understood it: plain data that can be printed. */
export interface Brief {
  readonly language: string;
  /** Words, characters, emoji, numbers and colours that were read. */
  readonly tokenCount: number;
  readonly mentions: readonly Mention[];
  /** Words of the prompt that nothing is known of. */
  readonly unknown: readonly string[];
  readonly demanded: readonly Demanded[];
  readonly counted: readonly Counted[];
  /** The entries of two colours that it wants to pass from one to the other; undefined where there are none. */
  readonly ramp: readonly [number, number] | undefined;
  readonly ruledOut: readonly Ruled[];
  /** Families that may be anywhere but where a palette leads: `a bit of purple, but not as the main colour`. */
  readonly notLeading: readonly Family[];
  /** Families of the colours that it names and wants. */
  readonly asked: readonly Family[];
  /** True where what a subject always wears is what to avoid: `not another pink bakery`, `no clichés`. */
  readonly avoidsCliche: boolean;
  /** Entries whose look is not wanted (`not too corporate`). */
  readonly discouraged: readonly number[];
  readonly tones: ReadonlySet<Tone>;
  /** True where the neutrals that it asks for are greys: `no colour at all`. */
  readonly areGreys: boolean;
  /** Tones that bind all but the accent (`coffee shop, warm`, and not `warm colours`). */
  readonly loose: ReadonlySet<Tone>;
  /** Tones that hold for all five colours (`only pastels`). */
  readonly only: ReadonlySet<Tone>;
  /** `on black`, `pure black`, `white background`; undefined for a ground that is only dark or light. */
  readonly ground: Ground | undefined;
  /** How its hues are to stand to one another; undefined where it says nothing of that. */
  readonly harmony: Harmony | undefined;
  /** Tones of an accent that is asked for and not named (`with one single accent`, `one warm accent`); else undefined. */
  readonly askedAccent: ReadonlySet<Tone> | undefined;
  /** True for a brief so long that it names things in passing. */
  readonly isLetter: boolean;
}
