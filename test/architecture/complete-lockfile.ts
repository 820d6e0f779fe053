import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Adds to package-lock.json the packages of other platforms that the registry did not offer when it was written. Without
 * an entry for each of them `npm ci` refuses the lockfile on every platform. Run after `npm install`: `npm run lockfile`.
 */

interface Entry {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Lockfile {
  readonly packages: Record<string, Entry & Readonly<Record<string, unknown>>>;
}

const FILE = new URL('../../package-lock.json', import.meta.url);

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32', 'arm'];
const LIBRARIES = new Map([
  ['gnu', 'glibc'],
  ['musl', 'musl'],
]);

export function readLockfile(): Lockfile {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** The optional packages that a lockfile names and has no entry for, with their versions. */
export function missingPackages({ packages }: Lockfile): readonly (readonly [name: string, version: string])[] {
  const named = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.entries(optionalDependencies),
  );
  return named.filter(([name]) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)));
}

/** `@oxlint/binding-linux-x64-musl` is for linux, x64, musl. */
function platformOf(name: string): Record<string, string[]> {
  const words = name.split(/[/-]/);
  const find = (known: readonly string[]): string[] =>
    known.filter((one) => words.some((word) => word.startsWith(one))).slice(0, 1);
  const libc = words.flatMap((word) => LIBRARIES.get(word) ?? []);
  const [os, cpu] = [find(SYSTEMS), find(PROCESSORS)];
  if (cpu.length === 0) throw new Error(`${name} is for no platform that we know`);
  return { cpu, ...(os.length > 0 && { os }), ...(libc.length > 0 && { libc }) };
}

if (import.meta.main) {
  const lockfile = readLockfile();
  for (const [name, version] of missingPackages(lockfile)) {
    lockfile.packages[`node_modules/${name}`] = { version, optional: true, ...platformOf(name) };
    console.log(`${name} ${version}`);
  }
  const sorted = Object.entries(lockfile.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(FILE, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, undefined, 2)}\n`);
}
