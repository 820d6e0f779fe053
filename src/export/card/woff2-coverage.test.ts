import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { woff2Coverage } from './woff2-coverage.ts';

const require = createRequire(import.meta.url);
const coverageOf = (name: string, subset: string) =>
  woff2Coverage(
    readFileSync(require.resolve(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`)),
  );
const drawn = (covers: (codePoint: number) => boolean, text: string) =>
  Array.from(text)
    .filter((character) => covers(character.codePointAt(0) ?? 0))
    .join('');

describe('what a font draws', () => {
  it('is its letters, not all of the range that it is published for', () => {
    const latin = coverageOf('manrope', 'latin');
    expect(drawn(latin, 'AZaz09é#…Ωж桜😀')).toBe('AZaz09é#…');
    // In the published range U+2000-206F, without a glyph.
    expect(latin(0x20_5e)).toBe(false);
  });

  it('is known beyond the basic plane', () => {
    const rare = coverageOf('noto-sans-jp', '0');
    expect(rare(0x2_8c_dd)).toBe(true);
    expect(rare(0x1_f6_00)).toBe(false);
  });

  it('is asked of a file that is no font in vain', () => {
    expect(() => woff2Coverage(new Uint8Array(64))).toThrow('no character map');
  });
});
