import { describe, expect, it } from 'vitest';
import { commentLine, oneLine } from './one-line.ts';

describe('one line of text', () => {
  it.each([
    ['a\nb\r\nc', 'a b c'],
    ['a\u0000\u001B[31mb', 'a [31mb'],
    ['a\u202Eb', 'a b'],
    ['\uD800x', '\uFFFDx'],
    ['  x  ', 'x'],
    ['👩‍👩‍👧 桜', '👩‍👩‍👧 桜'],
  ])('of %j is %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });
});

describe('a line of a comment', () => {
  it.each([
    ['*/', '* /'],
    ['**//', '** //'],
    ['/*', '/ *'],
    ['</style>', '< /style>'],
    ['<!--', '< !--'],
    ['#{1}', '# {1}'],
    ['${1}', '$ {1}'],
    ['*\u0000/', '* /'],
    ['*\uFEFF/', '* /'],
  ])('of %j is %j', (text, line) => {
    expect(commentLine(text)).toBe(line);
  });
});
