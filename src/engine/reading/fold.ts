const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ð: 'd',
  þ: 'th',
};
const PLAIN = /^[a-z0-9 ]*$/;

/**
 * The form in which words are compared: lower case, without Latin accents, apostrophes and hyphens (a hyphen becomes a
 * space); Japanese voicing marks stay. `Crème-brûlée` and `creme brulee` are one.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036F'’ʼ`]/g, '')
    .normalize('NFC')
    .replace(/[ßæœøłđıðþ]/g, (letter) => LATIN[letter] ?? letter)
    .replace(/[-‐‑–_]/g, ' ');
}
