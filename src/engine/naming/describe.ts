import { deltaE2000 } from '../colour/difference.ts';
import { hexToOklab } from '../colour/hex.ts';
import type { Choice } from '../choosing/choose.ts';
import { distance } from '../choosing/likeness.ts';
import type { Outlook } from '../choosing/outlook.ts';
import { meaningLikeness, type Meaning } from '../meaning/meanings.ts';
import type { ColourTerm, LanguageWords, Model } from '../model/model.ts';
import { ROLES, type Hex, type Role } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Roles } from '../roles/contract.ts';
import { lostItsHue, phrasesOf } from './phrases.ts';
import { plainColour } from './plain-colour.ts';
import { rewritten } from './rewrite.ts';
import { sentenceOf } from './sentence.ts';

export interface DescriptionRequest {
  readonly choice: Choice;
  readonly outlook: Outlook;
  readonly model: Model;
  readonly roles: Roles;
  /** ISO 639-1, of the brief. */
  readonly language: string;
  /** Frames that other palettes of the answer have. */
  readonly taken: Set<string>;
  readonly random: Random;
}

/** A written sentence stays true while no colour is farther from what it was (CIEDE2000). */
const SENTENCE_DIFFERENCE_MAX = 8;

/** One sentence that is true of the five colours, in the language of the brief. */
export function describePalette({
  choice,
  outlook,
  model,
  roles,
  language,
  taken,
  random,
}: DescriptionRequest): string {
  const { card } = choice.base;
  const written = card.language === language ? writtenSentence(choice, roles, outlook) : undefined;
  if (written !== undefined) return written;
  const words = model.languageWords(language);
  const isSpoken = words.frames.size > 0;
  const { frames } = isSpoken ? words : model.languageWords('en');
  const phrases =
    isSpoken && language !== 'en'
      ? localPhrases(choice, roles, outlook, words)
      : englishPhrases(choice, roles, outlook);
  return sentenceOf({ frames, roles, phrases, taken, random });
}

/** The card's own sentence, with the colours told anew that are others now; undefined where it would not be true. */
function writtenSentence(choice: Choice, roles: Roles, outlook: Outlook): string | undefined {
  const { sentence, colours } = choice.base.card;
  if (sentence === '') return undefined;
  const changed = ROLES.filter(
    (role) =>
      deltaE2000(colours[role].hex, roles[role]) > SENTENCE_DIFFERENCE_MAX || lostItsHue(colours[role], roles[role]),
  );
  if (changed.length === 0) return sentence;
  // Without phrases nobody knows which colours the sentence names.
  if (changed.some((role) => colours[role].phrase === '' || role === 'primary')) return undefined;
  const phrases = phrasesOf(choice, roles, outlook);
  const changes = changed.flatMap((role) => {
    const phrase = phrases[role] ?? (outlook.language === 'en' ? plainColour(roles[role]) : undefined);
    const now = phrase === undefined || !isColourName(phrase, outlook) ? phrase : `a touch of ${phrase}`;
    return now === undefined ? [] : [{ was: colours[role].phrase, now }];
  });
  if (changes.length < changed.length) return undefined;
  const kept = ROLES.filter((role) => !changed.includes(role)).map((role) => colours[role].phrase);
  return rewritten(sentence, changes, kept, outlook.language);
}

/** True for what the brief calls a colour, which no thing in the sentence has. */
const isColourName = (phrase: string, { words, language }: Outlook): boolean =>
  language === 'en' && words.some(({ entry }) => entry.isColour && entry.head === phrase);

function englishPhrases(choice: Choice, roles: Roles, outlook: Outlook): Record<Role, string> {
  const phrases = phrasesOf(choice, roles, outlook);
  const phrase = (role: Role): string => phrases[role] ?? plainColour(roles[role]);
  return rolesTo(phrase);
}

const rolesTo = (of: (role: Role) => string): Record<Role, string> => ({
  background: of('background'),
  text: of('text'),
  primary: of('primary'),
  secondary: of('secondary'),
  accent: of('accent'),
});

/**
 * For each colour what its card calls it in the language, or else a term that is near to it, out of the brief's own
 * world where there is one; none twice.
 */
function localPhrases(choice: Choice, roles: Roles, outlook: Outlook, { terms }: LanguageWords): Record<Role, string> {
  const own = phrasesOf(choice, roles, outlook);
  const taken = new Set<string>(Object.values(own).flatMap((phrase) => phrase ?? []));
  return rolesTo((role) => {
    const isDeclined = role === 'background' && DECLINED.has(outlook.language);
    const phrase = own[role];
    if (phrase !== undefined && !isDeclined) return phrase;
    const fitting = terms.filter(({ term, onTerm }) => !taken.has(term) && (role !== 'background' || onTerm !== ''));
    const term = aptestTerm(roles[role], fitting, outlook.meaning);
    if (term === undefined) return plainColour(roles[role]);
    taken.add(term.term);
    return role === 'background' ? term.onTerm : term.term;
  });
}

/** Languages in which a word changes its form behind "on". */
const DECLINED = new Set(['pl']);

/** A term this much farther off than the nearest (Oklab distance) is still true of the colour; one beyond `far` never. */
const TRUE_ENOUGH = { more: 0.035, far: 0.09 } as const;
/** Oklab distance that a term may be farther off for a cosine that is 1 greater. */
const APTNESS = 0.06;

/** Of the terms that are true of a colour, the one that speaks most of what the brief is about. */
function aptestTerm(hex: Hex, terms: readonly ColourTerm[], meaning: Meaning): ColourTerm | undefined {
  const colour = hexToOklab(hex);
  const measured = terms.map((term) => ({ term, off: distance(term, colour) }));
  const nearest = Math.min(...measured.map(({ off }) => off));
  const limit = Math.max(nearest, Math.min(TRUE_ENOUGH.far, nearest + TRUE_ENOUGH.more));
  let best: ColourTerm | undefined;
  let least = Infinity;
  for (const { term, off } of measured) {
    if (off > limit) continue;
    const cost = off - APTNESS * meaningLikeness(term.meaning, meaning);
    if (cost < least) [best, least] = [term, cost];
  }
  return best;
}
