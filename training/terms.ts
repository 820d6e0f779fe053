import type { Knowledge } from '../knowledge/tools/parse.ts';
import { phraseKey, tokenise } from '../src/engine/reading/tokens.ts';

/** A colour as it is called in one language. */
export interface Term {
  readonly language: string;
  readonly term: string;
  /** As it stands behind the language's word for "on". */
  readonly onTerm: string;
  readonly hex: string;
  /** The English headwords of the things that it speaks of; may be empty. */
  readonly about: string;
}

/** Words, or characters of an unspaced script, that an alias has at most. */
const REACH = 4;

/** By language, the headword of every alias. */
function headwordsOf({ aliases }: Knowledge): Map<string, Map<string, string>> {
  const byLanguage = new Map<string, Map<string, string>>();
  for (const { language, headword, words } of aliases) {
    const own = byLanguage.get(language) ?? new Map<string, string>();
    byLanguage.set(language, own);
    for (const word of words) if (!own.has(phraseKey(word))) own.set(phraseKey(word), headword);
  }
  return byLanguage;
}

/** The headwords that a term mentions: longest aliases first, left to right. */
function aboutOf(term: string, headwords: ReadonlyMap<string, string>): string {
  const tokens = tokenise(term);
  const found: string[] = [];
  for (let at = 0; at < tokens.length;) {
    let taken = 1;
    for (let length = Math.min(REACH, tokens.length - at); length > 0; length--) {
      const part = tokens.slice(at, at + length);
      const key = part.map((token) => token.key).join(part.some(({ kind }) => kind === 'character') ? '' : ' ');
      const headword = headwords.get(key) ?? (key.endsWith('s') ? headwords.get(key.slice(0, -1)) : undefined);
      if (headword === undefined) continue;
      found.push(headword);
      taken = length;
      break;
    }
    at += taken;
  }
  return found.join(' ');
}

/** The terms of each language, with what each is about. */
export function termsOf(knowledge: Knowledge): Term[] {
  const headwords = headwordsOf(knowledge);
  return knowledge.terms.map(({ language, term, onTerm, hex }) => ({
    language,
    term,
    onTerm,
    hex,
    about: aboutOf(term, headwords.get(language) ?? new Map()),
  }));
}
