// Makes a palette for a brief and writes a themed page: node theme-a-page.mjs "harbour oyster bar" page.html
import { writeFile } from 'node:fs/promises';
import { createEngine } from 'huesmith/engine';
import { loadModel } from 'huesmith/engine/model';
import { exportPalette } from 'huesmith/export';

const [, , prompt = 'harbour oyster bar, brass and salt air', file = 'page.html'] = process.argv;
const engine = createEngine(await loadModel());
const [palette] = engine.generate({ prompt, count: 1, seed: 4 }).palettes;
const { body: variables } = await exportPalette('css', palette);

await writeFile(
  file,
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${palette.name}</title>
<style>
${String(variables)}
body { background: var(--color-background); color: var(--color-text); font: 1.25rem/1.6 system-ui; margin: 4rem auto; max-width: 40rem }
h1 { color: var(--color-primary) }
hr { border: 0; border-top: 4px solid var(--color-accent) }
</style>
<h1>${palette.name}</h1>
<hr>
<p>${palette.description}</p>
</html>
`,
);
console.log(`${file}: ${palette.name}`);
