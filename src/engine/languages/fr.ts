import { familyNames } from './family-names.ts';
import type { Language } from './language.ts';

export const fr: Language = {
  code: 'fr',
  byte: 3,
  letters: /[œêûî]/,
  elided: 'l d j s c n m t qu'.split(' '),
  endings: 'e s es x ne nes le les te tes ve ves se ses'.split(' '),
  words: { and: 'et', but: 'mais' },
  speech: {
    and: 'et',
    families: familyNames('rouge orange jaune vert turquoise bleu violet rose marron beige doré noir blanc gris'),
    touch: (colour) => `une touche ${/^[aeiouyéèh]/i.test(colour) ? "d'" : 'de '}${colour}`,
  },
};
