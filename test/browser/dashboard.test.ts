import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { makeExamples } from '../../src/examples/make-examples.ts';
import { DESK_AND_PHONE, isInstalled, launch, LOOKS, visit } from './browser.ts';
import { expectGood } from './expect-good.ts';
import { journeyIn, PASSWORD, signUp, sharedStage } from './journey.ts';

describe.skipIf(!isInstalled)(
  `the dashboard in a browser${isInstalled ? '' : ' (skipped: no chromium is installed)'}`,
  { timeout: 300_000 },
  () => {
    const stage = sharedStage();

    describe.for(DESK_AND_PHONE)('$width wide, $scheme', { concurrent: true }, (look) => {
      const journey = journeyIn(look, stage);

      journey(
        'every page of a visitor: nothing for axe, the console or the content policy to say',
        async ({ scene }) => {
          const { page } = scene;
          const paths = ['/', '/playground', '/sign-in', '/sign-up', '/forgot', '/reset', '/reset?token=x', '/keys'];
          for (const path of paths) {
            await page.goto(path);
            await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
            await expectGood(page);
          }
        },
      );

      journey(
        'a visitor tries the example, describes, copies, looks otherwise, exports and shares',
        async ({ scene, expect }) => {
          const { page, clipboard, open } = scene;
          await page.goto('/');
          const example = makeExamples().at(-1);
          await page.getByRole('button', { name: example?.prompt ?? '' }).click();
          await page.getByRole('button', { name: `Copy Text ${example?.palette.semantic.text}` }).waitFor();
          await page.getByLabel('What are the colours for?').fill('harbour at dawn');
          await page.keyboard.press('Enter');
          await page.waitForURL('**/playground?prompt=*&seed=*&count=3');
          const cards = page.getByRole('article');
          await cards.nth(2).waitFor();
          await expectGood(page);

          const swatch = cards
            .first()
            .getByRole('button', { name: /^Copy \w+ #/ })
            .first();
          const hex = /#[0-9A-F]{6}/.exec((await swatch.getAttribute('aria-label')) ?? '')?.[0] ?? '';
          await swatch.click();
          expect(await clipboard()).toBe(hex);

          for (const vision of ['Protanopia', 'Deuteranopia', 'Tritanopia']) {
            await page.getByRole('button', { name: vision }).click();
            const filter = await page.evaluate<string>(`getComputedStyle(document.querySelector('.seen')).filter`);
            expect(filter).toContain(`#${vision.toLowerCase()}`);
          }

          await cards.first().getByRole('button', { name: 'Export' }).click();
          const dialog = page.getByRole('dialog');
          await dialog.getByText(`--color-1: ${hex}`).waitFor();
          await expectGood(page);
          await dialog.getByRole('button', { name: /^Copy [\w-]+\.css$/ }).click();
          const css = await clipboard();
          expect(css).toContain(':root');
          await dialog.getByRole('button', { name: /^Copy address of [\w-]+\.css$/ }).click();
          // Anybody may ask there, without a session.
          const served = await (await open()).context.request.get(await clipboard());
          expect([served.status(), await served.text()]).toEqual([200, css]);
          await dialog.getByRole('button', { name: 'PNG image' }).click();
          await dialog.getByRole('img').waitFor();
          const downloading = page.waitForEvent('download');
          await dialog.getByRole('link', { name: /^Download/ }).click();
          expect((await downloading).suggestedFilename()).toMatch(/\.png$/);
          await page.keyboard.press('Escape');
          await dialog.waitFor({ state: 'detached' });

          await page.getByRole('button', { name: 'Copy link' }).click();
          const other = await open();
          await other.page.goto(await clipboard());
          const names = (where: Page) => where.getByRole('article').getByRole('heading').allTextContents();
          await other.page.getByRole('article').nth(2).waitFor();
          expect(await names(other.page)).toEqual(await names(page));

          await cards.first().getByRole('button', { name: 'More like this' }).click();
          await page.waitForURL(`**${hex.slice(1)}*`);
          await page
            .getByRole('button', { name: new RegExp(`^Copy \\w+ ${hex}`) })
            .first()
            .waitFor();
        },
      );

      journey(
        'a form says what is wrong beside the field, goes there, and keeps what was typed',
        async ({ scene, expect }) => {
          scene.allow(/400|500/);
          const { page } = scene;
          await page.goto('/sign-up');
          const address = page.getByLabel('Email');
          await address.fill('ada');
          await page.getByRole('button', { name: 'Create account' }).click();
          await page.getByText('Enter an email address, such as ada@example.com.').waitFor();
          await expect.poll(() => page.evaluate<string>('document.activeElement.type')).toBe('email');
          await expectGood(page);
          await address.fill(stage().operator.email);

          await page.route('**/dashboard/sign-up', (route) => route.fulfill({ status: 500, body: '{}' }));
          await page.getByRole('button', { name: 'Create account' }).click();
          await page.getByText('Nothing you typed is lost').waitFor();
          expect(await address.inputValue()).toBe(stage().operator.email);
          await page.unrouteAll();
          await address.fill(scene.email('new'));
          await page.getByRole('button', { name: 'Create account' }).click();
          await page.getByText('Now ask the operator of this service for your link.').waitFor();

          await page.goto(`/reset?token=${stage().linkFor(scene.email('new'))}`);
          await page.getByLabel('New password').fill('short');
          await page.getByRole('button', { name: 'Save password' }).click();
          await page.getByText('At least 10 characters.', { exact: true }).waitFor();
          await page.getByLabel('New password').fill(PASSWORD);
          await page.getByRole('button', { name: 'Save password' }).click();
          await page.getByText('Your password is set').waitFor();
          await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
          await page.waitForURL('**/sign-in');
        },
      );

      journey('a lost connection is told, and what was typed is sent once it is back', async ({ scene, expect }) => {
        scene.allow(/ERR_INTERNET_DISCONNECTED/);
        const { page } = scene;
        await signUp(page, stage(), scene.email('offline'));
        await scene.context.setOffline(true);
        await page.getByLabel('What are the colours for?').fill('a radio between stations');
        await page.getByRole('button', { name: 'Make palettes' }).click();
        await page.getByText('You’re offline').waitFor();
        await expectGood(page);
        await scene.context.setOffline(false);
        await page.getByRole('article').nth(2).waitFor();
        expect(await page.getByLabel('What are the colours for?').inputValue()).toBe('a radio between stations');
      });
    });

    describe.for(LOOKS)('$width wide, $scheme, by keyboard', { concurrent: true }, (look) => {
      const journey = journeyIn(look, stage);

      journey(
        'by keyboard: past the header, through the menu, to the other theme, which stays',
        async ({ expect, scene: { page, look } }) => {
          await page.goto('/');
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.keyboard.press('Tab');
          await page.keyboard.press('Enter');
          await expect.poll(() => page.evaluate<string>('document.activeElement.id')).toBe('content');
          if (look.width < 600) {
            await page.getByRole('button', { name: 'Menu' }).focus();
            await page.keyboard.press('Enter');
            await page.getByRole('dialog').getByRole('link', { name: 'Playground' }).waitFor();
            await expectGood(page);
            await page.getByRole('dialog').getByRole('link', { name: 'Playground' }).focus();
          } else {
            await page.getByRole('navigation').getByRole('link', { name: 'Playground' }).focus();
          }
          await page.keyboard.press('Enter');
          await page.getByRole('heading', { name: 'What should it look like?' }).waitFor();
          const other = look.scheme === 'dark' ? 'light' : 'dark';
          await page.getByRole('button', { name: `Switch to the ${other} theme` }).focus();
          await page.keyboard.press('Enter');
          await page.reload();
          expect(await page.locator('html').getAttribute('data-theme')).toBe(other);
        },
      );
    });

    test('on a wall of 4K nothing is too wide, and what there is grows with it', async () => {
      const browser = await launch();
      try {
        const { page, complaints } = await visit(browser, stage().url, { width: 3840, scheme: 'dark' });
        for (const path of ['/', '/playground']) {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
          await expectGood(page);
        }
        expect(await page.evaluate<string>('getComputedStyle(document.documentElement).fontSize')).toBe('26.028px');
        expect(complaints).toEqual([]);
      } finally {
        await browser.close();
      }
    });
  },
);
