import { contrastRatio } from '../colour/contrast.ts';
import { oklabToHex } from '../colour/hex.ts';
import { isOfFamily, isTypicalOf, mayBeOfFamily } from '../colour/families.ts';
import type { Oklab } from '../colour/oklab.ts';
import { clipChroma, hueDistance, oklabToOklch, oklchToHex } from '../colour/oklch.ts';
import { isAllowed } from '../meaning/rules.ts';
import { cardColour } from '../model/cards.ts';
import type { CardColour } from '../model/model.ts';
import { ROLES, type Hex, type Role } from '../palette.ts';
import { familyOf } from '../reading/colour-words.ts';
import { placeRamp } from './plans.ts';
import { atHand, FREE_ROLES, isDark, readsIn, type Five, type Placed } from './exchange.ts';
import { areOneVoice, distance } from './likeness.ts';
import type { NamedColourWord, Outlook, Word } from './outlook.ts';

/** Oklab distance within which a colour is the one that was named. */
const SAME = 0.085;
/** Oklab distance within which a colour that may be called by the name is taken for it: claret seats are red. */
const FAMILIAR = 0.1;
/** Degrees of hue within which it is: a magenta is no purple. */
const FAMILIAR_DEGREES = 12;
/** OKLCH chroma by which it may be the stronger: a custard is no beige. */
const STRONGER = 0.05;
/** OKLCH chroma from which it is: a slate is no blue. */
const FAMILIAR_CHROMA = 0.06;
/** What is lighter or darker than this, and hardly coloured, belongs on grounds and in text. */
const GROUND = { light: 0.9, dark: 0.36, chroma: 0.05 } as const;
/** WCAG 2.2 contrast from which a colour is seen on its ground, and what it costs not to be, in lightness and chroma. */
const [SEEN_CONTRAST, LOST] = [2.2, 0.5] as const;
/** OKLCH lightness under which a colour is lost on a dark ground, and can be that ground. */
const DEEP = 0.42;
/** A colour with more chroma than this has a hue that one sees; what is taken for it has nearly the same. */
const HUED = { chroma: 0.035, degrees: 18, share: 0.55 } as const;

/**
 * OKLCH chroma from which an off-white has a tint that one sees; another of that tint has so much of it, and nearly its hue: a grey
 * more nearly so than not.
 */
const TINTED = { chroma: 0.012, share: 0.4, degrees: 40, grey: 75 } as const;

/** A palette with the colours that its brief names, and the roles that they have. */
export interface WithNamed {
  readonly five: Five;
  readonly claimed: ReadonlySet<Role>;
}

/**
 * Gives each colour that the brief names and that is not there yet its place: the accent where the brief says a touch
 * of it, grounds for what is nearly white or black, else the primary, the accent, the secondary, whichever no other
 * named colour has and on which it reads.
 */
export function placeNamed({ named, ...outlook }: Outlook, chosen: Five): WithNamed {
  if (outlook.ramp !== undefined) return { five: placeRamp(outlook.ramp, chosen), claimed: new Set(ROLES) };
  // Cherry blossom is answered by its own card as it is; a colour's name is none of that.
  const own = chosen.background.word;
  const base = outlook.words[own ?? -1];
  const isItself = base !== undefined && base.entry.part !== 'colour' && !base.mention.isMeantAsColour;
  const others = isItself ? named.filter(({ word }) => word !== own) : named;
  // A bit of chalk white is no spark on a light ground.
  const isPale = (one: NamedColourWord): boolean => belongsOnGround(one) && one.l > 0.5 === !isDark(chosen);
  const pale = others.filter(isPale).map((one) => Object.assign({}, one, { emphasis: 'plain' as const }));
  const hints = others.filter((one) => one.emphasis === 'hint' && !isPale(one));
  const asked = [...hints, ...pale, ...others.filter((one) => !isPale(one) && !hints.includes(one))];
  const demandedAs = (own: Role): Oklab[] => outlook.demanded.filter(({ role }) => role === own);
  const accents = demandedAs('accent');
  let five = withPrimaryFreed(withAccentFreed(outlook, chosen, [...hints, ...accents]), leadsOf(outlook, chosen));
  const claimed = new Set<Role>(outlook.demanded.flatMap(({ role }) => role ?? []));
  // The accent is that of the hint, even before it is there.
  const reserved = new Set<Role>(hints.length > 0 ? ['accent'] : []);
  const taken = (): ReadonlySet<Role> => (reserved.size > 0 ? new Set<Role>([...claimed, ...reserved]) : claimed);
  // What is there already keeps its place; what is to be the accent comes before what may be.
  const there = new Map<Role, NamedAs>();
  const missing = asked.filter((named) => {
    const word = outlook.words[named.word];
    const at = word === undefined ? undefined : roleOf(five, named, word, hints.includes(named) ? claimed : taken());
    if (at !== undefined) {
      claimed.add(at);
      if (word !== undefined) there.set(at, (now) => placed(named, word, 'accent', now));
    }
    // A white that is not there yet has the light ground, whatever that is called.
    else if (!isDark(five) && isPale(named)) reserved.add('background');
    return at === undefined;
  });
  for (const named of missing) {
    const word = outlook.words[named.word];
    if (word === undefined) continue;
    const role = placeFor(five, named, word, claimed);
    if (role === undefined) continue;
    claimed.add(role);
    five = withPlaced(five, role, placed(named, word, role, five));
  }
  five = readable(five, there, claimed);
  const hasHint = hints.length + accents.length > 0;
  const leading = led(five, claimed, hasHint || outlook.demanded.some((one) => isLostInLead(one, five)));
  return hasHint || others.length < SEVERAL ? leading : deepened(leading, others, chosen);
}

/**
 * Where a named colour that was there does not read any more on the ground that another has become, it changes places with one that
 * nobody named: rust is no primary on forest green, and its accent.
 */
function readable(placed: Five, there: ReadonlyMap<Role, NamedAs>, claimed: Set<Role>): Five {
  const five: Record<Role, Placed> = { ...placed };
  for (const [role, as] of there) {
    if (role === 'background' || role === 'text' || readsIn(role, five[role].colour, five)) continue;
    const own = as(five);
    const other = VOICES.find((each) => !claimed.has(each) && readsIn(each, own.colour, five));
    if (other === undefined) continue;
    five[role] = five[other];
    five[other] = own;
    claimed.delete(role);
    claimed.add(other);
  }
  return five;
}

/** A named colour as it comes into a palette. */
type NamedAs = (five: Five) => Placed;
const VOICES = ['primary', 'accent'] as const;

/** A brief that names so many colours says what the palette is made of. */
const SEVERAL = 2;

/**
 * Where none of several named colours is strong enough to lead, a deep shade of the first that has one does: sage, ivory and
 * peach have a deep sage.
 */
function deepened({ five, claimed }: WithNamed, named: readonly NamedColourWord[], chosen: Five): WithNamed {
  const { primary, background } = five;
  const isNamed = named.some((one) => areOneVoice(one, primary.colour));
  if (claimed.has('primary') || isNamed || isDark(five) || background.colour.c >= GROUND.chroma)
    return { five, claimed };
  for (const one of named) {
    const deep = deepShade(one, five);
    if (deep === undefined) continue;
    const lead: Placed = { colour: deep, card: primary.card, word: one.word };
    const { accent, secondary } = five;
    const isOfName = one.family === undefined || isOfFamily(deep, one.family);
    const isStrong = accent.word === one.word && accent.colour.c >= DEEPENED.strong;
    const isItself = isOfName && isStrong && Math.abs(deep.l - accent.colour.l) <= DEEPENED.same;
    // A hot pink that is a little deeper leads: there are not two of it.
    if (isItself && claimed.has('secondary') && secondary !== chosen.secondary)
      return { five: { ...five, primary: lead, accent: secondary, secondary: chosen.secondary }, claimed };
    return { five: withPlaced(five, 'primary', lead), claimed };
  }
  return { five, claimed };
}

/**
 * OKLCH lightness of deep shades, from the lightest that is tried, and their chroma; up to what step, and from what chroma,
 * one is the colour itself.
 */
const DEEPENED = { from: 0.62, to: 0.36, step: 0.02, chroma: 0.09, stronger: 1.5, same: 0.14, strong: 0.16 } as const;
/** Degrees of OKLCH hue whose deep shades are olive and mud. */
const MUD = { from: 48, to: 112 } as const;

function deepShade(named: Oklab, five: Five): CardColour | undefined {
  const { c, h } = oklabToOklch(named);
  if (c < HUED.chroma || (h >= MUD.from && h <= MUD.to)) return undefined;
  const chroma = Math.max(c, Math.min(c * DEEPENED.stronger, DEEPENED.chroma));
  for (let l = DEEPENED.from; l >= DEEPENED.to; l -= DEEPENED.step) {
    const deep = cardColour(oklchToHex(clipChroma({ l, c: chroma, h })), '');
    if (readsIn('primary', deep, five)) return deep;
  }
  return undefined;
}

/** A palette leads with a colour that its brief names, where that is not to be its accent: the one in the accent changes with the primary. */
function led(five: Five, claimed: ReadonlySet<Role>, hasHint: boolean): WithNamed {
  const { primary, accent } = five;
  const isSpark = claimed.has('accent') && accent.colour.c >= FAMILIAR_CHROMA;
  if (hasHint || claimed.has('primary') || !isSpark || !readsIn('primary', accent.colour, five))
    return { five, claimed };
  const turned = [...claimed].map((role): Role => (role === 'accent' ? 'primary' : role));
  return { five: { ...five, primary: accent, accent: primary }, claimed: new Set(turned) };
}

/**
 * Where the palette leads with the colour that is to be its accent, the two change places, or the brief's words lend another
 * lead: there is one orange, not two.
 */
function withAccentFreed(outlook: Pick<Outlook, 'rules' | 'words'>, five: Five, hints: readonly Oklab[]): Five {
  const { primary, accent } = five;
  const isSpark = ({ colour }: Placed): boolean => hints.some((named) => areOneVoice(named, colour));
  if (!isSpark(primary)) return five;
  const canLead = readsIn('primary', accent.colour, five) && isAllowed(accent.colour, outlook.rules, false);
  if (canLead && !isSpark(accent)) return { ...five, primary: accent, accent: primary };
  const lead = atHand(outlook, 'primary', five).find((placed) => !isSpark(placed));
  return lead === undefined ? five : { ...five, primary: lead };
}

/**
 * What is to lead: a colour that the brief gives that role, or the one that it must have, which is a brand's; but where that is the
 * palette's accent already, it stays.
 */
function leadsOf({ demanded }: Pick<Outlook, 'demanded'>, five: Five): readonly Oklab[] {
  const [only, ...others] = demanded;
  const isOne = only !== undefined && only.role === undefined && others.length === 0;
  const leads = isOne && distance(only, five.accent.colour) >= SAME && !isLostInLead(only, five);
  return leads ? [only] : demanded.filter(({ role }) => role === 'primary');
}

/** True for a colour that the brief must have, and that no label is read on where it leads: it stays the accent. */
const isLostInLead = (demanded: Oklab, five: Five): boolean =>
  areOneVoice(demanded, five.accent.colour) && !readsIn('primary', cardColour(oklabToHex(demanded), ''), five);

/** The same of an accent that is nearly what the brief wants the palette to lead with. */
function withPrimaryFreed(five: Five, leads: readonly Oklab[]): Five {
  const { primary, accent } = five;
  const isSpark = leads.some((lead) => areOneVoice(lead, accent.colour) && !areOneVoice(lead, primary.colour));
  return isSpark && readsIn('accent', primary.colour, five) ? { ...five, primary: accent, accent: primary } : five;
}

const withPlaced = (five: Five, role: Role, one: Placed): Five => ({ ...five, [role]: one });

/** Where a colour that is named is looked for: a touch of gold in the accent alone, what is mostly there where it leads. */
const SEEN_IN: Readonly<Record<NamedColourWord['emphasis'], readonly Role[]>> = {
  plain: ROLES,
  hint: ['accent'],
  mostly: ['background', 'primary'],
};

/** The role in which the colour is seen already, among those that no other named colour has. */
function roleOf(five: Five, named: NamedColourWord, word: Word, claimed: ReadonlySet<Role>): Role | undefined {
  const family = familyOf(word.entry);
  const roles = SEEN_IN[named.emphasis];
  return roles.find((role) => {
    if (claimed.has(role)) return false;
    const { colour } = five[role];
    const isGround = role === 'background' || role === 'text';
    if (isGround && !belongsOnGround(named) && colour.c < 0.06) return false;
    // Who wants white wants no cream, and navy is not black.
    if (family === 'white' || family === 'black') return isOfFamily(colour, family);
    // The one red of a palette is a red, and no coral.
    const isOne = named.emphasis === 'hint' && family === 'red';
    if (family !== undefined && (isOne ? isTypicalOf : isOfFamily)(colour, family)) return true;
    // What is of a family is what nearly everybody calls so: an amber is no yellow.
    if (isSame(named, colour)) return named.family === undefined;
    if (family === undefined) return false;
    const isHued = Math.hypot(named.a, named.b) >= HUED.chroma;
    const isNear =
      colour.c >= FAMILIAR_CHROMA &&
      distance(named, colour) < FAMILIAR &&
      colour.c - oklabToOklch(named).c < STRONGER &&
      hueDistance(colour.h, oklabToOklch(named).h) < FAMILIAR_DEGREES;
    return isHued && named.emphasis === 'plain' && mayBeOfFamily(colour, family) && isNear;
  });
}

/** True for a colour that one would call by the name of the other. */
function isSame(named: Oklab, colour: Oklab): boolean {
  if (distance(named, colour) >= SAME) return false;
  const [wanted, own] = [oklabToOklch(named), oklabToOklch(colour)];
  // A pale blue is no cream.
  if (wanted.l > GROUND.light && wanted.c >= TINTED.chroma && wanted.c < HUED.chroma)
    return own.c >= TINTED.share * wanted.c && hueDistance(own.h, wanted.h) < TINTED.degrees;
  // A green-grey is no taupe.
  if (wanted.c < HUED.chroma)
    return Math.min(wanted.c, own.c) < TINTED.chroma || hueDistance(own.h, wanted.h) < TINTED.grey;
  return own.c > HUED.share * wanted.c && hueDistance(own.h, wanted.h) < HUED.degrees;
}

const belongsOnGround = (colour: { l: number; a: number; b: number }): boolean =>
  Math.hypot(colour.a, colour.b) < GROUND.chroma && (colour.l > GROUND.light || colour.l < GROUND.dark);

function placeFor(five: Five, named: NamedColourWord, word: Word, claimed: ReadonlySet<Role>): Role | undefined {
  const free = (role: Role): boolean => !claimed.has(role);
  if (named.emphasis === 'hint' && free('accent')) return 'accent';
  if (belongsOnGround(named)) {
    const isLight = named.l > 0.5;
    const ground: Role = isLight === !isDark(five) ? 'background' : 'text';
    if (free(ground)) return ground;
  }
  if (named.l < DEEP && isDark(five) && free('background')) return 'background';
  const reads = (role: Role): boolean => readsIn(role, placed(named, word, role, five).colour, five);
  // A grey is nobody's spark.
  const isGrey = Math.hypot(named.a, named.b) < HUED.chroma;
  const order = isGrey ? (['secondary', 'primary'] as const) : (['primary', 'accent', 'secondary'] as const);
  const roles = order.filter(free);
  // Beside a red that is there already, a brick red in another role would be the same voice twice.
  if (named.emphasis === 'mostly' && free('primary') && reads('primary')) return 'primary';
  const alike = roles.filter((role) => areOneVoice(named, five[role].colour));
  return alike.find(reads) ?? roles.find(reads) ?? roles[0];
}

/**
 * The named colour as one of its own cards has it, else as the lexicon has it. `Blue` is all blues: it comes as light and as
 * strong as what it takes the place of.
 */
function placed(named: NamedColourWord, word: Word, role: Role, five: Five): Placed {
  const { family } = named;
  if (family !== undefined && !belongsOnGround(named)) {
    const replaced = five[role].colour;
    const isOfThis = named.emphasis === 'hint' && family === 'red' ? isTypicalOf : isOfFamily;
    // An accent is one that is seen on the ground, where there is one.
    const isLost = (hex: Hex): boolean =>
      role === 'accent' && contrastRatio(hex, five.background.colour.hex) < SEEN_CONTRAST;
    const unlikeness = ({ colour: { l, c, hex } }: Placed): number =>
      Math.abs(l - replaced.l) + Math.abs(c - replaced.c) + (isLost(hex) ? LOST : 0);
    const [likest] = word.cards
      .flatMap((card) => FREE_ROLES.map((source) => ({ colour: card.colours[source], card, word: named.word })))
      .filter(({ colour }) => isOfThis(colour, family) && readsIn(role, colour, five))
      .toSorted((p, q) => unlikeness(p) - unlikeness(q));
    if (likest !== undefined) return likest;
  }
  const own = word.cards
    .flatMap((card) => ROLES.map((source) => ({ colour: card.colours[source], card, word: named.word })))
    .filter(({ colour }) => isSame(named, colour))
    .toSorted((p, q) => distance(p.colour, named) - distance(q.colour, named));
  const [first] = own;
  if (first !== undefined) return first;
  const phrase = word.mention.via === 'word' ? word.entry.head : '';
  const colour = cardColour(oklabToHex(named), phrase);
  return { colour, card: five[role].card, word: named.word };
}
