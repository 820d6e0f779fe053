import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FONTS, fontFiles, RANGES_FILE } from '../src/export/card/font-files.ts';
import { ROOT } from './entries.ts';

/**
 * Copies what cards are drawn from; a third of the fonts' packages is italics, widths and style sheets.
 * @returns the files that were copied
 */
export async function copyFonts(to: string): Promise<readonly string[]> {
  const copied = await Promise.all(Object.values(FONTS).map((name) => copyFont(name, join(to, name))));
  return copied.flat();
}

async function copyFont(name: string, to: string): Promise<readonly string[]> {
  const from = join(ROOT, 'node_modules/@fontsource-variable', name);
  const drawn = fontFiles(name, await readFile(join(from, RANGES_FILE), 'utf8')).map(({ path }) => path);
  const paths = [RANGES_FILE, ...drawn];
  await mkdir(join(to, 'files'), { recursive: true });
  for (const path of paths) await copyFile(join(from, path), join(to, path));
  return paths.map((path) => join(from, path));
}
