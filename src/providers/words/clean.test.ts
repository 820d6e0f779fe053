import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, cleanName } from './clean.ts';

describe('what a model writes becomes one line of plain text', () => {
  test.for([
    ['Low  Tide\n', 'Low Tide'],
    ['"Low Tide"', 'Low Tide'],
    ['**Low Tide**', 'Low Tide'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<img src=x onerror=alert(1)>Tide', 'Tide'],
    ['Tide <b', 'Tide'],
    ['&lt;script&gt;Tide', 'script Tide'],
    ['[Tide](https://evil.example/x)', 'Tide'],
    ['Tide https://evil.example/x?y', 'Tide'],
    ['www.evil.example Tide', 'Tide'],
    ['javascript:alert(1) Tide', 'Tide'],
    ['Tide 0http://evil.example', 'Tide'],
    ['Tide ://evil.example', 'Tide'],
    ['Ti\u202Ede', 'Tide'],
    ['Ti\u2066d\u2069e', 'Tide'],
    ['T\u200Bi\u200Dd\uFEFFe', 'Tide'],
    ['Tide\u{E0041}\u{E007F}', 'Tide'],
    ['Ti\u0000d\u0007e', 'Ti d e'],
    ['Ti\uD800de', 'Tide'],
    ['T\u0300\u0301\u0302\u0303\u0304\u0305ide', 'T\u0300\u0301\u0302ide'],
    ['Café du Nord', 'Café du Nord'],
    ['夜の海', '夜の海'],
    ['البحر الهادئ', 'البحر الهادئ'],
    ['---', ''],
    ['', ''],
    ['\u200B\u200B', ''],
  ])('%j', ([written, shown]) => {
    expect(cleanName(written ?? '', 60)).toBe(shown);
  });

  test('a sentence keeps its full stop, and a long one ends at a word', () => {
    expect(cleanLine('Pale sand\nand washed-out blue.', 300)).toBe('Pale sand and washed-out blue.');
    expect(cleanLine('one two three four', 12)).toBe('one two');
    expect(cleanLine('x'.repeat(500_000), 60)).toHaveLength(60);
  });

  test('nothing that directs, hides or marks up survives, whatever came', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('<', '>', '&lt;', '\u202E', '\u200B', '\u{E0001}', 'http://', '](', '[', '\u0000', '`'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const line = cleanLine(pieces.join(''), 60);
        expect(line).not.toMatch(/[<>`\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]|:\/\//u);
        expect(Array.from(line).length).toBeLessThanOrEqual(60);
        expect(line.isWellFormed()).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
