import { execFile, spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { EdgeVM } from '@edge-runtime/vm';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import tailwind from '@tailwindcss/postcss';
import { PNG } from 'pngjs';
import postcss from 'postcss';
import { publint } from 'publint';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEngine } from '../../src/engine/index.ts';
import { testService } from '../../src/http/testing/service.ts';
import { describeCommands } from './commands.ts';
import { nodes, packed, type Packed, ROOT, withImages } from './packed.ts';
import { describeSnippets } from './snippets.ts';

const run = promisify(execFile);
const MAJORS = [20, 22, 24];
const found = await nodes(MAJORS);

let here: Packed;
beforeAll(async () => {
  here = await packed();
}, 240_000);
afterAll(() => here.remove());

const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  HUESMITH_DATA: join(here.folder, 'data'),
});

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

describe('what is packed', () => {
  test('is what runs and what is read, no source and no test, and installs in 60 MB', async () => {
    const names = readdirSync(join(here.folder, 'node_modules/huesmith'), { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => /\.test\.|(^|\/)(src|test|bench|knowledge|training)(\/|$)/.test(name))).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining(['dist/dashboard/index.html', 'dist/THIRD-PARTY.txt', 'LICENSE', 'NOTICE']),
    );
    expect(sizeOf(join(here.folder, 'node_modules'))).toBeLessThanOrEqual(60_000_000);
  });

  test('names the licence of every package whose code is in it', () => {
    const told = readFileSync(join(here.folder, 'node_modules/huesmith/dist/THIRD-PARTY.txt'), 'utf8');
    for (const name of ['fastify', 'better-auth', 'kysely', 'pg', 'pino', 'stripe', 'commander']) {
      expect(told).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\((MIT|BlueOak|ISC)`, 'm'));
    }
  });

  test('publint finds no fault', async () => {
    const { messages } = await publint({ pkgDir: join(here.folder, 'node_modules/huesmith'), strict: true });
    expect(messages.map(({ code }) => code)).toEqual([]);
  });

  test('the types are right for whoever imports them (arethetypeswrong)', async () => {
    const attw = join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    const asked = [attw, here.tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'huesmith.model'];
    // It ends with 1 where a type is wrong.
    const { stdout } = await run(process.execPath, asked);
    for (const entry of [
      'huesmith',
      'huesmith/engine',
      'huesmith/engine/model',
      'huesmith/export',
      'huesmith/tailwind',
    ])
      expect(stdout).toContain(`"${entry}"`);
  });
});

describe('bundled for a browser', () => {
  test.for([
    ['huesmith', 'export { Huesmith } from "huesmith";', 4_000],
    ['huesmith/engine', 'export { createEngine } from "huesmith/engine";', 74_000],
  ] as const)('%s asks for nothing of Node, and is small', async ([, code, bytesMax]) => {
    const entry = join(here.folder, 'entry.js');
    await writeFile(entry, code);
    const bundle = await rolldown({ input: entry, platform: 'browser', logLevel: 'silent' });
    const { output } = await bundle.generate({ minify: true });
    const [chunk, ...others] = output;
    expect(others).toEqual([]);
    expect(chunk.imports).toEqual([]);
    expect(gzipSync(chunk.code, { level: 9 }).byteLength).toBeLessThanOrEqual(bytesMax);
  });
});

test('the client runs in a worker, where nothing of Node is', async () => {
  const entry = join(here.folder, 'worker.js');
  await writeFile(entry, 'export * from "huesmith";');
  const bundle = await rolldown({ input: entry, platform: 'browser', logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'iife', name: 'huesmith' });
  const service = await testService();
  const worker = new EdgeVM();
  try {
    const given = { baseUrl: `http://localhost:${await service.listen()}`, apiKey: await service.keyFor('premium') };
    worker.evaluate(`var { baseUrl, apiKey } = ${JSON.stringify(given)}`);
    worker.evaluate(output[0].code.replace('var huesmith', 'globalThis.huesmith'));
    const told = await worker.evaluate<Promise<unknown>>(`(async () => {
      const { Huesmith, UnauthorizedError } = huesmith;
      const { palettes } = new Huesmith({ apiKey, baseUrl });
      const { data } = await palettes.generate({ prompt: 'misty fjord', count: 2, seed: 4 });
      const css = await palettes.export({ palette: data[0], format: 'css' });
      const png = await palettes.export({ palette: data[0], format: 'png' });
      const prompts = [];
      for await (const entry of palettes.history()) prompts.push(entry.data.prompt);
      const stranger = new Huesmith({ apiKey: 'sk_live_x', baseUrl });
      const refused = await stranger.palettes.usage().catch((error) => error instanceof UnauthorizedError);
      const node = [typeof process, typeof Buffer, typeof require].join();
      return JSON.stringify([node, data.length, css.data.includes(data[0].colors[0]), png.bytes.length > 1000, prompts, refused]);
    })()`);
    const node = 'undefined,undefined,undefined';
    expect(JSON.parse(String(told))).toEqual([node, 2, true, true, ['misty fjord'], true]);
  } finally {
    await service.close();
  }
});

const CONSUMER = `
import { Huesmith, HuesmithError, type Palette } from 'huesmith';
import { createEngine, type Engine } from 'huesmith/engine';
import { loadModel, modelUrl } from 'huesmith/engine/model';
import { exportPalette } from 'huesmith/export';

const engine: Engine = createEngine(await loadModel());
const [made] = engine.generate({ prompt: 'misty fjord', count: 1, seed: 4 }).palettes;
const client = new Huesmith({ apiKey: 'sk_live_x', baseUrl: 'https://colours.example/v1' });
export async function all(): Promise<string> {
  const { data } = await client.palettes.generate({ prompt: 'sea' });
  const first: Palette | undefined = data[0];
  if (first === undefined) return '';
  const css: string = (await client.palettes.export({ palette: first, format: 'css' })).data;
  const png: Uint8Array = (await client.palettes.export({ palette: first, format: 'png' })).data;
  // @ts-expect-error a PNG is no text
  const wrong: string = (await client.palettes.export({ palette: first, format: 'png' })).data;
  for await (const entry of client.palettes.history()) console.log(entry.data.prompt);
  return css + png.byteLength + wrong + modelUrl.href + String(HuesmithError);
}
if (made === undefined) throw new Error('none');
const { body } = await exportPalette('css', made);
console.log(JSON.stringify({ made, css: body }));
`;

describe('imported', () => {
  const COMPILERS = ['typescript', 'typescript5'];
  const RESOLUTIONS = [
    ['nodenext', 'nodenext'],
    ['preserve', 'bundler'],
  ] as const;

  // What waits for another process waits beside others that do.
  test.concurrent.for(
    COMPILERS.flatMap((compiler) =>
      RESOLUTIONS.map(([module, moduleResolution]) => ({ compiler, module, moduleResolution })),
    ),
  )('TypeScript takes every entry: $compiler, $moduleResolution', async ({ compiler, ...resolution }) => {
    const folder = await mkdtemp(join(here.folder, 'types-'));
    const compilerOptions = {
      ...resolution,
      target: 'es2022',
      lib: ['es2022', 'dom'],
      strict: true,
      noEmit: true,
      types: [],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    await writeFile(join(folder, 'use.ts'), CONSUMER);
    const tsc = join(ROOT, 'node_modules', compiler, 'bin/tsc');
    await expect(run(process.execPath, [tsc, '-p', folder])).resolves.toMatchObject({ stdout: '' });
  });

  test.concurrent.for(MAJORS)(
    'Node %i imports every entry, and makes what is made here, byte for byte',
    async (major, { skip }) => {
      const node = found.get(major);
      if (node === undefined) {
        skip(`there is no Node ${major} on this machine`);
        return;
      }
      const file = join(here.folder, `use-${major}.mjs`);
      await writeFile(
        file,
        CONSUMER.replaceAll(
          /: (Engine|Palette \| undefined|Promise<string>|string|Uint8Array)(?= =| \{)/g,
          '',
        ).replaceAll(/, type \w+/g, ''),
      );
      const { stdout } = await run(node, [file]);
      const engine = createEngine(readFileSync(join(ROOT, 'src/engine/model/huesmith.model')));
      const [made] = engine.generate({ prompt: 'misty fjord', count: 1, seed: 4 }).palettes;
      expect(JSON.parse(stdout)).toMatchObject({
        made,
        css: expect.stringContaining(`--color-1: ${made?.colors[0]};`),
      });
    },
  );
});

describe('Tailwind 4', () => {
  const build = async (css: string): Promise<string> => {
    const from = join(here.folder, 'in.css');
    return (await postcss([tailwind({ base: here.folder, optimize: false })]).process(css, { from })).css;
  };
  const shown = /```css\n(.*?)```/s.exec(readFileSync(join(ROOT, 'docs/package.md'), 'utf8'))?.[1] ?? '';
  beforeAll(async () => {
    const used = '<p class="bg-primary text-primary-foreground bg-palette-3-500"></p>';
    await writeFile(join(here.folder, 'page.html'), used);
    await symlink(join(ROOT, 'node_modules/tailwindcss'), join(here.folder, 'node_modules/tailwindcss'));
  });

  test.for([
    ['as documented', shown],
    ['by its own entry', shown.replace('"huesmith"', '"huesmith/tailwind"')],
  ] as const)('takes the plugin with a prompt and a seed %s, and builds without a network', async ([, css]) => {
    const built = await build(css.replace('@import "tailwindcss";', '@import "tailwindcss/utilities" source("./");'));
    const engine = createEngine(readFileSync(join(ROOT, 'src/engine/model/huesmith.model')));
    const [made] = engine.generate({ prompt: 'misty fjord', count: 1, seed: 4 }).palettes;
    expect(built).toContain(`.bg-primary {\n  background-color: ${made?.semantic.primary};`);
    expect(built).toContain('.bg-palette-3-500');
  });

  test('is told that a prompt is missing', async () => {
    await expect(build('@plugin "huesmith";')).rejects.toThrow(/needs a prompt/);
  });
});

describe('run', () => {
  // The tests of what images need stand last.
  test.concurrent.for(MAJORS)(
    'Node %i: generate, export, contrast, explain, completion and --version',
    async (major, { skip }) => {
      const node = found.get(major);
      if (node === undefined) {
        skip(`there is no Node ${major} on this machine`);
        return;
      }
      const huesmith = (...words: string[]) =>
        run(node, [here.program, ...words], { cwd: here.folder, env: environment() });
      expect((await huesmith('--version')).stdout).toBe('0.1.0\n');
      expect((await huesmith('generate', 'misty fjord', '--seed', '4')).stdout).toMatch(
        /^#[0-9A-F]{6} {2}background {2}/m,
      );
      const json = (await huesmith('generate', 'misty fjord', '--seed', '4', '--json')).stdout;
      const answer = `answer-${major}.json`;
      await writeFile(join(here.folder, answer), json);
      expect((await huesmith('export', answer, '--pick', '2')).stdout).toContain(JSON.parse(json).data[1].colors[0]);
      expect((await huesmith('contrast', '#000000', '#FFFFFF')).stdout).toMatch(/^21\.00:1/);
      expect((await huesmith('explain', 'law firm, no blue')).stdout).toContain('Ruled out: blue');
      expect((await huesmith('completion', 'bash')).stdout).toContain('complete -o filenames -F _huesmith huesmith');
    },
  );

  test('npx finds the command', async () => {
    const asked = ['--no', '--offline', 'huesmith', 'generate', 'misty fjord', '-n', '1'];
    expect((await run('npx', asked, { cwd: here.folder, env: environment() })).stdout).toContain('background');
  });

  describeCommands(() => here);

  test('an image without what draws it is refused in one sentence, and the doctor tells it', async () => {
    const sentence = 'Images need the package @napi-rs/canvas, which is not installed: npm install @napi-rs/canvas';
    const failing = async (...words: string[]) =>
      run(process.execPath, [here.program, ...words], { env: environment() }).catch((error: unknown) => error);
    const refused = await failing('export', '--colors', '111111,222222,333333,444444,555555', '-f', 'png');
    expect(refused).toMatchObject({ code: 1, stderr: `${sentence}.\n` });
    expect(await failing('doctor')).toMatchObject({ code: 1, stdout: expect.stringContaining(sentence) });
  });

  test('with what draws it, an image is one', async () => {
    await withImages(here);
    for (const [major, node] of found) {
      const file = join(here.folder, `${major}.png`);
      const asked = [here.program, 'export', '--colors', '111111,222222,333333,444444,555555', '-f', 'png', '-o', file];
      await run(node, asked, { env: environment() });
      expect(PNG.sync.read(readFileSync(file))).toMatchObject({ width: 1600, height: 900 });
    }
  });

  test.concurrent.for(MAJORS)(
    'Node %i: serve serves the API, the dashboard, the reference and images',
    { timeout: 240_000 },
    async (major, { skip }) => {
      const node = found.get(major);
      if (node === undefined) {
        skip(`there is no Node ${major} on this machine`);
        return;
      }
      const data = join(here.folder, `data-${major}`);
      await mkdir(data);
      const env = { ...environment(), HUESMITH_DATA: data, PORT: '0', HTTPS_PORT: '0' };
      const child = spawn(node, [here.program, 'serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      let log = '';
      child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
      try {
        for await (const chunk of child.stdout) {
          output += String(chunk);
          if (output.includes('curl -s')) break;
        }
        const url = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? log;
        const key = /sk_live_\w+/.exec(output)?.[0] ?? '';
        const ask = (path: string, body?: object) =>
          fetch(url + path, {
            ...(body && { method: 'POST', body: JSON.stringify(body) }),
            headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
          });
        const list = await (await ask('/v1/palettes/generate', { prompt: 'misty fjord', count: 1, seed: 4 })).json();
        expect(list).toMatchObject({ object: 'palette.list', count: 1 });
        const image = await ask('/v1/palettes/export', { palette: list.data[0], format: 'png' });
        expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
        expect(await (await ask('/')).text()).toMatch(/<script[^>]* type="module"/);
        expect((await ask('/docs/reference.js')).status).toBe(200);
        expect((await ask('/openapi.json')).status).toBe(200);
        const assistant = new Client({ name: 'test', version: '1.0.0' });
        const requestInit = { headers: { 'X-API-Key': key } };
        await assistant.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }));
        expect((await assistant.listTools()).tools).toHaveLength(6);
        await assistant.close();
        const asking = async (...words: string[]) =>
          (await run(node, [here.program, ...words, '--api', url], { env: { ...env, HUESMITH_KEY: key } })).stdout;
        expect(await asking('usage')).toMatch(/^3 of unlimited requests/);
        expect(await asking('history')).toContain('misty fjord');
        expect((await run(node, [here.program, 'keys', 'list'], { env })).stdout).toContain('First key');
      } finally {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        expect(await ended).toBe(0);
      }
    },
  );
});

describeSnippets(() => here);
