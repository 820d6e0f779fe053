import { setTimeout as delay } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';

const WIDER = `document.documentElement.scrollWidth > innerWidth ||
  [...document.querySelectorAll('[role=dialog]')].some((one) => one.getBoundingClientRect().right > innerWidth)`;

/** A machine under load may still be drawing: what is wrong, is wrong the last time too. */
const LOOKS_MAX = 3;
const BETWEEN_LOOKS_MS = 500;

/** Axe finds nothing, but in samples whose very point is to show a contrast as it is, with its figure beside; and nothing is wider than the window, nor a dialog in it. */
export async function expectGood(page: Page): Promise<void> {
  let found = await findings(page);
  for (let look = 2; look <= LOOKS_MAX && found.length > 0; look += 1) {
    await delay(BETWEEN_LOOKS_MS);
    found = await findings(page);
  }
  expect({ at: page.url(), found }).toEqual({ at: page.url(), found: [] });
}

async function findings(page: Page): Promise<string[]> {
  // What is still fading in has no contrast of its own yet: axe looks when everything has arrived.
  await page.evaluate<unknown>(
    'Promise.all(document.getAnimations().filter((one) => one.effect.getTiming().iterations !== Infinity).map((one) => one.finished.catch(() => 0))).then(() => 0)',
  );
  // In one piece, for there are no frames: otherwise it opens a window of its own each time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().exclude('[data-specimen]').analyze();
  const isTooWide = await page.evaluate<boolean>(WIDER);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ...(isTooWide ? ['wider than the window'] : []),
  ];
}
