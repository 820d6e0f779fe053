import type { Family } from '../colour/families.ts';

/**
 * Small words that tell how others are meant, beside those of the grammar: the English ones count in every brief, those of another
 * language in its own. A list is one line, its words separated by spaces; those of a phrase are joined by hyphens.
 */
export interface SmallWords {
  /** Joins that may as well begin something wanted: `no green and lots of gold`. */
  readonly and: string;
  /** What makes others of all of a kind: `most other clubs use red`, and what they are called. */
  readonly most: string;
  readonly other: string;
  /** What says of others that they have something not: `few competitors`. */
  readonly rare: string;
  /** Who denies what rules out a colour: `nobody wants to lose the grey`. */
  readonly deniers: string;
  /** What somebody wishes for stands behind it: `my husband likes deep greens`. */
  readonly wishing: string;
  /** Designs that a client may have had before: `last year's brochure`; what says that they are of the past, and that they still are there. */
  readonly designs: string;
  readonly formerly: string;
  readonly presently: string;
  /** What is somebody else's and still there: `the bakery next door is pink and white`. */
  readonly nextDoor: string;
  /** What says of a look that it comes back: `please don't use that again`. */
  readonly returning: string;
  /** What ties what is gone to its look, and what says that something is wanted. */
  readonly were: string;
  readonly wants: string;
  /** What stands before a name: Mr Brown. */
  readonly titles: string;
  /** Roles by which things are meant as their colours, which none of them is a noun with: `espresso text`, but `coffee brand`. */
  readonly roles: string;
  /** What says that a colour is more than the object: `swap navy and cream around`, `you cannot use green enough`. */
  readonly notObject: string;
  /** What limits behind a comma what was said before it. */
  readonly limiting: string;
  /** What begins something that is wanted in the place of what is not: `no white, something off-white`. */
  readonly substitutes: string;
  /** Verbs by which a clause is a sentence of its own: `no hexagons, and the yellow should be light`. */
  readonly verbs: string;
  /** What ties things to what they look like: `the cars are all mint green`. */
  readonly are: string;
  /** What stands for a thing: `one client is pink, another is all orange`. */
  readonly another: string;
  /** What ties a colour to what stands before a comma: `the accent, which is yellow`. */
  readonly relative: string;
  /** The same of a role, which is nobody: `the text, which should be deep plum`. */
  readonly which: string;
  /** What may stand between a role and its colour: `the background plain white`, `der Hintergrund soll aber weiß bleiben`. */
  readonly plain: string;
  readonly but: string;
  /** What gives a role to the colour before it: `green can take over the lead`. */
  readonly takes: string;
  /** What may stand between a colour and its role: `cream-coloured background`. */
  readonly coloured: string;
  /** What makes the colour before it the ground: `red and green, cream behind`. */
  readonly behind: string;
  /** Nouns that speak of several of one colour, and what ties them to it: `shades of brown`; `from` begins a ramp. */
  readonly shades: string;
  readonly of: string;
  readonly from: string;
  /** What may stand between a colour and what leads to the next: `red melting into yellow`. */
  readonly melting: string;
  /** What puts one thing beside others: `greys plus one colour`. */
  readonly plus: string;
  readonly with: string;
  /** What speaks of all things, and what limits to what stands before it: `all lilac`, `greens only`. */
  readonly all: string;
  readonly only: string;
  /** `one` as a word that may as well be an article, as an article alone, and as what stands for a noun: `still a light one`. */
  readonly one: string;
  readonly articles: string;
  readonly standIns: string;
  /** Beginnings of tones that a stand-in may follow. */
  readonly lightness: string;
  /** Beginnings of what keeps a colour as it is, or a guest: `the navy is staying`. */
  readonly staying: string;
  /** Parts of phrases that rule out no subject: `no clichés`. */
  readonly cliches: string;
  /** Last words of phrases that open a clause with what they rule out: `das darf nicht rosa sein`. */
  readonly nots: string;
  /** Last words of denials that may bar a colour from a role: `must not be`. */
  readonly barring: string;
  /** Last words of what an accent is called by that need no tie to its name: `accent colour plum`. */
  readonly colour: string;
  /** Between a tone and these it is a noun: a `pastel de nata` is a cake. */
  readonly nounTies: string;
  /** What ties a colour to the number behind it. */
  readonly countParticles: string;
  /** Tones that things are, and no colours by themselves: a tea that goes cold. */
  readonly temperatures: string;
  /** Tones that are nouns as well: `the strip light`. */
  readonly toneNouns: string;
  /** Last words of tones that have no opposite where they are denied: what does not look dusty need not be loud. */
  readonly worn: string;
  /** Plurals of colours that are things as well: salads, music, wines, laundry. */
  readonly colouredThings: string;
  /** What is made of colours: `no red and white stripes`. */
  readonly patterns: string;
  /** What ties the two colours of a pattern. */
  readonly pairTies: string;
  /** Nouns that are verbs behind an infinitive's word: `starting to fall` is no autumn. */
  readonly verbsAsWell: string;
  readonly infinitive: string;
  /** Decades that may be an age, whose they are, what bounds one, and what may stand between: `in their late forties`. */
  readonly decades: string;
  readonly possessives: string;
  readonly ageBounds: string;
  readonly ageLinks: string;
  readonly in: string;
  /** Behind `in` it makes a place of a role: `ours stay in the background: muted greys`. */
  readonly the: string;
}

/** How a language's written sentences are told anew; terms and patterns are in `knowledge/`. */
export interface Speech {
  /** What ties the last clause of a list to the others, and what else ties a clause to what stands before it. */
  readonly and: string;
  readonly clauseTies?: readonly string[];
  /** Colour families as they stand behind `a touch of`. */
  readonly families?: Readonly<Record<Family, string>>;
  /** `a touch of` a colour. */
  readonly touch?: (colour: string) => string;
  /** True where a word changes its form behind "on". */
  readonly isDeclined?: true;
}

/** What the engine's code knows of a language; its grammar is in the model, its words are in `knowledge/`. */
export interface Language {
  /** ISO 639-1. */
  readonly code: string;
  /** What stands for it in the bytes of a model: never another's. */
  readonly byte: number;
  /** Letters by which a word is known to be of it. */
  readonly letters?: RegExp;
  /** Characters that no other language has. */
  readonly script?: RegExp;
  /** True where it is written in Chinese characters. */
  readonly isHan?: true;
  /** True where a capital makes no name: German writes nouns with one. */
  readonly capitalisesNouns?: true;
  /** What a word may have an apostrophe behind that is an article, and no part of it: French `l’`, Italian `dell’`. */
  readonly elided?: readonly string[];
  /** What may follow a stem beside nothing, folded: Polish `komina` is a chimney's and no comic's. */
  readonly endings?: readonly string[];
  /** Endings of plurals, folded, with those of their singulars, where more than an ending is added. */
  readonly plurals?: readonly (readonly [plural: string, singular: string])[];
  /** Letters between the parts of a compound. */
  readonly links?: readonly string[];
  readonly words?: Partial<SmallWords>;
  readonly speech?: Speech;
}
