import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type Folder, serveDuringTests } from '../service/during-tests.ts';
import { runToEnd, type ServerProcess } from '../service/server-process.ts';

const PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/api.md', 'docs/deploy.md'];

const root = new URL('../../', import.meta.url);
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const shell = promisify(execFile);

let folder: Folder;
let server: ServerProcess;
serveDuringTests((started, at) => ([server, folder] = [started, at]));

/** Every command that a page shows, a line of a block marked `sh`. */
function commandsOf(page: string): string[] {
  const text = readFileSync(new URL(page, root), 'utf8');
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, block = '']) => block.trim().split('\n'));
}

describe.for(PAGES)('the commands of %s', (page) => {
  const commands = commandsOf(page);

  test.for(commands)('%s', async (command) => {
    const script = /^npm (?:run (?:--silent )?)?([\w:-]+)/.exec(command)?.[1] ?? '';
    if (script === 'huesmith') {
      const { code, output } = await runToEnd(['src/cli/main.ts', ...words(command.split(' -- ')[1] ?? '')], {
        HUESMITH_DATA: folder.path,
      });
      expect(code).toBe(0);
      expect(output).not.toBe('');
    } else if (command.startsWith('npm ')) {
      // Running these within the tests would run the tests within the tests.
      expect(['ci', ...Object.keys(scripts)]).toContain(script);
    } else {
      expect(command).toMatch(/^curl /);
      const here = command.replaceAll('http://localhost:8080', server.httpUrl).replace('curl ', 'curl --fail ');
      const { stdout } = await shell('/bin/sh', ['-c', here], { env: { ...process.env, HUESMITH_KEY: server.key } });
      expect(stdout).not.toBe('');
    }
  });
});

test('what a shell would take for a pattern of files is quoted: zsh refuses one that matches none', () => {
  const folders = ['README.md', ...readdirSync(new URL('docs', root)).map((name) => `docs/${name}`)];
  const commands = folders.filter((path) => path.endsWith('.md')).flatMap(commandsOf);
  expect(commands.length).toBeGreaterThan(40);
  const bare = (command: string): string => command.replaceAll(/'[^']*'|"[^"]*"/g, '').replace(/ #.*/, '');
  expect(commands.filter((command) => /[?*[\]]/.test(bare(command)))).toEqual([]);
});

/** The words of a command line, with the quotes off. */
function words(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

test('links between the pages lead somewhere', () => {
  for (const page of [...PAGES, 'docs/operations.md', 'docs/errors.md']) {
    const from = new URL(page, root);
    const links = [...readFileSync(from, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link = '']) => link);
    const lost = links.filter((link) => !existsSync(new URL(link, from)));
    expect({ page, lost }).toEqual({ page, lost: [] });
  }
});
