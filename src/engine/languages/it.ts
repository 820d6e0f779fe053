import { familyNames } from './family-names.ts';
import type { Language } from './language.ts';

export const it: Language = {
  code: 'it',
  byte: 4,
  elided: 'l d un all dell nell sull dall quell'.split(' '),
  endings: 'a o e i hi he'.split(' '),
  words: { and: 'e ed', but: 'però' },
  speech: {
    and: 'e',
    families: familyNames('rosso arancione giallo verde turchese blu viola rosa marrone beige oro nero bianco grigio'),
    touch: (colour) => `un tocco di ${colour}`,
  },
};
