import { luminanceContrast } from '../colour/contrast.ts';
import { oklabToOklch, oklchToOklab } from '../colour/oklch.ts';
import { conform } from '../meaning/conform.ts';
import { isAllowed, isFree, rulesFor } from '../meaning/rules.ts';
import type { Card, CardColour } from '../model/model.ts';
import { ROLES, type Role } from '../palette.ts';
import { distance } from './likeness.ts';
import type { Outlook, Word } from './outlook.ts';

/** A colour in its role, and the word whose card it is from; undefined for a board's. */
export interface Placed {
  readonly colour: CardColour;
  readonly card: Card;
  readonly word: number | undefined;
}

export type Five = Readonly<Record<Role, Placed>>;

/** A role that takes a colour of another card at hand. */
export interface Exchange {
  readonly role: Role;
  readonly source: Role;
  readonly placed: Placed;
  /** The text that comes with a background, where it goes from light to dark or back. */
  readonly text: Placed | undefined;
}

/** Oklab distance within which a word's own colour is seen in a palette. */
export const SEEN = 0.1;
export const FREE_ROLES = ['primary', 'secondary', 'accent'] as const;

/** Words that weigh less than this share of the weightiest lend no colour. */
const RELATIVE_MIN = 0.12;

/**
 * Every exchange that the cards at hand allow; see `neededOf` for those that a palette needs.
 * @param takes leaves out what a word lends to a role
 */
export function exchangesOf(
  { words }: Outlook,
  five: Five,
  takes: (word: number, role: Role) => boolean = () => true,
): Exchange[] {
  const exchanges: Exchange[] = [];
  for (const [word, { cards, relative }] of words.entries()) {
    if (relative < RELATIVE_MIN) continue;
    const free = FREE_ROLES.filter((role) => takes(word, role));
    const isGroundTaken = takes(word, 'background');
    if (free.length === 0 && !isGroundTaken) continue;
    for (const card of cards) {
      if (card === five.background.card) continue;
      const place = (role: Role): Placed => ({ colour: card.colours[role], card, word });
      for (const source of FREE_ROLES) {
        const placed = place(source);
        for (const role of free) exchanges.push({ role, source, placed, text: undefined });
      }
      if (!isGroundTaken) continue;
      const turns = card.isDark !== isDark(five);
      exchanges.push({
        role: 'background',
        source: 'background',
        placed: place('background'),
        text: turns ? place('text') : undefined,
      });
    }
  }
  return exchanges;
}

export const isDark = ({ background, text }: Five): boolean => background.colour.l < text.colour.l;

export const exchanged = (five: Five, { role, placed, text }: Exchange): Five => ({
  ...five,
  ...(text === undefined ? {} : { text }),
  [role]: placed,
});

/** What is the same for every exchange of one step. */
export interface Step {
  readonly outlook: Outlook;
  readonly five: Five;
  /** Exchanges done before. */
  readonly done: number;
  /** By word: how near its own colours come to one of the five; 0 is in it. */
  readonly seen: readonly number[];
  readonly likenessToMeaning: (word: Word, colour: CardColour) => number;
}

export function stepOf(outlook: Outlook, five: Five, done: number): Step {
  return {
    outlook,
    five,
    done,
    seen: outlook.words.map((word) => nearestOf(word, five)),
    likenessToMeaning: (word, colour) => {
      let known = outlook.likenesses.get(colour);
      if (known !== undefined) return known;
      known = 0;
      for (const own of word.entry.colours)
        known = Math.max(known, Math.sqrt(own.share) * Math.exp(-distance(own, colour) / SEEN));
      outlook.likenesses.set(colour, known);
      return known;
    },
  };
}

/** The least distance of a word's primaries and accents to one of the five. */
function nearestOf({ cards, entry }: Word, five: Five): number {
  let nearest = Infinity;
  if (entry.isColour && entry.colours[0] !== undefined) {
    for (const role of ROLES) nearest = Math.min(nearest, distance(entry.colours[0], five[role].colour));
    return nearest;
  }
  for (const { colours } of cards) {
    for (const role of FREE_ROLES) {
      nearest = Math.min(
        nearest,
        distance(colours.primary, five[role].colour),
        distance(colours.accent, five[role].colour),
      );
    }
  }
  return nearest;
}

/** Words that have to be seen: things, places, colours. */
export const wantsSeen = ({ entry: { part, salience } }: Word): boolean =>
  (part === 'subject' || part === 'place' || part === 'colour') && salience >= 0.4;

/**
 * A card was composed whole: its colours make way only for a thing or a colour that the brief names and that is not seen
 * yet, and where a rule of the brief does not let them be.
 * @param before done already: a role is exchanged once
 * @param claimed roles that have a colour which the brief names
 */
export function neededOf(
  { outlook, five, seen }: Step,
  before: readonly Exchange[],
  claimed: ReadonlySet<Role>,
): Exchange[] {
  const { rules, words, named } = outlook;
  const isFreeRole = (role: Role): boolean => !claimed.has(role) && before.every((exchange) => exchange.role !== role);
  const isPlaced = (at: number): boolean => named.some(({ word }) => word === at);
  const mayBe = (colour: CardColour, role: Role): boolean => isAllowed(colour, rulesFor(rules, role), isGround(role));
  const barred = new Set(ROLES.filter((role) => isFreeRole(role) && !mayBe(five[role].colour, role)));
  const unseen = words.map(
    (word, i) =>
      i !== five.background.word && !isPlaced(i) && word.likeness === 1 && wantsSeen(word) && (seen[i] ?? 0) > SEEN,
  );
  if (barred.size === 0 && !unseen.includes(true)) return [];
  const takes = (word: number, role: Role): boolean =>
    barred.has(role) || (unseen[word] === true && !isGround(role) && isFreeRole(role));
  return exchangesOf(outlook, five, takes).filter(({ role, placed }) => mayBe(placed.colour, role));
}

const isGround = (role: Role): boolean => role === 'background' || role === 'text';

/** Oklab distance beyond which a colour that is bent to what the rules let be is another. */
const BENT_MAX = 0.06;

/** Prepares whether the colour of a role would have to be bent out of what the rules bar until it is another. */
export function bendsIn({ outlook: { rules }, five }: Step): (role: Role) => boolean {
  if (isFree(rules)) return () => false;
  const known = new Map<Role, boolean>();
  return (role) => {
    let bends = known.get(role);
    if (bends === undefined) {
      const { colour } = five[role];
      const bent = conform(oklabToOklch(colour), rulesFor(rules, role), isGround(role));
      known.set(role, (bends = distance(colour, oklchToOklab(bent)) > BENT_MAX));
    }
    return bends;
  };
}

/** True for a colour that reads in its new role, and that no other of the five nearly is. */
export function fits(
  five: Five,
  { role, placed: { colour }, text }: Pick<Exchange, 'role' | 'placed'> & Partial<Exchange>,
): boolean {
  const others = ROLES.filter((other) => other !== role && !(other === 'text' && text !== undefined));
  if (others.some((other) => distance(five[other].colour, colour) < SEEN)) return false;
  return isGround(role) || readsIn(role, colour, five);
}

/** The colours of all cards of the brief's words that read in a role and that its rules let be there. */
export function atHand({ rules, words }: Pick<Outlook, 'rules' | 'words'>, role: Role, five: Five): Placed[] {
  const own = rulesFor(rules, role);
  return words
    .flatMap(({ cards }, word) =>
      cards.flatMap((card) => FREE_ROLES.map((source) => ({ colour: card.colours[source], card, word }))),
    )
    .filter(({ colour }) => readsIn(role, colour, five) && isAllowed(colour, own, false));
}

/** True for a colour that reads in a role beside the ground and the text that are there. */
export function readsIn(
  role: Role,
  { luminance }: Pick<CardColour, 'luminance'>,
  { background, text }: Readonly<Record<'background' | 'text', Pick<Placed, 'colour'>>>,
): boolean {
  const onGround = luminanceContrast(luminance, background.colour.luminance);
  const label = Math.max(onGround, luminanceContrast(luminance, text.colour.luminance));
  if (role === 'primary') return onGround >= 3 && label >= 4.5;
  return role === 'secondary' || onGround >= 3 || label >= 4.5;
}
