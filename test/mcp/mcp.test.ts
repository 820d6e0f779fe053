import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contrastRatio } from '../../src/engine/index.ts';
import { sendRaw } from '../../src/http/testing/raw.ts';
import { type Folder, serveDuringTests } from '../service/during-tests.ts';
import { runToEnd, type ServerProcess } from '../service/server-process.ts';

const REVISIONS = ['modern', 'legacy'] as const;
type Revision = (typeof REVISIONS)[number];

let folder: Folder;
let server: ServerProcess;
serveDuringTests((started, at) => ([server, folder] = [started, at]));

let accounts = 0;
async function newKey(quota: number): Promise<string> {
  accounts += 1;
  const words = [
    'keys',
    'create',
    '--email',
    `a${accounts}@example.com`,
    '--plan',
    'premium',
    '--quota',
    String(quota),
  ];
  return (await runToEnd(['src/cli/main.ts', ...words], { HUESMITH_DATA: folder.path })).output.trim();
}

/** The official client, speaking the current revision or, as those before it did, with a handshake. */
function clientOf(revision: Revision): Client {
  const mode = revision === 'modern' ? { pin: '2026-07-28' } : 'legacy';
  return new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
}

async function overStdio(revision: Revision, words: readonly string[] = [], env: Record<string, string> = {}) {
  const client = clientOf(revision);
  const args = ['src/cli/main.ts', 'mcp', ...words];
  const own = { PATH: process.env['PATH'] ?? '', ...env };
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env: own, stderr: 'inherit' }));
  return client;
}

async function overHttp(revision: Revision, key: string) {
  const client = clientOf(revision);
  const requestInit = { headers: { 'X-API-Key': key } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.httpUrl}/mcp`), { requestInit }));
  return client;
}

async function usedBy(key: string): Promise<number> {
  const answer = await fetch(`${server.httpUrl}/v1/palettes/usage`, { headers: { 'X-API-Key': key } });
  // The question itself is counted too.
  return (await answer.json()).data.current - 1;
}

// What a tool gives is what a test is about to say.
// oxlint-disable-next-line typescript/no-explicit-any
async function call(client: Client, name: string, args: Record<string, unknown>): Promise<any> {
  const result = await client.callTool({ name, arguments: args });
  return { ...result, structured: result.structuredContent };
}

const TOOLS = [
  'assign_roles',
  'check_contrast',
  'explain_prompt',
  'export_palette',
  'generate_palettes',
  'recolour_css',
];

describe.for(
  REVISIONS.flatMap((revision) => (['stdio', 'http'] as const).map((transport) => ({ revision, transport }))),
)('$transport, $revision', ({ revision, transport }) => {
  let client: Client;
  beforeAll(async () => {
    client = transport === 'stdio' ? await overStdio(revision) : await overHttp(revision, server.key ?? '');
  });
  afterAll(() => client.close());

  test('the tools, each with schemas, and instructions', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual(TOOLS);
    for (const tool of tools)
      expect(tool).toMatchObject({ inputSchema: { type: 'object' }, outputSchema: { type: 'object' } });
    expect(client.getInstructions()).toContain('it is charged once');
  });

  test('a brief becomes palettes, with a picture; the same call the same palettes', async () => {
    const asked = { prompt: 'misty fjord', count: 2 };
    const made = await call(client, 'generate_palettes', asked);
    expect(made.structured).toMatchObject({ model: 'huesmith-10', seed: 1, palettes: [{}, {}] });
    const [, image] = made.content;
    expect(image).toMatchObject({ type: 'image', mimeType: 'image/png' });
    const { width, height, data } = PNG.sync.read(Buffer.from(image.data, 'base64'));
    expect({ width, height }).toEqual({ width: 480, height: 128 });
    const first = `#${[...data.subarray(0, 3)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
    expect(first.toUpperCase()).toBe(made.structured.palettes[0].colors[0]);
    expect((await call(client, 'generate_palettes', asked)).structured.palettes).toEqual(made.structured.palettes);
    const others = await call(client, 'generate_palettes', { ...asked, seed: 2 });
    expect(others.structured.palettes).not.toEqual(made.structured.palettes);
  });

  test('a palette is exported as text or as an image', async () => {
    const [palette] = (await call(client, 'generate_palettes', { prompt: 'sea', count: 1 })).structured.palettes;
    const css = await call(client, 'export_palette', { palette });
    expect(css.structured.text).toContain(`--color-1: ${palette.colors[0]};`);
    const png = await call(client, 'export_palette', { palette, format: 'png' });
    expect(PNG.sync.read(Buffer.from(png.content[0].data, 'base64')).width).toBe(1600);
  });

  test('contrast, roles and explanations', async () => {
    const contrast = await call(client, 'check_contrast', { foreground: '#777777', background: '#FFFFFF' });
    expect(contrast.structured).toEqual({ ratio: 4.47, text: false, largeText: true, enhanced: false });
    const colors = ['#0B132B', '#1C2541', '#3A506B', '#5BC0BE', '#FFFFFF'];
    const { semantic } = (await call(client, 'assign_roles', { colors })).structured;
    expect(contrastRatio(semantic.text, semantic.background)).toBeGreaterThanOrEqual(7);
    const told = await call(client, 'explain_prompt', { prompt: 'law firm, no blue' });
    expect(told.structured).toMatchObject({ language: 'en', ruledOut: ['blue'] });
  });

  test('what is wrong is told as the tool’s error, in a sentence', async () => {
    const broken = await call(client, 'recolour_css', { css: 'a { color: red', semantic: SEMANTIC });
    expect(broken).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('Unclosed') }] });
  });

  test('an argument that is not named is refused, and so is one within a palette', async () => {
    const palette = { name: 'Sea', description: '', colors: Object.values(SEMANTIC), semantic: SEMANTIC };
    expect((await call(client, 'export_palette', { palette })).isError ?? false).toBe(false);
    for (const [name, args] of [
      ['generate_palettes', { prompt: 'sea', plan: 'unlimited' }],
      ['export_palette', { palette, operator: true }],
      ['export_palette', { palette: { ...palette, operator: true } }],
    ] as const) {
      expect([name, await call(client, name, args)]).toMatchObject([name, { isError: true }]);
    }
  });
});

const SEMANTIC = {
  background: '#0F1B26',
  text: '#E8EFF0',
  primary: '#7FB4C9',
  secondary: '#43607A',
  accent: '#F2BE68',
};

describe('one ledger', () => {
  test('over HTTP a palette and an export count one each, everything else nothing', async () => {
    const key = await newKey(100);
    const client = await overHttp('modern', key);
    await client.listTools();
    const [palette] = (await call(client, 'generate_palettes', { prompt: 'sea', count: 1 })).structured.palettes;
    await call(client, 'export_palette', { palette });
    await call(client, 'check_contrast', { foreground: '#777777', background: '#FFFFFF' });
    await call(client, 'explain_prompt', { prompt: 'sea' });
    await client.close();
    expect(await usedBy(key)).toBe(2);
  });

  test.for([
    ['HTTP', {}],
    ['HTTP', { idempotency_key: 'landing-page' }],
    ['stdio', {}],
  ] as const)('over %s a storm of retries of one call sees one charge: %j', async ([transport, own]) => {
    const key = await newKey(100);
    const client =
      transport === 'HTTP'
        ? await overHttp('modern', key)
        : await overStdio('modern', ['--api', server.httpUrl], { HUESMITH_KEY: key });
    const asked = { prompt: 'storm over the harbour', count: 2, ...own };
    const answers = await Promise.all(Array.from({ length: 12 }, () => call(client, 'generate_palettes', asked)));
    await client.close();
    const told = new Set(answers.map(({ structured }) => JSON.stringify(structured?.palettes)));
    expect(told.size).toBe(1);
    expect(answers[0].structured.palettes).toHaveLength(2);
    expect(await usedBy(key)).toBe(1);
  });

  test('a spent quota is the tool’s error, and no key is 401 before anything is read', async () => {
    const client = await overHttp('modern', await newKey(0));
    const refused = await call(client, 'generate_palettes', { prompt: 'sea' });
    expect(refused).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('limit of 0 requests') }],
    });
    await client.close();
    const answer = await fetch(`${server.httpUrl}/mcp`, { method: 'POST', body: '{' });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('WWW-Authenticate')).toContain('Bearer');
  });

  test('an answer over HTTP is kept by nobody, and ends the connection where its client asked for that', async () => {
    const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
    const head = [
      'POST /mcp HTTP/1.1',
      'Host: localhost',
      `X-API-Key: ${await newKey(5)}`,
      'Content-Type: application/json',
      'Accept: application/json, text/event-stream',
      `Content-Length: ${body.length}`,
      'Connection: close',
    ];
    const answer = await sendRaw(Number(new URL(server.httpUrl).port), `${head.join('\r\n')}\r\n\r\n${body}`);
    expect([answer.status, answer.headers['connection']]).toEqual([200, 'close']);
    expect(answer.headers['cache-control']).toContain('no-store');
  });
});

describe('recolour_css', () => {
  test('a style sheet of thousands of colours is refused', async () => {
    const css = Array.from(
      { length: 1001 },
      (_, at) => `.c${at} { color: #${(at + 4096).toString(16).padStart(6, '0')} }`,
    );
    const client = await overStdio('modern');
    const refused = await call(client, 'recolour_css', { css: css.join('\n'), semantic: SEMANTIC });
    await client.close();
    expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('at most 1000') }] });
  });

  const CSS = `:root { --brand: #3366cc; --bg: white; --font: "tan red" }
body { background: var(--bg); color: #222 }
.card { background: #f7f7f7; border: 1px solid #ddd; box-shadow: 0 1px 2px rgba(0, 0, 0, .2) }
.button { background: #3366cc; color: #fff }
.button:hover { background: hsl(220 60% 33%); color: white }
.alert { background: gold; color: #333 }
a { color: tomato; background: url(red.png) }
.link { color: #224488 }`;

  test('background, text, greys and shades follow the palette; shadows, strings and addresses stay', async () => {
    const client = await overStdio('modern');
    const { css, replaced } = (await call(client, 'recolour_css', { css: CSS, semantic: SEMANTIC })).structured;
    await client.close();
    expect(css).toContain(`--brand: ${SEMANTIC.primary}; --bg: ${SEMANTIC.background}; --font: "tan red"`);
    expect(css).toContain(`color: ${SEMANTIC.text}`);
    expect(css).toContain('box-shadow: 0 1px 2px rgba(0, 0, 0, .2)');
    expect(css).toContain('url(red.png)');
    expect(replaced).toContainEqual({ from: '#FFD700', to: SEMANTIC.accent, as: 'accent' });
    for (const [, ground = '', text = ''] of css.matchAll(/background: (#\w{6}); color: (#\w{6})/g)) {
      expect(contrastRatio(ground, text)).toBeGreaterThanOrEqual(4.5);
    }
    const link = /\.link \{ color: (#\w{6})/.exec(css)?.[1] ?? '';
    expect(contrastRatio(link, SEMANTIC.background)).toBeGreaterThanOrEqual(4.5);
    // Nothing but colours is another: without them both are the same text.
    const bare = (text: string) => text.replace(/#[\da-f]{3,6}\b|hsl\([^)]*\)|\b(white|gold|tomato)\b/gi, '');
    expect(bare(css)).toBe(bare(CSS));
  });
});
