import { stemsOf } from '../../meaning/stems.ts';
import { meaningLikeness } from '../../model/meaning.ts';
import { pointsOf } from '../../model/cards.ts';
import { byRole } from '../../palette.ts';
import type { Candidate } from '../base/candidates.ts';
import type { Five, Placed } from '../exchange.ts';
import type { Outlook } from '../outlook.ts';
import { bestFive, type Found } from './best-five.ts';
import type { Ground, Piece } from './pieces.ts';
import { priorOf, type Ranked } from './prior.ts';
import { isConcrete, isThingOfColour, thingsOf, toldBy, type Thing } from './things.ts';

/** A brief lists things from so many on. */
const THINGS_MIN = 3;
const THINGS_BESIDE_HALVES = 5;
/**
 * The best card of a brief is left as it is from this score on, and where it tells of so much of what the brief lists: in blind
 * ratings of 44 briefs that list things, such cards were worth more than a collage, and the others less.
 */
const GOOD = { score: 8.2, told: 0.55 } as const;

/**
 * A palette of the things that a brief lists, each by its own colour: the tarpaulin, the plywood and the frost of a building site.
 * For briefs of which no card tells much.
 * @param ranked cards with their scores, best first: grounds and voices are like theirs
 * @returns undefined where the brief lists no things, names colours, or is told of well
 */
export function collageOf(outlook: Outlook, ranked: readonly Ranked[]): Candidate | undefined {
  const [best] = ranked;
  if (best === undefined || !mayList(outlook)) return undefined;
  const things = thingsOf(outlook);
  const concrete = things.filter(isConcrete);
  // Two worlds are two things; `half a rye loaf` is none.
  const min = outlook.halves === undefined ? THINGS_MIN : THINGS_BESIDE_HALVES;
  if (concrete.length < min || best.score >= GOOD.score || toldBy(best.base, concrete) >= GOOD.told) return undefined;
  const five = bestFive(outlook, things, priorOf(ranked));
  return five === undefined ? undefined : collage(outlook, five, things, ranked);
}

/**
 * A brief that names colours, or says how they are to stand to one another, is answered by those; and a letter speaks of much
 * that it does not mean.
 */
const mayList = ({
  language,
  isLetter,
  words,
  named,
  demanded,
  ramp,
  harmony,
  rules,
  avoidsCliche,
}: Outlook): boolean =>
  language === 'en' &&
  !isLetter &&
  named.every(({ word }) => isThingOfColour(words[word])) &&
  demanded.length === 0 &&
  ramp === undefined &&
  harmony === undefined &&
  rules.freeAccent === undefined &&
  !rules.tones.has('monochrome') &&
  !rules.tones.has('neutral') &&
  !avoidsCliche;

/** The palette as one that could have been chosen, by the name of whichever of its things' cards speaks most of the brief. */
function collage(outlook: Outlook, found: Found, things: readonly Thing[], ranked: readonly Ranked[]): Candidate {
  const { ground, primary, secondary, accent } = found;
  const placed = ({ thing, card, colour }: Piece | Ground): Placed => ({ colour, card, word: thing?.word.order });
  const five: Five = {
    background: placed(ground),
    text: { ...placed(ground), colour: ground.text },
    primary: placed(primary),
    secondary: placed(secondary),
    accent: placed(accent),
  };
  const first = things.find(isConcrete);
  const told = [ground, primary, secondary, accent].flatMap(({ thing }) => thing ?? []);
  const namesakes = [...new Set(first === undefined ? told : [...told, first])].flatMap(({ word, worth }) =>
    word.entry.part === 'modifier' ? [] : word.cards.map((card) => ({ card, worth })),
  );
  const scores = new Map(ranked.map(({ base, score }) => [base.card.id, score]));
  const aptness = ({ card, worth }: (typeof namesakes)[number]): number =>
    NAME.scored * (scores.get(card.id) ?? 0) +
    (NAME.base + (1 - NAME.base) * worth) *
      (NAME.any + meaningLikeness(card.meaning, outlook.meaning)) *
      NAME.strange ** Math.max(0, rarestUnsaid(card.name, outlook) - NAME.usual);
  const [{ card: namesake } = { card: ground.card }] = namesakes.toSorted((p, q) => aptness(q) - aptness(p));
  const colours = byRole((role) => five[role].colour);
  return {
    card: { ...namesake, isDark: ground.card.isDark, sentence: '', colours, points: pointsOf(colours) },
    word: undefined,
    recalled: undefined,
    five,
  };
}

/**
 * What the name of a thing that says nothing, and one that is of another meaning, count for; and for each step of rarity of its rarest
 * word beyond what is usual: `Peel on the Radiator` may be anywhere, and `Kebler Pass, Last Week` is not in Mendoza. `scored` is what a step
 * of its card's score counts for.
 */
const NAME = { base: 0.4, any: 0.2, strange: 0.9, usual: 6, scored: 0.2 } as const;

const rarestUnsaid = (name: string, { stems, rarityOf }: Outlook): number =>
  Math.max(0, ...[...stemsOf(name)].map((stem) => (stems.has(stem) ? 0 : rarityOf(stem))));
