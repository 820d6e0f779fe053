import { familyNames } from './family-names.ts';
import type { Language } from './language.ts';

export const de: Language = {
  code: 'de',
  byte: 1,
  letters: /[äöüß]/,
  capitalisesNouns: true,
  endings: 'e en er es em n s ern ens in innen'.split(' '),
  links: ['s', 'n', 'en', 'es', 'e'],
  words: { and: 'und', but: 'aber', cliches: 'klisch', nots: 'nicht' },
  speech: {
    and: 'und',
    families: familyNames('Rot Orange Gelb Grün Türkis Blau Violett Rosa Braun Beige Gold Schwarz Weiß Grau'),
    touch: (colour) => `ein Hauch ${colour}`,
  },
};
