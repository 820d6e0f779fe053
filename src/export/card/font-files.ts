/** The fonts that cards are set in, by Fontsource's names. */
export const FONTS = {
  own: 'manrope',
  other: 'noto-sans',
  arabic: 'noto-sans-arabic',
  hebrew: 'noto-sans-hebrew',
  thai: 'noto-sans-thai',
  japanese: 'noto-sans-jp',
  chinese: 'noto-sans-sc',
  korean: 'noto-sans-kr',
} as const;

/** Which characters each file of a font is for. */
export const RANGES_FILE = 'unicode.json';

interface FontFile {
  readonly subset: string;
  /** Within the font's folder: upright, in every weight. */
  readonly path: string;
  /** As a CSS `unicode-range`. */
  readonly range: string;
}

/** The files that a font is drawn from. @param ranges what its `unicode.json` holds */
export function fontFiles(name: string, ranges: string): readonly FontFile[] {
  const told: unknown = JSON.parse(ranges);
  const entries = typeof told === 'object' && told !== null ? Object.entries(told) : [];
  return entries.map(([key, range]) => {
    // Numbered subsets are written "[12]".
    const subset = key.replace(/[[\]]/g, '');
    return { subset, path: `files/${name}-${subset}-wght-normal.woff2`, range: String(range) };
  });
}
