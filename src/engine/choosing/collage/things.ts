import { stemNumber, stemsOf } from '../../meaning/stems.ts';
import type { Card, Part } from '../../model/model.ts';
import type { Candidate } from '../base/candidates.ts';
import type { Outlook, Word } from '../outlook.ts';

/** True for a thing that there is a colour's name for: the `pigeons` of pigeon blue. */
export const isThingOfColour = (word: Word | undefined): boolean =>
  word !== undefined &&
  word.entry.isColour &&
  !word.mention.isMeantAsColour &&
  word.mention.emphasis === 'plain' &&
  word.mention.text.toLowerCase() !== word.entry.head;

/** True for a thing or a place that one could paint: parents, homes and music have no colour of their own. */
export const isConcrete = ({ word }: Thing): boolean => {
  const { part, salience } = word.entry;
  const isPlaceOrThing = part === 'subject' || part === 'place' || isThingOfColour(word);
  return isPlaceOrThing && salience >= PAINTED.salience && word.telling >= PAINTED.telling;
};

const PAINTED = { salience: 0.5, telling: 4.08 } as const;

/** Materials lend their colours as things do, and moods only their grounds. */
export const lends = (thing: Thing): boolean => isConcrete(thing) || thing.word.entry.part === 'modifier';

interface Name {
  readonly stem: string;
  readonly number: number;
}

/** What may give a palette a colour, and how much it says, 0 to 1. */
export interface Thing {
  readonly word: Word;
  readonly worth: number;
  /** Stems of what it is called, with their numbers. */
  readonly names: readonly Name[];
}

/** What the parts of a word count for beside a thing's. */
const PART_WORTH: Readonly<Partial<Record<Part, number>>> = { subject: 1, place: 0.6, mood: 0.6, modifier: 0.7 };
/** What a thing that is everywhere, and one that is told in passing, are worth at least. */
const COMMON = 0.25;
const PASSING = 0.5;

export function thingsOf({ words }: Outlook): Thing[] {
  const most = Math.max(...words.map(({ telling }) => telling), 1e-9);
  return words.flatMap((word) => {
    const part = isThingOfColour(word) ? PART_WORTH.subject : PART_WORTH[word.entry.part];
    if (part === undefined || !isThing(word)) return [];
    const rare = COMMON + (1 - COMMON) * (word.telling / most) ** 2;
    return { word, names: namesOf(word), worth: part * rare * (PASSING + (1 - PASSING) * word.relative) };
  });
}

/** True for a word that stands for itself: `kids dragging bags` are no drag queens, and Queens is no queen. */
function isThing({ mention, entry, likeness }: Word): boolean {
  const { text, via, isMeantAsColour, demandsTone, place } = mention;
  if (likeness < 1 || via === 'borrowed' || isMeantAsColour || demandsTone) return false;
  const isVerb = VERB.test(text) && !VERB.test(entry.head);
  const isName = entry.part === 'subject' && CAPITAL.test(text) && !CAPITAL.test(entry.head) && place > 0;
  return !isVerb && !isName;
}

const VERB = /(?:ing|ed)$/i;
const CAPITAL = /^\p{Lu}/u;

/** Share of the things, by what they say, that a card tells of: by its brief, its word or its own words. */
export function toldBy({ card, word, recalled }: Candidate, things: readonly Thing[]): number {
  const isTold = ({ word: { order, mention }, names }: Thing): boolean =>
    (recalled === undefined ? order === word : recalled.entries.has(mention.entry)) ||
    names.some(({ number }) => card.stems.includes(number));
  const mass = (some: readonly Thing[]): number => some.reduce((sum, { word: { telling } }) => sum + telling, 0);
  return mass(things.filter(isTold)) / Math.max(mass(things), 1e-9);
}

/** True for a phrase with the thing's name in it: the `beetroot face` of a beetroot. */
export const isCalledAfter = (word: Word, phrase: string): boolean => sharesStem(namesOf(word), phrase);

const namesOf = ({ entry, mention }: Word): Name[] =>
  [...stemsOf(`${entry.head} ${mention.text}`)].flatMap((stem) =>
    stem.length > 2 ? { stem, number: stemNumber(stem) } : [],
  );

const sharesStem = (names: readonly Name[], phrase: string): boolean =>
  [...stemsOf(phrase)].some((stem) => names.some((name) => name.stem === stem));

/** Prepares whether a phrase of a card has the name of a thing in it: most cards have it nowhere. */
export function calledAfter({ names }: Thing, card: Card): (phrase: string) => boolean {
  const own = names.filter(({ number }) => card.stems.includes(number));
  return own.length === 0 ? () => false : (phrase) => sharesStem(own, phrase);
}
