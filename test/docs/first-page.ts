/** `npm run docs:first-page`: the page of docs/guide.md, made as the guide says, as docs/first-page.png. */
import { readFileSync } from 'node:fs';
import { createEngine } from '../../src/engine/index.ts';
import { exportPalette } from '../../src/export/index.ts';
import { launch } from '../browser/browser.ts';

const at = (path: string): URL => new URL(`../../${path}`, import.meta.url);
const guide = readFileSync(at('docs/guide.md'), 'utf8');
const [, prompt = '', count = '', seed = ''] =
  /npx huesmith generate "([^"]+)" -n (\d+) --seed (\d+) --json/.exec(guide) ?? [];
const [, pick = ''] = /--pick (\d+) --format css/.exec(guide) ?? [];
const [, page = ''] = /<<'HTML'\n([\s\S]*?)\nHTML\n/.exec(guide) ?? [];

const engine = createEngine(readFileSync(at('src/engine/model/huesmith.model')));
const palette = engine.generate({ prompt, count: Number(count), seed: Number(seed) }).palettes[Number(pick) - 1];
if (palette === undefined) throw new Error('docs/guide.md does not say which palette');
const { body } = await exportPalette('css', { ...palette, colors: [...palette.colors] });

const browser = await launch();
const view = await browser.newPage({ viewport: { width: 860, height: 460 } });
await view.setContent(page.replace('<link rel="stylesheet" href="palette.css">', `<style>${String(body)}</style>`));
await view.screenshot({ path: at('docs/first-page.png').pathname });
await browser.close();
