/** English endings and what may stand in their place in a headword. */
const ENDINGS: readonly (readonly [ending: string, ...replacements: string[]])[] = [
  ['ies', 'y', 'ie'],
  ['ves', 'f', 'fe', 've'],
  ['sses', 'ss'],
  ['shes', 'sh'],
  ['ches', 'ch'],
  ['xes', 'x'],
  ['zes', 'z', 'ze'],
  ['oes', 'o', 'oe'],
  ['es', 'e', ''],
  ['s', ''],
  ['iness', 'y'],
  ['ness', ''],
  ['ily', 'y'],
  ['ly', '', 'le'],
  ['ying', 'ie', 'y'],
  ['ing', '', 'e'],
  ['ied', 'y'],
  ['ed', '', 'e'],
  ['iest', 'y'],
  ['ier', 'y'],
  ['est', '', 'e'],
  ['er', '', 'e'],
  ['ish', '', 'e'],
  ['ful', ''],
  ['less', ''],
  ['like', ''],
  ['y', '', 'e'],
];

const STEM_MIN = 3;

/**
 * The words that a folded English word may be a form of, likeliest first: `berries` → `berry`, `baking` → `bak`, `bake`.
 * Forms that are no words do no harm: they are only looked up.
 */
export function inflections(word: string): string[] {
  const forms: string[] = [];
  for (const [ending, ...replacements] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, word.length - ending.length);
    if (stem.length < STEM_MIN) continue;
    for (const replacement of replacements) forms.push(stem + replacement);
    const last = stem.at(-1);
    if (/^(ing|ed|er|est|y|ish)$/.test(ending) && last === stem.at(-2)) forms.push(stem.slice(0, -1));
  }
  return forms;
}
