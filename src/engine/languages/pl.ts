import { familyNames } from './family-names.ts';
import type { Language } from './language.ts';

export const pl: Language = {
  code: 'pl',
  byte: 7,
  letters: /[ąćęłńśźż]/,
  endings: 'a e i o u y em ie im ym om ow ach ami ego emu ej ich ych imi ymi owi iem'.split(' '),
  words: { and: 'i oraz', cliches: 'klisz banal' },
  speech: {
    and: 'i',
    families: familyNames(
      'czerwieni pomarańczu żółci zieleni turkusu niebieskiego fioletu różu brązu beżu złota czerni bieli szarości',
    ),
    touch: (colour) => `odrobina ${colour}`,
    isDeclined: true,
  },
};
