import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { OPERATIONS } from '../contract/operations.ts';
import { makeExamples } from '../examples/make-examples.ts';
import { ALL_FORMATS, formatOf } from '../export/formats.ts';
import { frontPage } from './front-page.ts';

const formats = ALL_FORMATS.map((name) => {
  const { label, contentType } = formatOf(name);
  return { name, label, isImage: contentType.startsWith('image/'), isText: contentType.includes('charset=') };
});
const define = {
  FRONT_PAGE_EXAMPLES: JSON.stringify(makeExamples()),
  OFFERED_FORMATS: JSON.stringify(formats),
  COUNTED_ENDPOINTS: JSON.stringify(Object.keys(OPERATIONS)),
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  define,
  plugins: [react(), tailwind(), frontPage(define)],
  build: {
    outDir: fileURLToPath(new URL('../../dist/dashboard', import.meta.url)),
    emptyOutDir: true,
    // Small files would become data: addresses, which the policy forbids for all but images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
