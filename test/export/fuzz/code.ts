import postcss from 'postcss';
import { compileString } from 'sass';
import { parseSync } from 'vite';
import type { ExportPalette } from '../../../src/export/index.ts';
import { allOf, eachPalette, exported, textTrial, type Trial } from './trial.ts';

/** Any line end of CSS, Sass, JavaScript or Unicode. */
export const LINE_END = /[\n\r\f\v\u0085\u2028\u2029]/;
export const CONTROL = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

const BREAKS_OUT = /\*\/|\/\*|<\/|<!|#\{|\$\{/;

/** A comment on the first line, then what a harmless name gives: nothing of the name is anywhere else. */
function commentFault(text: string, plain: string, open: string, close: string): string | undefined {
  const end = text.indexOf('\n');
  const first = text.slice(0, end);
  if (!first.startsWith(open) || !first.endsWith(close)) return 'the first line is no comment';
  const inside = first.slice(open.length, first.length - close.length);
  if (BREAKS_OUT.test(inside) || LINE_END.test(inside) || CONTROL.test(inside)) return 'the comment is left';
  if (!inside.isWellFormed()) return 'a lone surrogate is in the comment';
  return text.slice(end) === plain.slice(plain.indexOf('\n')) ? undefined : 'the name is outside of the comment';
}

const nodesOf = (css: string): string =>
  postcss
    .parse(css)
    .nodes.map(({ type }) => type)
    .join();

const cssFault = (css: string, plain: string, nodes: string): string | undefined =>
  commentFault(css, plain, '/* ', ' */') ??
  (nodesOf(css) === nodes ? undefined : 'a CSS parser finds more than it should');

/** Each file a module of one compilation, parsed by itself: a compilation for each costs five times as much. */
const compiledBySass: Trial = async (palettes) => {
  const files = await Promise.all(palettes.map((palette) => exported('scss', palette)));
  const lines = palettes.map((_, index) => `@use 'palette:${index}' as p${index};`);
  const rules = palettes.map((_, index) => `p${index} { fifth: p${index}.$color-5; }`);
  try {
    const { css } = compileString([...lines, ...rules].join('\n'), {
      importers: [
        {
          canonicalize: (url) => (url.startsWith('palette:') ? new URL(url) : null),
          load: ({ pathname }) => ({ contents: String(files[Number(pathname)]?.body), syntax: 'scss' }),
        },
      ],
    });
    const fifths = Array.from(css.matchAll(/fifth: (.*);/g), ([, hex]) => hex);
    return palettes.flatMap((palette, index) =>
      fifths[index] === palette.colors[4] ? [] : [{ palette, fault: 'Sass reads another colour' }],
    );
  } catch (error) {
    const [palette] = palettes;
    // One alone tells whose fault it is.
    if (palettes.length > 1) return (await Promise.all(palettes.map((one) => compiledBySass([one])))).flat();
    return palette === undefined ? [] : [{ palette, fault: `Sass throws ${String(error)}` }];
  }
};

/** Node keeps every module that it ever ran: one of each batch is. */
const runByNode: Trial = (palettes) => eachPalette(ranFault)(palettes.slice(0, 1));

async function ranFault(palette: ExportPalette): Promise<string | undefined> {
  const { body } = await exported('tailwind', palette);
  const url = `data:text/javascript;base64,${Buffer.from(body).toString('base64')}`;
  const { default: config } = await import(url);
  const own = Object.values(config.theme.extend.colors.palette);
  return own.join() === palette.colors.join() ? undefined : 'the config has other colours';
}

export const CODE_TRIALS = {
  css: textTrial('css', (css, plain) => cssFault(css, plain, 'comment,rule')),
  tailwind4: textTrial('tailwind4', (css, plain) => cssFault(css, plain, 'comment,atrule')),
  scss: allOf(
    textTrial('scss', (scss, plain) => commentFault(scss, plain, '// ', '')),
    compiledBySass,
  ),
  tailwind: allOf(
    textTrial('tailwind', (config, plain) => {
      if (parseSync('tailwind.config.js', config).errors.length > 0) return 'it is no module';
      return commentFault(config, plain, '/* ', ' */');
    }),
    runByNode,
  ),
} as const satisfies Readonly<Record<string, Trial>>;
