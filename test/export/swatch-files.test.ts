import anyPalette from 'anypalette';
import { decode as decodeAse } from 'ase-utils';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ExportPalette, exportPalette } from '../../src/export/index.ts';
import { coastal, withoutRoles } from './palettes.ts';
import { bytesOf, textOf } from './text.ts';

const upper = coastal.colors.map((hex) => hex.toUpperCase());
const NAMES = ['Pearl', 'Night', 'Ocean', 'Glacier', 'Pumpkin'];
const ROLES = ['primary', 'secondary', 'background', 'text', 'accent'];
const roleHexes = ['#2A7F9E', '#9CC5C9', '#F5F1E8', '#12263A', '#E4784A'];

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

/** AnyPalette tells the format from the bytes and the extension, as a program that opens any palette does. */
async function readByAnyPalette(format: 'ase' | 'aco' | 'gpl', palette: ExportPalette) {
  const folder = await mkdtemp(path.join(tmpdir(), 'huesmith-swatches-'));
  const filePath = path.join(folder, `palette.${format}`);
  const { body } = await exportPalette(format, palette);
  await writeFile(filePath, body);
  try {
    return await new Promise<readonly (readonly [name: string | undefined, hex: string])[]>((resolve, reject) => {
      anyPalette.loadPalette({ filePath }, (error, read) => {
        if (read === undefined) reject(new Error('AnyPalette cannot read it', { cause: error }));
        else resolve(Array.from(read, (color) => [color.name, hexOfCss(color.toString())]));
      });
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** `rgb(245, 241, 232)` */
function hexOfCss(css: string): string {
  return hexOf(/^rgb\((.*)\)$/.exec(css)?.[1]?.split(',').map(Number) ?? []);
}

describe.each(['ase', 'aco', 'gpl'] as const)('the %s format, read by AnyPalette', (format) => {
  it('has the five colours by name, then the roles', async () => {
    expect(await readByAnyPalette(format, withoutRoles)).toEqual(upper.map((hex, index) => [NAMES[index], hex]));
    const withRoles = await readByAnyPalette(format, coastal);
    expect(withRoles.slice(5)).toEqual(roleHexes.map((hex, index) => [ROLES[index], hex]));
  });

  it('numbers colours that share a name, so that none replaces another', async () => {
    const colors = ['#000000', '#000000', '#010101', '#FFFFFF', '#FFFFFE'];
    const read = await readByAnyPalette(format, { name: 'Twins', colors });
    expect(read.map(([name]) => name)).toEqual(['Black', 'Black 2', 'Black 3', 'White', 'White 2']);
  });
});

/** A second reader, which knows of one group alone: hence without roles. */
describe('the ase format', () => {
  it('is read by ase-utils as a group of named RGB colours', async () => {
    const { version, groups, colors } = decodeAse(Buffer.from(await bytesOf('ase', withoutRoles)));
    expect(version).toBe('1.0');
    expect(groups.map(({ name }) => name)).toEqual(['Coastal Morning']);
    expect(colors.map(({ name }) => name)).toEqual(NAMES);
    expect(colors.map(({ model, color }) => [model, hexOf(color.map((channel) => channel * 255))])).toEqual(
      upper.map((hex) => ['RGB', hex]),
    );
  });
});

describe('the gpl format', () => {
  it('has the header, the columns and a named colour a line', async () => {
    expect(await textOf('gpl', withoutRoles)).toBe(`GIMP Palette
Name: Coastal Morning
Columns: 5
#
245 241 232\tPearl
 18  38  58\tNight
 42 127 158\tOcean
156 197 201\tGlacier
228 120  74\tPumpkin
`);
  });
});

describe('the adobe format', () => {
  it('is a colour theme of exactly five RGB swatches', async () => {
    const theme = JSON.parse(await textOf('adobe', coastal));
    expect(theme.name).toBe('Coastal Morning');
    expect(theme.type).toBe('application/vnd.adobe.element.colortheme+dcx');
    const [representation] = theme.representations;
    expect(representation.type).toBe('application/vnd.adobe.colortheme+json');
    expect(representation.rel).toBe('primary');
    const { swatches } = representation['colortheme#data'];
    expect(
      swatches.map(([{ mode, value }]: [{ mode: string; value: { r: number; g: number; b: number } }]) => [
        mode,
        hexOf([value.r, value.g, value.b]),
      ]),
    ).toEqual(upper.map((hex) => ['RGB', hex]));
    expect(theme.semantic).toEqual(coastal.semantic);
  });

  it('carries the .ase and .aco files byte for byte', async () => {
    const { files } = JSON.parse(await textOf('adobe', coastal));
    expect(files.map(({ name }: { name: string }) => name)).toEqual(['coastal-morning.ase', 'coastal-morning.aco']);
    expect(Buffer.from(files[0].data, 'base64')).toEqual(Buffer.from(await bytesOf('ase', coastal)));
    expect(Buffer.from(files[1].data, 'base64')).toEqual(Buffer.from(await bytesOf('aco', coastal)));
  });
});
