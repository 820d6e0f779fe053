import { meaningLikeness } from '../../model/meaning.ts';
import type { Recalled } from '../../meaning/recall.ts';
import { stemNumbers } from '../../meaning/stems.ts';
import type { Card } from '../../model/model.ts';
import { cardLikeness } from '../likeness.ts';
import type { Outlook, Word } from '../outlook.ts';
import type { Candidate } from './candidates.ts';
import { AT } from './names.ts';

/** How alike any two of the cards at hand are; each pair is compared once. */
export function likenessOnce(): (p: Card, q: Card) => number {
  const known = new Map<number, number>();
  return (p, q) => {
    const key = p.id < q.id ? p.id * 131_072 + q.id : q.id * 131_072 + p.id;
    let likeness = known.get(key);
    if (likeness === undefined) known.set(key, (likeness = cardLikeness(p, q)));
    return likeness;
  };
}

/** How a card agrees in colour with the cards of the other words; of each word its likest card counts. */
export function setLikenessToWords(
  row: Float64Array,
  words: readonly Word[],
  { card, word: own }: Candidate,
  between: (p: Card, q: Card) => number,
): void {
  let sum = 0;
  let mass = 0;
  let greatest = 0;
  const byPart = { mood: 0, style: 0, place: 0, subject: 0 };
  for (const [at, { mention, entry, cards }] of words.entries()) {
    if (at === own) continue;
    const value = cards.reduce((best, other) => Math.max(best, between(card, other)), 0);
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

/** How a card agrees in colour with what designers answered to briefs like this one. */
export function setLikenessToBoards(
  row: Float64Array,
  { card, recalled: own }: Candidate,
  boards: readonly Recalled[],
  between: (p: Card, q: Card) => number,
): void {
  let sum = 0;
  let mass = 0;
  let greatest = 0;
  for (const { board, likeness } of boards) {
    if (board === own?.board) continue;
    const value = between(card, board);
    const weight = likeness ** 3;
    sum += weight * value;
    mass += weight;
    greatest = Math.max(greatest, likeness * value);
  }
  const [likest] = boards;
  const mean = mass > 0 ? sum / mass : 0;
  row[AT['mean likeness to boards']] = mean;
  row[AT['greatest likeness to boards']] = greatest;
  row[AT['sure likeness to boards']] = mean * Math.min(1, mass);
  if (likest !== undefined && likest !== own)
    row[AT['likeness to the likest board']] = likest.likeness ** 2 * between(card, likest.board);
}

/** What a word's cards have to do with the rest of the brief, on the average and one by one. */
export interface Rest {
  /** Cosine of each card's meaning and that of the rest of the brief. */
  readonly near: readonly number[];
  /** How much of the other words each card tells of. */
  readonly told: readonly number[];
}

export function restOf(word: Word, words: readonly Word[]): Rest {
  const others = words
    .filter((other) => other !== word)
    .map(({ entry, relative }) => ({ relative, stems: stemNumbers(entry.head) }));
  const toldIn = ({ stems: own }: Card): number =>
    others.reduce((sum, { relative, stems }) => (stems.every((stem) => own.includes(stem)) ? sum + relative : sum), 0);
  return {
    near: word.cards.map(({ meaning }) => meaningLikeness(meaning, word.rest)),
    told: word.cards.map(toldIn),
  };
}

export function setMeaning(
  row: Float64Array,
  { meaning }: Outlook,
  { entry, rest, cards }: Word,
  { card }: Candidate,
  { near, told }: Rest,
): void {
  const at = cards.indexOf(card);
  const own = near[at] ?? 0;
  const tells = told[at] ?? 0;
  row[AT['word is near the rest of the brief']] = meaningLikeness(entry.meaning, rest);
  row[AT['card is near the brief']] = meaningLikeness(card.meaning, meaning);
  row[AT['card is near the rest of the brief']] = own;
  row[AT['card is nearer to the rest than its sisters']] = own - mean(near);
  row[AT['card tells of other words']] = tells;
  row[AT['card tells more of other words than its sisters']] = tells - mean(told);
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
