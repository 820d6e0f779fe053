import type { Model } from '../model/model.ts';
import type { Brief } from './brief.ts';
import { tabulate, type Operations } from './grammar/operations.ts';
import { interpret } from './interpret.ts';
import { itemise } from './items.ts';
import { createLanguageGuess } from './language.ts';
import { createLookup } from './lookup.ts';
import { rampOf } from './ramp.ts';
import { reachByStart } from './reach.ts';
import type { Token } from './tokens.ts';

/**
 * Prepares a reader over a model.
 * @returns a pure function from the tokens of a prompt to what was understood
 */
export function createReader(model: Model): (tokens: readonly Token[]) => Brief {
  const lookup = createLookup(model);
  const operations = new Map(
    Object.entries(model.grammars).map(([language, grammar]) => [language, tabulate(grammar, language)]),
  );
  const english = operations.get('en') ?? missing();
  const combined = new Map([['en', english]]);
  // Made for the first prompt in a language: most programs read one or two.
  const grammarOf = (language: string): Operations => {
    const own = operations.get(language);
    const made = combined.get(language) ?? (own === undefined ? english : withEnglishTones(own, english));
    combined.set(language, made);
    return made;
  };
  const guessLanguage = createLanguageGuess(operations, lookup);
  return (tokens) => {
    const language = guessLanguage(tokens);
    const grammar = grammarOf(language);
    const items = itemise(tokens, grammar, lookup, language);
    const ramp = rampOf(model, items, grammar);
    return { language, tokenCount: tokens.length, ramp, ...interpret(model, items, grammar) };
  };
}

function missing(): never {
  throw new TypeError('the grammar of English is missing');
}

/** Designers say `dark mode` and `pastel` in every language. */
function withEnglishTones(own: Operations, english: Operations): Operations {
  const byPhrase = new Map(own.byPhrase);
  for (const [phrase, operations] of english.byPhrase) {
    const tones = operations.filter((operation) => operation.op === 'tone' && operation.strong);
    if (tones.length > 0 && !byPhrase.has(phrase)) byPhrase.set(phrase, tones);
  }
  return { ...own, byPhrase, reach: reachByStart(byPhrase.keys()) };
}
