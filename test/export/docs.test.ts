import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALL_FORMATS, type AnyExportFormat, exportPalette } from '../../src/export/index.ts';
import { formatOf } from '../../src/export/formats.ts';
import { coastal } from './palettes.ts';
import { textOf } from './text.ts';

const docs = await readFile(path.resolve('docs/exports.md'), 'utf8');

/** The first block of code below a format's heading. */
function exampleOf(format: AnyExportFormat): string {
  const section = docs.split(`\n## ${format}\n`)[1] ?? '';
  return /```\w+\n([\s\S]*?)```/.exec(section)?.[1] ?? '';
}

describe('the page about exports', () => {
  it('lists every format with its content type and file name', async () => {
    for (const format of ALL_FORMATS) {
      const { contentType, fileName } = await exportPalette(format, coastal);
      expect(docs).toContain(`| \`${format}\` | \`${contentType}\` | \`${fileName}\` |`);
    }
  });

  it('shows the palette that its examples are made of', () => {
    expect(JSON.parse(/```json\n([\s\S]*?)```/.exec(docs)?.[1] ?? '')).toEqual(coastal);
  });

  it.each(ALL_FORMATS.filter((format) => formatOf(format).contentType.includes('charset=') && format !== 'svg'))(
    'shows for %s what is written, piece by piece',
    async (format) => {
      const text = await textOf(format, coastal);
      const pieces = exampleOf(format).split(/^ *…\n/m);
      let from = 0;
      for (const piece of pieces) {
        const found = text.indexOf(piece, from);
        expect([piece, found >= from]).toEqual([piece, true]);
        from = found + piece.length;
      }
      expect(pieces[0]?.length).toBeGreaterThan(10);
    },
  );
});
