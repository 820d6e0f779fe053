import { familyNames } from './family-names.ts';
import type { Language } from './language.ts';

export const es: Language = {
  code: 'es',
  byte: 2,
  letters: /ñ/,
  endings: 'a o e s as os es ito ita'.split(' '),
  words: { and: 'y e', cliches: 'topic' },
  speech: {
    and: 'y',
    families: familyNames(
      'rojo naranja amarillo verde turquesa azul morado rosa marrón beige dorado negro blanco gris',
    ),
    touch: (colour) => `un toque de ${colour}`,
  },
};
