import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';

const WIDER = `document.documentElement.scrollWidth > innerWidth ||
  [...document.querySelectorAll('[role=dialog]')].some((one) => one.getBoundingClientRect().right > innerWidth)`;

/** Resolves when nothing of the document has changed for a quarter of a second; on a busy machine drawing takes its time. */
const STILL = `new Promise((resolve) => {
  let timer;
  const observer = new MutationObserver(() => wait());
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => { observer.disconnect(); resolve(0); }, 250);
  };
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  wait();
})`;

const FRAMES = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))).then(() => 0)';
const ARRIVED =
  'Promise.all(document.getAnimations().filter((one) => one.effect.getTiming().iterations !== Infinity).map((one) => one.finished.catch(() => 0))).then(() => 0)';

const SCHEME = `matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'`;
/** What a theme can break: it changes colours and moves nothing. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
/** Half a megabyte of script, which the page has from the first look. */
const ALREADY_THERE = { axeSource: ';' };

/**
 * Axe finds nothing, in this theme nor in the other, but in samples whose very point is to show a contrast as it is, with its
 * figure beside; and nothing is wider than the window, nor a dialog in it.
 */
export async function expectGood(page: Page): Promise<void> {
  await page.evaluate<unknown>(STILL);
  await expectQuiet(page);
  const isTooWide = await page.evaluate<boolean>(WIDER);
  expect({ at: page.url(), isTooWide }).toEqual({ at: page.url(), isTooWide: false });
  const scheme = await page.evaluate<'light' | 'dark'>(SCHEME);
  await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'light' : 'dark' });
  await expectQuiet(page, OF_COLOURS, ALREADY_THERE);
  await page.emulateMedia({ colorScheme: scheme });
}

/**
 * @param rules these alone; otherwise all
 * @param source in place of axe itself
 */
async function expectQuiet(page: Page, rules?: string[], source: { axeSource?: string } = {}): Promise<void> {
  // What is still fading in has no contrast of its own yet: axe looks when everything has arrived. A change of theme begins its
  // transitions with the next frame, and on a busy machine with one after that.
  for (let look = 0; look < 2; look += 1) {
    await page.evaluate<unknown>(FRAMES);
    await page.evaluate<unknown>(ARRIVED);
  }
  // In one piece, for there are no frames: otherwise it opens a window of its own each time.
  const axe = new AxeBuilder({ page, ...source }).setLegacyMode().exclude('[data-specimen]');
  axe.options({ resultTypes: ['violations'] });
  if (rules !== undefined) axe.withRules(rules);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect({ at: page.url(), found }).toEqual({ at: page.url(), found: [] });
}
