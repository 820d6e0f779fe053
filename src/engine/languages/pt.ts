import { familyNames } from './family-names.ts';
import type { Language } from './language.ts';

export const pt: Language = {
  code: 'pt',
  byte: 8,
  letters: /[ãõ]/,
  endings: 'a o e s as os es ais eis'.split(' '),
  plurals: [
    ['oes', 'ao'],
    ['aes', 'ao'],
    ['ns', 'm'],
    ['ais', 'al'],
    ['eis', 'el'],
    ['ois', 'ol'],
    ['uis', 'ul'],
    ['is', 'il'],
  ],
  words: { and: 'e' },
  speech: {
    and: 'e',
    families: familyNames(
      'vermelho laranja amarelo verde turquesa azul roxo rosa marrom bege dourado preto branco cinza',
    ),
    touch: (colour) => `um toque de ${colour}`,
  },
};
