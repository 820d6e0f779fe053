import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import type { Packed } from './packed.ts';

const run = promisify(execFile);
const EMAIL = 'ada@example.com';
const COLORS = '111111,222222,333333,444444,555555';

interface Step {
  readonly words: readonly string[];
  readonly told: RegExp;
}

/** Every command that ends by itself and asks no service, in an order in which each finds what it needs. */
const STEPS: readonly Step[] = [
  { words: ['help'], told: /^Usage: huesmith/ },
  { words: ['migrate'], told: /^The database is up to date/ },
  { words: ['keys', 'create', '--email', EMAIL, '--plan', 'premium'], told: /^sk_live_\w+\n$/ },
  { words: ['keys', 'list'], told: /ada@example\.com +premium/ },
  { words: ['accounts', 'plan', EMAIL, 'unlimited'], told: /is on the unlimited plan/ },
  { words: ['accounts', 'list'], told: /ada@example\.com +unlimited/ },
  { words: ['accounts', 'link', EMAIL], told: /^http.*\n$/ },
  { words: ['accounts', 'password', EMAIL], told: /^\S+\n$/ },
  { words: ['backup', 'copy.db'], told: /copied to .*copy\.db and checked/ },
  { words: ['accounts', 'remove', EMAIL], told: /deleted/ },
  { words: ['restore', 'copy.db'], told: /restored/ },
  { words: ['keys', 'list'], told: /ada@example\.com/ },
  { words: ['generate', 'misty fjord', '--seed', '4', '-n', '1'], told: /^#[0-9A-F]{6} {2}background/m },
  { words: ['generate', '--file', 'prompts.txt', '--out', 'many', '-f', 'css'], told: /^$/ },
  { words: ['explain', 'law firm, no blue'], told: /Ruled out: blue/ },
  { words: ['export', '--colors', COLORS, '-f', 'svg'], told: /^<svg/ },
  { words: ['contrast', '#000000', '#FFFFFF'], told: /^21\.00:1/ },
  { words: ['completion', 'bash'], told: /complete -o filenames -F _huesmith huesmith/ },
  { words: ['completion', 'zsh'], told: /bashcompinit/ },
  { words: ['completion', 'fish'], told: /^complete -c huesmith/ },
];

/** Those that the tests of a running service, and of what an assistant asks, call. */
const ELSEWHERE = ['serve', 'history', 'usage', 'mcp', 'doctor'];

/** Every command of the packed package, on the Node that runs the tests. */
export function describeCommands(installed: () => Packed): void {
  test('every command is called from the package', { timeout: 240_000 }, async () => {
    const { folder, program } = installed();
    const cwd = join(folder, 'commands');
    await mkdir(cwd);
    await writeFile(join(cwd, 'prompts.txt'), 'sea\nforest\n');
    const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], HUESMITH_DATA: join(cwd, 'data') };
    for (const { words, told } of STEPS) {
      const { stdout } = await run(process.execPath, [program, ...words], { cwd, env });
      expect([words, stdout]).toEqual([words, expect.stringMatching(told)]);
    }
    expect(await readFile(join(cwd, 'many/2-forest.css'), 'utf8')).toContain('--color-primary');
    expect(existsSync(join(cwd, 'copy.db'))).toBe(true);
    const called = new Set([...ELSEWHERE, ...STEPS.map(({ words: [name = ''] }) => name)]);
    expect(Object.keys(COMMANDS).filter((name) => !called.has(name))).toEqual([]);
  });

  test('an assistant is given the tools, and a sentence where images cannot be drawn', async () => {
    const { program } = installed();
    const client = new Client({ name: 'test', version: '1.0.0' });
    const env = { PATH: process.env['PATH'] ?? '' };
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, 'mcp'], env }));
    try {
      expect((await client.listTools()).tools).toHaveLength(6);
      const asked = { prompt: 'misty fjord', count: 1 };
      const made = await client.callTool({ name: 'generate_palettes', arguments: asked });
      expect(made.content).toMatchObject([{ type: 'text' }, { type: 'image', mimeType: 'image/png' }]);
      const colors = COLORS.split(',').map((hex) => `#${hex}`);
      const palette = { name: 'Coal', colors };
      const image = await client.callTool({ name: 'export_palette', arguments: { palette, format: 'png' } });
      expect(image).toMatchObject({
        isError: true,
        content: [{ text: expect.stringContaining('npm install @napi-rs/canvas') }],
      });
    } finally {
      await client.close();
    }
  });
}
