import { type Family, isOfFamily } from '../../engine/colour/families.ts';
import { hexToOklab, oklabToHex } from '../../engine/colour/hex.ts';
import type { Oklab } from '../../engine/colour/oklab.ts';
import { hueDistance, oklabToOklch } from '../../engine/colour/oklch.ts';
import type { Explanation } from '../../engine/engine.ts';
import { isTyped } from '../../engine/reading/brief.ts';
import { type Hex, type Role, ROLES } from '../../engine/palette.ts';
import { familyOf } from '../../engine/reading/colour-words.ts';
import type { Roles } from '../../engine/roles/contract.ts';

/** A colour that a brief asks for by name. */
export interface NamedColour {
  /** As typed. */
  readonly text: string;
  /** As the engine's lexicon has it. */
  readonly hex: Hex;
  /** True where the brief wants a touch of it. */
  readonly isHint: boolean;
  /** True where it stands whatever else holds for all five: `red as primary, the rest neutral`. */
  readonly isDemanded: boolean;
  /** Where it counts: the accent for a touch, the role that it is given (`navy text`), any where it is given none. */
  readonly roles: readonly Role[];
  /** True for a colour that one would call by this name. */
  readonly isSeenAs: (hex: Hex) => boolean;
  /** The role in which it is seen; undefined: in none. */
  readonly seenIn: (roles: Roles) => Role | undefined;
}

/** Oklab distance within which a colour is the one that was named; a white is one by very little, and a black by little. */
const SAME = { colour: 0.085, white: 0.03, black: 0.05 } as const;
/** Lightness from which a colour is white, and up to which it is black. */
const WHITE_MIN = 0.97;
const BLACK_MAX = 0.25;
/** OKLCH lightness and chroma of a ground that one calls white, and not merely pale. */
const WHITE_GROUND = { min: 0.982, chroma: 0.007 } as const;
/** A colour with more chroma than this has a hue that one sees; what is taken for it has nearly the same. */
const HUED = { chroma: 0.035, degrees: 18, share: 0.55 } as const;
/** What is taken for a grey has no more chroma than it and this. */
const GREY_MARGIN = 0.02;

/**
 * The colours that a brief asks for by name, those with a role of their own included: a name means what one calls so,
 * unlike a hex, which is meant to the letter.
 */
export function namedColours({ brief, outlook: { named, words } }: Explanation): readonly NamedColour[] {
  const wanted = brief.demanded.filter((one) => !isTyped(one));
  const inRoles = wanted.map(({ text, hex, role }) => {
    const entry = words.find(({ mention }) => mention.text === text)?.entry;
    const roles = role === undefined ? ROLES : [role];
    return namedColour({ text, hex, roles, isHint: false, isDemanded: true, family: entry && familyOf(entry) });
  });
  const others = named.flatMap(({ word, emphasis, ...colour }): NamedColour[] => {
    const found = words[word];
    if (found === undefined || wanted.some(({ text }) => text === found.mention.text)) return [];
    const isHint = emphasis === 'hint';
    // A touch of gold is seen in the accent alone.
    const roles: readonly Role[] = isHint ? ['accent'] : ROLES;
    const text = found.mention.text;
    const family = familyOf(found.entry);
    return [namedColour({ text, hex: oklabToHex(colour), roles, isHint, isDemanded: false, family })];
  });
  return [...inRoles, ...others];
}

function namedColour({
  family,
  ...told
}: Omit<NamedColour, 'isSeenAs' | 'seenIn'> & { readonly family: Family | undefined }): NamedColour {
  const colour = hexToOklab(told.hex);
  // `background white` is no cream.
  const isGround = told.roles.length === 1 && told.roles[0] === 'background' && family === 'white';
  const isSeenAs = (hex: Hex): boolean => {
    const own = hexToOklab(hex);
    if (isGround) return own.l >= WHITE_GROUND.min && oklabToOklch(own).c <= WHITE_GROUND.chroma;
    return isSame(colour, own) || (family !== undefined && isOfFamily(oklabToOklch(own), family));
  };
  return { ...told, isSeenAs, seenIn: (five) => told.roles.find((role) => isSeenAs(five[role])) };
}

function isSame(named: Oklab, colour: Oklab): boolean {
  const near = named.l >= WHITE_MIN ? SAME.white : named.l <= BLACK_MAX ? SAME.black : SAME.colour;
  if (Math.hypot(named.l - colour.l, named.a - colour.a, named.b - colour.b) >= near) return false;
  const [wanted, own] = [oklabToOklch(named), oklabToOklch(colour)];
  if (wanted.c < HUED.chroma) return own.c < wanted.c + GREY_MARGIN;
  return own.c > HUED.share * wanted.c && hueDistance(own.h, wanted.h) < HUED.degrees;
}
