import type { Page } from '@playwright/test';
import { describe, type ExpectStatic } from 'vitest';
import { RECORD } from '../storage/databases.ts';
import { DESK_AND_PHONE, enter, isInstalled, type Look } from './browser.ts';
import { expectGood } from './expect-good.ts';
import { journeyIn, PASSWORD, signUp, sharedStage } from './journey.ts';

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

describe.skipIf(!isInstalled)(
  `an account in a browser${isInstalled ? '' : ' (skipped: no chromium is installed)'}`,
  { timeout: 300_000 },
  () => {
    const stage = sharedStage();

    describe.for(DESK_AND_PHONE)('$width wide, $scheme', { concurrent: true }, (look) => {
      const journey = journeyIn(look, stage);

      journey(
        'signs up, pays, makes a key, makes the first call, looks at history and usage, leaves',
        async ({ scene, expect }) => {
          scene.allow(/400/);
          const { page, clipboard, email, look } = scene;
          await signUp(page, stage(), email('ada'));
          await go(page, look, 'Keys');
          await page.getByText('The free plan has no API keys').waitFor();
          await expectGood(page);

          await page.getByRole('button', { name: 'Get Premium' }).click();
          await page.getByRole('link', { name: /^Pay \d+ euros$/ }).click();
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
          expect((await stage().call(key, 'a lighthouse in fog', 2)).status).toBe(200);

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
          await expect.poll(async () => (await stage().call(key, 'fog', 1)).status, { timeout: 60_000 }).toBe(401);

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
          await signUp(person.page, stage(), email('grace'));
          for (const path of ['/usage', '/history', '/account']) {
            await person.page.goto(path);
            await person.page
              .getByRole('heading', { level: 2 })
              .or(person.page.getByText('Nothing here yet'))
              .first()
              .waitFor();
            await expectGood(person.page);
          }

          await enter(scene, stage().operator.email, stage().operator.password);
          await page.goto('/operator');
          await page.getByRole('button', { name: `Change ${stage().operator.email}` }).waitFor();
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
          stage().sql('update accounts set plan_ends = ? where email = ?', Date.now() - 1000, email('grace'));
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
          await signUp(page, stage(), email('vera'));
          const vera = await stage().store.accounts.findByEmail(email('vera'));
          for (let at = 0; at < HISTORY_LENGTH; at += 1) {
            const record = {
              ...RECORD,
              prompt: `tide ${at}`,
              palettesJson: PALETTES_JSON,
              source: 'dashboard',
              seed: at,
            };
            await stage().store.ledger.append(vera?.id ?? '', { ...record, source: 'dashboard' });
            if (at < 30) await stage().store.accounts.create({ email: email(`many-${at}`), plan: 'free' });
          }
          await page.goto('/history');
          const entries = page.getByRole('listitem').filter({ hasText: 'tide' });
          await expectAllBy(expect, page, () => entries.count(), HISTORY_LENGTH);
          await page.getByText('That’s everything.').waitFor();
          await page.getByLabel('Search your prompts').fill('TIDE 7');
          await expect.poll(() => entries.count(), { timeout: 60_000 }).toBe(1);
          await page.getByLabel('Search your prompts').fill('ebb');
          await page.getByText('No prompts contain “ebb”.').waitFor();
          await expectGood(page);

          await context.clearCookies();
          await enter(scene, stage().operator.email, stage().operator.password);
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
          await signUp(page, stage(), email('hedy'));
          await page.goto('/account');
          await page.getByLabel('Current password').fill('not the password');
          await page.getByLabel('New password').fill('another password');
          await page.getByRole('button', { name: 'Change password' }).click();
          await page.getByText('This is not your password.').waitFor();
          await page.getByLabel('Current password').fill(PASSWORD);
          await page.getByRole('button', { name: 'Change password' }).click();
          await page.getByText('signed out everywhere else').waitFor();
          await page.getByRole('button', { name: 'Sign out' }).click();
          await page.waitForURL(`${stage().url}/`);
          await page.goto('/forgot');
          await page.getByLabel('Email').fill(email('hedy'));
          await page.getByRole('button', { name: 'Ask for a link' }).click();
          await page.getByText('the operator can now give you its link').waitFor();
          const asked = () => stage().server.log().includes('pass on what `accounts link` prints');
          await expect.poll(asked, { timeout: 60_000 }).toBe(true);
          const link = await stage().printedLink(email('hedy'));
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
  },
);

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
      { timeout: 60_000, interval: 100 },
    )
    .toBe(all);
}
