import type { Choice } from '../choosing/choose.ts';
import { cardLikeness } from '../choosing/likeness.ts';
import type { Outlook } from '../choosing/outlook.ts';
import type { Recalled } from '../meaning/recall.ts';
import { MOODS, type LanguageWords, type Model, type Part } from '../model/model.ts';
import type { Random } from '../random.ts';
import { saysColour } from './english-colours.ts';
import { tellsOfAnother, tellsOfMost } from './tells-of-another.ts';

export interface NameRequest {
  readonly choice: Choice;
  readonly outlook: Outlook;
  readonly recalled: readonly Recalled[];
  readonly model: Model;
  /** The card's own sentence, as it holds for the palette; undefined where it does not. */
  readonly written: string | undefined;
  /** ISO 639-1, of the brief. */
  readonly language: string;
  /** Names that other palettes of the answer have. */
  readonly taken: Set<string>;
  readonly random: Random;
}

/** A name of the palette's own: the card's, or one that the language has for what the brief is about. */
export function nameOf(request: NameRequest): string {
  const { choice, outlook, model, language, taken } = request;
  const { card } = choice.base;
  const words = model.languageWords(language);
  const name =
    words.namesByMood.size === 0
      ? (subjectName(choice, outlook, taken) ?? briefsOwnName(request) ?? freeName(choice, outlook, taken))
      : card.language === language && !taken.has(card.name)
        ? card.name
        : (aboutName(request, words, false) ??
          recalledName(request, RECALLED_MIN.few) ??
          aboutName(request, words, true) ??
          moodName(request, words) ??
          card.name);
  taken.add(name);
  return name;
}

/** The card's own name, or, where another palette has that, one of a card of the same word or of another. */
function freeName({ base: { card, word } }: Choice, { words, spares }: Outlook, taken: ReadonlySet<string>): string {
  if (!taken.has(card.name)) return card.name;
  const sisters = word === undefined ? [] : (words[word]?.cards ?? []);
  const others = [...sisters, ...words.flatMap(({ cards }) => cards), ...spares];
  return others.find(({ name }) => !taken.has(name))?.name ?? card.name;
}

/** Parts whose cards lend their colours to what a brief is about, and not their names. */
const LOOKS: ReadonlySet<Part> = new Set(['style', 'colour', 'modifier']);
/** A word this weighty, beside the weightiest, is what the brief is about. */
const SUBJECT_RELATIVE = 0.3;

/**
 * Where a look gave the palette, a name out of the world of what is to look so: `Tudor cosmetics` is about cosmetics.
 * Of the subject's cards, the one that is most like the palette.
 */
function subjectName({ base, halves }: Choice, { words }: Outlook, taken: ReadonlySet<string>): string | undefined {
  const own = base.word === undefined || halves !== undefined ? undefined : words[base.word];
  if (own === undefined || !LOOKS.has(own.entry.part)) return undefined;
  const [subject] = words
    .filter(
      ({ entry, relative, likeness, mention }) =>
        entry.part === 'subject' &&
        relative >= SUBJECT_RELATIVE &&
        likeness === 1 &&
        mention.via !== 'borrowed' &&
        !mention.isMeantAsColour,
    )
    .toSorted((p, q) => q.relative - p.relative);
  const [card] = (subject?.cards ?? [])
    .filter(({ name }) => !taken.has(name))
    .toSorted((p, q) => cardLikeness(q, base.card) - cardLikeness(p, base.card));
  return card?.name;
}

/** Words that are less alike lend each other no name. */
const KIN_MIN = 0.6;

/**
 * A name for the word that the card is from, or else for the weightiest word that has one.
 * @param ofLooks for colours and styles, or else for what is to look so
 */
function aboutName(
  { choice, outlook, taken, random }: NameRequest,
  words: LanguageWords,
  ofLooks: boolean,
): string | undefined {
  const own = choice.base.word === undefined ? undefined : outlook.words[choice.base.word];
  const others = outlook.words.toSorted((p, q) => q.relative - p.relative);
  for (const word of own === undefined ? others : [own, ...others]) {
    if (ofLooks !== (LOOKS.has(word.entry.part) || word.mention.isMeantAsColour)) continue;
    const kin = word.entry.kin.filter(({ likeness }) => likeness >= KIN_MIN).map(({ entry }) => entry);
    for (const entry of [word.mention.entry, ...kin]) {
      const found = drawn(words.namesByEntry.get(entry), taken, random);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** A written brief this much alike lends its name: in a language that has few, and to a palette of another world. */
const RECALLED_MIN = { few: 0.45, another: 0.55 } as const;

function recalledName({ recalled, language, taken }: NameRequest, least: number): string | undefined {
  return recalled.find(
    ({ board, likeness }) => board.language === language && likeness >= least && !taken.has(board.name),
  )?.board.name;
}

/**
 * Where a demand had a palette chosen that was composed for something else, so that its sentence is another too, the name of the most
 * alike of the written briefs that tell of this one: a watering app in one green is not called after the biogas plant that was all green.
 */
function briefsOwnName(request: NameRequest): string | undefined {
  const { choice, outlook, written } = request;
  if (!tellsOfAnother(choice, outlook)) return undefined;
  const { card } = choice.base;
  if (written === card.sentence) return undefined;
  const isFitting = ({ board: { id, name }, entries }: Recalled): boolean =>
    id !== card.id && tellsOfMost((entry) => entries.has(entry), outlook) && !saysColour(name);
  return recalledName({ ...request, recalled: request.recalled.filter(isFitting) }, RECALLED_MIN.another);
}

function moodName({ choice, taken, random }: NameRequest, words: LanguageWords): string | undefined {
  const { moods, isDark } = choice.base.card;
  const own = MOODS.filter((_, bit) => (moods & (1 << bit)) !== 0);
  for (const mood of [...own, isDark ? 'dark' : 'light', isDark ? 'light' : 'dark']) {
    const found = drawn(words.namesByMood.get(mood), taken, random);
    if (found !== undefined) return found;
  }
  return undefined;
}

function drawn(names: readonly string[] | undefined, taken: ReadonlySet<string>, random: Random): string | undefined {
  const free = (names ?? []).filter((name) => !taken.has(name));
  return free.length === 0 ? undefined : free[random.below(free.length)];
}
