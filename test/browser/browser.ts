import { existsSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { expect } from 'vitest';

export const CHROMIUM = '/usr/bin/chromium';
export const isInstalled = existsSync(CHROMIUM);

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });

export interface Look {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

/** A window as wide as a phone or a desk, in a browser that belongs to nobody yet. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the console and the page complained of so far: errors, and violations of the content policy. */
  readonly complaints: readonly string[];
  /** Copied last. */
  readonly clipboard: () => Promise<string>;
  readonly close: () => Promise<void>;
}

export async function visit(browser: Browser, baseURL: string, { width, scheme }: Look): Promise<Visit> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: width < 600 ? 740 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return {
    page,
    context,
    complaints,
    clipboard: () => page.evaluate<string>('navigator.clipboard.readText()'),
    close: () => context.close(),
  };
}

/** Axe finds nothing, but in samples whose very point is to show a contrast as it is, with its figure beside; and nothing is wider than the window. */
export async function expectGood(page: Page): Promise<void> {
  // What is still fading in has no contrast of its own yet: axe looks when everything has arrived.
  await page.evaluate<unknown>(
    'Promise.all(document.getAnimations().filter((one) => one.effect.getTiming().iterations !== Infinity).map((one) => one.finished.catch(() => 0))).then(() => 0)',
  );
  const { violations } = await new AxeBuilder({ page }).exclude('[data-specimen]').analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect({ at: page.url(), found }).toEqual({ at: page.url(), found: [] });
  const isTooWide = await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');
  expect({ at: page.url(), isTooWide }).toEqual({ at: page.url(), isTooWide: false });
}
