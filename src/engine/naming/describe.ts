import { relativeLuminance } from '../colour/contrast.ts';
import type { Choice } from '../choosing/choose.ts';
import type { Outlook } from '../choosing/outlook.ts';
import type { Model } from '../model/model.ts';
import type { Role } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Roles } from '../roles/contract.ts';
import {
  asksOfColours,
  demandSentence,
  namedSentence,
  toneSentence,
  type Asked,
  type Names,
} from './demand-sentence.ts';
import { englishNames, namesOfTheBrief } from './english-phrases.ts';
import { localPhrases } from './local-phrases.ts';
import { capital, sentenceOf } from './sentence.ts';
import { tellsOfAnother } from './tells-of-another.ts';

export interface DescriptionRequest {
  readonly choice: Choice;
  readonly asked: Asked;
  readonly outlook: Outlook;
  readonly model: Model;
  readonly roles: Roles;
  /** The card's own sentence, as it holds for the palette; undefined where it does not. */
  readonly written: string | undefined;
  /** ISO 639-1, of the brief. */
  readonly language: string;
  /** Frames that other palettes of the answer have. */
  readonly taken: Set<string>;
  readonly random: Random;
}

/** One sentence that is true of the five colours and tells of the brief, in its language. */
export function describePalette(request: DescriptionRequest): string {
  const { choice, asked, outlook, model, roles, written, language, taken, random } = request;
  if (choice.base.five !== undefined) return listOfThings(englishNames(choice, roles, outlook).tints, roles);
  // What is left as it was written is better than any pattern; what had to be told anew is not.
  const isAsWritten = written !== undefined && written === choice.base.card.sentence;
  const names = language === 'en' && !isAsWritten && asksOfColours(asked) ? namesOf(choice, roles, outlook) : undefined;
  const list = (phrases: Readonly<Record<Role, string>>): string =>
    sentenceOf({ frames: model.languageWords('en').frames, roles, phrases, taken, random });
  const draw = (patterns: readonly string[]): string => drawn(patterns, taken, random);
  const areHalves = language === 'en' && choice.halves !== undefined;
  return (
    (names && demandSentence(asked, roles, names, { list, draw })) ??
    // `Raw-concrete grey and Yorkshire-pudding tan on board-marked grey, with a flash of crisp-potato brown`.
    (areHalves ? list(englishNames(choice, roles, outlook).tints) : undefined) ??
    written ??
    (names && (namedSentence(asked, roles, names, list) ?? toneSentence(asked, roles, names))) ??
    coloursListed(request)
  );
}

/** `Beetroot red, rye gold and dill green on linen white.` */
function listOfThings(
  { background, primary, secondary, accent }: Readonly<Record<Role, string>>,
  roles: Roles,
): string {
  const isDark = relativeLuminance(roles.background) < relativeLuminance(roles.text);
  return capital(`${primary}, ${secondary} and ${accent} ${isDark ? 'in' : 'on'} ${background}.`);
}

/** A pattern that no other palette of the answer has, as long as there is one. */
function drawn(patterns: readonly string[], taken: Set<string>, random: Random): string {
  const free = patterns.filter((pattern) => !taken.has(pattern));
  const pattern = (free.length > 0 ? free : patterns)[random.below(free.length || patterns.length)] ?? '';
  taken.add(pattern);
  return pattern;
}

/** What each colour is called: as a thing of the palette's world, or of the brief's where that is another. */
const namesOf = (choice: Choice, roles: Roles, outlook: Outlook): Names =>
  tellsOfAnother(choice, outlook) ? namesOfTheBrief(roles, outlook) : englishNames(choice, roles, outlook);

/** A sentence of phrases, by a pattern. */
function coloursListed({ choice, outlook, model, roles, language, taken, random }: DescriptionRequest): string {
  const words = model.languageWords(language);
  const isSpoken = words.frames.size > 0;
  const { frames } = isSpoken ? words : model.languageWords('en');
  const phrases =
    isSpoken && language !== 'en'
      ? localPhrases(choice, roles, outlook, words, model.grammars[language]?.hueStems ?? [])
      : englishNames(choice, roles, outlook).tints;
  return sentenceOf({ frames, roles, phrases, taken, random });
}
