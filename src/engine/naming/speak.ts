import type { Choice } from '../choosing/choose.ts';
import type { Placed } from '../choosing/exchange.ts';
import type { Card, LanguageWords } from '../model/model.ts';
import { byRole, ROLES } from '../palette.ts';

/** A choice in the words of a language, as far as its cards have been told in it. */
export function spokenIn(choice: Choice, language: string, words: LanguageWords): Choice {
  const told = (card: Card): Card => {
    const local = words.told(card.id);
    if (local === undefined) return card;
    const colours = { ...card.colours };
    for (const [i, role] of ROLES.entries()) colours[role] = { ...colours[role], phrase: local.phrases[i] ?? '' };
    return { ...card, language, name: local.name, sentence: local.sentence, colours };
  };
  const placed = (one: Placed): Placed => {
    const card = told(one.card);
    const role = ROLES.find((each) => card.colours[each].hex === one.colour.hex);
    return role === undefined ? { ...one, card } : { ...one, card, colour: card.colours[role] };
  };
  return {
    ...choice,
    base: { ...choice.base, card: told(choice.base.card) },
    five: byRole((role) => placed(choice.five[role])),
  };
}
