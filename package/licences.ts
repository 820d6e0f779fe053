import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The licences of the packages whose code is within ours, each once, as they ask for.
 * @param modules the paths of bundled modules
 * @throws Error for a package without a licence text or name
 */
export async function licencesOf(modules: Iterable<string>): Promise<string> {
  const folders = new Set<string>();
  for (const id of modules) {
    const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0];
    if (folder !== undefined) folders.add(folder.replace(/^\0/, ''));
  }
  const told = await Promise.all([...folders].toSorted().map(licenceOf));
  return `Huesmith's compiled files contain code of these packages.\n\n${[...new Set(told)].join('\n')}`;
}

async function licenceOf(folder: string): Promise<string> {
  const { name, version, license, author } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const file = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
  const kind = typeof license === 'string' ? license : license?.type;
  if (file === undefined && kind === undefined) throw new Error(`${name} tells no licence`);
  const holder = typeof author === 'string' ? author : (author?.name ?? '');
  const text = file === undefined ? `${kind} licence. ${holder}` : (await readFile(join(folder, file), 'utf8')).trim();
  return `${'='.repeat(80)}\n${name} ${version} (${kind})\n${'-'.repeat(80)}\n${text}\n`;
}
