import { isOfFamily, mayBeOfFamily } from '../../colour/families.ts';
import type { Oklab } from '../../colour/oklab.ts';
import { stemsOf } from '../../meaning/stems.ts';
import { isWorldPart, type Card, type Part } from '../../model/model.ts';
import { ROLES } from '../../palette.ts';
import { offHarmony } from '../harmony.ts';
import { areOneVoice, distance } from '../likeness.ts';
import type { Outlook } from '../outlook.ts';
import type { Candidate } from './candidates.ts';
import { notAllowed } from './colours.ts';
import { shareBeyond } from './telling.ts';
import { isRuledOut, toldDemands } from './told-demands.ts';

/** What a candidate costs, on the scale of its score, by rules that no example would teach: too few show each of them. */
const COST = {
  /** Each colour that the brief's rules do not let be: what need not be bent is not bent. */
  notAllowed: 1.1,
  /** Each colour that the brief names and the card has nothing like: what is brought in was not composed with it. An accent is brought in easily. */
  unlikeNamed: 1,
  /** A card that leads with the colour that is to be the accent. */
  leadsWithAccent: 0.8,
  /** A card that leads with a colour that may be anywhere but there. */
  leadsWithBarred: 2,
  /** Hues that do not stand to one another as the brief asks, by 60 degrees and more. */
  offHarmony: 2.5,
  /** A sentence that tells of a colour that is not there, or of a code, which the brief has not ruled out, or given. */
  tellsOtherDemands: 2.5,
  /** A light card where a dark scheme is demanded, or a dark one where a light is: all of it would have to be turned. */
  turned: 2,
  /** A brief of many things as the answer to one word, which has cards of its own, times what it tells beside it. */
  offTopic: 3,
  /** A written brief that shares no thing, place or style with one that has them: `earth tones only`. */
  sharesNoWorld: 2,
  /** A written brief that tells of one of the two worlds that are put together: what else it tells is of neither. */
  oneHalf: 1,
  /** One that tells of both, which was composed as such. */
  bothHalves: -0.6,
  /** A written brief of the place where the subject of this one is, and of another subject: oysters, for a bicycle shop in Brittany. */
  onlyPlace: 1.5,
  /** OKLCH chroma of a ground beyond `VIVID_GROUND`: nobody reads on marigold for long. */
  vividGround: 10,
  /** A word as the base of a letter, the less it weighs: letters name things in passing. */
  passingMention: 1.5,
  /** The first card of a word, which is what everybody expects of it, where the brief is tired of that. */
  cliche: 1.2,
  /** A card without words in the language of the brief: names and sentences suffer in another's. */
  untold: 1,
  /** A grey among primary, secondary and accent, where they have to be told apart: lines of a timetable, parties, stages. */
  greyVoice: 0.8,
  /** A written brief that mentions several things, and just those that this one does, is worth so much more. */
  same: -1.2,
} as const;

/** Degrees of hue by which a palette is another harmony. */
const OFF_HARMONY = 60;

/** What words that are no world of their own cost as a base, beside a thing, a place or a style that is one. */
const WORLDLESS: Readonly<Partial<Record<Part, number>>> = { colour: 1.6, modifier: 1.4, mood: 1.1 };
/** A word this weighty, and with cards this much its own, is a world. */
const WORLD = { relative: 0.25, likeness: 0.7 } as const;
/** A modifier with this salience says what the colours are: `jewel tones`, `neon`. It is obeyed by its own cards. */
const TELLING = 0.65;
/** OKLCH chroma up to which a ground is no more than tinted. */
const VIVID_GROUND = 0.06;

/** What a brief has of another, and how alike the words of both are, from which they mention the same. */
const SAME_MIN = 0.99;

/** Oklab distances from a named colour within which a card has it, and beyond which it has nothing like it. */
const NAMED = { there: 0.08, unlike: 0.18 } as const;

function unlikeNamed(card: Card, { named, demanded }: Outlook): number {
  let sum = 0;
  // Grounds and texts are put in without a trace.
  for (const colour of demanded)
    if (colour.role !== 'background' && colour.role !== 'text') sum += unlikeness(card, colour);
  for (const { family, emphasis, ...colour } of named) {
    if (emphasis === 'hint') continue;
    const isThere = family !== undefined && ROLES.some((role) => isOfFamily(card.colours[role], family));
    if (!isThere) sum += unlikeness(card, colour);
  }
  return sum;
}

function tellsOtherDemands(card: Card, { ruledOut, givenHexes, rules: { families } }: Outlook): boolean {
  if (card.language !== 'en') return false;
  const { without, hexes } = toldDemands(card);
  return hexes.some((hex) => !givenHexes.has(hex)) || without.some((word) => !isRuledOut(word, ruledOut, families));
}

/** From 0, where a card has the colour, to 1, where it has nothing like it. */
function unlikeness({ colours }: Card, colour: Oklab): number {
  const nearest = Math.min(...ROLES.map((role) => distance(colour, colours[role])));
  return Math.min(1, Math.max(0, (nearest - NAMED.there) / (NAMED.unlike - NAMED.there)));
}

/** OKLCH chroma under which a colour is told from others by its lightness alone. */
const GREY_CHROMA = 0.05;

const greyVoices = ({ colours }: Card): number =>
  (['primary', 'secondary', 'accent'] as const).filter((role) => colours[role].c < GREY_CHROMA).length;

/** Prepares what candidates cost for one brief. */
export function costs(outlook: Outlook): (base: Candidate) => number {
  const { words, named, demanded, rules, isLetter, avoidsCliche, language, isTold, harmony, halves } = outlook;
  const { tones } = rules;
  // A colour that is named weighs much; beside it a thing is no less of a world.
  const most = Math.max(...words.map(({ entry, relative }) => (entry.isColour ? 0 : relative)));
  const weighty = words.filter(({ entry, relative }) => isWorldPart(entry.part) && relative >= WORLD.relative * most);
  const hasWorld = weighty.some(({ likeness }) => likeness >= WORLD.likeness);
  const worlds = weighty.filter(({ mention }) => mention.via !== 'borrowed').map(({ mention }) => mention.entry);
  const [places = [], subjects = []] = (['place', 'subject'] as const).map((part) =>
    weighty.filter(({ entry, likeness }) => entry.part === part && likeness === 1).map(({ mention }) => mention.entry),
  );
  const [only, ...others] = words;
  const isOneWord = only?.likeness === 1 && others.length === 0 && only.mention.via !== 'borrowed';

  const ofWord = (card: Card, word: number): number => {
    const { entry, mention } = words[word] ?? {};
    // The mustard of `mustard and teal` is no world.
    const part = mention?.isMeantAsColour === true ? 'colour' : entry?.part;
    const salience = entry?.salience;
    const isWorldless = hasWorld && part !== undefined && !(part === 'modifier' && (salience ?? 0) >= TELLING);
    return (
      (isWorldless ? (WORLDLESS[part] ?? 0) : 0) +
      (isLetter ? COST.passingMention * (1 - (words[word]?.relative ?? 1)) : 0) +
      (avoidsCliche && card.place === 0 ? COST.cliche : 0)
    );
  };
  const isOnlyOfPlace = (entries: ReadonlySet<number>): boolean =>
    subjects.length > 0 && !subjects.some((each) => entries.has(each)) && places.some((each) => entries.has(each));
  const ofBoard = ({ board, words: alike, covers, covered, entries }: NonNullable<Candidate['recalled']>): number => {
    const isSame = others.length > 0 && covers >= SAME_MIN && alike >= SAME_MIN;
    const sharesNone = worlds.length > 0 && entries.size > 0 && !worlds.some((world) => entries.has(world));
    const isHalf = halves?.some(({ lead }) => !entries.has(words[lead]?.mention.entry ?? -1));
    return (
      // By what it means and by its very words: `Rimowa for beekeepers` has one that nobody knows.
      (isOneWord ? COST.offTopic * Math.max(1 - covered, shareBeyond(outlook, stemsOf(board.brief))) : 0) +
      (isSame ? COST.same : 0) +
      (sharesNone ? COST.sharesNoWorld : 0) +
      (isHalf === undefined ? 0 : isHalf ? COST.oneHalf : COST.bothHalves) +
      (isOnlyOfPlace(entries) ? COST.onlyPlace : 0)
    );
  };
  const accents = [
    ...named.filter(({ emphasis }) => emphasis === 'hint'),
    ...demanded.filter(({ role }) => role === 'accent'),
  ];
  return ({ card, word, recalled }) => {
    const mustTurn = tones.has(card.isDark ? 'light' : 'dark') || outlook.isGroundDark === !card.isDark;
    const vividness = tones.has('vivid') ? 0 : Math.max(0, card.colours.background.c - VIVID_GROUND);
    return (
      COST.notAllowed * notAllowed(card, outlook) +
      (accents.some((accent) => areOneVoice(accent, card.colours.primary)) ? COST.leadsWithAccent : 0) +
      (rules.notLeading.some((family) => mayBeOfFamily(card.colours.primary, family)) ? COST.leadsWithBarred : 0) +
      (tellsOtherDemands(card, outlook) ? COST.tellsOtherDemands : 0) +
      COST.unlikeNamed * unlikeNamed(card, outlook) +
      (harmony === undefined ? 0 : COST.offHarmony * Math.min(1, offHarmony(harmony, card.colours) / OFF_HARMONY)) +
      (mustTurn ? COST.turned : 0) +
      (tones.has('colourBlindSafe') && !tones.has('neutral') ? COST.greyVoice * greyVoices(card) : 0) +
      COST.vividGround * vividness +
      (language !== 'en' && !isTold(card) ? COST.untold : 0) +
      (word === undefined ? 0 : ofWord(card, word)) +
      (recalled === undefined ? 0 : ofBoard(recalled))
    );
  };
}
