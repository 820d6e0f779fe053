import { hexToOklab } from '../colour/hex.ts';
import type { Choice } from '../choosing/choose.ts';
import { distance } from '../choosing/likeness.ts';
import type { Outlook } from '../choosing/outlook.ts';
import { languageOf } from '../languages/languages.ts';
import { meaningLikeness, type Meaning } from '../model/meaning.ts';
import type { ColourTerm, LanguageWords } from '../model/model.ts';
import { byRole, type Hex, type Role } from '../palette.ts';
import type { Roles } from '../roles/contract.ts';
import { phrasesOf } from './phrases.ts';
import { plainColour } from './plain-colour.ts';
import { tintedIn } from './tinted.ts';

/**
 * For each colour what its card calls it in the language, or else a term that is near to it, out of the brief's own
 * world where there is one; none twice.
 */
export function localPhrases(
  choice: Choice,
  roles: Roles,
  outlook: Outlook,
  { terms }: LanguageWords,
  hueStems: readonly string[],
): Record<Role, string> {
  const own = phrasesOf(choice, roles, outlook);
  const taken = new Set<string>(Object.values(own).flatMap((phrase) => phrase ?? []));
  return byRole((role) => {
    const isDeclined = role === 'background' && languageOf(outlook.language)?.speech?.isDeclined === true;
    const phrase = own[role];
    if (phrase !== undefined && !isDeclined) return tintedIn(outlook.language, hueStems, phrase, roles[role]);
    const fits = ({ term, onTerm }: ColourTerm): boolean =>
      !taken.has(term) && (role !== 'background' || onTerm !== '');
    const term = aptestTerm(roles[role], terms, fits, outlook.meaning);
    if (term === undefined) return plainColour(roles[role]);
    taken.add(term.term);
    return role === 'background' ? term.onTerm : tintedIn(outlook.language, hueStems, term.term, roles[role]);
  });
}

/** A term this much farther off than the nearest (Oklab distance) is still true of the colour; one beyond `far` never. */
const TRUE_ENOUGH = { more: 0.035, far: 0.09 } as const;
/** Oklab distance that a term may be farther off for a cosine that is 1 greater. */
const APTNESS = 0.06;

/** Of the terms that fit and are true of a colour, the one that speaks most of what the brief is about. */
function aptestTerm(
  hex: Hex,
  terms: readonly ColourTerm[],
  fits: (term: ColourTerm) => boolean,
  meaning: Meaning,
): ColourTerm | undefined {
  const colour = hexToOklab(hex);
  // A language has thousands of terms, and each of five palettes asks some of them: plain loops, and what fits is asked last.
  const offs = new Float64Array(terms.length);
  let nearest = Infinity;
  for (let i = 0; i < terms.length; i++) {
    const term = terms[i];
    if (term === undefined) continue;
    const off = distance(term, colour);
    offs[i] = off;
    if (off < nearest && fits(term)) nearest = off;
  }
  const limit = Math.max(nearest, Math.min(TRUE_ENOUGH.far, nearest + TRUE_ENOUGH.more));
  let best: ColourTerm | undefined;
  let least = Infinity;
  for (let i = 0; i < terms.length; i++) {
    const off = offs[i] ?? 0;
    const term = terms[i];
    if (off > limit || term === undefined || !fits(term)) continue;
    const cost = off - APTNESS * meaningLikeness(term.meaning, meaning);
    if (cost < least) [best, least] = [term, cost];
  }
  return best;
}
