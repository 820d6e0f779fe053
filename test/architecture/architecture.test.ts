import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUNDLES } from '../../package/entries.ts';
import { type Module, readModules, roomOf } from './imports.ts';

const COMPOSING = ['http', 'providers', 'accounts', 'storage', 'config', 'contract', 'export', 'mcp', 'model'];

/** Which rooms a room may import; itself always. A room that is not here may not exist. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  cli: ['server', 'client', 'engine', ...COMPOSING],
  server: COMPOSING,
  http: ['accounts', 'providers', 'export', 'storage', 'contract', 'mcp'],
  providers: ['engine', 'model', 'contract'],
  accounts: ['storage', 'contract'],
  dashboard: ['contract', 'examples', 'export'],
  examples: ['engine', 'model'],
  mcp: ['engine', 'export', 'contract'],
  client: ['contract'],
  tailwind: ['engine', 'export', 'model', 'client'],
  engine: [],
  model: [],
  export: [],
  contract: [],
  storage: [],
  config: [],
};

/** The one part of a room that another may use without the rest. */
const PARTS: Readonly<Record<string, string>> = { export: 'engine/colour/' };

/** Of no room: what the package is called, and its version. */
const PACKAGE = '../package.json';

/** What the package opens to others, from `src`. */
const ENTRIES: ReadonlySet<string> = new Set(BUNDLES.flatMap(({ input }) => Object.values(input)));

const modules = readModules();

function wrongImports({ path, imports }: Module): string[] {
  const room = roomOf(path);
  return imports
    .filter((target) => {
      const isAllowed = roomOf(target) === room || target === PACKAGE || ARROWS[room]?.includes(roomOf(target));
      const part = PARTS[room];
      return !isAllowed && !(part !== undefined && target.startsWith(part));
    })
    .map((target) => `${path} imports ${target}`);
}

function speaksSql({ text, packages }: Module): boolean {
  const isDriver = packages.some((each) => /kysely|^pg$|^node:sqlite$/.test(each));
  return isDriver || /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/.test(text);
}

function asksWhichDialect({ text }: Module): boolean {
  return /\bdialect(\.name)? [!=]== |'(sqlite|postgres)' [!=]==|[!=]== '(sqlite|postgres)'/.test(text);
}

test('modules and imports are found at all', () => {
  expect(modules.length).toBeGreaterThan(50);
  expect(modules.flatMap(({ imports }) => imports).length).toBeGreaterThan(100);
  expect(modules.find(({ path }) => path === 'http/app.ts')?.imports).toContain('http/meter.ts');
});

test('every import goes along an arrow', () => {
  expect(modules.flatMap(wrongImports)).toEqual([]);
});

test('an import against the arrows is noticed', () => {
  const module = { path: 'engine/index.ts', text: '', imports: ['storage/store.ts'], packages: [] };
  expect(wrongImports(module)).toEqual(['engine/index.ts imports storage/store.ts']);
});

/** Doors that are none of the package's, and modules of the house that go through one of those. */
function throughDoors(all: readonly Pick<Module, 'path' | 'imports'>[]): readonly string[] {
  const isDoor = (path: string) => path === 'index.ts' || path.endsWith('/index.ts');
  const inside = all.filter(({ path }) => !ENTRIES.has(path));
  return inside.filter(({ path, imports }) => isDoor(path) || imports.some(isDoor)).map(({ path }) => path);
}

test('what is imported is imported from where it stands: an index.ts is for users of the package', () => {
  expect(throughDoors(modules)).toEqual([]);
});

test('a door, and a way through one, are noticed', () => {
  const [door, user] = [
    { path: 'accounts/index.ts', imports: [] },
    { path: 'http/app.ts', imports: ['engine/index.ts'] },
  ];
  const entry = { path: 'tailwind/with-client.ts', imports: ['client/index.ts'] };
  expect(throughDoors([door, user, entry])).toEqual(['accounts/index.ts', 'http/app.ts']);
});

/** The ways on which a module is reached from itself, types included; each from its first module. */
function circles(all: readonly Pick<Module, 'path' | 'imports'>[]): string[] {
  const importsOf = new Map(all.map(({ path, imports }) => [path, imports]));
  const found: string[] = [];
  const done = new Set<string>();
  const follow = (path: string, way: readonly string[]): void => {
    const again = way.indexOf(path);
    if (again >= 0) found.push([...way.slice(again), path].join(' > '));
    if (again >= 0 || done.has(path)) return;
    for (const next of importsOf.get(path) ?? []) follow(next, [...way, path]);
    done.add(path);
  };
  for (const { path } of all) follow(path, []);
  return found;
}

test('no module is reached from itself', () => {
  expect(circles(modules)).toEqual([]);
});

test('a circle is noticed', () => {
  const chain = [
    { path: 'a.ts', imports: ['b.ts'] },
    { path: 'b.ts', imports: ['c.ts'] },
    { path: 'c.ts', imports: ['b.ts'] },
  ];
  expect(circles(chain)).toEqual(['b.ts > c.ts > b.ts']);
});

/** Folders of a single module, which would as well stand beside the folder. */
function lonely(paths: readonly string[]): readonly string[] {
  const held = Map.groupBy(paths, (path) => dirname(path));
  const isAlone = (folder: string) => paths.filter((path) => path.startsWith(`${folder}/`)).length === 1;
  return [...held.keys()].filter((folder) => folder !== '.' && isAlone(folder));
}

test('a folder holds more than one module', () => {
  expect(lonely(modules.map(({ path }) => path))).toEqual([]);
});

test('a folder of one module is noticed', () => {
  expect(lonely(['a.ts', 'b/c.ts', 'b/d/e.ts', 'f/g.ts', 'f/h.ts'])).toEqual(['b/d']);
});

test('every room is known', () => {
  const rooms = new Set(modules.map(({ path }) => roomOf(path)));
  expect([...rooms].filter((room) => !Object.hasOwn(ARROWS, room))).toEqual([]);
});

describe('what only one place may do', () => {
  test('the engine is pure: no package, no clock, no chance, no environment', () => {
    const engine = modules.filter(({ path }) => roomOf(path) === 'engine');
    expect(engine.flatMap(({ packages }) => packages)).toEqual([]);
    const impure = /\bDate\b|\bperformance\.|Math\.random|\bprocess\.|\bfetch\(|\bset(Timeout|Interval)\(/;
    expect(engine.filter(({ text }) => impure.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('the environment is read by the room config alone', () => {
    const readers = modules.filter(({ text }) =>
      text.replaceAll(/load(Client|Terminal)?Config\(process\.env\)/g, '').includes('process.env'),
    );
    expect(readers.map(({ path }) => path)).toEqual([]);
  });

  test('the build alone puts examples and formats into the dashboard: none of its pages imports engine or writers', () => {
    const pages = modules.filter(({ path }) => roomOf(path) === 'dashboard');
    const users = pages.filter(({ imports }) => imports.some((each) => /^(examples|export)/.test(each)));
    expect(users.map(({ path }) => path)).toEqual(['dashboard/vite.config.ts']);
  });

  test('only the storage room speaks SQL: no driver, no query builder, no statement', () => {
    const speaking = modules.filter(speaksSql).map(({ path }) => path);
    expect(speaking.length).toBeGreaterThan(20);
    expect(speaking.filter((path) => roomOf(path) !== 'storage')).toEqual([]);
  });

  test('SQL is noticed by what is imported, and by what is called', () => {
    const module = { path: 'accounts/plans.ts', text: '', imports: [], packages: [] };
    expect(speaksSql(module)).toBe(false);
    expect(speaksSql({ ...module, packages: ['@better-auth/kysely-adapter'] })).toBe(true);
    expect(speaksSql({ ...module, text: "db\n  .selectFrom('operators')" })).toBe(true);
    expect(speaksSql({ ...module, text: 'await sql<Row>`select 1`' })).toBe(true);
  });

  test('what SQLite and PostgreSQL are asked in ways of their own is in their folders, and in migrations', () => {
    const asking = modules.filter(({ path }) => path.startsWith('storage/') && !/^storage\/migrations\/\d/.test(path));
    expect(asking.filter(asksWhichDialect).map(({ path }) => path)).toEqual([]);
    const migrations = modules.filter(({ path }) => /^storage\/migrations\/\d/.test(path));
    expect(migrations.filter(asksWhichDialect).length).toBeGreaterThan(0);
  });

  test('only the http room knows the web framework', () => {
    const users = modules.filter(({ packages }) => packages.includes('fastify'));
    expect(users.filter(({ path }) => roomOf(path) !== 'http').map(({ path }) => path)).toEqual([]);
  });
});
