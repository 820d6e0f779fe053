import type { Role } from '../../palette.ts';
import type { Tone } from '../../tones.ts';

/** What a background is called by its colour, from that of a screen whose pixels are off, with the tone that it demands. */
export const GROUND_TONES = { 'pure black': 'dark', black: 'dark', white: 'light' } as const satisfies Record<
  string,
  Tone
>;

export type Ground = keyof typeof GROUND_TONES;

/** How the hues of a palette may be asked to stand to one another. */
export const HARMONIES = ['complementary', 'analogous', 'triadic'] as const;

export type Harmony = (typeof HARMONIES)[number];

/** The roles that go by a noun of their own; accents are called by phrases of several words. */
export const NAMED_ROLES = ['background', 'text', 'primary', 'secondary'] as const satisfies readonly Role[];

export type NamedRole = (typeof NAMED_ROLES)[number];

/** How a word is tied to what stands before it. */
export const RELATIONS = ['for', 'with', 'at', 'of', 'like', 'meets'] as const;

export type Relation = (typeof RELATIONS)[number];

/**
 * The small words of one language that steer how a brief is read. Phrases are written as people type them; they are
 * folded when the tables are built.
 */
export interface Grammar {
  /** True where a colour stands behind the thing that has it: `soleil rouge`. */
  readonly nounFirst: boolean;
  /** Words without a look: articles, prepositions, pronouns, and what every brief says (`palette`, `colours for`). */
  readonly functionWords: string;
  /** Small words that tie a word to what stands before it: its people, its details, its place, its kind, its model. */
  readonly relations: Readonly<Record<Relation, readonly string[]>>;
  /** What stands between the two ends of a ramp of colours (`from lilac to orange`). */
  readonly rampTo: readonly string[];
  /** What asks for a subject without the look that it always wears (`not another`, `no clichés`). */
  readonly unusual: readonly string[];
  /** Words that rule out what follows. */
  readonly negators: readonly string[];
  /** Beginnings of words that say a colour, where one says it before the thing (`vert bouteille`); none elsewhere. */
  readonly hueStems: readonly string[];
  /** Those whose own colours are told even in a clause about others (`unlike them we are green`). */
  readonly selves: readonly string[];
  /** What tells that `every other` counts: weeks, tiles. */
  readonly notOthers: readonly string[];
  /** What rules out what follows as one has had enough of it: a pronoun behind it may mean a colour (`sick of it`). */
  readonly weary: readonly string[];
  /** What does away with a colour, and with nothing else (`lose the grey`, but `lose weight`). */
  readonly dropping: readonly string[];
  /** Those whose colours are not wanted, and what they do with them: `every other` bank `is` blue. */
  readonly others: readonly string[];
  readonly othersDo: readonly string[];
  /** Whose colours a palette has to live with (`our`), but for those of what is gone or another's (`was`, `old`). */
  readonly owners: readonly string[];
  readonly past: readonly string[];
  /** What tells of others' colours, which are not wanted unless the brief asks for them too (`our competitors are`). */
  readonly rivals: readonly string[];
  /** Phrases that make the one word behind them unwelcome (`not too`). */
  readonly tooMuch: readonly string[];
  /** Words that rule out what stands before them. */
  readonly negatorsAfter: readonly string[];
  /** What rules out the next thing as the one before: `pink is banned, so is purple`. */
  readonly likewise: readonly string[];
  /** Words that end the scope of a negation (`but`, `with`, `only`). */
  readonly turns: readonly string[];
  /** Words that carry a negation or a list on (`or`, `nor`, `and`). */
  readonly joins: readonly string[];
  /** Number words from 1 to 5. */
  readonly numbers: Readonly<Record<string, 1 | 2 | 3 | 4 | 5>>;
  /** What speaks of all colours beside a single one (`everything else grey`). */
  readonly rest: readonly string[];
  /** What says that the colours that are named are all (`black, white and nothing else`). */
  readonly closing: readonly string[];
  /** Negators behind which `one` is an exception, and not ruled out: `all grey except one yellow`. */
  readonly exceptions: readonly string[];
  /** Words that count one thing and are no article (`one`, `a single`): what follows is one spark among other colours. */
  readonly single: readonly string[];
  /** What makes the next words weigh more (`mostly`) … */
  readonly mostly: readonly string[];
  /** … or less (`a hint of`). */
  readonly hint: readonly string[];
  /** What makes the words before it an accent (`accents`, `pops`). */
  readonly accentAfter: readonly string[];
  /** What an accent is called, in whatever phrase of `hint` and `accentAfter` (`pop`). */
  readonly accentNouns: readonly string[];
  /** What ties an accent to its name (`an accent of rust`). */
  readonly naming: readonly string[];
  /** Plurals that mean shades of grey, which are neutrals. */
  readonly greys: readonly string[];
  /** What stands between a medium and what it tells of: a podcast `about` ferries. */
  readonly topics: readonly string[];
  /** What a colour that warns is called, which is red, orange or yellow; and one that is to be louder than the others. */
  readonly warning: readonly string[];
  readonly loud: readonly string[];
  /** What makes the next colour a must (`must include`). */
  readonly must: readonly string[];
  /** What makes the colours before it a must (`have to be in it`). */
  readonly mustAfter: readonly string[];
  /** `colours`, `tones`, `palette`: an adjective beside one of these speaks of the palette as a whole. */
  readonly colourNouns: readonly string[];
  /** `only`: a tone or colour beside it holds for all five colours. */
  readonly only: readonly string[];
  /** What asks for hues that stand so to one another: adjectives of colour nouns, and phrases that say it by themselves. */
  readonly harmonies: Readonly<
    Record<Harmony, { readonly adjectives: readonly string[]; readonly phrases: readonly string[] }>
  >;
  /** What the roles but the accent are called, where a colour beside it is the colour of that (`navy text`). */
  readonly roleNouns: Readonly<Record<NamedRole, readonly string[]>>;
  /** Words for what is pressed, which has the primary. */
  readonly buttons: readonly string[];
  /** Phrases that demand neutrals which are greys, and no beiges. */
  readonly greyscale: readonly string[];
  /** What begins that which is wanted instead (`not coral but blue`). */
  readonly instead: readonly string[];
  /** What refers back to more than one colour (`those two have to be in it`). */
  readonly several: readonly string[];
  /** What refers back to a colour that was named before (`that has to be the primary`). */
  readonly pronouns: readonly string[];
  /** What gives a colour the role behind it (`teal as the main colour`). */
  readonly roleTies: readonly string[];
  /** What puts a text on its ground (`white text on navy`). */
  readonly onto: readonly string[];
  /** Phrases that demand a background of one colour, and its tone. */
  readonly grounds: Readonly<Record<Ground, readonly string[]>>;
  /** Phrases that demand a tone by themselves. */
  readonly tones: Readonly<Partial<Record<Tone, readonly string[]>>>;
  /** Adjectives that demand a tone when they stand beside a colour noun, or alone between commas. */
  readonly toneAdjectives: Readonly<Partial<Record<Tone, readonly string[]>>>;
}
