import type { Knowledge } from '../knowledge/tools/parse.ts';
import { phraseKey, tokenise } from '../src/engine/reading/tokens.ts';

/** A colour as it is called in one language. */
export interface Term {
  readonly language: string;
  readonly term: string;
  /** As it stands behind the language's word for "on"; empty where nobody wrote it. */
  readonly onTerm: string;
  readonly hex: string;
  /** The English headwords of the things that it speaks of; may be empty. */
  readonly about: string;
}

/** Languages whose words keep their form behind "on". */
const UNDECLINED = new Set(['fr', 'de', 'es', 'it', 'pt', 'nl', 'ja', 'zh']);
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

/** The terms of each language, and the phrases of the boards that are written in it. */
export function termsOf(knowledge: Knowledge, boardLanguages: readonly string[]): Term[] {
  const headwords = headwordsOf(knowledge);
  const spoken = new Set(knowledge.terms.map(({ language }) => language));
  const ofBoards = knowledge.moodboards.flatMap(({ phrases, colours }, i) => {
    const language = boardLanguages[i] ?? 'en';
    if (!spoken.has(language)) return [];
    return phrases.map((term, role) => {
      const onTerm = UNDECLINED.has(language) ? term : '';
      return { language, term, onTerm, hex: colours[role] ?? '#000000', isOwn: false };
    });
  });
  const taken = new Set<string>();
  return [...knowledge.terms.map((term) => ({ ...term, isOwn: true })), ...ofBoards].flatMap(
    ({ language, term, onTerm, hex, isOwn }) => {
      const key = `${language} ${term.toLowerCase()}`;
      if (taken.has(key)) return [];
      taken.add(key);
      const about = aboutOf(term, headwords.get(language) ?? new Map());
      // Out of its brief a phrase is of use where one knows what it is about.
      return about === '' && !isOwn ? [] : [{ language, term, onTerm, hex, about }];
    },
  );
}
