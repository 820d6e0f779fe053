import { clipChroma, hueDistance, oklchToHex } from '../colour/oklch.ts';
import { cardColour } from '../model/cards.ts';
import type { CardColour } from '../model/model.ts';
import type { Role } from '../palette.ts';
import type { Harmony } from '../reading/grammar/grammar.ts';
import { atHand, fits, type Five, type Placed } from './exchange.ts';
import type { Outlook } from './outlook.ts';

/** OKLCH chroma from which a colour has a hue that stands to others. */
const HUED = 0.05;
/** That of a colour whose hue was turned, at least. */
const STRONG = 0.09;
/** Degrees of OKLCH hue between two voices: at least so many, or at most. */
const ARC = { complementary: 140, triadic: 85, analogous: 65 } as const;
/** Degrees by which a hue that is not so far from the primary's, or too far, is turned away from it. */
const TURNED = {
  complementary: [180, 165, 195],
  triadic: [120, 240, 100, 260],
  analogous: [30, 330, 50, 310],
} as const;

type TiedRole = 'accent' | 'secondary';
type Colours = Readonly<Record<Role, Pick<CardColour, 'c' | 'h'>>>;

/**
 * How far the hues of a palette are from the harmony that a brief asks for.
 * @returns degrees, 0 to 180; 0 for the harmony itself; 180 where a colour that it needs is grey
 */
export function offHarmony(harmony: Harmony, colours: Colours): number {
  return Math.max(...rolesOf(harmony).map((role) => offBy(harmony, colours, role)));
}

/** The roles whose hue the harmony ties to the primary's. */
const rolesOf = (harmony: Harmony): readonly TiedRole[] =>
  harmony === 'complementary' ? ['accent'] : ['accent', 'secondary'];

/** Degrees by which the hue of one role is off; a triad's accent and secondary are apart as well. */
function offBy(harmony: Harmony, colours: Colours, role: TiedRole): number {
  const own = colours[role];
  // Beside neighbours a grey is nothing foreign.
  if (harmony === 'analogous') {
    const others = [colours.primary, colours.accent].filter(({ c }) => c >= HUED);
    return own.c < HUED ? 0 : Math.max(0, ...others.map(({ h }) => hueDistance(own.h, h) - ARC.analogous));
  }
  if (own.c < HUED || colours.primary.c < HUED) return 180;
  const apart = hueDistance(own.h, colours.primary.h);
  const off = Math.max(0, ARC[harmony] - apart);
  if (harmony === 'complementary' || role === 'accent') return off;
  return Math.max(off, ARC.triadic - hueDistance(own.h, colours.accent.h));
}

/**
 * Brings the hues to the harmony that the brief asks for: a colour that its words lend, else the own one, turned.
 * @param claimed roles of colours that the brief names, which stay
 */
export function placeHarmony(outlook: Outlook, five: Five, claimed: ReadonlySet<Role>): Five {
  const { harmony } = outlook;
  if (harmony === undefined) return five;
  const led = claimed.has('primary') || harmony === 'analogous' ? five : { ...five, primary: hued(five.primary) };
  return rolesOf(harmony)
    .filter((role) => !claimed.has(role))
    .reduce((placed, role) => withHue(outlook, placed, role, harmony), led);
}

/** A palette with one role's colour in harmony, where there is one that reads. */
function withHue(outlook: Outlook, five: Five, role: TiedRole, harmony: Harmony): Five {
  const colours = coloursOf(five);
  if (offBy(harmony, colours, role) === 0) return five;
  const isInHarmony = (placed: Placed): boolean =>
    offBy(harmony, { ...colours, [role]: placed.colour }, role) === 0 && fits(five, { role, placed });
  const lent = atHand(outlook, role, five).find(isInHarmony) ?? turned(five, role, harmony).find(isInHarmony);
  return lent === undefined ? five : { ...five, [role]: lent };
}

/** A colour strong enough to have a counterpart. */
function hued(placed: Placed): Placed {
  const { l, c, h } = placed.colour;
  return c >= HUED ? placed : { ...placed, colour: cardColour(oklchToHex(clipChroma({ l, c: STRONG, h })), '') };
}

const coloursOf = (five: Five): Colours => ({
  background: five.background.colour,
  text: five.text.colour,
  primary: five.primary.colour,
  secondary: five.secondary.colour,
  accent: five.accent.colour,
});

/** The colour of a role with the hues that the harmony has for it; a grey becomes as strong as the primary. */
function turned({ primary, ...others }: Five, role: TiedRole, harmony: Harmony): Placed[] {
  const { colour, card, word } = others[role];
  const c = Math.max(colour.c < HUED ? primary.colour.c : colour.c, STRONG);
  return TURNED[harmony].map((by) => {
    const h = (primary.colour.h + by) % 360;
    return { card, word, colour: cardColour(oklchToHex(clipChroma({ l: colour.l, c, h })), '') };
  });
}
