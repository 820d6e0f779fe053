import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Bugs put in on purpose, one condition taken away each. The checker that misses one of them checks nothing. */
export const MUTANTS = {
  'a charge without its condition': {
    file: 'ledger/rules/decide.ts',
    find: 'limit === undefined || ledger.settled + ledger.live < limit',
    replace: 'true',
  },
  'a ledger read without its lock': {
    file: 'ledger/transaction/statements.ts',
    find: "'for update of l'",
    replace: "''",
  },
  'a retry without its receipt': {
    file: 'ledger/transaction/commit.ts',
    find: 'outcome.writes, batchId)',
    replace: 'outcome.writes, `${batchId}${Math.random()}`)',
  },
  'an answer before its commit': {
    file: 'ledger/batching/commit-once.ts',
    find: 'if (error instanceof CommitUnknown) {',
    replace:
      'if (error instanceof CommitUnknown) return error.decisions;\n        if (error instanceof CommitUnknown) {',
  },
} as const satisfies Readonly<Record<string, { file: string; find: string; replace: string }>>;

export type MutantName = keyof typeof MUTANTS;

const STORAGE = fileURLToPath(new URL('../../src/storage/', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** @returns the folder of a copy of `src/storage` with the bug in it; whoever asked removes it */
export async function makeMutant(name: MutantName): Promise<string> {
  const { file, find, replace } = MUTANTS[name];
  const folder = await mkdtemp(join(tmpdir(), 'huesmith-mutant-'));
  await cp(STORAGE, join(folder, 'storage'), { recursive: true });
  await symlink(PACKAGES, join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const path = join(folder, 'storage', file);
  const text = await readFile(path, 'utf8');
  if (text.split(find).length !== 2) throw new Error(`${file} does not hold, once, what ${name} replaces`);
  await writeFile(path, text.replace(find, replace));
  return folder;
}
