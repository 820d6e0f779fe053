import { luminanceContrast } from '../colour/contrast.ts';
import { isWorldPart, type Card } from '../model/model.ts';
import type { Role } from '../palette.ts';
import type { Candidate } from './base/candidates.ts';
import { fits, readsIn, type Five, type Placed } from './exchange.ts';
import { areOneVoice, distance } from './likeness.ts';
import type { Half, Outlook, Word } from './outlook.ts';

/** Words that weigh less than this share of the weightiest are no world of a brief. */
const RELATIVE_MIN = 0.25;
/** Words of a half; more are a sentence. */
const RUN_MAX = 3;

/** The two worlds of `X meets Y` and of `half X, half Y`; undefined for any other brief. */
export function halvesOf(words: readonly Word[]): readonly [Half, Half] | undefined {
  const isTied = (word: Word | undefined): boolean => word?.mention.relation === 'meets';
  // A run of words ends with its head: `Lisbon tiles` before `concrete skatepark`.
  const start = words.findLastIndex((word, i) => {
    const before = words[i - 1];
    // A phrase may have been made of several: `Mexican market`.
    if (before === undefined || before.mention.place === word.mention.place) return false;
    return isTied(word) && (before.mention.isHead || !isTied(before));
  });
  if (start < 0) return pairOf(words);
  const [first, other] = [halfOf(words, 0, start), halfOf(words, start, words.length)];
  return first === undefined || other === undefined ? undefined : [first, other];
}

/** Of two things that a short brief puts together (`frost on tractors`) each is a half; what it is for or like is none. */
function pairOf(words: readonly Word[]): readonly [Half, Half] | undefined {
  if (words.length > PAIR_MAX) return undefined;
  const things = words.filter(
    ({ entry: { part }, mention: { isMeantAsColour }, likeness, relative }) =>
      part === 'subject' && !isMeantAsColour && likeness === 1 && relative >= PAIR_RELATIVE_MIN,
  );
  const [first, other, ...more] = things;
  if (first === undefined || other === undefined || more.length > 0 || !first.mention.isHead) return undefined;
  const isApart = other.mention.place > first.mention.place && other.mention.clause === first.mention.clause;
  const { relation } = other.mention;
  if (!isApart || relation === 'for' || relation === 'like' || relation === 'of') return undefined;
  return [{ lead: first.order }, { lead: other.order }];
}

/** Words of a brief that is a pair, and the least that each weighs of the weightiest. */
const PAIR_MAX = 3;
const PAIR_RELATIVE_MIN = 0.45;

function halfOf(words: readonly Word[], from: number, to: number): Half | undefined {
  const own = words.slice(from, to);
  const next = own.findIndex(({ mention: { relation } }, i) => i > 0 && relation !== undefined && relation !== 'meets');
  const run = next < 0 ? own : own.slice(0, next);
  const isWorld = ({ entry, likeness, relative }: Word): boolean =>
    likeness === 1 && isWorldPart(entry.part) && relative >= RELATIVE_MIN;
  const [lead] = run.filter(isWorld).toSorted((p, q) => q.relative - p.relative);
  return lead === undefined || run.length > RUN_MAX ? undefined : { lead: lead.order };
}

/** The half of which a palette tells nothing yet; undefined where it tells of both or of none. */
function untoldHalf(
  [first, other]: readonly [Half, Half],
  { word, recalled }: Candidate,
  words: readonly Word[],
): Half | undefined {
  const tells = ({ lead }: Half): boolean => {
    const entry = words[lead]?.mention.entry;
    return recalled === undefined ? word === lead : entry !== undefined && recalled.entries.has(entry);
  };
  const isOfFirst = tells(first) || (word !== undefined && word < other.lead);
  const isOfOther = tells(other) || (word !== undefined && word > first.lead && word >= other.lead);
  return isOfFirst === isOfOther ? undefined : isOfFirst ? other : first;
}

/**
 * Of a style that is for somebody, the style and those it is for, where a card of one of them answers: `Brutalism for toddlers` is the
 * concrete, and the bricks that are built on it. A written brief is left as it is.
 */
export function styleFor(words: readonly Word[], { recalled }: Candidate): readonly [Half, Half] | undefined {
  const [style, whose, ...more] = words.filter(({ entry, likeness }) => likeness === 1 && isWorldPart(entry.part));
  if (recalled !== undefined || more.length > 0) return undefined;
  if (style?.entry.part !== 'style' || whose?.entry.part !== 'subject') return undefined;
  return whose.mention.relation === 'for' && whose.relative >= PAIR_RELATIVE_MIN
    ? [{ lead: style.order }, { lead: whose.order }]
    : undefined;
}

/** What it is worth, in OKLCH chroma, to be the colour by which a world is known, and to be of an earlier card. */
const WORTH = { primary: 0.06, card: 0.05 } as const;

/**
 * Gives the half of which a palette does not tell the accent, and the secondary beside it: of its cards the liveliest colour
 * that reads there and is another than what is there, with one more of the same card, since those belong together.
 * @returns undefined where the brief has no halves, both are told, or nothing fits
 */
export function placeHalf(
  { halves, words }: Pick<Outlook, 'halves' | 'words'>,
  base: Candidate,
  five: Five,
): { readonly five: Five; readonly told: Half; readonly untold: Half } | undefined {
  const untold = halves === undefined ? undefined : untoldHalf(halves, base, words);
  const told = halves?.find((half) => half !== untold);
  if (untold === undefined || told === undefined) return undefined;
  const lentBy = (cards: readonly Card[], sources: readonly Role[], role: Role, beside: Five): Placed[] =>
    cards
      .flatMap((card) => sources.map((source) => ({ colour: card.colours[source], card, word: untold.lead })))
      .filter((placed) => readsIn(role, placed.colour, beside) && fits(beside, { role, placed }))
      .filter(({ colour }) => !areOneVoice(colour, beside.primary.colour));
  const worth = ({ colour, card }: Placed): number =>
    colour.c + (colour === card.colours.primary ? WORTH.primary : 0) - WORTH.card * card.place;
  const { luminance } = five.background.colour;
  const isSeen = ({ colour }: Placed): boolean => luminanceContrast(colour.luminance, luminance) >= STANDING_OUT;
  const lent = lentBy(words[untold.lead]?.cards ?? [], LENT, 'accent', five).toSorted((p, q) => worth(q) - worth(p));
  // Saddle brown is no spark in the dark, as long as the saloon has a lamp.
  const accent = lent.find(isSeen) ?? lent[0];
  if (accent === undefined) return undefined;
  const withAccent = { ...five, accent };
  const secondary = lentBy([accent.card], BESIDE, 'secondary', withAccent).find(
    ({ colour }) => distance(colour, five.background.colour) >= SEEN_APART && !areOneVoice(colour, accent.colour),
  );
  return { five: { ...withAccent, secondary: secondary ?? five.secondary }, told, untold };
}

/** WCAG 2.2 contrast from which an accent stands out from its ground. */
const STANDING_OUT = 3;
/** Oklab distance from which a colour is seen on its ground. */
const SEEN_APART = 0.12;

const LENT = ['primary', 'accent'] as const;
/** Where the second colour of the card is looked for. */
const BESIDE = ['secondary', 'accent', 'primary'] as const;
