/** Long enough to be told apart, short enough for every file system and for a header. */
const STEM_LENGTH_MAX = 60;

/** Names that Windows keeps for devices, whatever the extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Letters that NFKD does not bring to ASCII: the commonest transliterations of Latin, Greek and Cyrillic. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ł: 'l',
    ı: 'i',
    ħ: 'h',
    ŋ: 'ng',
    α: 'a',
    β: 'v',
    γ: 'g',
    δ: 'd',
    ε: 'e',
    ζ: 'z',
    η: 'i',
    θ: 'th',
    ι: 'i',
    κ: 'k',
    λ: 'l',
    μ: 'm',
    ν: 'n',
    ξ: 'x',
    ο: 'o',
    π: 'p',
    ρ: 'r',
    σ: 's',
    ς: 's',
    τ: 't',
    υ: 'y',
    φ: 'f',
    χ: 'ch',
    ψ: 'ps',
    ω: 'o',
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ж: 'zh',
    з: 'z',
    и: 'i',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'kh',
    ц: 'ts',
    ч: 'ch',
    ш: 'sh',
    щ: 'shch',
    ъ: '',
    ы: 'y',
    ь: '',
    э: 'e',
    ю: 'yu',
    я: 'ya',
    є: 'ye',
    і: 'i',
    ґ: 'g',
    ђ: 'dj',
    ј: 'j',
    љ: 'lj',
    њ: 'nj',
    ћ: 'c',
    џ: 'dz',
  }),
);

const NOT_ASCII = /\P{ASCII}/gu;
const PLAIN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * A stem for file names and identifiers out of any name: lower-case ASCII letters, digits and single hyphens, 1 to
 * 60 characters, beginning with a letter. A name in a script without transliteration is numbered by its own text, so
 * that two such palettes do not overwrite each other.
 * @example fileStem('Море & Sand') // 'more-sand'
 * @example fileStem('桜') // 'palette-' and six characters
 */
export function fileStem(name: string): string {
  const text = name.length > 400 ? name.slice(0, 400) : name;
  const lower = text.toLowerCase();
  const ascii = /\P{ASCII}/u.test(lower) ? transliterate(lower) : lower;
  let stem = PLAIN.test(ascii) ? ascii : ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  stem = stem.slice(0, STEM_LENGTH_MAX).replace(/-$/, '');
  if (stem === '') return `palette-${textNumber(name)}`;
  return RESERVED.test(stem) || !/^[a-z]/.test(stem) ? `palette-${stem}` : stem;
}

const transliterate = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(NOT_ASCII, (letter) => LETTERS.get(letter) ?? ' ');

/** FNV-1a over UTF-16 units, in six base-36 digits. http://www.isthe.com/chongo/tech/comp/fnv/ */
function textNumber(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(36).padStart(6, '0').slice(-6);
}
