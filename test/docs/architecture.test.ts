import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { decisionIndex, writtenIndex } from './decisions.ts';

const PAGES = ['docs/architecture.md', 'CONTRIBUTING.md', 'docs/comparison.md'];

test.for(PAGES)('every file that %s names exists', (page) => {
  const named = [
    ...readFileSync(page, 'utf8').matchAll(/`((?:src|test|docs|package|knowledge|training|bench)\/[\w./-]*)`/g),
  ];
  const paths = named.map(([, path = '']) => path).filter((path) => !path.endsWith('name.ts'));
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test.for(PAGES)('every command that %s names exists', (page) => {
  const named = [...readFileSync(page, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  const scripts = Object.keys(packageJson.scripts);
  expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
});

test('the index of decisions lists every page (npm run docs:decisions mends it)', () => {
  expect(writtenIndex()).toBe(decisionIndex());
});
