import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from 'sass';
import { expect, onTestFinished, test } from 'vitest';
import { exportPalette } from '../../src/export/index.ts';
import { coastal } from '../export/palettes.ts';
import { type Folder, serveDuringTests } from '../service/during-tests.ts';
import { runToEnd, type ServerProcess } from '../service/server-process.ts';

const root = new URL('../../', import.meta.url);

let server: ServerProcess;
let folder: Folder;
serveDuringTests((started, at) => ([server, folder] = [started, at]));

interface Block {
  readonly language: string;
  readonly code: string;
}

function blocksOf(page: string): Block[] {
  const text = readFileSync(new URL(page, root), 'utf8');
  return [...text.matchAll(/^```([^\n]*)\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({ language, code }));
}

function blockOf(page: string, language: string): string {
  const block = blocksOf(page).find((each) => each.language === language);
  if (block === undefined) throw new Error(`${page} shows no ${language}`);
  return block.code;
}

async function generate(body: string): Promise<{ readonly [part: string]: unknown }> {
  const headers = { 'X-API-Key': server.key ?? '', 'Content-Type': 'application/json' };
  const answer = await fetch(`${server.httpUrl}/v1/palettes/generate`, { method: 'POST', headers, body });
  return answer.json();
}

test('the README’s answer is what comes, the day of its quota apart', async () => {
  const [, asked = ''] =
    /palettes\/generate .* -d '([^']*)'/.exec(readFileSync(new URL('README.md', root), 'utf8')) ?? [];
  const shown = JSON.parse(blockOf('README.md', 'json'));
  const resetDate: unknown = expect.stringMatching(/^\d{4}-\d\d-01T00:00:00\.000Z$/);
  expect(await generate(asked)).toEqual({ ...shown, usage: { ...shown.usage, resetDate } });
});

test('the error that docs/errors.md shows is what comes', async () => {
  expect(await generate('{"prompt":"sea","count":11}')).toEqual(JSON.parse(blockOf('docs/errors.md', 'json')));
});

test('the permanent addresses of docs/exports.md lead to palettes', async () => {
  const links = [...blockOf('docs/exports.md', 'html').matchAll(/href="https:\/\/colours\.example([^"]*)"/g)];
  const addresses = [...blockOf('docs/exports.md', 'text').trim().split('\n'), ...links.map(([, path = '']) => path)];
  expect(addresses).toHaveLength(3);
  for (const address of addresses) {
    const answer = await fetch(server.httpUrl + address);
    expect([address, answer.status, await answer.text()]).toEqual([address, 200, expect.stringMatching(/primary/)]);
  }
});

test('the style sheet that docs/exports.md writes over an exported one compiles', async () => {
  const place = await mkdtemp(join(tmpdir(), 'huesmith-scss-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const { fileName, body } = await exportPalette('scss', coastal);
  await writeFile(join(place, fileName), body);
  const use = `@use '${fileName.replace('.scss', '')}' as palette;\n`;
  await writeFile(join(place, 'page.scss'), use + blockOf('docs/exports.md', 'scss example'));
  expect(compile(join(place, 'page.scss')).css).toContain(`--color-1: ${coastal.colors[0]}`);
});

test('the copy that docs/operations.md makes is the one that it restores', async () => {
  const env = { HUESMITH_DATA: join(folder.path, 'copied') };
  const huesmith = async (...words: string[]) => runToEnd(['src/cli/main.ts', ...words], env);
  await huesmith('keys', 'create', '--email', 'ada@example.com', '--plan', 'premium');
  const shown = blocksOf('docs/operations.md').filter(({ language }) => language === 'sh');
  const commands = shown.map(({ code }) => /^npm run --silent huesmith -- (\w+) backup\.db\n$/.exec(code)?.[1] ?? code);
  expect(commands).toEqual(['backup', 'restore']);
  for (const command of commands) expect((await huesmith(command, join(folder.path, 'backup.db'))).code).toBe(0);
  expect((await huesmith('keys', 'list')).output).toContain('ada@example.com');
});

/** The languages of what is shown, page by page, and which test runs it. */
const RUN_BY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'README.md': { sh: 'docs/commands', json: 'docs/snippets' },
  'CONTRIBUTING.md': { sh: 'docs/commands' },
  'docs/api.md': { sh: 'docs/commands' },
  'docs/architecture.md': { text: 'docs/architecture' },
  'docs/command-line.md': { sh: 'package/snippets' },
  // What stands without a language is for an operator's own machine.
  'docs/deploy.md': { sh: 'docs/commands', '': '' },
  'docs/errors.md': { json: 'docs/snippets' },
  'docs/exports.md': {
    json: 'export/docs',
    css: 'export/docs',
    scss: 'export/docs',
    js: 'export/docs',
    md: 'export/docs',
    text: 'export/docs, docs/snippets',
    html: 'docs/snippets',
    'scss example': 'docs/snippets',
  },
  'docs/guide.md': { sh: 'package/snippets' },
  'docs/mcp.md': { json: 'package/snippets' },
  'docs/models.md': { sh: 'docs/models' },
  'docs/operations.md': { sh: 'docs/snippets', '': '' },
  'docs/package.md': { js: 'package/snippets', css: 'package/package' },
  'docs/recipes.md': { sh: 'package/snippets', python: 'package/snippets' },
};

test('whatever the README and the pages show is run by a test that knows its language', () => {
  const pages = readdirSync(new URL('docs', root)).filter((name) => name.endsWith('.md'));
  const shown = ['README.md', 'CONTRIBUTING.md', ...pages.map((name) => `docs/${name}`)].flatMap((page) => {
    const languages = [...new Set(blocksOf(page).map(({ language }) => language))];
    return languages.map((language) => [page, language]);
  });
  expect(shown.filter(([page = '', language = '']) => RUN_BY[page]?.[language] === undefined)).toEqual([]);
});
