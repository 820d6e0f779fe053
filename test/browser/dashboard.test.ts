import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, type ExpectStatic, test } from 'vitest';
import { makeExamples } from '../../src/examples/index.ts';
import { RECORD } from '../storage/databases.ts';
import { enter, isInstalled, launch, LOOKS, type Look, visit, type Visit } from './browser.ts';
import { expectGood } from './expect-good.ts';
import { openStage, type Stage } from './stage.ts';

const PASSWORD = 'correct horse battery';
const HISTORY_LENGTH = 60;
const PALETTES_JSON = JSON.stringify([
  {
    name: 'Slack Water',
    description: 'Quiet.',
    colors: ['#FAF6EC', '#24303A', '#2F6F8F', '#C9B458', '#B4532A'],
    semantic: {
      background: '#FAF6EC',
      text: '#24303A',
      primary: '#2F6F8F',
      secondary: '#C9B458',
      accent: '#B4532A',
    },
  },
]);

interface Scene extends Visit {
  readonly look: Look;
  /** Tells the accounts of one look from those of another. */
  readonly email: (name: string) => string;
  /** Another window, of somebody else. */
  readonly open: () => Promise<Visit>;
  /** The browser itself reports answers that are no success; these are to be. */
  readonly allow: (refusal: RegExp) => void;
}

let stage: Stage;

describe.skipIf(!isInstalled)(
  `the dashboard in a browser${isInstalled ? '' : ' (skipped: no chromium is installed)'}`,
  { timeout: 120_000 },
  () => {
    beforeAll(async () => {
      stage = await openStage();
    });
    afterAll(() => stage.close());

    describe.for(LOOKS)('$width wide, $scheme', { concurrent: true }, (look) => {
      /** Begins with a fresh visitor, and ends with a console that said nothing. */
      const journey = test.extend<{ scene: Scene }>({
        // oxlint-disable-next-line no-empty-pattern -- vitest reads from the pattern what a fixture needs
        scene: async ({}, use) => {
          // One for each, since they run side by side, and a browser's clipboard has room for one.
          const browser = await launch();
          const visits: Visit[] = [];
          const refusals: RegExp[] = [];
          const open = async () => {
            const opened = await visit(browser, stage.url, look);
            visits.push(opened);
            return opened;
          };
          await use({
            ...(await open()),
            look,
            open,
            email: (who) => `${who}-${look.width}-${look.scheme}@example.com`,
            allow: (refusal) => refusals.push(refusal),
          });
          await browser.close();
          const isAllowed = (said: string) =>
            said.startsWith('Failed to load') && refusals.some((refusal) => refusal.test(said));
          const complaints = visits.flatMap((one) => one.complaints).filter((said) => !isAllowed(said));
          if (complaints.length > 0) throw new Error(complaints.join('\n'));
        },
      });

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
        async ({ scene }) => {
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
          await address.fill(stage.operator.email);

          await page.route('**/dashboard/sign-up', (route) => route.fulfill({ status: 500, body: '{}' }));
          await page.getByRole('button', { name: 'Create account' }).click();
          await page.getByText('Nothing you typed is lost').waitFor();
          expect(await address.inputValue()).toBe(stage.operator.email);
          await page.unrouteAll();
          await address.fill(scene.email('new'));
          await page.getByRole('button', { name: 'Create account' }).click();
          await page.getByText('Now ask the operator of this service for your link.').waitFor();

          await page.goto(`/reset?token=${stage.linkFor(scene.email('new'))}`);
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

      journey('a lost connection is told, and what was typed is sent once it is back', async ({ scene }) => {
        scene.allow(/ERR_INTERNET_DISCONNECTED/);
        const { page } = scene;
        await signUp(page, scene.email('offline'));
        await scene.context.setOffline(true);
        await page.getByLabel('What are the colours for?').fill('a radio between stations');
        await page.getByRole('button', { name: 'Make palettes' }).click();
        await page.getByText('You’re offline').waitFor();
        await expectGood(page);
        await scene.context.setOffline(false);
        await page.getByRole('article').nth(2).waitFor();
        expect(await page.getByLabel('What are the colours for?').inputValue()).toBe('a radio between stations');
      });

      journey(
        'signs up, pays, makes a key, makes the first call, looks at history and usage, leaves',
        async ({ scene, expect }) => {
          scene.allow(/400/);
          const { page, clipboard, email, look } = scene;
          await signUp(page, email('ada'));
          await go(page, look, 'Keys');
          await page.getByText('The free plan has no API keys').waitFor();
          await expectGood(page);

          await page.getByRole('button', { name: 'Get Premium' }).click();
          await page.getByRole('link', { name: 'Pay 75 euros' }).click();
          await page.getByText('Thank you.').waitFor();
          await page.getByText(/^until /).waitFor();
          await expectGood(page);
          await page.getByRole('button', { name: 'Receipts and invoices' }).click();
          await page.getByText(/^Receipts of cus_of_cs_\d+$/).waitFor();
          await page.getByRole('link', { name: 'Back' }).click();

          await page.goto('/keys');
          await page.getByText('No keys yet').waitFor();
          await page.getByRole('button', { name: 'Create key' }).click();
          await page.getByText('Give the key a name').waitFor();
          await page.getByLabel('Name of the new key').fill('website');
          await page.getByRole('button', { name: 'Create key' }).click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: 'Copy the key' }).click();
          const key = await clipboard();
          expect(key).toMatch(/^sk_live_/);
          for (const [language, sign] of [
            ['JavaScript', 'await fetch'],
            ['Python', 'urllib'],
          ] as const) {
            await dialog.getByRole('button', { name: language }).click();
            await dialog.getByText(sign).waitFor();
          }
          await expectGood(page);
          await dialog.getByRole('button', { name: 'I have copied it' }).click();
          expect((await stage.call(key, 'a lighthouse in fog', 2)).status).toBe(200);

          await page.goto('/usage');
          await page.getByText('1 of 5,000 requests').waitFor();
          await page.getByText('Show as a table').click();
          await page.getByRole('cell', { name: 'generate' }).waitFor();
          await page.getByRole('button', { name: 'Response' }).click();
          await page.getByText('Bad request').waitFor();
          await expectGood(page);

          await page.goto('/playground?prompt=moss+after+rain&seed=3&count=1');
          await page.getByRole('article').waitFor();
          await page.goto('/history');
          await page.getByRole('link', { name: /moss after rain/ }).waitFor();
          expect(await page.getByRole('listitem').filter({ hasText: 'API' }).count()).toBe(1);
          await page.getByLabel('Search your prompts').fill('LIGHTHOUSE');
          await page.getByRole('link', { name: /moss/ }).waitFor({ state: 'detached' });
          await page.getByRole('link', { name: /lighthouse/ }).click();
          await page.getByRole('article').nth(1).waitFor();

          await page.goto('/keys');
          await page.getByRole('button', { name: 'Revoke website' }).click();
          await expectGood(page);
          await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
          await page.getByText('Revoked', { exact: true }).waitFor();
          await expect.poll(async () => (await stage.call(key, 'fog', 1)).status, { timeout: 2000 }).toBe(401);

          await page.goto('/account');
          const downloading = page.waitForEvent('download');
          await page.getByRole('link', { name: 'Download my data' }).click();
          expect((await downloading).suggestedFilename()).toBe('huesmith-account.json');
          await page.getByRole('button', { name: 'Delete account' }).click();
          const confirming = page.getByRole('dialog');
          await confirming.getByLabel('Password').fill('not the password');
          await confirming.getByRole('button', { name: 'Delete everything' }).click();
          await confirming.getByText('This is not your password.').waitFor();
          await expectGood(page);
          await confirming.getByLabel('Password').fill(PASSWORD);
          await confirming.getByRole('button', { name: 'Delete everything' }).click();
          await page.getByRole('link', { name: 'Sign up' }).first().waitFor();
        },
      );

      journey(
        'an operator finds an account and grants it a plan, whose end is told before and after',
        async ({ scene }) => {
          const { page, email, open } = scene;
          const person = await open();
          await signUp(person.page, email('grace'));
          for (const path of ['/usage', '/history', '/account']) {
            await person.page.goto(path);
            await person.page
              .getByRole('heading', { level: 2 })
              .or(person.page.getByText('Nothing here yet'))
              .first()
              .waitFor();
            await expectGood(person.page);
          }

          await enter(scene, stage.operator.email, stage.operator.password);
          await page.goto('/operator');
          await page.getByRole('button', { name: `Change ${stage.operator.email}` }).waitFor();
          await expectGood(page);
          await page.getByLabel('Find an account').fill('no such address');
          await page.getByText('No account matches that.').waitFor();
          await page.getByLabel('Find an account').fill(email('GRACE'));
          await page.getByRole('button', { name: `Change ${email('grace')}` }).click();
          await page.getByText('This account has no keys.').waitFor();
          await page.getByRole('button', { name: 'Premium' }).click();
          await page.getByLabel(/^Days/).fill('5');
          await page.getByRole('button', { name: 'Save' }).click();
          await page.getByText('Saved.').waitFor();
          await expectGood(page);

          await person.page.goto('/keys');
          await person.page.getByText('Your plan ends on').waitFor();
          await person.page.getByLabel('Name of the new key').fill('laptop');
          await person.page.getByRole('button', { name: 'Create key' }).click();
          await person.page.getByRole('button', { name: 'I have copied it' }).click();
          stage.sql('update accounts set plan_ends = ? where email = ?', Date.now() - 1000, email('grace'));
          await person.page.reload();
          await person.page.getByText('Your plan ended on').waitFor();
          await person.page.getByRole('heading', { name: 'Your plan has ended' }).waitFor();
          await expectGood(person.page);

          await page.reload();
          await page.getByLabel('Find an account').fill(email('grace'));
          await page.getByRole('button', { name: `Change ${email('grace')}` }).click();
          await page.getByRole('button', { name: 'Revoke laptop' }).click();
          await page.getByRole('button', { name: 'Revoke', exact: true }).click();
          await page.getByText('Revoked', { exact: true }).waitFor();
        },
      );

      journey(
        'a long history and a long list of accounts come by themselves, page after page',
        async ({ scene, expect }) => {
          const { page, email, context } = scene;
          await signUp(page, email('vera'));
          const vera = await stage.store.accounts.findByEmail(email('vera'));
          for (let at = 0; at < HISTORY_LENGTH; at += 1) {
            const record = {
              ...RECORD,
              prompt: `tide ${at}`,
              palettesJson: PALETTES_JSON,
              source: 'dashboard',
              seed: at,
            };
            await stage.store.ledger.append(vera?.id ?? '', { ...record, source: 'dashboard' });
            if (at < 30) await stage.store.accounts.create({ email: email(`many-${at}`), plan: 'free' });
          }
          await page.goto('/history');
          const entries = page.getByRole('listitem').filter({ hasText: 'tide' });
          await expectAllBy(expect, page, () => entries.count(), HISTORY_LENGTH);
          await page.getByText('That’s everything.').waitFor();
          await page.getByLabel('Search your prompts').fill('TIDE 7');
          await expect.poll(() => entries.count(), { timeout: 10_000 }).toBe(1);
          await page.getByLabel('Search your prompts').fill('ebb');
          await page.getByText('No prompts contain “ebb”.').waitFor();
          await expectGood(page);

          await context.clearCookies();
          await enter(scene, stage.operator.email, stage.operator.password);
          await page.goto('/operator');
          await page.getByLabel('Find an account').fill(`-${email('').slice(1)}`);
          const accounts = page.getByRole('button', { name: /^Change many-/ });
          await expectAllBy(expect, page, () => accounts.count(), 30);
        },
      );

      journey(
        'a forgotten password is chosen anew by its link, once; a known one is changed',
        async ({ scene, expect }) => {
          scene.allow(/400/);
          const { page, email } = scene;
          await signUp(page, email('hedy'));
          await page.goto('/account');
          await page.getByLabel('Current password').fill('not the password');
          await page.getByLabel('New password').fill('another password');
          await page.getByRole('button', { name: 'Change password' }).click();
          await page.getByText('This is not your password.').waitFor();
          await page.getByLabel('Current password').fill(PASSWORD);
          await page.getByRole('button', { name: 'Change password' }).click();
          await page.getByText('signed out everywhere else').waitFor();
          await page.getByRole('button', { name: 'Sign out' }).click();
          await page.waitForURL(`${stage.url}/`);
          await page.goto('/forgot');
          await page.getByLabel('Email').fill(email('hedy'));
          await page.getByRole('button', { name: 'Send a link' }).click();
          await page.getByText('its link is on the way').waitFor();
          const asked = () => stage.server.log().includes('pass on what `accounts link` prints');
          await expect.poll(asked, { timeout: 10_000 }).toBe(true);
          const link = await stage.printedLink(email('hedy'));
          await page.goto(link);
          await page.getByLabel('New password').fill('a new password');
          await page.getByRole('button', { name: 'Save password' }).click();
          await page.getByText('Your password is set').waitFor();
          await expectGood(page);
          await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
          await page.getByLabel('Email').fill(email('hedy'));
          await page.getByLabel('Password').fill('a new password');
          await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
          await page.waitForURL('**/playground');
          await page.goto(link);
          await page.getByLabel('New password').fill('yet another password');
          await page.getByRole('button', { name: 'Save password' }).click();
          expect(await page.getByRole('alert').textContent()).toMatch(/used or is too old/);
        },
      );
    });

    test('on a wall of 4K nothing is too wide, and what there is grows with it', async () => {
      const browser = await launch();
      try {
        const { page, complaints } = await visit(browser, stage.url, { width: 3840, scheme: 'dark' });
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

async function signUp(page: Page, email: string): Promise<void> {
  const chosen = { token: stage.linkFor(email), password: PASSWORD };
  await page.request.post('/dashboard/reset', { data: chosen });
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/playground');
}

/** By the header, or by the menu that takes its place on a phone. */
async function go(page: Page, { width }: Look, name: string): Promise<void> {
  if (width < 600) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation').getByRole('link', { name }).click();
}

/** Scrolls on until so many are there. @param expect the test's own, which polls beside others */
async function expectAllBy(expect: ExpectStatic, page: Page, count: () => Promise<number>, all: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 5000);
        return count();
      },
      { timeout: 15_000, interval: 100 },
    )
    .toBe(all);
}
