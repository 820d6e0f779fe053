/** ASVS 5.0 V1.2, V1.3; the long form is `npm run fuzz:export`. */
import { expect, test } from 'vitest';
import { ALL_FORMATS, exportPalette } from '../../src/export/index.ts';
import { faultsOf } from '../export/fuzz/trials.ts';

const COLORS = ['#000000', '#111111', '#222222', '#333333', '#444444'];

test.for(ALL_FORMATS)(
  '%s: a thousand hostile names leave neither their place nor the format',
  { timeout: 240_000 },
  async (format) => {
    expect(await faultsOf(format, format === 'png' ? 20 : 1_000)).toEqual([]);
  },
);

test.for([
  ['css', '*/ body { background: url(//evil) } /*'],
  ['scss', '"; @import "//evil'],
  ['scss', '#{1 + 1}'],
  ['tailwind', "'; process.exit(1); //"],
  ['tailwind', '`${process.exit(1)}`'],
  ['svg', '</title><script>alert(1)</script>'],
  ['figma', '"},"$value":"x'],
] as const)('%s: %s stays a name', async ([format, name]) => {
  const { body } = await exportPalette(format, { name, colors: COLORS });
  const text = Buffer.from(body).toString();
  expect(text).not.toMatch(/^\s*(body|@import|process\.exit)/m);
  expect(text).not.toMatch(/<script|#\{1|\$\{process/);
  if (format === 'figma') expect(() => JSON.parse(text)).not.toThrow();
});
