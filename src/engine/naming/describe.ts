import { deltaE2000 } from '../colour/difference.ts';
import { hexToOklab, oklabToHex } from '../colour/hex.ts';
import type { Choice } from '../choosing/choose.ts';
import { distance } from '../choosing/likeness.ts';
import type { Outlook } from '../choosing/outlook.ts';
import { meaningLikeness, type Meaning } from '../meaning/meanings.ts';
import { DECLINED } from '../model/language-words.ts';
import type { ColourTerm, LanguageWords, Model } from '../model/model.ts';
import { ROLES, type Hex, type Role } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Roles } from '../roles/contract.ts';
import { lostItsHue, phrasesOf } from './phrases.ts';
import { plainColour } from './plain-colour.ts';
import { withClause } from './clause.ts';
import { asksOfColours, demandSentence, ruledOutClause, toneSentence, type Asked } from './demand-sentence.ts';
import { namesOnly } from './hue-words.ts';
import { rewritten } from './rewrite.ts';
import { sentenceOf } from './sentence.ts';

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

/** A written sentence stays true while no colour is farther from what it was (CIEDE2000). */
const SENTENCE_DIFFERENCE_MAX = 8;

/** One sentence that is true of the five colours and tells of the brief, in its language. */
export function describePalette(request: DescriptionRequest): string {
  const { choice, asked, unmet, outlook, model, roles, language, taken, random } = request;
  const words = model.languageWords(language);
  const written = choice.base.card.language === language ? writtenSentence(choice, roles, outlook) : undefined;
  // What is left as it was written is better than any pattern; what had to be told anew is not.
  const isAsWritten = written !== undefined && written === choice.base.card.sentence;
  const isPattern = language === 'en' && !isAsWritten && asksOfColours(asked);
  const told = isPattern ? englishPhrases(choice, roles, outlook) : undefined;
  const sentence =
    (told && demandSentence(asked, roles, told)) ??
    written ??
    (told && toneSentence(asked, roles, told)) ??
    coloursListed(request);
  // A list of colours tells nothing of what the card is about.
  const base = sentence === written ? choice.base : undefined;
  const without = language === 'en' ? ruledOutClause(asked, unmet) : undefined;
  return withClause({ sentence, base, without, outlook, words, taken, random });
}

/** A sentence of phrases, by a pattern. */
function coloursListed({ choice, outlook, model, roles, language, taken, random }: DescriptionRequest): string {
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
    // Another world's phrase is a stranger in a sentence; a colour is none.
    const now = outlook.language === 'en' ? `a touch of ${calledIn(role, roles, outlook)}` : phrases[role];
    return now === undefined ? [] : [{ was: colours[role].phrase, now }];
  });
  if (changes.length < changed.length) return undefined;
  const kept = ROLES.filter((role) => !changed.includes(role)).map((role) => colours[role].phrase);
  const anew = rewritten(sentence, changes, kept, outlook.language);
  return anew !== undefined && namesOnly(anew, roles) ? anew : undefined;
}

/** What a colour is called in English: as the brief names it, or plainly. */
function calledIn(role: Role, roles: Roles, { words }: Outlook): string {
  const named = words.find(
    ({ entry }) =>
      entry.isColour && deltaE2000(oklabToHex(entry.colours[0] ?? GREY), roles[role]) <= SENTENCE_DIFFERENCE_MAX,
  );
  return named?.entry.head ?? plainColour(roles[role]);
}

const GREY = { l: 0.5, a: 0, b: 0 } as const;

/** What each colour is called in a sentence by a pattern: a phrase that says its colour, or else the colour. */
function englishPhrases(choice: Choice, roles: Roles, outlook: Outlook): Record<Role, string> {
  const phrases = phrasesOf(choice, roles, outlook);
  return toldApart(
    rolesTo((role) => {
      const phrase = phrases[role];
      return phrase !== undefined && SAYS_COLOUR.test(phrase) ? phrase : calledIn(role, roles, outlook);
    }),
    roles,
  );
}

const SAYS_COLOUR =
  /\b(?:red|crimson|scarlet|vermilion|oxblood|claret|wine|orange|amber|rust|ochre|terracotta|yellow|gold|mustard|lemon|green|olive|sage|moss|mint|jade|teal|turquoise|aqua|blue|navy|indigo|cobalt|slate|purple|violet|lilac|lavender|plum|aubergine|pink|rose|coral|peach|apricot|brown|umber|sepia|tan|sand|cream|ivory|linen|beige|white|chalk|grey|gray|charcoal|black|silver|copper|brass|bronze)\b/i;

/** `deep teal` and `pale teal` where two of the palette would both be teal. */
function toldApart(phrases: Record<Role, string>, roles: Roles): Record<Role, string> {
  return rolesTo((role) => {
    const alike = ROLES.filter((other) => phrases[other] === phrases[role]);
    const isDeep = DEEP.test(phrases[role]);
    if (alike.length === 1 || alike.length > DEPTHS.length || isDeep) return phrases[role];
    const byLightness = alike.toSorted((p, q) => hexToOklab(roles[p]).l - hexToOklab(roles[q]).l);
    return `${DEPTHS[alike.length - 1]?.[byLightness.indexOf(role)] ?? ''} ${phrases[role]}`.trim();
  });
}

/** Greys, and what says already how deep it is. */
const DEEP = /^(?:deep|pale|bright|dark|near|muted|an?) |\b(?:white|grey|black|charcoal|slate)$/;

/** What tells so many colours of one name apart, from the darkest. */
const DEPTHS = [[''], ['deep', 'pale'], ['deep', 'bright', 'pale']] as const;

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
