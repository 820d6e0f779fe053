import { execFile } from 'node:child_process';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { delimiter, dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEngine } from '../../src/engine/index.ts';
import { isInstalled, launch } from '../browser/browser.ts';
import { type ServerProcess, startServer, temporaryFolder } from '../service/server-process.ts';
import { type Packed, ROOT } from './packed.ts';

const run = promisify(execFile);
const PAGES = ['docs/guide.md', 'docs/package.md', 'docs/command-line.md', 'docs/mcp.md', 'docs/recipes.md'];
const EXAMPLES = ['theme-a-page.mjs', 'all-of-the-history.mjs'];

interface Snippet {
  readonly page: string;
  readonly language: string;
  readonly code: string;
  readonly title: string;
}

/** An entry of `mcpServers`, as assistants read it. */
type AssistantSettings =
  | { readonly command: string; readonly args: string[] }
  | { readonly type: 'http'; readonly url: string; readonly headers: Readonly<Record<string, string>> };

async function toolsOf(transport: Transport): Promise<string[]> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  const { tools } = await client.listTools();
  await client.close();
  return tools.map(({ name }) => name);
}

function snippetsOf(page: string): Snippet[] {
  const blocks = readFileSync(join(ROOT, page), 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms);
  return [...blocks].map(([, language = '', code = ''], at) => ({
    page,
    language,
    code,
    title: `${page} ${at + 1}: ${language}, ${code.split('\n')[0]}`,
  }));
}

/** Every snippet of the pages and every example, run in the packed package, in the language that it is in. */
export function describeSnippets(installed: () => Packed): void {
  describe('the documentation', () => {
    let folder: Awaited<ReturnType<typeof temporaryFolder>>;
    let server: ServerProcess;
    let place: string;
    let env: NodeJS.ProcessEnv;
    beforeAll(async () => {
      folder = await temporaryFolder();
      server = await startServer({ HUESMITH_DATA: folder.path });
      place = join(installed().folder, 'documentation');
      await mkdir(place);
      const { PATH, HOME } = process.env;
      // That npx finds the command is shown once; npm itself takes longer than what it starts.
      const tools = join(place, 'tools');
      await mkdir(tools);
      await writeFile(join(tools, 'npx'), `#!/bin/sh\nexec "${installed().folder}/node_modules/.bin/$@"\n`, {
        mode: 0o755,
      });
      env = { PATH: `${tools}${delimiter}${PATH}`, HOME, HUESMITH_URL: server.httpUrl, HUESMITH_KEY: server.key };
    });
    afterAll(async () => {
      await server.stop();
      await folder.remove();
    });

    const RUN: Readonly<Record<string, (code: string) => Promise<string>>> = {
      sh: async (code) => (await run('/bin/bash', ['-ec', code], { cwd: place, env })).stdout,
      js: async (code) => {
        const file = join(place, 'snippet.mjs');
        await writeFile(file, code.replaceAll('http://localhost:8080', server.httpUrl));
        return (await run(process.execPath, [file], { cwd: place, env })).stdout;
      },
      python: async (code) => (await run('python3', ['-c', code], { cwd: place, env })).stdout,
      // What an assistant's settings name is asked for its tools.
      json: async (code) => {
        const { mcpServers }: { mcpServers: Record<string, AssistantSettings> } = JSON.parse(code);
        const asked = Object.values(mcpServers).map(async (settings) => toolsOf(transportOf(settings)));
        return (await Promise.all(asked)).flat().join(' ');
      },
      // Built with in a test of its own.
      css: async (code) => (code.includes('@plugin "huesmith"') ? code : ''),
    };
    const transportOf = (settings: AssistantSettings): Transport => {
      if ('command' in settings) return new StdioClientTransport({ ...settings, env: { PATH: env['PATH'] ?? '' } });
      expect(settings.url).toMatch(/^https:.*\/mcp$/);
      const headers = Object.fromEntries(Object.keys(settings.headers).map((name) => [name, server.key ?? '']));
      return new StreamableHTTPClientTransport(new URL('/mcp', server.httpUrl), { requestInit: { headers } });
    };

    test.for(PAGES.flatMap(snippetsOf))('$title', { timeout: 240_000 }, async ({ language, code, page }) => {
      const told = await RUN[language]?.(code);
      expect(told).toBeTypeOf('string');
      if (!/-o |--out |> /.test(code)) expect([page, told]).not.toEqual([page, '']);
    });

    test.for(EXAMPLES)('examples/%s', async (name) => {
      await copyFile(join(ROOT, 'examples', name), join(place, name));
      const { stdout } = await run(process.execPath, [name], { cwd: place, env });
      expect(stdout).not.toBe('');
      if (name === 'theme-a-page.mjs') {
        expect(await readFile(join(place, 'page.html'), 'utf8')).toMatch(/--color-text: #[0-9A-F]{6};/);
      }
    });

    test.skipIf(!isInstalled)(
      'examples/browser: a page makes what Node makes, byte for byte, without a server',
      async () => {
        const pages = join(place, 'pages');
        await mkdir(pages);
        await copyFile(join(ROOT, 'examples/browser/index.html'), join(pages, 'index.html'));
        await symlink(join(installed().folder, 'node_modules/huesmith/dist/lib'), join(pages, 'huesmith'));
        const { url, close } = await staticFiles(pages);
        const browser = await launch();
        const page = await browser.newPage();
        try {
          await page.goto(url);
          await page.waitForSelector('body[data-palette]', { state: 'attached' });
          const made = await page.evaluate('document.body.dataset.palette');
          const engine = createEngine(readFileSync(join(ROOT, 'src/engine/model/huesmith.model')));
          expect(made).toBe(JSON.stringify(engine.generate({ prompt: 'misty fjord', count: 1, seed: 4 }).palettes[0]));
        } finally {
          await browser.close();
          close();
        }
      },
    );
  });
}

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

async function staticFiles(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const file = join(folder, request.url === '/' ? 'index.html' : (request.url ?? ''));
    if (!existsSync(file) || !dirname(file).startsWith(folder)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
