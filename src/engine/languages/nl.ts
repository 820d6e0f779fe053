import { familyNames } from './family-names.ts';
import type { Language } from './language.ts';

export const nl: Language = {
  code: 'nl',
  byte: 6,
  endings: 'e en s es je jes tje'.split(' '),
  links: ['s', 'en', 'e'],
  // Only the accent tells `één` from the article.
  words: { and: 'en', but: 'toch', one: 'een', articles: 'een', nots: 'niet' },
  speech: {
    and: 'en',
    families: familyNames('rood oranje geel groen turkoois blauw paars roze bruin beige goud zwart wit grijs'),
    touch: (colour) => `een vleugje ${colour}`,
  },
};
