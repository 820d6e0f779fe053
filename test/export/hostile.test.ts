import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { decode as decodeAse } from 'ase-utils';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import postcss from 'postcss';
import { compileString } from 'sass';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ALL_FORMATS, type AnyExportFormat, type ExportPalette, exportPalette } from '../../src/export/index.ts';
import { dtcgSchema } from './dtcg-schema.ts';
import { harmless, hostilePalettes } from './palettes.ts';
import { bytesOf, textOf } from './text.ts';

/** Each text format against so many; what starts a compiler or a renderer for each takes a part of them. */
const ALL = 20_000;
const SOME = 1000;
/** A card takes milliseconds: HUESMITH_CARDS=20000 tries as many as the text formats. */
const CARDS = Number(process.env['HUESMITH_CARDS'] ?? 120);

const TIMEOUT_MS = Math.max(60_000, CARDS * 120);

const samples = (count: number): readonly ExportPalette[] =>
  fc.sample(hostilePalettes, { numRuns: count, seed: 20_261_121 });

/** Any line end of CSS, Sass, JavaScript or Unicode. */
const LINE_END = /[\n\r\f\v\u0085\u2028\u2029]/;
const CONTROL = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** A comment on the first line, then what a harmless name gives: nothing of the name is anywhere else. */
async function commentFault(format: AnyExportFormat, open: string, close: string, palette: ExportPalette) {
  const text = await textOf(format, palette);
  const end = text.indexOf('\n');
  const first = text.slice(0, end);
  const inside = first.slice(open.length, first.length - close.length);
  const plain = await textOf(format, harmless(palette));
  if (!first.startsWith(open) || !first.endsWith(close)) return 'the first line is no comment';
  if (/\*\/|\/\*|<\/|<!|#\{|\$\{/.test(inside) || LINE_END.test(inside) || CONTROL.test(inside))
    return 'the comment is left';
  if (!inside.isWellFormed()) return 'a lone surrogate';
  return text.slice(end) === plain.slice(plain.indexOf('\n')) ? undefined : 'the name is outside of the comment';
}

describe('hostile names and colours', () => {
  it.each([
    ['css', '/* ', ' */'],
    ['scss', '// ', ''],
    ['tailwind', '/* ', ' */'],
    ['tailwind4', '/* ', ' */'],
  ] as const)(
    'never leave the comment of %s',
    async (format, open, close) => {
      const faults: unknown[] = [];
      for (const palette of samples(ALL)) {
        const fault = await commentFault(format, open, close, palette);
        if (fault !== undefined) faults.push([fault, palette.name]);
      }
      expect(faults).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it('give file names of plain ASCII, never empty, hidden or too long', async () => {
    const wrong: string[] = [];
    for (const palette of samples(ALL)) {
      const { fileName } = await exportPalette('css', palette);
      if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*\.css$/.test(fileName) || fileName.length > 80) wrong.push(fileName);
    }
    expect(wrong).toEqual([]);
  });

  it('give design tokens that hold to their schema, the name in the description alone', async () => {
    const isDtcg = new Ajv2020({ allowUnionTypes: true }).compile(dtcgSchema);
    const wrong: unknown[] = [];
    for (const palette of samples(ALL)) {
      const tokens = JSON.parse(await textOf('figma', palette));
      const plain = JSON.parse(await textOf('figma', harmless(palette)));
      const isSame = JSON.stringify([tokens.palette, tokens.role]) === JSON.stringify([plain.palette, plain.role]);
      const isReadable = tokens.$description.isWellFormed() && !CONTROL.test(tokens.$description);
      if (!isSame || !isReadable || !isDtcg(tokens)) wrong.push(palette);
    }
    expect(wrong).toEqual([]);
  });

  it('give Tokens Studio one set under a plain name', async () => {
    const wrong: unknown[] = [];
    for (const palette of samples(ALL)) {
      const tokens = JSON.parse(await textOf('tokens-studio', palette));
      const [set = '', ...others] = Object.keys(tokens).filter((key) => !key.startsWith('$'));
      if (others.length > 0 || !/^[a-z][a-z0-9-]*$/.test(set)) wrong.push(palette);
    }
    expect(wrong).toEqual([]);
  });

  it('give Adobe five swatches, and an .ase that a reader takes', async () => {
    const wrong: unknown[] = [];
    for (const palette of samples(ALL)) {
      const theme = JSON.parse(await textOf('adobe', palette));
      const { colors, groups } = decodeAse(Buffer.from(await bytesOf('ase', { ...palette, semantic: undefined })));
      const isWhole = theme.representations[0]['colortheme#data'].swatches.length === 5 && colors.length === 5;
      if (!isWhole || groups[0]?.name !== theme.name || theme.name === '') wrong.push(palette);
    }
    expect(wrong).toEqual([]);
  });

  it('give swatch files whose colours a harmless name gives too', async () => {
    const wrong: unknown[] = [];
    for (const palette of samples(ALL)) {
      const aco = Buffer.from(await bytesOf('aco', palette));
      const lines = (await textOf('gpl', palette)).split('\n');
      const plain = (await textOf('gpl', harmless(palette))).split('\n');
      const isSame =
        aco.equals(await bytesOf('aco', harmless(palette))) && lines.slice(2).join() === plain.slice(2).join();
      if (!isSame || lines.some((line) => LINE_END.test(line))) wrong.push(palette);
    }
    expect(wrong).toEqual([]);
  });

  it('compile in Sass, parse as CSS and run as a module', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'huesmith-hostile-'));
    try {
      for (const [index, palette] of samples(SOME).entries()) {
        const { css } = compileString(`${await textOf('scss', palette)}a { b: $color-5; }`);
        expect(css).toBe(`a {\n  b: ${palette.colors[4]};\n}`);
        const { nodes } = postcss.parse(await textOf('css', palette));
        expect(nodes.map(({ type }) => type)).toEqual(['comment', 'rule']);
        if (index % 10 > 0) continue;
        const file = path.join(folder, `${index}.mjs`);
        await writeFile(file, await textOf('tailwind', palette));
        const { default: config } = await import(pathToFileURL(file).href);
        expect(Object.values(config.theme.extend.colors.palette)).toEqual(palette.colors);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it(
    'give drawings without another element or attribute, and which a renderer takes',
    async () => {
      const wrong: unknown[] = [];
      for (const [index, palette] of samples(SOME * 2).entries()) {
        const svg = await textOf('svg', palette);
        const bare = svg.replace(/<svg [^<>]*>|<rect [^<>]*\/>|<text [^<>]*>|<\/text>|<title>|<\/title>|<\/svg>/g, '');
        if (/[<>]|\p{Cc}/u.test(bare.replaceAll('\n', ''))) wrong.push(palette);
        if (index % 40 === 0) expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(1600);
      }
      expect(wrong).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'give cards that another decoder reads, of the colours sent',
    async () => {
      for (const palette of samples(CARDS)) {
        const { width, height, data } = PNG.sync.read(Buffer.from(await bytesOf('png', palette)));
        expect([width, height]).toEqual([1600, 900]);
        const corner = `#${data.subarray(4 * 1599, 4 * 1599 + 3).toString('hex')}`;
        expect(palette.colors.map((hex) => hex.toLowerCase())).toContain(corner);
      }
    },
    TIMEOUT_MS,
  );
});

describe('a palette that is none', () => {
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
