import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

export interface Packed {
  /** The tarball that `npm pack` made. */
  readonly tarball: string;
  /** A folder with nothing but the package installed. */
  readonly folder: string;
  /** The program, as `npx huesmith` starts it. */
  readonly program: string;
  remove(): Promise<void>;
}

/** Builds and packs what is here, and installs it in an empty folder, without a network. */
export async function packed(): Promise<Packed> {
  const home = await mkdtemp(join(tmpdir(), 'huesmith-package-'));
  // The dashboard is built already, before all tests; other tests are reading it.
  await run(process.execPath, ['package/build.ts'], { cwd: ROOT });
  await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'package'], { cwd: ROOT });
  await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', home], { cwd: ROOT });
  const tarball = join(home, readdirSync(home).find((name) => name.endsWith('.tgz')) ?? '');
  const folder = join(home, 'empty');
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--offline'];
  await run('npm', ['install', ...quiet, tarball], { cwd: folder });
  return {
    tarball,
    folder,
    program: join(folder, 'node_modules/.bin/huesmith'),
    remove: () => rm(home, { recursive: true, force: true }),
  };
}

/** Adds what only images need, from the packages that are installed here. */
export async function withImages({ folder }: Packed): Promise<void> {
  await symlink(join(ROOT, 'node_modules/@napi-rs'), join(folder, 'node_modules/@napi-rs'));
}

/** Node of these majors: the one that runs the tests, those on the PATH, and those that npx keeps. */
export async function nodes(majors: readonly number[]): Promise<Map<number, string>> {
  const kept = join(homedir(), '.npm/_npx');
  const places = [
    process.execPath,
    ...(process.env['PATH'] ?? '').split(delimiter).map((place) => join(place, 'node')),
    ...(existsSync(kept) ? readdirSync(kept).map((name) => join(kept, name, 'node_modules/node/bin/node')) : []),
  ];
  const found = new Map<number, string>();
  for (const place of places.filter((each) => existsSync(each))) {
    const { stdout } = await run(place, ['-p', 'process.versions.node']).catch(() => ({ stdout: '' }));
    const major = Number(stdout.split('.')[0]);
    if (majors.includes(major) && !found.has(major)) found.set(major, place);
  }
  return found;
}
