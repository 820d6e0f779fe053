import type { Family } from '../colour/families.ts';
import type { Oklab } from '../colour/oklab.ts';
import type { Distribution } from '../meaning/distribution.ts';
import type { Meaning } from '../model/meaning.ts';
import type { Rules } from '../meaning/rules.ts';
import type { Stem } from '../meaning/stems.ts';
import type { Card, CardColour, Entry } from '../model/model.ts';
import type { Brief, Given, Mention } from '../reading/brief.ts';

/** One of the two worlds that a brief puts together. */
export interface Half {
  /** Place among the words of what it is about. */
  readonly lead: number;
}

/** A word of the brief that has cards to choose from, its own or those of a word that is like it. */
export interface Word {
  readonly mention: Mention;
  readonly entry: Entry;
  readonly cards: readonly Card[];
  /** 1 for cards of its own; less for those of its kin. */
  readonly likeness: number;
  /** Weight over the greatest weight, 0 to 1. */
  readonly relative: number;
  /** How rare it is in written briefs, and how much it says: 0 and more. */
  readonly telling: number;
  /** What the brief is about but for this word. */
  readonly rest: Meaning;
  /** Place among the words, from 0. */
  readonly order: number;
}

/** A colour that the brief asks for by name. */
export interface NamedColourWord extends Oklab {
  readonly word: number;
  /** The family that it means as a whole, light and dark: `blue`, and not `navy`. */
  readonly family: Family | undefined;
  readonly emphasis: Mention['emphasis'];
}

/** All that choosing looks at: a brief's words with their cards, its moods, its colours, what it demands. */
export interface Outlook {
  /** True for a brief so long that it names things in passing. */
  readonly isLetter: boolean;
  /** ISO 639-1, of the brief. */
  readonly language: string;
  readonly words: readonly Word[];
  /** Cards for the later palettes of an answer, where the words have too few. */
  readonly spares: readonly Card[];
  /** The two worlds that the brief puts together; undefined where it does not. */
  readonly halves: readonly [Half, Half] | undefined;
  readonly named: readonly NamedColourWord[];
  /** Colours that have to be there to the letter, in one role or in any. */
  readonly demanded: readonly (Oklab & Pick<Given, 'role'>)[];
  /** The codes of those that were typed, in upper case. */
  readonly givenHexes: ReadonlySet<string>;
  /** What the brief rules out, as typed, in small letters. */
  readonly ruledOut: readonly string[];
  /** Whether the brief gives a dark ground or a light one by its colour; undefined where it gives none. */
  readonly isGroundDark: boolean | undefined;
  /** The colours that the brief wants to pass from one to the other. */
  readonly ramp: readonly [Oklab, Oklab] | undefined;
  /** How strongly each of `MOODS` is asked for by mood words, 0 and more. */
  readonly moods: Float64Array;
  /** The same by all words. */
  readonly allMoods: Float64Array;
  /** Logarithm of the odds of a dark scheme: above 0 where it is the likelier one. */
  readonly scheme: number;
  /** What the brief is about, all its words together. */
  readonly meaning: Meaning;
  /** Stems of the brief, and of its words in English; of a long brief the rarest. */
  readonly stems: ReadonlyMap<string, Stem>;
  readonly rarityOf: (stem: string) => number;
  readonly rules: Rules;
  readonly mixture: Distribution;
  /** How much each colour at hand is what its word means, as far as it was asked. */
  readonly likenesses: Map<CardColour, number>;
  /** True for a card that has words in the language of the brief. */
  readonly isTold: (card: Card) => boolean;
  readonly avoidsCliche: boolean;
  /** How the hues are to stand to one another; undefined where the brief says nothing of that. */
  readonly harmony: Brief['harmony'];
  readonly discouraged: readonly Card[];
}
