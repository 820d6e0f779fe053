import { en } from '../../languages/en.ts';
import type { SmallWords } from '../../languages/language.ts';
import { languageOf } from '../../languages/languages.ts';
import { TONE_NAMES, toneRow, type Tone } from '../../tones.ts';
import { fold } from '../fold.ts';
import { reachByStart } from '../reach.ts';
import {
  GROUND_TONES,
  HARMONIES,
  NAMED_ROLES,
  RELATIONS,
  type Grammar,
  type Ground,
  type Harmony,
  type NamedRole,
  type Relation,
} from './grammar.ts';

/** What a small word does to the reading. */
export type Operation =
  | {
      readonly op:
        | 'negateBefore'
        | 'likewise'
        | 'turn'
        | 'join'
        | 'mostly'
        | 'hint'
        | 'accentAfter'
        | 'must'
        | 'mustBefore'
        | 'colourNoun'
        | 'only'
        | 'rest'
        | 'closing'
        | 'relate';
    }
  | { readonly op: 'unusual' }
  | {
      readonly op: 'negate';
      readonly tooMuch?: boolean;
      readonly isRivals?: boolean;
      readonly isOfColours?: boolean;
      readonly isWeary?: boolean;
    }
  | { readonly op: 'single' }
  | { readonly op: 'harmony'; readonly harmony: Harmony }
  | { readonly op: 'number'; readonly count: 1 | 2 | 3 | 4 | 5 }
  | {
      readonly op: 'tone';
      readonly tone: Tone;
      readonly strong: boolean;
      readonly ground?: Ground;
      readonly isGrey?: boolean;
    };

export interface Operations {
  readonly byPhrase: ReadonlyMap<string, readonly Operation[]>;
  readonly functionWords: ReadonlySet<string>;
  readonly relations: ReadonlyMap<string, Relation>;
  /** What stands between the two ends of a ramp. */
  readonly rampTo: ReadonlySet<string>;
  /** Negators behind which one thing is an exception. */
  readonly exceptions: ReadonlySet<string>;
  /** What puts a text on its ground. */
  readonly onto: ReadonlySet<string>;
  /** Phrases that call an accent so; what ties one to its name; plurals of greys; what warns, and what is to be loud. */
  readonly accents: ReadonlySet<string>;
  readonly naming: ReadonlySet<string>;
  readonly greys: ReadonlySet<string>;
  readonly topics: ReadonlySet<string>;
  readonly warning: ReadonlySet<string>;
  readonly loud: ReadonlySet<string>;
  /** What the roles but the accent are called, and what gives a colour one. */
  readonly roleNouns: ReadonlyMap<string, NamedRole>;
  readonly roleTies: ReadonlySet<string>;
  /** Of the nouns of the primary, those for what is pressed. */
  readonly buttons: ReadonlySet<string>;
  readonly pronouns: ReadonlySet<string>;
  /** What begins that which is wanted instead, and what refers back to more than one colour. */
  readonly instead: ReadonlySet<string>;
  readonly several: ReadonlySet<string>;
  /** Who has colours, and what they do with them. */
  readonly others: ReadonlySet<string>;
  readonly othersDo: ReadonlySet<string>;
  readonly owners: ReadonlySet<string>;
  readonly past: ReadonlySet<string>;
  readonly selves: ReadonlySet<string>;
  readonly notOthers: ReadonlySet<string>;
  /** What tells how others are meant, in this language and in English. */
  readonly words: Readonly<Record<keyof SmallWords, ReadonlySet<string>>>;
  /** True where a colour stands behind the thing that has it. */
  readonly nounFirst: boolean;
  /** Longest phrase by its first word: see `reachByStart`. */
  readonly reach: ReadonlyMap<string, number>;
}

const LISTS = {
  negators: 'negate',
  negatorsAfter: 'negateBefore',
  likewise: 'likewise',
  turns: 'turn',
  joins: 'join',
  mostly: 'mostly',
  hint: 'hint',
  accentAfter: 'accentAfter',
  must: 'must',
  mustAfter: 'mustBefore',
  colourNouns: 'colourNoun',
  only: 'only',
  rest: 'rest',
  closing: 'closing',
} as const satisfies Partial<Record<keyof Grammar, Operation['op']>>;

const GROUND_NAMES = ['pure black', 'black', 'white'] as const satisfies readonly Ground[];

const folded = (words: readonly string[]): Set<string> => new Set(words.map((word) => fold(word).trim()));

/** The phrases that have one of a language's words for an accent in them. */
const accentsOf = ({ hint, accentAfter, accentNouns }: Grammar): string[] => {
  const nouns = [...folded(accentNouns)];
  return [...folded([...hint, ...accentAfter])].filter((phrase) => nouns.some((noun) => phrase.includes(noun)));
};

/** The small words of a language, with the English ones. */
function smallWordsOf(language: string): Operations['words'] {
  const own = languageOf(language)?.words ?? {};
  const words: Partial<Record<keyof SmallWords, ReadonlySet<string>>> = {};
  for (const list of Object.keys(en.words))
    if (isSmallWords(list))
      words[list] = folded(`${en.words[list]} ${own[list] ?? ''}`.split(' ').filter((word) => word !== ''));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- English has every list
  return words as Operations['words'];
}

const isSmallWords = (list: string): list is keyof SmallWords => Object.hasOwn(en.words, list);

/** The grammar of one language as a table to look phrases up in. */
export function tabulate(grammar: Grammar, language: string): Operations {
  const byPhrase = new Map<string, Operation[]>();
  const add = (phrase: string, operation: Operation): void => {
    const key = fold(phrase).trim();
    byPhrase.set(key, [...(byPhrase.get(key) ?? []), operation]);
  };
  for (const list of [
    'negators',
    'negatorsAfter',
    'likewise',
    'turns',
    'joins',
    'mostly',
    'hint',
    'accentAfter',
    'must',
    'mustAfter',
    'colourNouns',
    'rest',
    'closing',
    'only',
  ] as const) {
    for (const phrase of grammar[list]) add(phrase, { op: LISTS[list] });
  }
  // Only what is in the table is read as one, and ends what stands before it: `crossed with`, `half`.
  for (const relation of RELATIONS)
    for (const phrase of grammar.relations[relation])
      if ((relation === 'meets' || phrase.includes(' ')) && !byPhrase.has(fold(phrase).trim()))
        add(phrase, { op: 'relate' });
  for (const phrase of grammar.unusual) add(phrase, { op: 'unusual' });
  for (const phrase of grammar.rivals) add(phrase, { op: 'negate', isRivals: true });
  for (const phrase of grammar.weary) add(phrase, { op: 'negate', isWeary: true });
  for (const phrase of grammar.dropping) add(phrase, { op: 'negate', isOfColours: true });
  for (const phrase of grammar.tooMuch) add(phrase, { op: 'negate', tooMuch: true });
  for (const phrase of grammar.single) add(phrase, { op: 'single' });
  for (const [word, count] of Object.entries(grammar.numbers)) add(word, { op: 'number', count });
  for (const ground of GROUND_NAMES)
    for (const phrase of grammar.grounds[ground])
      add(phrase, { op: 'tone', tone: GROUND_TONES[ground], strong: true, ground });
  for (const phrase of grammar.greyscale) add(phrase, { op: 'tone', tone: 'neutral', strong: true, isGrey: true });
  for (const harmony of HARMONIES) {
    const { adjectives, phrases } = grammar.harmonies[harmony];
    const beside = adjectives.flatMap((adjective) =>
      grammar.colourNouns.flatMap((noun) => [`${adjective} ${noun}`, `${noun} ${adjective}`]),
    );
    for (const phrase of [...beside, ...phrases]) add(phrase, { op: 'harmony', harmony });
  }
  for (const tone of TONE_NAMES) {
    for (const phrase of grammar.tones[tone] ?? []) add(phrase, { op: 'tone', tone, strong: true });
    for (const adjective of grammar.toneAdjectives[tone] ?? []) {
      add(adjective, { op: 'tone', tone, strong: false });
      // `warm colours`, `couleurs chaudes`: beside a colour noun, in either order, it is a demand.
      for (const noun of toneRow(tone).ground === undefined ? grammar.colourNouns : []) {
        add(`${adjective} ${noun}`, { op: 'tone', tone, strong: true });
        add(`${noun} ${adjective}`, { op: 'tone', tone, strong: true });
      }
    }
  }
  return {
    byPhrase,
    functionWords: new Set(grammar.functionWords.split(/\s+/).map(fold)),
    relations: new Map(
      RELATIONS.flatMap((relation) =>
        grammar.relations[relation].map((word) => [fold(word).trim(), relation] as const),
      ),
    ),
    onto: folded(grammar.onto),
    accents: new Set(accentsOf(grammar)),
    naming: folded(grammar.naming),
    greys: folded(grammar.greys),
    topics: folded(grammar.topics),
    warning: folded(grammar.warning),
    loud: folded(grammar.loud),
    rampTo: folded(grammar.rampTo),
    exceptions: folded(grammar.exceptions),
    roleNouns: new Map([
      ...NAMED_ROLES.flatMap((role) => grammar.roleNouns[role].map((word) => [fold(word).trim(), role] as const)),
      ...grammar.buttons.map((word) => [fold(word).trim(), 'primary'] as const),
    ]),
    roleTies: folded(grammar.roleTies),
    buttons: folded(grammar.buttons),
    pronouns: folded(grammar.pronouns),
    instead: folded(grammar.instead),
    several: folded(grammar.several),
    others: folded(grammar.others),
    othersDo: folded(grammar.othersDo),
    owners: folded(grammar.owners),
    past: folded(grammar.past),
    selves: folded(grammar.selves),
    notOthers: folded(grammar.notOthers),
    words: smallWordsOf(language),
    nounFirst: grammar.nounFirst,
    reach: reachByStart(byPhrase.keys()),
  };
}
