import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { ABSENT, BUNDLES, type Bundle, OUT, OUTSIDE, PLACES, ROOT } from './entries.ts';
import { copyFonts } from './fonts.ts';
import { licencesOf } from './licences.ts';

/** Builds what is packed, but for the dashboard and the declarations: `npm run build:package`. */

await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
const modules = new Set<string>();
for (const bundle of BUNDLES) for (const id of await build(bundle)) modules.add(id);
for (const path of await copyFonts(join(OUT, 'fonts'))) modules.add(path);
await copyFile(join(ROOT, 'src/engine/model/huesmith.model'), join(OUT, 'huesmith.model'));
await writeFile(join(ROOT, 'dist/THIRD-PARTY.txt'), await licencesOf(modules));

/** @returns the modules that went in */
async function build({ platform, input }: Bundle): Promise<readonly string[]> {
  const bundle = await rolldown({
    input: Object.fromEntries(Object.entries(input).map(([name, path]) => [name, join(ROOT, 'src', path)])),
    platform,
    external: [...OUTSIDE, ...ABSENT],
    plugins: [moved()],
    onLog(level, log) {
      // An import that leads nowhere would be found by the first user of the package.
      if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
      if (level === 'warn' && log.code !== 'EVAL') console.warn(log.message);
    },
  });
  const { output } = await bundle.write({
    dir: OUT,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
    keepNames: true,
    sourcemap: false,
  });
  await bundle.close();
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

/** Rewrites the places of files that move when everything comes into one folder. */
function moved(): Plugin {
  return {
    name: 'moved',
    transform(code, id) {
      if (!id.startsWith(join(ROOT, 'src')) || !code.includes('import.meta.url')) return undefined;
      const rewritten = code.replaceAll(/new URL\(\s*('[^']+'),\s*import\.meta\.url\s*\)/g, (_all, place: string) => {
        const to = PLACES[place];
        if (to === undefined)
          throw new Error(`${id} finds ${place} by its own place; say in PLACES where it is packed`);
        return `new URL(${to}, import.meta.url)`;
      });
      return { code: rewritten };
    },
  };
}
