import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coastal } from './palettes.ts';
import { textOf } from './text.ts';

const CHROMIUM = '/usr/bin/chromium';
const isInstalled = existsSync(CHROMIUM);

describe.skipIf(!isInstalled)(
  `the css format in a browser${isInstalled ? '' : ' (skipped: no chromium is installed)'}`,
  () => {
    it('gives its custom properties to a page, and a hostile name gives nothing else', async () => {
      const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
      try {
        const css = await textOf('css', {
          ...coastal,
          name: '*/ body{display:none} </style><script>document.title=1</script>',
        });
        const page = await browser.newPage();
        await page.setContent(`<title>safe</title><style>${css}</style><p style="color:var(--color-accent)">x</p>`);
        // Written as text: this runs in the page, where the types of the DOM are.
        const seen: unknown = await page.evaluate(`({
        properties: ['1', '2', '3', '4', '5', 'primary', 'background', 'text'].map((name) =>
          getComputedStyle(document.documentElement).getPropertyValue('--color-' + name)),
        color: getComputedStyle(document.querySelector('p')).color,
        display: getComputedStyle(document.body).display,
        title: document.title,
      })`);
        expect(seen).toEqual({
          properties: [...coastal.colors, '#2a7f9e', '#F5F1E8', '#12263A'],
          color: 'rgb(228, 120, 74)',
          display: 'block',
          title: 'safe',
        });
      } finally {
        await browser.close();
      }
    });
  },
);
