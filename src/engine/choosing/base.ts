import { meaningLikeness } from '../meaning/likeness.ts';
import { isAllowed, isFree, rulesFor, TONE_LIMITS } from '../meaning/rules.ts';
import type { Recalled } from '../meaning/recall.ts';
import { MOODS, type Card } from '../model/model.ts';
import { ROLES } from '../palette.ts';
import { RELATIONS } from '../reading/grammar/grammar.ts';
import { cardLikeness, distance } from './likeness.ts';
import type { Outlook, Word } from './outlook.ts';
import { indexOf } from './rows.ts';

/** A card that could be the answer, and where it comes from. */
export interface Candidate {
  readonly card: Card;
  /** Index into the outlook's words; undefined for a board. */
  readonly word: number | undefined;
  /** How a board's brief is like this one; undefined for cards of words. */
  readonly recalled: Recalled | undefined;
}

const PARTS = ['subject', 'place', 'style', 'mood', 'modifier', 'colour'] as const;

/** What is weighed when a base card is chosen, in the order in which the weights stand. */
export const BASE_FEATURES = [
  'board',
  'board likeness',
  'board likeness squared',
  'board words',
  'board meaning',
  'board covers',
  'board covers most',
  'relative weight',
  'weight',
  'salience',
  ...PARTS.map((part) => `is ${part}` as const),
  ...PARTS.map((part) => `is ${part} in first clause` as const),
  ...PARTS.map((part) => `is ${part} beside a subject` as const),
  ...RELATIONS.map((relation) => `stands behind ${relation}` as const),
  'kin',
  'borrowed',
  'guessed',
  'head of its run',
  'first word',
  'last word',
  'order',
  'hint',
  'mostly',
  'weightiest',
  'weightiest subject',
  'one over words',
  'length of word',
  'second card',
  'third card',
  'later card',
  'first card of the only word',
  'first card of the weightiest',
  'mean likeness to other words',
  'greatest likeness to other words',
  'likeness to mood words',
  'likeness to style words',
  'likeness to place words',
  'likeness to subjects',
  'moods asked for',
  'moods of all words',
  'agrees with scheme',
  'agrees with sure scheme',
  'dark',
  'dark against what is demanded',
  'chroma of background',
  'chroma of primary',
  'chroma of accent',
  'chroma where calm is asked',
  'chroma where loud is asked',
  'share of named colours seen',
  'likeness to named colours',
  'share of colours not allowed',
  'mixture covered',
  'mixture purity',
  'first card where clichés are avoided',
  'like what is discouraged',
  'word is near the rest of the brief',
  'card is near the brief',
  'card is near the rest of the brief',
  'card is nearer to the rest than its sisters',
  'card tells of other words',
  'card tells more of other words than its sisters',
] as const;

/** Where each feature stands in a row. */
const AT = indexOf(BASE_FEATURES);

/** Candidates of a brief: all cards of its words, each once, and the boards that it recalls. */
export function candidatesOf({ words }: Outlook, recalled: readonly Recalled[]): Candidate[] {
  const names = new Set<string>();
  const once = ({ name }: Card): boolean => names.size < names.add(name).size;
  return [
    ...words.flatMap(({ cards }, word) =>
      cards.filter(once).map((card): Candidate => ({ card, word, recalled: undefined })),
    ),
    ...recalled.map((each): Candidate => ({ card: each.board, word: undefined, recalled: each })),
  ];
}

/** Oklab distance within which a colour is seen in a palette. */
export const SEEN = 0.11;

/** Moods that want little chroma, and much. */
const CALM = moodMask('calm', 'soft', 'serious', 'elegant', 'melancholic', 'clean', 'airy', 'rustic', 'sacred');
const LOUD = moodMask('playful', 'joyful', 'lively', 'bold', 'festive', 'fierce', 'futuristic');

function moodMask(...moods: readonly string[]): number {
  return MOODS.reduce((bits, mood, bit) => (moods.includes(mood) ? bits | (1 << bit) : bits), 0);
}

/** A row of features a candidate, in the order of `BASE_FEATURES`. */
export function baseFeatures(outlook: Outlook, candidates: readonly Candidate[]): Float64Array[] {
  const shared = sharedOf(outlook);
  const likeness = likenessToWords(outlook, candidates);
  return candidates.map((candidate, i) => {
    const row = new Float64Array(BASE_FEATURES.length);
    setSource(row, outlook, candidate, shared);
    setLikeness(row, outlook, candidate, likeness[i] ?? []);
    setColours(row, outlook, candidate, shared);
    setMeaning(row, outlook, candidate);
    return row;
  });
}

interface Shared {
  readonly weightiest: number;
  readonly weightiestSubject: number;
  readonly hasSubject: boolean;
  readonly calm: number;
  readonly loud: number;
}

function sharedOf({ words, moods, rules }: Outlook): Shared {
  const heaviest = (from: readonly Word[]): number =>
    from.reduce((best, word) => (word.mention.weight > (best?.mention.weight ?? 0) ? word : best), from[0])?.order ??
    -1;
  const subjects = words.filter(({ entry }) => entry.part === 'subject');
  const strength = (mask: number): number =>
    moods.reduce((sum, value, bit) => ((mask & (1 << bit)) === 0 ? sum : sum + value), 0);
  const { tones } = rules;
  return {
    weightiest: heaviest(words),
    weightiestSubject: heaviest(subjects),
    hasSubject: subjects.length > 0,
    calm: Math.min(2, strength(CALM)) + (tones.has('muted') || tones.has('soft') || tones.has('pastel') ? 1 : 0),
    loud: Math.min(2, strength(LOUD)) + (tones.has('vivid') ? 1 : 0),
  };
}

function setRecalled(row: Float64Array, { likeness, words, meaning, covers }: Recalled): void {
  row[AT['board likeness']] = likeness;
  row[AT['board likeness squared']] = likeness * likeness;
  row[AT['board words']] = words;
  row[AT['board meaning']] = meaning;
  row[AT['board covers']] = covers;
  row[AT['board covers most']] = covers > 0.6 ? 1 : 0;
}

function setSource(
  row: Float64Array,
  { words }: Outlook,
  { word: at, recalled, card }: Candidate,
  shared: Shared,
): void {
  const word = at === undefined ? undefined : words[at];
  if (word === undefined) {
    row[AT['board']] = 1;
    if (recalled !== undefined) setRecalled(row, recalled);
    return;
  }
  const { mention, entry, relative, order, likeness } = word;
  row[AT['relative weight']] = relative;
  row[AT['weight']] = mention.weight;
  row[AT['salience']] = entry.salience;
  const part = PARTS.find((one) => one === entry.part) ?? 'subject';
  row[AT[`is ${part}`]] = 1;
  if (mention.clause === 0) row[AT[`is ${part} in first clause`]] = 1;
  if (shared.hasSubject) row[AT[`is ${part} beside a subject`]] = 1;
  if (mention.relation !== undefined) row[AT[`stands behind ${mention.relation}`]] = 1;
  row[AT['kin']] = 1 - likeness;
  row[AT['borrowed']] = mention.via === 'borrowed' ? 1 : 0;
  row[AT['guessed']] = mention.via === 'typo' || mention.via === 'compound' ? 1 : 0;
  row[AT['head of its run']] = mention.isHead ? 1 : 0;
  row[AT['first word']] = order === 0 ? 1 : 0;
  row[AT['last word']] = order === words.length - 1 ? 1 : 0;
  row[AT['order']] = order / words.length;
  row[AT['hint']] = mention.emphasis === 'hint' ? 1 : 0;
  row[AT['mostly']] = mention.emphasis === 'mostly' ? 1 : 0;
  row[AT['weightiest']] = order === shared.weightiest ? 1 : 0;
  row[AT['weightiest subject']] = order === shared.weightiestSubject ? 1 : 0;
  row[AT['one over words']] = 1 / words.length;
  row[AT['length of word']] = entry.head.split(' ').length - 1;
  row[AT['second card']] = card.place === 1 ? 1 : 0;
  row[AT['third card']] = card.place === 2 ? 1 : 0;
  row[AT['later card']] = card.place > 2 ? 1 : 0;
  row[AT['first card of the only word']] = card.place === 0 && words.length === 1 ? 1 : 0;
  row[AT['first card of the weightiest']] = card.place === 0 && order === shared.weightiest ? 1 : 0;
}

/** For each candidate, the likeness of each word's likest card to it; 0 for its own word. */
function likenessToWords({ words }: Outlook, candidates: readonly Candidate[]): number[][] {
  const known = new Map<number, number>();
  const between = (p: Card, q: Card): number => {
    const key = p.id < q.id ? p.id * 131_072 + q.id : q.id * 131_072 + p.id;
    let likeness = known.get(key);
    if (likeness === undefined) known.set(key, (likeness = cardLikeness(p, q)));
    return likeness;
  };
  return candidates.map(({ card, word: own }) =>
    words.map(({ cards }, at) =>
      at === own ? 0 : cards.reduce((best, other) => Math.max(best, between(card, other)), 0),
    ),
  );
}

function setLikeness(
  row: Float64Array,
  { words }: Outlook,
  { word: own }: Candidate,
  likeness: readonly number[],
): void {
  let sum = 0;
  let mass = 0;
  let greatest = 0;
  const byPart = { mood: 0, style: 0, place: 0, subject: 0 };
  for (const [at, { mention, entry }] of words.entries()) {
    if (at === own) continue;
    const value = likeness[at] ?? 0;
    sum += mention.weight * value;
    mass += mention.weight;
    greatest = Math.max(greatest, value);
    const part = entry.part === 'modifier' ? 'mood' : entry.part;
    if (part === 'mood' || part === 'style' || part === 'place' || part === 'subject')
      byPart[part] = Math.max(byPart[part], value);
  }
  row[AT['mean likeness to other words']] = mass > 0 ? sum / mass : 0;
  row[AT['greatest likeness to other words']] = greatest;
  row[AT['likeness to mood words']] = byPart.mood;
  row[AT['likeness to style words']] = byPart.style;
  row[AT['likeness to place words']] = byPart.place;
  row[AT['likeness to subjects']] = byPart.subject;
}

function setMeaning(row: Float64Array, { words, meaning }: Outlook, { card, word: at }: Candidate): void {
  const word = at === undefined ? undefined : words[at];
  if (word === undefined) return;
  const { rest, entry, cards } = word;
  const own = meaningLikeness(card.meaning, rest);
  row[AT['word is near the rest of the brief']] = meaningLikeness(entry.meaning, rest);
  row[AT['card is near the brief']] = meaningLikeness(card.meaning, meaning);
  row[AT['card is near the rest of the brief']] = own;
  const sisters = cards.reduce((sum, sister) => sum + meaningLikeness(sister.meaning, rest), 0) / cards.length;
  row[AT['card is nearer to the rest than its sisters']] = own - sisters;
  const others = words.filter((other) => other !== word);
  const told = toldIn(card, others);
  row[AT['card tells of other words']] = told;
  row[AT['card tells more of other words than its sisters']] =
    told - cards.reduce((sum, sister) => sum + toldIn(sister, others), 0) / cards.length;
}

/** How much of other words, by their weight, the name, the phrases or the sentence of a card tell of. */
function toldIn({ name, sentence, colours }: Card, others: readonly Word[]): number {
  if (others.length === 0) return 0;
  const text = ` ${name} ${sentence} ${ROLES.map((role) => colours[role].phrase).join(' ')}`.toLowerCase();
  return others.reduce((sum, { entry, relative }) => (text.includes(` ${entry.head}`) ? sum + relative : sum), 0);
}

/** Share of the moods asked for that a card has; 0 where none is asked for. */
function moodShare(card: Card, moods: Float64Array): number {
  let sum = 0;
  let mass = 0;
  for (let bit = 0; bit < moods.length; bit++) {
    const value = moods[bit] ?? 0;
    mass += value;
    if ((card.moods & (1 << bit)) !== 0) sum += value;
  }
  return mass > 0 ? sum / mass : 0;
}

function setColours(row: Float64Array, outlook: Outlook, { card }: Candidate, { calm, loud }: Shared): void {
  const { colours, isDark } = card;
  const { moods, allMoods, scheme, rules, avoidsCliche, discouraged } = outlook;
  row[AT['moods asked for']] = moodShare(card, moods);
  row[AT['moods of all words']] = moodShare(card, allMoods);
  row[AT['agrees with scheme']] = Math.tanh(scheme) * (isDark ? 1 : -1);
  row[AT['agrees with sure scheme']] = Math.max(-4, Math.min(4, scheme)) * (isDark ? 1 : -1);
  row[AT['dark']] = isDark ? 1 : 0;
  const asked = rules.tones.has('dark') ? isDark : rules.tones.has('light') ? !isDark : undefined;
  row[AT['dark against what is demanded']] = asked === false ? 1 : 0;
  const chroma = (colours.primary.c + colours.accent.c + colours.secondary.c) * 2;
  row[AT['chroma of background']] = colours.background.c * 10;
  row[AT['chroma of primary']] = colours.primary.c * 5;
  row[AT['chroma of accent']] = colours.accent.c * 5;
  row[AT['chroma where calm is asked']] = chroma * calm;
  row[AT['chroma where loud is asked']] = chroma * loud;
  setNamed(row, outlook, card);
  row[AT['share of colours not allowed']] = notAllowed(card, outlook) / ROLES.length;
  setMixture(row, outlook, card);
  row[AT['first card where clichés are avoided']] = avoidsCliche && card.place === 0 ? 1 : 0;
  row[AT['like what is discouraged']] = discouraged.reduce(
    (most, other) => Math.max(most, cardLikeness(card, other)),
    0,
  );
}

/** Colours of a card that the rules do not let a palette have. */
export function notAllowed({ colours }: Card, { rules }: Outlook): number {
  if (isFree(rules)) return 0;
  return ROLES.filter((role) => {
    const isGround = role === 'background' || role === 'text';
    const colour = colours[role];
    if (!isAllowed(colour, rulesFor(rules, role), isGround)) return true;
    return (
      rules.tones.has('vivid') &&
      role === 'primary' &&
      !rules.tones.has('muted') &&
      colour.c < TONE_LIMITS.vivid.chromaMin
    );
  }).length;
}

function setNamed(row: Float64Array, { named, words }: Outlook, { colours }: Card): void {
  if (named.length === 0) return;
  let seen = 0;
  let likeness = 0;
  let mass = 0;
  for (const colour of named) {
    const weight = words[colour.word]?.mention.weight ?? 0;
    const nearest = Math.min(...ROLES.map((role) => distance(colour, colours[role])));
    if (nearest < SEEN) seen++;
    likeness += weight * Math.exp(-nearest / SEEN);
    mass += weight;
  }
  row[AT['share of named colours seen']] = seen / named.length;
  row[AT['likeness to named colours']] = mass > 0 ? likeness / mass : 0;
}

/** Oklab distance at which a colour of the mixture is half met. */
const MET = 0.08;
/** Points of the mixture that are looked at. */
const POINTS_MAX = 24;

function setMixture(row: Float64Array, { mixture }: Outlook, { colours }: Card): void {
  let covered = 0;
  const own = new Float64Array(ROLES.length);
  for (const point of mixture.points.slice(0, POINTS_MAX)) {
    let nearest = 0;
    for (const [i, role] of ROLES.entries()) {
      const d = distance(point, colours[role]) / MET;
      const met = 1 / (1 + d * d);
      nearest = Math.max(nearest, met);
      own[i] = (own[i] ?? 0) + point.weight * met;
    }
    covered += point.weight * nearest;
  }
  row[AT['mixture covered']] = covered;
  row[AT['mixture purity']] = (own[2] ?? 0) + (own[3] ?? 0) + (own[4] ?? 0);
}
