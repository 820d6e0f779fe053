import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from './json.ts';

const encoder = new TextEncoder();
const read = (text: string): unknown => readJson(encoder.encode(text));

test('what JSON.stringify writes is read back', () => {
  fc.assert(
    fc.property(fc.jsonValue({ depthSize: 'medium' }), (value) => {
      const whole = JSON.stringify(value);
      fc.pre(!/\\ud[89a-f]/i.test(whole));
      expect(read(whole)).toEqual(JSON.parse(whole));
    }),
  );
});

test('a key that stands twice in one object is refused wherever it stands', () => {
  for (const text of [
    '{"a":1,"a":1}',
    '{"a":{"b":1,"c":2,"b":3}}',
    '[{"a":1},{"a":1,"b":[{"x":1,"x":2}]}]',
    '{"é":1,"\\u00e9":2}',
    '{"a":"}","a":1}',
    '{"":1,"":2}',
    '{"__proto__":1,"__proto__":2}',
  ]) {
    expect(() => read(text)).toThrow(/names the key .* twice/);
  }
});

test('the same key in different objects is no repetition', () => {
  for (const text of [
    '[{"a":1},{"a":1}]',
    '{"a":{"a":{"a":1}}}',
    '{"a":["a","a"],"b":"a"}',
    '{"a":":","b":"{\\"a\\":1"}',
  ]) {
    expect(read(text)).toEqual(JSON.parse(text));
  }
});

test('half of a surrogate pair is refused in keys and in values; a whole pair is a character', () => {
  for (const text of ['"\\ud83e"', '{"\\udd8a":1}', '["\\udd8a\\ud83e"]'])
    expect(() => read(text)).toThrow(/surrogate/);
  expect(read('"\\ud83e\\udd8a"')).toBe('🦊');
});

test('bytes that are no UTF-8 are refused', () => {
  for (const bytes of [
    [0x22, 0xff, 0x22],
    [0x22, 0xc0, 0xaf, 0x22],
    [0x22, 0xed, 0xa0, 0x80, 0x22],
    [0x22, 0xe2, 0x82],
  ]) {
    expect(() => readJson(Uint8Array.from(bytes))).toThrow(/UTF-8/);
  }
});

test('a byte order mark before the text is passed over', () => {
  expect(read('\uFEFF{"a":1}')).toEqual({ a: 1 });
});

test('depth is no danger', () => {
  expect(() => read('['.repeat(32_000) + ']'.repeat(32_000))).not.toThrow();
});
