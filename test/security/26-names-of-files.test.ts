/** ASVS 5.0 V1.2, V5.4. No format of ours is CSV or a spreadsheet, so that no name can become a formula. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_FORMATS, exportPalette } from '../../src/export/index.ts';

const COLORS = ['#000000', '#111111', '#222222', '#333333', '#444444'];
const HOSTILE = [
  '../../etc/passwd',
  'a"; filename="b.exe',
  'a\r\nSet-Cookie: x=1',
  'CON',
  '.htaccess',
  '=cmd|calc',
  '-rf',
  '\u202Egpj.exe',
  'a/b\\c:d*e?f',
  '\u0000',
  ' ',
  'x'.repeat(5_000),
  '桜',
  '💩',
];

const named = async (name: string, format: (typeof ALL_FORMATS)[number]): Promise<string> =>
  (await exportPalette(format, { name, colors: COLORS })).fileName;

test('a file’s name is of a few safe characters, whatever the palette is called', async () => {
  const random = fc.sample(fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }), { numRuns: 300, seed: 1 });
  for (const [at, name] of [...HOSTILE, ...random].entries()) {
    const format = ALL_FORMATS[at % ALL_FORMATS.length] ?? 'css';
    const fileName = await named(name, format);
    expect({ name, fileName }).toEqual({ name, fileName: expect.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9.-]{0,119}$/) });
    expect(fileName).not.toMatch(/\.\.|^(con|prn|aux|nul|com\d|lpt\d)\./);
  }
});

test('none is a spreadsheet', async () => {
  for (const format of ALL_FORMATS) {
    const { contentType, fileName } = await exportPalette(format, { name: '=1+1', colors: COLORS });
    expect(contentType).not.toMatch(/csv|excel|spreadsheet/);
    expect(fileName).not.toMatch(/\.(csv|tsv|xlsx?|ods)$/);
  }
});
