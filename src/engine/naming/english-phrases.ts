import { deltaE2000 } from '../colour/difference.ts';
import { hexToOklab, oklabToHex } from '../colour/hex.ts';
import type { Choice } from '../choosing/choose.ts';
import type { Outlook } from '../choosing/outlook.ts';
import { byRole, ROLES, type Role } from '../palette.ts';
import type { Roles } from '../roles/contract.ts';
import { namesOtherHue, namesRuledOut, saysColour } from './english-colours.ts';
import { phrasesOf, worldPhrasesOf, type Phrases } from './phrases.ts';
import { plainColour } from './plain-colour.ts';
import { tinted } from './tinted.ts';

/** A colour this near (CIEDE2000) to one that the brief names goes by its name. */
const SAME_COLOUR_MAX = 8;

/** What a colour is called in English: as the brief names it, or plainly. */
export const calledIn = (role: Role, roles: Roles, outlook: Outlook): string =>
  namedIn(role, roles, outlook) ?? plainColour(roles[role]);

/** As the brief names a colour; undefined for one that it does not. */
function namedIn(role: Role, roles: Roles, { words }: Outlook): string | undefined {
  const named = words.find(
    ({ entry, mention }) =>
      (entry.isColour || mention.isMeantAsColour) &&
      deltaE2000(oklabToHex(entry.colours[0] ?? GREY), roles[role]) <= SAME_COLOUR_MAX,
  );
  return named?.entry.head;
}

const GREY = { l: 0.5, a: 0, b: 0 } as const;

/** What each colour of a palette is called in a sentence by a pattern, in two ways. */
export interface EnglishNames {
  /** As a thing of the brief's world, whatever that says of its colour; plainly where it is none. */
  readonly things: Readonly<Record<Role, string>>;
  /** As a thing of the brief's world together with its colour; plainly where it is none. */
  readonly tints: Readonly<Record<Role, string>>;
}

export const englishNames = (choice: Choice, roles: Roles, outlook: Outlook): EnglishNames =>
  namesBy(phrasesOf(choice, roles, outlook), roles, outlook);

/** The same where the palette is of another world than the brief: what the brief does not name itself is called after its own things. */
export function namesOfTheBrief(roles: Roles, outlook: Outlook): EnglishNames {
  const phrases = worldPhrasesOf(roles, outlook);
  const things = byRole((role) => (namedIn(role, roles, outlook) === undefined ? phrases[role] : undefined));
  return namesBy(things, roles, outlook);
}

function namesBy(own: Phrases, roles: Roles, outlook: Outlook): EnglishNames {
  // `Balance lilac` is no name for a blue where no purple is wanted, nor `stem purple-black` for a black that was made green.
  const phrases = byRole((role) => {
    const phrase = own[role] ?? '';
    return namesRuledOut(phrase, outlook.rules.families) || namesOtherHue(phrase, roles[role]) ? undefined : own[role];
  });
  const called = byRole((role) => calledIn(role, roles, outlook));
  const plain = toldApart(called, roles);
  const coloured = toldApart(
    byRole((role) => {
      const phrase = phrases[role];
      return phrase !== undefined && saysColour(phrase) ? phrase : called[role];
    }),
    roles,
  );
  return {
    things: byRole((role) => phrases[role] ?? coloured[role]),
    tints: byRole((role) => {
      const thing = phrases[role];
      if (thing === undefined) return plain[role];
      const tint = tinted(thing, roles[role]);
      // `Charred-timber red`, where no red is wanted, is charred timber.
      return namesRuledOut(tint, outlook.rules.families) ? thing : tint;
    }),
  };
}

/** `deep teal` and `pale teal` where two of the palette would both be teal. */
function toldApart(phrases: Record<Role, string>, roles: Roles): Record<Role, string> {
  return byRole((role) => {
    const alike = ROLES.filter((other) => phrases[other] === phrases[role]);
    const isDeep = DEEP.test(phrases[role]);
    if (alike.length === 1 || alike.length > DEPTHS.length || isDeep) return phrases[role];
    const byLightness = alike.toSorted((p, q) => hexToOklab(roles[p]).l - hexToOklab(roles[q]).l);
    return `${DEPTHS[alike.length - 1]?.[byLightness.indexOf(role)] ?? ''} ${phrases[role]}`.trim();
  });
}

/** Greys, and what says already how deep it is. */
const DEEP = /^(?:deep|pale|bright|dark|near|muted|an?) |\b(?:white|grey|black|charcoal|slate)$/;

/** What tells so many colours of one name apart, from the darkest. */
const DEPTHS = [[''], ['deep', 'pale'], ['deep', 'bright', 'pale']] as const;
