import { INFLECTIONS } from '../languages/en.ts';

const STEM_MIN = 3;

/**
 * The words that a folded English word may be a form of, likeliest first: `berries` → `berry`, `baking` → `bak`, `bake`.
 * Forms that are no words do no harm: they are only looked up.
 */
export function inflections(word: string): string[] {
  const forms: string[] = [];
  for (const [ending, ...replacements] of INFLECTIONS) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, word.length - ending.length);
    if (stem.length < STEM_MIN) continue;
    for (const replacement of replacements) forms.push(stem + replacement);
    const last = stem.at(-1);
    if (/^(ing|ed|er|est|y|ish)$/.test(ending) && last === stem.at(-2)) forms.push(stem.slice(0, -1));
  }
  return forms;
}
