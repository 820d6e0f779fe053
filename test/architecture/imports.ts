import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

export interface Module {
  /** From `src`, such as `http/app.ts`. */
  readonly path: string;
  readonly text: string;
  /** What it imports of the house, from `src`. Types too: they bind rooms as much as values do. */
  readonly imports: readonly string[];
  /** What else it imports, such as `node:fs` or `fastify`. */
  readonly packages: readonly string[];
}

const SPECIFIER =
  /(?:^|[;}\n])\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;

/** Every module of the house but its tests and what only tests use. */
export function readModules(): readonly Module[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)(testing|dist|node_modules)\//.test(path))
    .map(readModule);
}

function readModule(path: string): Module {
  const text = withoutComments(readFileSync(join(SRC, path), 'utf8'));
  const specifiers = [...text.matchAll(SPECIFIER)].map(([, from, bare]) => from ?? bare ?? '');
  return {
    path,
    text,
    imports: specifiers.filter(isRelative).map((specifier) => relative(SRC, join(SRC, dirname(path), specifier))),
    packages: specifiers.filter((specifier) => !isRelative(specifier)),
  };
}

function isRelative(specifier: string): boolean {
  return specifier.startsWith('.');
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

/** The room that a path of `src` is in: `http/app.ts` is in `http`, `server.ts` in `server`. */
export function roomOf(path: string): string {
  const [first = ''] = path.split('/');
  return first.replace(/\.ts$/, '');
}
