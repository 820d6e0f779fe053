import tailwind4 from '@tailwindcss/postcss';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import postcss, { type Document, type Root } from 'postcss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contrastRatio } from '../../src/engine/colour/contrast.ts';
import { EXPORT_ROLES } from '../../src/export/palette.ts';
import { colorScale, SCALE_STEPS } from '../../src/export/colours/scale.ts';
import { coastal } from './palettes.ts';
import { textOf } from './text.ts';

/** A page that uses each class of the export once, and one of Tailwind's own colours. */
const CLASSES = [
  ...coastal.colors.map((_, index) => `bg-palette-${index + 1}`),
  ...coastal.colors.flatMap((_, index) => SCALE_STEPS.map((step) => `bg-palette-${index + 1}-${step}`)),
  ...EXPORT_ROLES.flatMap((role) => [`bg-${role}`, `bg-${role}-foreground`]),
  'bg-red-500',
];

const expected = new Map<string, string>([
  ...coastal.colors.map((hex, index) => [`bg-palette-${index + 1}`, hex] as const),
  ...coastal.colors.flatMap((hex, index) =>
    colorScale(hex).map((step, place) => [`bg-palette-${index + 1}-${SCALE_STEPS[place]}`, step] as const),
  ),
  ...EXPORT_ROLES.map((role) => [`bg-${role}`, coastal.semantic[role]] as const),
]);

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'huesmith-tailwind-'));
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  await writeFile(path.join(folder, 'index.html'), CLASSES.map((name) => `<p class="${name}"></p>`).join('\n'));
  await writeFile(path.join(folder, 'tailwind.config.js'), await textOf('tailwind', coastal));
  await writeFile(path.join(folder, 'palette.theme.css'), await textOf('tailwind4', coastal));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function builtBy4(css: string): Promise<ReadonlyMap<string, string>> {
  const tailwind = postcss([tailwind4({ base: folder, optimize: false })]);
  const result = await tailwind.process(`@import "tailwindcss" source("./"); ${css}`, {
    from: path.join(folder, 'in.css'),
  });
  return colorsOf(result.root);
}

/** Class names and the colours that a build gives them, custom properties resolved. */
function colorsOf(root: Root | Document): ReadonlyMap<string, string> {
  const properties = new Map<string, string>();
  const colors = new Map<string, string>();
  root.walkDecls(/^--/, ({ prop, value }) => {
    properties.set(prop, value);
  });
  root.walkRules(/^\.bg-/, (rule) => {
    rule.walkDecls('background-color', ({ value }) => {
      const property = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
      colors.set(rule.selector.slice(1), hexOf(property === undefined ? value : (properties.get(property) ?? value)));
    });
  });
  return colors;
}

/** Tailwind 3 writes `rgb(245 241 232 / var(--tw-bg-opacity, 1))`. */
function hexOf(value: string): string {
  const channels = /^rgb\((\d+) (\d+) (\d+) \/ /.exec(value);
  if (channels === null) return value.toUpperCase();
  return `#${channels
    .slice(1)
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`.toUpperCase();
}

/** What a build lacks or has otherwise than the palette: nothing, when it is right. */
function faultsOf(colors: ReadonlyMap<string, string>): readonly string[] {
  const wrong = [...expected].filter(([name, hex]) => colors.get(name) !== hex.toUpperCase());
  const missing = CLASSES.filter((name) => !colors.has(name));
  const illegible = EXPORT_ROLES.filter(
    (role) => contrastRatio(colors.get(`bg-${role}`) ?? '', colors.get(`bg-${role}-foreground`) ?? '') < 4.5,
  );
  return [...wrong.map(([name]) => name), ...missing, ...illegible];
}

describe('the tailwind format', () => {
  it('builds every class in Tailwind 3, which finds it as its config, beside its own colours', async () => {
    await writeFile(path.join(folder, 'utilities.css'), '@tailwind utilities;');
    const cli = path.resolve('node_modules/tailwindcss3/lib/cli.js');
    await promisify(execFile)(process.execPath, [cli, '-i', 'utilities.css', '-o', 'out.css'], { cwd: folder });
    expect(faultsOf(colorsOf(postcss.parse(await readFile(path.join(folder, 'out.css'), 'utf8'))))).toEqual([]);
  });

  it('builds every class in Tailwind 4, by @config', async () => {
    expect(faultsOf(await builtBy4('@config "./tailwind.config.js";'))).toEqual([]);
  });

  it('builds the same classes from the tailwind4 format, by @theme', async () => {
    expect(faultsOf(await builtBy4('@import "./palette.theme.css";'))).toEqual([]);
  });

  it('runs nothing out of a name', async () => {
    const name = '*/ throw 1; /* ${process.exit(1)} `\n\u2028throw 2';
    const file = path.join(folder, 'hostile.config.js');
    await writeFile(file, await textOf('tailwind', { ...coastal, name }));
    const { default: config } = await import(pathToFileURL(file).href);
    expect(config.theme.extend.colors.palette).toEqual(
      Object.fromEntries(coastal.colors.map((hex, index) => [index + 1, hex])),
    );
  });
});
