import { isAllowed, rulesFor } from '../meaning/rules.ts';
import { LOOK_PARTS, type CardColour, type Part } from '../model/model.ts';
import { ROLES, type Role } from '../palette.ts';
import { RELATIONS, type Relation } from '../reading/grammar/grammar.ts';
import {
  FREE_ROLES,
  isDark,
  SEEN,
  wantsSeen,
  type Exchange,
  type Five,
  type Placed,
  type Step,
  readsIn,
} from './exchange.ts';
import { distance } from './likeness.ts';
import type { Outlook } from './outlook.ts';
import { indexOf } from './rows.ts';

/** What is weighed when a colour is exchanged, in the order in which the weights stand. */
export const EXCHANGE_FEATURES = [
  'stop',
  'stop after one',
  'stop after two',
  'stop with words not seen',
  'stop with colours not seen',
  'stop with primary and accent alike',
  'stop with colours not allowed',
  'stop at a board',
  'stop at kin',
  ...ROLES.map((role) => `to ${role}` as const),
  'from the same role',
  'from primary',
  'from secondary',
  'from accent',
  'relative weight',
  'salience',
  ...LOOK_PARTS.map((part) => `of a ${part}` as const),
  ...RELATIONS.map((relation) => `behind ${relation}` as const),
  "of the base's own word",
  'word not seen',
  'word not seen, to accent',
  'word not seen, to primary',
  'word not seen, weight',
  'named colour not seen',
  'hint to accent',
  'hint to another',
  'distance to primary',
  'distance to background',
  'distance to what it replaces',
  'too near to another',
  'chroma',
  'chroma to accent',
  'chroma to background',
  'chroma to secondary',
  'less chroma than before',
  'changes light to dark',
  'against the scheme',
  'likeness to what the word means',
  'likeness to named colours',
  'first card',
  'breaks a contrast',
  'mends a contrast',
  'not allowed',
  'replaces what is not allowed',
  'kin',
] as const;

/** Where each feature stands in a row. */
const AT = indexOf(EXCHANGE_FEATURES);

const TO_ROLE: Readonly<Record<Role, number>> = {
  background: AT['to background'],
  text: AT['to text'],
  primary: AT['to primary'],
  secondary: AT['to secondary'],
  accent: AT['to accent'],
};
const OF_PART: Readonly<Record<Part, number>> = {
  plain: AT['of a subject'],
  subject: AT['of a subject'],
  place: AT['of a place'],
  style: AT['of a style'],
  mood: AT['of a mood'],
  modifier: AT['of a modifier'],
  colour: AT['of a colour'],
};
const BEHIND: Readonly<Record<Relation, number>> = {
  for: AT['behind for'],
  with: AT['behind with'],
  at: AT['behind at'],
  of: AT['behind of'],
  like: AT['behind like'],
  meets: AT['behind meets'],
};

/** Oklab distance within which two colours of a palette are too alike. */
const NEAR = 0.08;

export function stopFeatures({ outlook, five, done, seen }: Step): Float64Array {
  const row = new Float64Array(EXCHANGE_FEATURES.length);
  const { words, rules } = outlook;
  row[AT['stop']] = 1;
  row[AT['stop after one']] = done === 1 ? 1 : 0;
  row[AT['stop after two']] = done >= 2 ? 1 : 0;
  row[AT['stop with words not seen']] = words.filter(
    (word, i) => wantsSeen(word) && !word.entry.isColour && (seen[i] ?? 0) > SEEN,
  ).length;
  row[AT['stop with colours not seen']] = words.filter(
    (word, i) => word.entry.isColour && (seen[i] ?? 0) > SEEN,
  ).length;
  row[AT['stop with primary and accent alike']] = distance(five.primary.colour, five.accent.colour) < 0.12 ? 1 : 0;
  row[AT['stop with colours not allowed']] = ROLES.filter(
    (role) => !isAllowed(five[role].colour, rulesFor(rules, role), role === 'background' || role === 'text'),
  ).length;
  row[AT['stop at a board']] = five.background.word === undefined ? 1 : 0;
  const base = five.background.word === undefined ? undefined : words[five.background.word];
  row[AT['stop at kin']] = base === undefined ? 0 : 1 - base.likeness;
  return row;
}

/** A row in the order of `EXCHANGE_FEATURES`, written over `row`. */
export function exchangeFeatures(
  step: Step,
  { role, source, placed }: Exchange,
  row = new Float64Array(EXCHANGE_FEATURES.length),
): Float64Array {
  row.fill(0);
  setWord(row, step, role, placed);
  setPlace(row, step, role, source, placed);
  return row;
}

function setWord(row: Float64Array, { outlook, five, seen }: Step, role: Role, { word: at, card }: Placed): void {
  const word = at === undefined ? undefined : outlook.words[at];
  if (word === undefined || at === undefined) return;
  const { entry, mention, relative, likeness } = word;
  row[AT['relative weight']] = relative;
  row[AT['salience']] = entry.salience;
  row[OF_PART[entry.part]] = 1;
  if (mention.relation !== undefined) row[BEHIND[mention.relation]] = 1;
  const isOwn = at === five.background.word;
  row[AT["of the base's own word"]] = isOwn ? 1 : 0;
  const unseen = (seen[at] ?? 0) > SEEN && wantsSeen(word) && !isOwn;
  if (unseen && !entry.isColour) {
    row[AT['word not seen']] = 1;
    row[AT['word not seen, to accent']] = role === 'accent' ? 1 : 0;
    row[AT['word not seen, to primary']] = role === 'primary' ? 1 : 0;
    row[AT['word not seen, weight']] = relative;
  }
  if (unseen && entry.isColour) row[AT['named colour not seen']] = 1;
  if (mention.emphasis === 'hint') row[AT[role === 'accent' ? 'hint to accent' : 'hint to another']] = 1;
  row[AT['first card']] = card.place === 0 ? 1 : 0;
  row[AT['kin']] = 1 - likeness;
}

function setPlace(row: Float64Array, step: Step, role: Role, source: Role, { colour, word: at }: Placed): void {
  const { outlook, five, likenessToMeaning } = step;
  row[TO_ROLE[role]] = 1;
  row[AT['from the same role']] = role === source ? 1 : 0;
  if (source === 'primary') row[AT['from primary']] = 1;
  else if (source === 'secondary') row[AT['from secondary']] = 1;
  else if (source === 'accent') row[AT['from accent']] = 1;
  const replaced = five[role].colour;
  row[AT['distance to primary']] = role === 'primary' ? 0 : distance(colour, five.primary.colour);
  row[AT['distance to background']] = role === 'background' ? 0 : distance(colour, five.background.colour);
  row[AT['distance to what it replaces']] = distance(colour, replaced);
  for (const other of FREE_ROLES)
    if (other !== role && distance(colour, five[other].colour) < NEAR) row[AT['too near to another']] = 1;
  row[AT['chroma']] = role === 'background' || role === 'text' ? 0 : colour.c * 5;
  row[AT['chroma to accent']] = role === 'accent' ? colour.c * 5 : 0;
  row[AT['chroma to background']] = role === 'background' ? colour.c * 10 : 0;
  row[AT['chroma to secondary']] = role === 'secondary' ? colour.c * 5 : 0;
  row[AT['less chroma than before']] = Math.max(0, replaced.c - colour.c) * 5;
  if (role === 'background') {
    const dark = colour.l < 0.5;
    row[AT['changes light to dark']] = dark === isDark(five) ? 0 : 1;
    row[AT['against the scheme']] = Math.max(-3, Math.min(3, dark ? -outlook.scheme : outlook.scheme));
  }
  const word = at === undefined ? undefined : outlook.words[at];
  row[AT['likeness to what the word means']] = word === undefined ? 0 : likenessToMeaning(word, colour);
  for (const named of outlook.named) {
    const likeness = Math.exp(-distance(named, colour) / SEEN);
    if (likeness > (row[AT['likeness to named colours']] ?? 0)) row[AT['likeness to named colours']] = likeness;
  }
  setContrast(row, five, role, colour);
  setAllowed(row, outlook, five, role, colour);
}

function setContrast(row: Float64Array, five: Five, role: Role, colour: CardColour): void {
  if (role === 'background' || role === 'text' || role === 'secondary') return;
  // Both have to be seen, and to carry a label.
  const fits = (placed: CardColour): boolean => readsIn('primary', placed, five);
  const before = fits(five[role].colour);
  const after = fits(colour);
  if (!after) row[AT['breaks a contrast']] = 1;
  else if (!before) row[AT['mends a contrast']] = 1;
}

function setAllowed(row: Float64Array, outlook: Outlook, five: Five, role: Role, colour: CardColour): void {
  const rules = rulesFor(outlook.rules, role);
  const isGround = role === 'background' || role === 'text';
  if (!isAllowed(colour, rules, isGround)) row[AT['not allowed']] = 1;
  else if (!isAllowed(five[role].colour, rules, isGround)) row[AT['replaces what is not allowed']] = 1;
}
