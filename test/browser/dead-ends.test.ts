import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DESK_AND_PHONE, isInstalled, launch, type Look, visit, type Visit } from './browser.ts';
import { expectGood } from './expect-good.ts';
import { signUp } from './journey.ts';
import { openStage, type Stage } from './stage.ts';

const ROLES = ['Background', 'Text', 'Primary', 'Secondary', 'Accent'];
const BELOW_HEADER = 64;
const DESK: Look = { width: 1440, scheme: 'light' };

let stage: Stage;
let browser: Browser;

async function stranger(look: Look, allow = /^$/): Promise<Visit> {
  const visitor = await visit(browser, stage.url, look);
  onTestFinished(async () => {
    await visitor.context.close();
    expect(visitor.complaints.filter((said) => !allow.test(said))).toEqual([]);
  });
  return visitor;
}

describe.skipIf(!isInstalled)('where strangers saw too little, or were led nowhere', { timeout: 300_000 }, () => {
  beforeAll(async () => {
    [stage, browser] = await Promise.all([openStage(), launch()]);
  });
  afterAll(async () => {
    await browser.close();
    await stage.close();
  });

  test.for(DESK_AND_PHONE)(
    'all five roles of a palette can be copied, also outside its five, $width wide',
    async (look) => {
      const { page, clipboard } = await stranger(look);
      for (const prompt of ['pastels only', 'five reds', 'harbour']) {
        await page.goto(`/playground?prompt=${prompt.replaceAll(' ', '+')}&seed=3&count=2`);
        const cards = page.getByRole('article');
        await cards.nth(1).waitFor();
        for (const card of await cards.all()) {
          for (const role of ROLES) {
            const button = card.getByRole('button', { name: new RegExp(`^Copy ${role} #`) });
            expect({ prompt, role, buttons: await button.count() }).toEqual({ prompt, role, buttons: 1 });
            expect(await button.textContent()).toMatch(new RegExp(`^${role}#[0-9A-F]{6}$`));
          }
        }
      }
      await page.goto('/playground?prompt=pastels+only&seed=3&count=1');
      const text = page.getByRole('button', { name: /^Copy Text #/ });
      const hex = ((await text.textContent()) ?? '').replace('Text', '');
      await text.click();
      expect(await clipboard()).toBe(hex);
      await expectGood(page);
    },
  );

  test.for(DESK_AND_PHONE)('what is kept is in sight beside what came of it, $width wide', async (look) => {
    const { page } = await stranger(look);
    await page.goto('/playground?prompt=harbour+at+dawn&seed=7&count=3');
    const cards = page.getByRole('article');
    await cards
      .nth(2)
      .getByRole('button', { name: /^More like this/ })
      .click();
    const drop = page.getByRole('button', { name: 'Don’t keep these colours' });
    const isInSight = async (): Promise<boolean> => {
      const [kept, first] = await Promise.all([drop.boundingBox(), cards.first().boundingBox()]);
      const isBelowHeader = (kept?.y ?? 0) >= BELOW_HEADER;
      return isBelowHeader && (first?.y ?? Infinity) < (page.viewportSize()?.height ?? 0);
    };
    await expect.poll(isInSight).toBe(true);
  });

  test('a free plan’s usage leads to no key that cannot be made', async () => {
    const { page } = await stranger(DESK);
    await signUp(page, stage, 'free@example.com');
    await page.goto('/usage');
    const told = page.getByText('The free plan doesn’t include the API');
    await told.waitFor();
    expect(await page.getByText('Create a key').count()).toBe(0);
    // A sentence, not set as the figure that stands there on other plans.
    expect((await told.boundingBox())?.height).toBeLessThan(64);
    await expectGood(page);
  });

  test.for(DESK_AND_PHONE)('without mail nobody is told that a link is on its way, $width wide', async (look) => {
    const { page } = await stranger(look);
    await page.goto('/forgot');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Ask for a link' }).click();
    await page.getByText('the operator can now give you its link').waitFor();
    expect(await page.getByText('on the way').count()).toBe(0);
    await expectGood(page);
  });

  test.for(DESK_AND_PHONE)('while others are made, what is there stays as readable, $width wide', async (look) => {
    const { page } = await stranger(look);
    await page.goto('/playground?prompt=harbour&seed=3&count=1');
    await page.getByRole('article').waitFor();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/dashboard/generate', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Make another set' }).click();
    await page.getByText('Making…').waitFor();
    await expectGood(page);
    answer();
    await page.getByText('Making…').waitFor({ state: 'hidden' });
  });

  test('who has asked too often on an empty page is offered no palettes to keep', async () => {
    const { page } = await stranger(DESK, /429/);
    for (let time = 1; time <= 6; time += 1) {
      const answer = page.waitForResponse('**/dashboard/generate');
      await page.goto(`/playground?prompt=harbour&seed=${time}&count=1`);
      await answer;
    }
    await page.getByRole('timer').waitFor();
    expect(await page.getByRole('link', { name: 'Sign up to keep these palettes' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Sign up to ask more often' }).waitFor();
  });
});
