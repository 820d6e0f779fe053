import { deltaE2000 } from '../colour/difference.ts';
import { toldDemands } from '../choosing/base/told-demands.ts';
import type { Choice } from '../choosing/choose.ts';
import { FREE_ROLES } from '../choosing/exchange.ts';
import type { Outlook } from '../choosing/outlook.ts';
import { languageOf } from '../languages/languages.ts';
import type { CardColour } from '../model/model.ts';
import { wholeFamily } from '../reading/colour-words.ts';
import { ROLES, type Hex, type Role } from '../palette.ts';
import type { Roles } from '../roles/contract.ts';
import { namesOnly, namesRuledOut } from './english-colours.ts';
import { calledIn } from './english-phrases.ts';
import { lostItsHue, phrasesOf } from './phrases.ts';
import { rewritten } from './rewrite.ts';

/** A written sentence stays true while no colour is farther from what it was (CIEDE2000). */
const DIFFERENCE_MAX = 8;

/**
 * Where the colours are that came for those that are gone, in the same order: where a plum leads now, and what led is the accent,
 * it came for what was the accent.
 * @param wasThere true for a role whose colour was one of the voices before
 */
function comeOf(gone: readonly Role[], wasThere: (role: Role) => boolean): readonly Role[] {
  const isVoice = (role: Role): boolean => FREE_ROLES.some((voice) => voice === role);
  const come = FREE_ROLES.filter((role) => !gone.includes(role) && !wasThere(role));
  return gone.map((role) => (isVoice(role) && wasThere(role) ? (come.shift() ?? role) : role));
}

/** `une touche de rouge` for a colour that the brief names, in other languages than English; undefined for any other. */
function touchOfNamed(role: Role, { five }: Choice, { words, language }: Outlook): string | undefined {
  const named = words[five[role].word ?? -1]?.entry;
  const family = named?.isColour === true ? wholeFamily(named) : undefined;
  const { families, touch } = languageOf(language)?.speech ?? {};
  const colour = family === undefined ? undefined : families?.[family];
  return colour === undefined ? undefined : touch?.(colour);
}

/** The card's own sentence, with the colours told anew that are others now; undefined where it would not be true. */
export function writtenSentence(choice: Choice, roles: Roles, outlook: Outlook): string | undefined {
  const { sentence, colours } = choice.base.card;
  // `Your #1F6F54` is another brief's.
  const { hexes, without } = toldDemands(choice.base.card);
  if (sentence === '' || hexes.some((hex) => !outlook.givenHexes.has(hex))) return undefined;
  // `A live blue line` is none where no blue is wanted.
  const words = new Set(sentence.toLowerCase().split(/[^\p{L}]+/u));
  if (outlook.ruledOut.some((word) => words.has(word) && !without.includes(word))) return undefined;
  // `Plum wool` is none where no purple is, but `not a drop of purple` may say so.
  if (outlook.language === 'en' && without.length === 0 && namesRuledOut(sentence, outlook.rules.families))
    return undefined;
  const isStill = (was: CardColour, now: Hex): boolean =>
    deltaE2000(was.hex, now) <= DIFFERENCE_MAX && !lostItsHue(was, now);
  // Two that have changed places are both there still.
  const voices: readonly Role[] = FREE_ROLES;
  const changed = ROLES.filter(
    (role) => !(voices.includes(role) ? voices : [role]).some((other) => isStill(colours[role], roles[other])),
  );
  if (changed.length === 0) return sentence;
  // Without phrases nobody knows which colours the sentence names.
  if (changed.some((role) => colours[role].phrase === '' || role === 'primary')) return undefined;
  const phrases = phrasesOf(choice, roles, outlook);
  const come = comeOf(changed, (role) => voices.some((other) => isStill(colours[other], roles[role])));
  const changes = changed.flatMap((gone, i) => {
    const role = come[i] ?? gone;
    const was = colours[gone].phrase;
    // Another world's phrase is a stranger in a sentence; a colour is none.
    if (outlook.language === 'en') return { was, now: `a touch of ${calledIn(role, roles, outlook)}` };
    const now = phrases[role];
    return now === undefined ? [] : { was, now, alone: touchOfNamed(role, choice, outlook) };
  });
  if (changes.length < changed.length) return undefined;
  const kept = ROLES.filter((role) => !changed.includes(role)).map((role) => colours[role].phrase);
  const anew = rewritten(sentence, changes, kept, outlook.language);
  return anew !== undefined && namesOnly(anew, roles) ? anew : undefined;
}
