import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_FORMATS, exportPalette } from '../../src/export/index.ts';
import { faultsOf } from './fuzz/trials.ts';
import { hostileColors } from './palettes.ts';

const COUNT = 20_000;

const TIMEOUT_MS = 120_000;

describe('hostile names and colours', () => {
  it.each(ALL_FORMATS.filter((format) => format !== 'png'))(
    'neither leave their place in %s nor spoil it',
    async (format) => {
      expect(await faultsOf(format, COUNT)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe('a palette that is none', () => {
  it('is refused with the field named, whatever its colours are', async () => {
    const lists = fc.sample(hostileColors, { numRuns: COUNT, seed: 20_261_121 });
    const wrong: unknown[] = [];
    for (const [index, hostile] of lists.entries()) {
      const format = ALL_FORMATS[index % ALL_FORMATS.length] ?? 'css';
      const answer = await exportPalette(format, { name: 'Sea', colors: hostile }).catch((error: unknown) => error);
      if (!(answer instanceof RangeError && answer.message.startsWith('palette.colors'))) wrong.push([format, hostile]);
    }
    expect(wrong).toEqual([]);
  });

  const colors = ['#000000', '#111111', '#222222', '#333333', '#444444'];
  const semantic = {
    primary: '#000000',
    secondary: '#000000',
    background: '#000000',
    text: '#000000',
    accent: '#000000',
  };

  it.each([
    [{ name: 'x', colors: colors.slice(1) }, 'palette.colors must hold 5 colours, not 4'],
    [{ name: 'x', colors: [...colors, '#555555'] }, 'palette.colors must hold 5 colours, not 6'],
    [{ name: 'x', colors: ['#000', ...colors.slice(1)] }, 'palette.colors[0]'],
    [{ name: 'x', colors: [...colors.slice(1), '#12345G'] }, 'palette.colors[4]'],
    [{ name: 'x', colors: [...colors.slice(1), '#123456; }'] }, 'palette.colors[4]'],
    [{ name: 'x', colors, semantic: { ...semantic, text: 'red' } }, 'palette.semantic.text'],
  ])('is refused by every format, naming the field (%#)', async (palette, message) => {
    for (const format of ALL_FORMATS) await expect(exportPalette(format, palette)).rejects.toThrow(message);
  });
});
