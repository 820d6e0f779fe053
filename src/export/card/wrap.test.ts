import { describe, expect, it } from 'vitest';
import { shortened, wrapText } from './wrap.ts';

/** Every character as wide as the next. */
const measure = (text: string): number => text.length;

describe('wrapping', () => {
  it('keeps what fits on one line', () => {
    expect(wrapText('Sea foam', 8, measure)).toEqual(['Sea foam']);
    expect(wrapText('', 8, measure)).toEqual([]);
  });

  it('makes the fewest lines, and them even, so that no word is left alone', () => {
    expect(wrapText('one two three four', 16, measure)).toEqual(['one two', 'three four']);
  });

  it('breaks Japanese between phrases, never before a particle or a comma', () => {
    expect(wrapText('桜の舞う春の庭園にて、静かな朝', 7, measure)).toEqual(['桜の舞う春の', '庭園にて、', '静かな朝']);
  });

  it('breaks a word alone where it does not fit a line', () => {
    expect(wrapText('abcdefghij', 5, measure)).toEqual(['abcde', 'fghij']);
    expect(wrapText('👩‍👩‍👧👩‍👩‍👧', 8, measure)).toEqual(['👩‍👩‍👧', '👩‍👩‍👧']);
  });

  it('is never wider than allowed, and loses nothing but spaces', () => {
    const text = 'Lorem ipsum-dolor sit—amet, consectetur «adipiscing» elit (sed) do';
    for (let width = 1; width < text.length; width++) {
      const lines = wrapText(text, width, measure);
      expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(width);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }
  });
});

describe('shortening', () => {
  it('ends what is too long with an ellipsis, at a whole grapheme', () => {
    expect(shortened('Sea foam', 8, measure)).toBe('Sea foam');
    expect(shortened('Sea foam', 6, measure)).toBe('Sea f…');
    expect(shortened('Sea foam', 5, measure)).toBe('Sea…');
    expect(shortened('é👩‍👩‍👧x', 5, measure)).toBe('é…');
  });
});
