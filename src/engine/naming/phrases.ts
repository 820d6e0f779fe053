import { deltaE2000, differInLightness, labDeltaE2000 } from '../colour/difference.ts';
import { hexToLab } from '../colour/lab.ts';
import { hexToOklch } from '../colour/oklch.ts';
import type { Choice } from '../choosing/choose.ts';
import { SEEN } from '../choosing/exchange.ts';
import { distance } from '../choosing/likeness.ts';
import type { Outlook, Word } from '../choosing/outlook.ts';
import type { CardColour, Entry, Part } from '../model/model.ts';
import { byRole, ROLES, type Hex, type Role } from '../palette.ts';
import type { Roles } from '../roles/contract.ts';
import { saysHue } from './english-colours.ts';
import { worldsOf } from './tells-of-another.ts';
import { thingPhrase } from './thing-phrases.ts';

/** A colour that is farther from the one a phrase was written for (CIEDE2000) is called by another. */
const SAME_COLOUR_MAX = 10;

/** OKLCH chroma below which a colour is a grey to the eye. */
const GREY_CHROMA = 0.03;

/** True for a grey that was a colour or goes by a colour's name: nobody calls it enamel green any more. */
export const lostItsHue = (was: CardColour, now: Hex): boolean =>
  hexToOklch(now).c < GREY_CHROMA && was.hex !== now && hadHue(was);

const hadHue = ({ c, phrase }: CardColour): boolean => c >= GREY_CHROMA || saysHue(phrase);

/** Words that weigh less than this share of the weightiest lend no phrase, nor do words that are no things. */
const RELATIVE_MIN = 0.5;
const LENDING: ReadonlySet<Part> = new Set(['subject', 'place', 'colour']);

/** True for a brief that is about a thing or a place, whatever colours it names beside that. */
const hasThing = ({ words }: Outlook): boolean =>
  words.some(({ entry: { part }, likeness }) => (part === 'subject' || part === 'place') && likeness === 1);

/** A colour that the brief names: in English by the word for it, else as it was typed. */
const calledAs = ({ head }: Entry, word: Word | undefined, language: string): string =>
  language === 'en' ? head : (word?.mention.text ?? head);

/** What each colour of a palette is called out of the brief's own world; undefined where nothing there has that colour. */
export type Phrases = Readonly<Record<Role, string | undefined>>;

/**
 * A phrase for each colour: that of the card it is from, or else the one that another of the brief's cards has for a
 * colour like it; none twice.
 */
export function phrasesOf({ five, base }: Choice, roles: Roles, outlook: Outlook): Phrases {
  const { words, language } = outlook;
  // The slack water of a grey card is no phrase for a clinic in greys.
  const strange: Part | undefined = language === 'en' && hasThing(outlook) ? 'colour' : undefined;
  const taken = new Set<string>();
  const own = (role: Role): string | undefined => {
    const { colour, card, word } = five[role];
    const isSame = deltaE2000(colour.hex, roles[role]) <= SAME_COLOUR_MAX && !lostItsHue(colour, roles[role]);
    if (base.five !== undefined) return isSame ? thingPhrase(role, five[role], words[word ?? -1]) : undefined;
    const named = word === undefined ? undefined : words[word]?.entry;
    // A colour that the brief names is called by its name: `sealing wax` is of another world.
    const isStrange = named !== undefined && named.part === strange;
    const isItself = named?.colours[0] !== undefined && distance(named.colours[0], colour) < SEEN;
    const isNamed = named?.isColour === true && isItself && (card !== base.card || isStrange);
    if (isStrange && !isNamed) return undefined;
    const phrase = isNamed ? calledAs(named, words[word ?? -1], language) : colour.phrase;
    return phrase !== '' && (isNamed || card.language === language) && isSame ? phrase : undefined;
  };
  const claim = (phrase: string | undefined): string | undefined => {
    if (phrase === undefined || isTaken(phrase, taken)) return undefined;
    taken.add(thingOf(phrase));
    return phrase;
  };
  const phrases = byRole((role) => claim(own(role)));
  const near = words.filter(
    ({ entry, likeness, relative }) =>
      likeness === 1 && relative >= RELATIVE_MIN && LENDING.has(entry.part) && entry.part !== strange,
  );
  const isBaseStrange = strange !== undefined && words[base.word ?? -1]?.entry.part === strange;
  const cards = [...(isBaseStrange ? [] : [base.card]), ...near.flatMap((word) => word.cards)].filter(
    (card) => card.language === language,
  );
  for (const role of ROLES) phrases[role] ??= claim(nearestPhrase(roles[role], cards, taken));
  return phrases;
}

/** A phrase of the brief's own worlds for each colour that is theirs as well, whatever palette it is from; none twice. */
export function worldPhrasesOf(roles: Roles, { words, language }: Outlook): Phrases {
  const cards = worldsOf(words)
    .filter(({ likeness }) => likeness === 1)
    .flatMap((word) => word.cards)
    .filter((card) => card.language === language);
  const taken = new Set<string>();
  return byRole((role) => {
    const phrase = nearestPhrase(roles[role], cards, taken);
    if (phrase !== undefined) taken.add(thingOf(phrase));
    return phrase;
  });
}

/** What a phrase is about, its last word: `fallen fruit` and `halved fruit` are one thing twice. */
const thingOf = (phrase: string): string => phrase.slice(phrase.lastIndexOf(' ') + 1).toLowerCase();
const isTaken = (phrase: string, things: ReadonlySet<string>): boolean => things.has(thingOf(phrase));

function nearestPhrase(
  hex: Hex,
  cards: readonly Choice['base']['card'][],
  taken: ReadonlySet<string>,
): string | undefined {
  const lab = hexToLab(hex);
  const isGrey = hexToOklch(hex).c < GREY_CHROMA;
  let best: string | undefined;
  let nearest: number = SAME_COLOUR_MAX;
  for (const { colours } of cards) {
    for (const role of ROLES) {
      const { hex: other, phrase } = colours[role];
      if (phrase === '') continue;
      const otherLab = hexToLab(other);
      if (differInLightness(lab, otherLab, nearest)) continue;
      const difference = labDeltaE2000(lab, otherLab);
      if (difference >= nearest || isTaken(phrase, taken)) continue;
      if (isGrey && other !== hex && hadHue(colours[role])) continue;
      [best, nearest] = [phrase, difference];
    }
  }
  return best;
}
