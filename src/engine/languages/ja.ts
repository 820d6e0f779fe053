import type { Language } from './language.ts';

export const ja: Language = {
  code: 'ja',
  byte: 5,
  script: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  isHan: true,
  words: { and: 'と', countParticles: 'を が は' },
};
