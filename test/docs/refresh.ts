import { readFile, writeFile } from 'node:fs/promises';
import { createEngine } from '../../src/engine/index.ts';
import { exportPalette } from '../../src/export/index.ts';
import { loadModel } from '../../src/model/load-node.ts';
import { runToEnd, startServer, temporaryFolder } from '../service/server-process.ts';
import { terminalPicture } from './terminal-picture.ts';

/** Asks a service of its own, and writes what it answers into the README and the OpenAPI examples: `npm run docs:answers`. */

const root = new URL('../../', import.meta.url);
const README = new URL('README.md', root);
const prompt = 'cozy autumn coffee shop';
const asked = { prompt, count: 1, seed: 42 };

const folder = await temporaryFolder();
const server = await startServer({ HUESMITH_DATA: folder.path, HUESMITH_ENV: 'production' });
const key = await keyOf('premium');

async function keyOf(plan: string): Promise<string> {
  const words = ['keys', 'create', '--email', `${plan}@example.com`, '--plan', plan];
  return (await runToEnd(['src/cli/main.ts', ...words], { HUESMITH_DATA: folder.path })).output.trim();
}

async function ask(path: string, body?: object, { by = key, accept = '*/*' } = {}): Promise<string> {
  const response = await fetch(`${server.httpUrl}/v1/palettes/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-api-key': by, 'content-type': 'application/json', accept },
    body: body ? JSON.stringify(body) : null,
  });
  if (!response.ok) throw new Error(await response.text());
  return response.text();
}

const paletteList = JSON.parse(await ask('generate', asked));
// The README's reader has the first account, whose plan has no limit.
const firstAnswer = JSON.parse(await ask('generate', asked, { by: await keyOf('unlimited') }));
const [palette] = paletteList.data;
const exportRequest = { palette: { name: palette.name, colors: palette.colors }, format: 'css' };
const exportedAs = async (format: string) => ask('export', { ...exportRequest, format });
const css = await exportedAs('css');
const examples = {
  generateRequest: asked,
  paletteList,
  exportRequest,
  historyList: JSON.parse(await ask('history')),
  historyListWithProvenance: JSON.parse(
    await ask('history', undefined, { accept: 'application/json; profile=provenance' }),
  ),
  usageRecord: JSON.parse(await ask('usage')),
  exports: {
    css,
    scss: await exportedAs('scss'),
    tailwind: await exportedAs('tailwind'),
    figma: JSON.parse(await exportedAs('figma')),
    adobe: JSON.parse(await exportedAs('adobe')),
  },
};
await server.stop();
await folder.remove();

await writeFile(new URL('src/contract/examples.json', root), `${JSON.stringify(examples, undefined, 2)}\n`);
const { body } = await exportPalette('svg', palette);
await writeFile(new URL('docs/palette.svg', root), body);

const engine = createEngine(await loadModel());
for (const page of ['docs/exports.md', 'docs/recipes.md'].map((path) => new URL(path, root))) {
  const text = await readFile(page, 'utf8');
  await writeFile(page, text.replaceAll(/\/palette\/huesmith-\d+\//g, `/palette/${engine.version}/`));
}
const fjord = engine.generate({ prompt: 'misty fjord', count: 2, seed: 4 }).palettes;
const picture = terminalPicture('npx huesmith generate "misty fjord" -n 2 --seed 4', fjord);
await writeFile(new URL('docs/terminal.svg', root), picture);

const shown = JSON.stringify(firstAnswer, undefined, 2).replaceAll(
  /\[\s+("#[^\]]+)\]/g,
  (_, list: string) => `[${list.split(/\s+/).join(' ').trim()}]`,
);
const readme = await readFile(README, 'utf8');
const bodyLine = JSON.stringify(asked);
await writeFile(
  README,
  readme
    .replace(/```json\n.*?\n```/s, () => `\`\`\`json\n${shown}\n\`\`\``)
    .replace(/(palettes\/generate .* -d ')[^']*'/, (_, start: string) => `${start}${bodyLine}'`)
    .replace(
      /(palettes\/export .* -d ')[^']*'/,
      (_, start: string) => `${start}${JSON.stringify(exportRequest).replaceAll("'", '’')}'`,
    ),
);
