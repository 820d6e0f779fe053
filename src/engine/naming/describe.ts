import type { Choice } from '../choosing/choose.ts';
import type { Outlook } from '../choosing/outlook.ts';
import type { Model } from '../model/model.ts';
import { byRole, type Role } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Roles } from '../roles/contract.ts';
import { clauseFor } from './clause.ts';
import { asksOfColours, demandSentence, namedSentence, toneSentence, type Asked } from './demand-sentence.ts';
import { calledIn, englishPhrases, englishThings } from './english-phrases.ts';
import { halvesSentence } from './halves-sentence.ts';
import { localPhrases } from './local-phrases.ts';
import { ruledOutClause, withRuledOut } from './ruled-out.ts';
import { sentenceOf } from './sentence.ts';
import { tellsOfAnother } from './tells-of-another.ts';
import { writtenSentence } from './written-sentence.ts';

export interface DescriptionRequest {
  readonly choice: Choice;
  readonly asked: Asked;
  /** What of the brief could not be kept. */
  readonly unmet: readonly string[];
  readonly outlook: Outlook;
  readonly model: Model;
  readonly roles: Roles;
  /** ISO 639-1, of the brief. */
  readonly language: string;
  /** Frames that other palettes of the answer have. */
  readonly taken: Set<string>;
  readonly random: Random;
}

/** One sentence that is true of the five colours and tells of the brief, in its language. */
export function describePalette(request: DescriptionRequest): string {
  const { choice, asked, unmet, outlook, model, roles, language, taken, random } = request;
  const words = model.languageWords(language);
  const written = choice.base.card.language === language ? writtenSentence(choice, roles, outlook) : undefined;
  // What is left as it was written is better than any pattern; what had to be told anew is not.
  const isAsWritten = written !== undefined && written === choice.base.card.sentence;
  const isPattern = language === 'en' && !isAsWritten && asksOfColours(asked);
  const told = isPattern ? englishPhrases(choice, roles, outlook) : undefined;
  const things = isPattern ? thingsOf(choice, roles, outlook) : undefined;
  const shared = language === 'en' ? halvesSentence(choice, roles, outlook, taken) : undefined;
  const sentence =
    (things && demandSentence(asked, roles, things)) ??
    shared ??
    written ??
    (things && namedSentence(asked, roles, things)) ??
    (told && toneSentence(asked, roles, told)) ??
    coloursListed(request);
  // What the brief rules out comes last.
  const ruledOut = unmet.length === 0 ? asked.ruledOut : [];
  if (language !== 'en') return withRuledOut(sentence, ruledOut, language);
  const none = ruledOutClause(ruledOut, sentence);
  const without = none === undefined ? undefined : `${sentence.includes(', with ') ? 'and' : 'with'} ${none}`;
  const last = without !== undefined && fits(sentence, [without]) ? [without] : [];
  // Behind a sentence that tells all that there is, whatever follows reads as tacked on.
  if (sentence === written || sentence === shared) return joined(sentence, last);
  const clause = clauseFor({
    sentence,
    // One `with` is enough.
    fits: (each) => fits(sentence, [each, ...last]) && !(each.startsWith('with ') && sentence.includes(' with ')),
    outlook,
    words,
    taken,
    random,
  });
  return joined(sentence, clause === undefined ? last : [clause, ...last]);
}

/** What each colour is called: as a thing of the palette's world, or plainly where that is not the brief's. */
const thingsOf = (choice: Choice, roles: Roles, outlook: Outlook): Record<Role, string> =>
  tellsOfAnother(choice, outlook)
    ? byRole((role) => calledIn(role, roles, outlook))
    : englishThings(choice, roles, outlook);

/** Words of a sentence together with its clauses. */
const WORDS_MAX = 22;

const fits = (sentence: string, clauses: readonly string[]): boolean =>
  joined(sentence, clauses).split(' ').length <= WORDS_MAX;

/** A sentence with clauses behind it; one that ends otherwise than with a full stop, as it was. */
const joined = (sentence: string, clauses: readonly string[]): string =>
  sentence.endsWith('.') ? `${[sentence.slice(0, -1), ...clauses].join(', ')}.` : sentence;

/** A sentence of phrases, by a pattern. */
function coloursListed({ choice, outlook, model, roles, language, taken, random }: DescriptionRequest): string {
  const words = model.languageWords(language);
  const isSpoken = words.frames.size > 0;
  const { frames } = isSpoken ? words : model.languageWords('en');
  const phrases =
    isSpoken && language !== 'en'
      ? localPhrases(choice, roles, outlook, words)
      : englishPhrases(choice, roles, outlook);
  return sentenceOf({ frames, roles, phrases, subject: subjectOf(outlook), taken, random });
}

/** Longest subject that a sentence begins with, in characters. */
const SUBJECT_MAX = 28;

/** The weightiest thing or place of the brief as typed, where it stands as it does by itself: not behind a `with` or an `in`. */
function subjectOf({ words }: Outlook): string | undefined {
  const [first] = words
    .filter(({ entry, likeness, mention }) => {
      const isThing = entry.part === 'subject' || entry.part === 'place';
      return isThing && likeness === 1 && !mention.isMeantAsColour;
    })
    .toSorted((p, q) => q.relative - p.relative);
  if (first === undefined) return undefined;
  const { text, relation } = first.mention;
  const stands = relation === undefined || relation === 'for';
  return stands && text !== '' && text.length <= SUBJECT_MAX ? text : undefined;
}
