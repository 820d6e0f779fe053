import type { Language } from './language.ts';

export const zh: Language = {
  code: 'zh',
  byte: 9,
  isHan: true,
  words: { and: '和', cliches: '俗套' },
};
