import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const DRAWN = fileURLToPath(new URL('../../node_modules/.cache/huesmith-front-page', import.meta.url));

const THEME_FIRST = `try {
  const theme = localStorage.getItem('huesmith-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
`;

/**
 * Draws the front page when the dashboard is built, as `home.html`: it is seen before any script has come, and nothing of
 * it moves when the script takes over. The policy forbids styles within a page, so they go to a file of their own.
 */
export function frontPage(define: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'huesmith-front-page',
    apply: 'build',
    enforce: 'post',
    async generateBundle(options, bundle) {
      const shell = bundle['index.html'];
      if (options.format !== 'es' || shell?.type !== 'asset') return;
      const emit = (name: string, source: string): string => {
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/${name.replace('.', `-${hash}.`)}`;
        this.emitFile({ type: 'asset', fileName, source });
        return `/${fileName}`;
      };
      const font = Object.keys(bundle).find((name) => /manrope-latin-wght-normal.*\.woff2$/.test(name));
      if (font === undefined) throw new Error('the font of the first view is not in the build');
      // Whoever has chosen a theme has been here before, and has the file: nobody waits for it.
      const theme = `<script async src="${emit('theme.js', THEME_FIRST)}"></script>`;
      const letters = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`;
      const page = String(shell.source);
      shell.source = withHead(page, (styles, scripts) => [...styles, theme, letters, ...scripts]);
      const { html, css } = withoutStyles(await drawHome(define));
      // All in one file, for the first paint waits for each: browsers ask for it on the connection that they have.
      const drawn = `<link rel="stylesheet" href="${emit('home.css', stylesOf(bundle) + css)}" />`;
      // The scripts can wait: what they would draw is there.
      const later = (tag: string): string => tag.replace(/^<(script|link)/, '<$1 fetchpriority="low"');
      this.emitFile({
        type: 'asset',
        fileName: 'home.html',
        source: withHead(page, (_, scripts) => [drawn, theme, letters, ...scripts.map(later)]).replace(
          '<div id="root"></div>',
          () => `<div id="root">${html}</div>`,
        ),
      });
    },
  };
}

const STYLES = /\s*<link rel="stylesheet"[^>]*>/g;
const SCRIPTS = /\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g;

/** The page with its styles and scripts in another order: browsers ask for them as they stand. */
function withHead(
  page: string,
  inOrder: (styles: readonly string[], scripts: readonly string[]) => readonly string[],
): string {
  const tagsOf = (kind: RegExp) => [...page.matchAll(kind)].map(([tag]) => tag.trim());
  const tags = inOrder(tagsOf(STYLES), tagsOf(SCRIPTS));
  const rest = page.replaceAll(STYLES, '').replaceAll(SCRIPTS, '');
  return rest.replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);
}

/** The styles that the page would ask for. */
function stylesOf(bundle: Rolldown.OutputBundle): string {
  const files = Object.values(bundle).filter(({ fileName }) => /^assets\/index-.*\.css$/.test(fileName));
  return files.map((file) => (file.type === 'asset' ? `${String(file.source)}\n` : '')).join('');
}

async function drawHome(define: Readonly<Record<string, string>>): Promise<string> {
  await build({
    configFile: false,
    root: ROOT,
    define,
    logLevel: 'error',
    build: { ssr: 'draw.tsx', outDir: DRAWN, emptyOutDir: true, copyPublicDir: false },
  });
  // Boundary: the module that was just built from draw.tsx.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const module = (await import(`${DRAWN}/draw.js?${Date.now()}`)) as { draw: (path: string) => string };
  return module.draw('/');
}

const WRITTEN: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

/** Each style as a rule that the element names; React later writes over what changes. */
function withoutStyles(drawn: string): { html: string; css: string } {
  const rules = new Map<string, number>();
  const html = drawn.replaceAll(/ style="([^"]*)"/g, (_, written: string) => {
    const style = written.replaceAll(/&(?:quot|#x27|amp);/g, (entity) => WRITTEN[entity] ?? entity);
    const number = rules.get(style) ?? rules.size;
    rules.set(style, number);
    return ` data-drawn="${number}"`;
  });
  const css = [...rules].map(([style, number]) => `[data-drawn='${number}']{${style}}`).join('\n');
  return { html, css };
}
