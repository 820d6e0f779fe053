import { isOfFamily } from '../../engine/colour/families.ts';
import { hexToOklab, oklabToHex } from '../../engine/colour/hex.ts';
import type { Oklab } from '../../engine/colour/oklab.ts';
import { hueDistance, oklabToOklch } from '../../engine/colour/oklch.ts';
import type { Explanation } from '../../engine/engine.ts';
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
  /** True for a colour that one would call by this name. */
  readonly isSeenAs: (hex: Hex) => boolean;
  /** The role in which it is seen; undefined: in none. */
  readonly seenIn: (roles: Roles) => Role | undefined;
}

/** Oklab distance within which a colour is the one that was named. */
const SAME = 0.085;
/** A colour with more chroma than this has a hue that one sees; what is taken for it has nearly the same. */
const HUED = { chroma: 0.035, degrees: 18, share: 0.55 } as const;

export function namedColours({ named, words }: Explanation['outlook']): readonly NamedColour[] {
  return named.flatMap(({ word, emphasis, ...colour }): NamedColour[] => {
    const found = words[word];
    if (found === undefined) return [];
    const family = familyOf(found.entry);
    const isHint = emphasis === 'hint';
    const isSeenAs = (hex: Hex): boolean => {
      const own = hexToOklab(hex);
      return isSame(colour, own) || (family !== undefined && isOfFamily(oklabToOklch(own), family));
    };
    // A touch of gold is seen in the accent alone.
    const roles: readonly Role[] = isHint ? ['accent'] : ROLES;
    return [
      {
        text: found.mention.text,
        hex: oklabToHex(colour),
        isHint,
        isSeenAs,
        seenIn: (five) => roles.find((role) => isSeenAs(five[role])),
      },
    ];
  });
}

function isSame(named: Oklab, colour: Oklab): boolean {
  if (Math.hypot(named.l - colour.l, named.a - colour.a, named.b - colour.b) >= SAME) return false;
  const [wanted, own] = [oklabToOklch(named), oklabToOklch(colour)];
  return wanted.c < HUED.chroma || (own.c > HUED.share * wanted.c && hueDistance(own.h, wanted.h) < HUED.degrees);
}
