import type { Recalled } from '../meaning/recall.ts';
import { LOOK_PARTS, MOODS } from '../model/model.ts';
import type { Outlook, Word } from './outlook.ts';
import { MEANING_DIMENSIONS } from '../model/meaning.ts';
import { indexOf } from './rows.ts';

/** What is weighed when a brief is given a dark or a light scheme, in the order in which the weights stand. */
export const SCHEME_FEATURES = [
  'always',
  'words',
  ...LOOK_PARTS.map((part) => `first card of ${part} is dark` as const),
  ...LOOK_PARTS.map((part) => `share of dark cards of ${part}` as const),
  'first card of the weightiest is dark',
  'share of dark cards of the weightiest',
  'darkest word',
  'lightest word',
  'recalled are dark',
  'likest recalled is dark',
  'lean of the mixture',
  'dark is demanded',
  'light is demanded',
  'pastel is demanded',
  'vivid is demanded',
  'dark colour named',
  'light colour named',
  ...MOODS.map((mood) => `mood ${mood}` as const),
  ...MOODS.map((mood) => `${mood} by any word` as const),
  ...Array.from({ length: MEANING_DIMENSIONS }, (_, k) => `meaning ${k}` as const),
] as const;

/** Where each feature stands in a row. */
const AT = indexOf(SCHEME_FEATURES);
/** Where the features of each part and of each mood stand. */
const OF_PART = LOOK_PARTS.map((part) => ({
  part,
  first: AT[`first card of ${part} is dark`],
  share: AT[`share of dark cards of ${part}`],
}));
const OF_MOOD = MOODS.map((mood) => ({ asked: AT[`mood ${mood}`], byAny: AT[`${mood} by any word`] }));
const FIRST_MEANING = SCHEME_FEATURES.length - MEANING_DIMENSIONS;

/** Of a word's cards, the earlier count for more. */
function shareOfDark({ cards }: Word): number {
  let dark = 0;
  let mass = 0;
  for (const { isDark, place } of cards) {
    const weight = 1 / (1 + place);
    mass += weight;
    if (isDark) dark += weight;
  }
  return mass > 0 ? dark / mass : 0.3;
}

/** What speaks for a dark scheme; the weights of `SCHEME_WEIGHTS` make the logarithm of its odds of it. */
export function schemeFeatures(
  { words, moods, allMoods, mixture, rules, named, meaning }: Omit<Outlook, 'scheme'>,
  recalled: readonly Recalled[],
): Float64Array {
  const row = new Float64Array(SCHEME_FEATURES.length);
  row[AT['always']] = 1;
  row[AT['words']] = words.length / 6;
  for (const { part, first, share } of OF_PART) {
    const own = words.filter(({ entry }) => entry.part === part);
    const mass = own.reduce((sum, { mention }) => sum + mention.weight, 0);
    if (mass === 0) continue;
    const mean = (of: (word: Word) => number): number =>
      own.reduce((sum, word) => sum + word.mention.weight * of(word), 0) / mass;
    row[first] = mean(({ cards }) => (cards[0]?.isDark === true ? 1 : -1));
    row[share] = mean(shareOfDark) - 0.33;
  }
  const weightiest = words.reduce((p, q) => (q.relative > (p?.relative ?? 0) ? q : p), words[0]);
  if (weightiest !== undefined) {
    row[AT['first card of the weightiest is dark']] = weightiest.cards[0]?.isDark === true ? 1 : -1;
    row[AT['share of dark cards of the weightiest']] = shareOfDark(weightiest) - 0.33;
    row[AT['darkest word']] = Math.max(...words.map(shareOfDark));
    row[AT['lightest word']] = Math.min(...words.map(shareOfDark));
  }
  const likeness = recalled.reduce((sum, each) => sum + each.likeness, 0);
  row[AT['recalled are dark']] =
    recalled.reduce((sum, each) => sum + each.likeness * (each.board.isDark ? 1 : -1), 0) / Math.max(0.5, likeness);
  const [likest] = recalled;
  if (likest !== undefined) row[AT['likest recalled is dark']] = likest.likeness ** 2 * (likest.board.isDark ? 1 : -1);
  row[AT['lean of the mixture']] = -mixture.ground;
  row[AT['dark is demanded']] = rules.tones.has('dark') ? 1 : 0;
  row[AT['light is demanded']] = rules.tones.has('light') ? 1 : 0;
  row[AT['pastel is demanded']] = rules.tones.has('pastel') ? 1 : 0;
  row[AT['vivid is demanded']] = rules.tones.has('vivid') ? 1 : 0;
  row[AT['dark colour named']] = named.some(({ l }) => l < 0.35) ? 1 : 0;
  row[AT['light colour named']] = named.some(({ l }) => l > 0.9) ? 1 : 0;
  for (const [bit, { asked, byAny }] of OF_MOOD.entries()) {
    row[asked] = Math.min(1.5, moods[bit] ?? 0);
    row[byAny] = Math.min(1.5, allMoods[bit] ?? 0);
  }
  const parts = Array.from({ length: MEANING_DIMENSIONS }, (_, k) => meaning[k] ?? 0);
  const length = Math.max(1e-9, Math.hypot(...parts));
  for (const [k, part] of parts.entries()) row[FIRST_MEANING + k] = (MEANING_SCALE * part) / length;
  return row;
}

/** Brings the parts of a direction to the size of the other features, so that all are learnt alike. */
const MEANING_SCALE = 3;
