import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ServerProcess, startServer, temporaryFolder } from '../service/server-process.ts';
import { expectGood, isInstalled, launch, type Look, type Visit, visit } from './browser.ts';

const LOOKS: readonly Look[] = [
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
  { width: 360, scheme: 'light' },
  { width: 360, scheme: 'dark' },
];
const PASSWORD = 'correct horse battery';

describe.skipIf(!isInstalled)(
  `the dashboard in a browser${isInstalled ? '' : ' (skipped: no chromium is installed)'}`,
  { timeout: 60_000 },
  () => {
    let folder: Awaited<ReturnType<typeof temporaryFolder>>;
    let server: ServerProcess;
    let browser: Browser;
    let operator: { email: string; password: string };
    const visits: Visit[] = [];

    beforeAll(async () => {
      folder = await temporaryFolder();
      [server, browser] = await Promise.all([startServer({ HUESMITH_DATA: folder.path }), launch()]);
      const told = /e-mail {4}(\S+)\n {2}password {2}(\S+)/.exec(server.output());
      operator = { email: told?.[1] ?? '', password: told?.[2] ?? '' };
    });
    afterEach(async () => {
      const complaints = visits.flatMap((one) => one.complaints);
      await Promise.all(visits.splice(0).map((one) => one.close()));
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
    });
    afterAll(async () => {
      await browser.close();
      await server.stop();
      await folder.remove();
    });

    async function open(look: Look): Promise<Visit> {
      const opened = await visit(browser, server.httpUrl, look);
      visits.push(opened);
      return opened;
    }

    async function signIn(page: Page, email: string, password: string): Promise<void> {
      await page.goto('/sign-in');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL('**/playground');
    }

    async function signUp(page: Page, email: string): Promise<void> {
      await page.goto('/sign-up');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Make an account' }).click();
      await page.waitForURL('**/playground');
    }

    describe.for(LOOKS)('$width wide, $scheme', (look) => {
      test('every page of a visitor: nothing for axe, the console or the content policy to say', async () => {
        const { page } = await open(look);
        for (const path of ['/', '/playground', '/sign-up', '/keys']) {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
          await expectGood(page);
        }
      });

      test('every page of an operator likewise', async () => {
        const { page } = await open(look);
        await signIn(page, operator.email, operator.password);
        const prompt = `the sea at ${look.width} ${look.scheme}`;
        await page.goto(`/playground?prompt=${encodeURIComponent(prompt)}&seed=1&count=2`);
        await page.getByRole('article').nth(1).waitFor();
        await expectGood(page);
        await page.getByRole('button', { name: 'Export' }).first().click();
        await page.getByText(':root').waitFor();
        await expectGood(page);
        for (const [path, sign] of [
          ['/history', prompt],
          ['/keys', 'First key'],
          ['/usage', 'The last 90 days'],
          ['/account', 'Delete the account'],
          ['/operator', operator.email],
        ] as const) {
          await page.goto(path);
          await page.getByText(sign).first().waitFor();
          await expectGood(page);
        }
      });
    });

    test.for([LOOKS[0], LOOKS[3]])(
      'a visitor describes, copies, looks otherwise, exports and shares: %j',
      async (look) => {
        if (look === undefined) return;
        const { page, clipboard } = await open(look);
        await page.goto('/');
        await page.getByLabel('What are the colours for?').fill(`harbour at dawn ${look.width}`);
        await page.keyboard.press('Enter');
        await page.waitForURL('**/playground?prompt=*&seed=*&count=3');
        const cards = page.getByRole('article');
        await cards.nth(2).waitFor();

        const swatch = cards
          .first()
          .getByRole('button', { name: /^Copy #/ })
          .first();
        const hex = /#[0-9A-F]{6}/.exec((await swatch.getAttribute('aria-label')) ?? '')?.[0] ?? '';
        await swatch.click();
        expect(await clipboard()).toBe(hex);

        await page.getByRole('button', { name: 'Protanopia' }).click();
        expect(await page.evaluate<string>(`getComputedStyle(document.querySelector('.seen')).filter`)).toContain(
          '#protanopia',
        );

        await cards.first().getByRole('button', { name: 'Export' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByText(`--color-1: ${hex}`).waitFor();
        await dialog.getByRole('button', { name: 'Copy' }).click();
        expect(await clipboard()).toContain(':root');
        await dialog.getByRole('button', { name: 'PNG image' }).click();
        await dialog.getByRole('img').waitFor();
        const downloading = page.waitForEvent('download');
        await dialog.getByRole('link', { name: /^Download/ }).click();
        expect((await downloading).suggestedFilename()).toMatch(/\.png$/);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });

        await page.getByRole('button', { name: 'Copy link' }).click();
        const other = await open(look);
        await other.page.goto(await clipboard());
        const names = (where: Page) => where.getByRole('article').getByRole('heading').allTextContents();
        await other.page.getByRole('article').nth(2).waitFor();
        expect(await names(other.page)).toEqual(await names(page));

        // Two visitors' asking and this: within what a minute allows.
        if (look.width < 600) return;
        await cards.first().getByRole('button', { name: 'More like this' }).click();
        await page.waitForURL(`**${encodeURIComponent(hex)}*`);
        await page
          .getByRole('button', { name: new RegExp(`Copy ${hex}`) })
          .first()
          .waitFor();
      },
    );

    test('a form says what is wrong beside the field, and keeps what was typed', async () => {
      const { page, complaints } = await open({ width: 360, scheme: 'light' });
      await page.goto('/sign-up');
      await page.getByLabel('E-mail').fill('ada');
      await page.getByRole('button', { name: 'Make an account' }).click();
      await page.getByText('An e-mail address looks like ada@example.com.').waitFor();
      await expectGood(page);
      await page.getByLabel('E-mail').fill(operator.email);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Make an account' }).click();
      await page
        .getByRole('alert')
        .getByText(/already/)
        .waitFor();
      expect(await page.getByLabel('E-mail').inputValue()).toBe(operator.email);
      // The browser itself reports the refusal.
      expect(complaints.every((one) => one.includes('400'))).toBe(true);
      visits.pop();
    });

    test('a lost connection is told, and what was typed is sent once it is back', async () => {
      const { page, context } = await open({ width: 1440, scheme: 'light' });
      await signUp(page, 'offline@example.com');
      await context.setOffline(true);
      await page.getByLabel('What are the colours for?').fill('a radio between stations');
      await page.getByRole('button', { name: 'Make palettes' }).click();
      await page.getByText('The connection is lost').waitFor();
      await context.setOffline(false);
      await page.getByRole('article').nth(2).waitFor();
      expect(await page.getByLabel('What are the colours for?').inputValue()).toBe('a radio between stations');
      // The browser itself reports what did not get through.
      visits.pop();
    });

    test('from signing up to the first call and back: free, granted, keys, use, history, revoked, deleted', async () => {
      const { page, clipboard } = await open({ width: 1440, scheme: 'light' });
      await signUp(page, 'ada@example.com');
      await page.goto('/keys');
      await page.getByText('The free plan makes no keys').waitFor();

      const boss = await open({ width: 1440, scheme: 'dark' });
      await signIn(boss.page, operator.email, operator.password);
      await boss.page.goto('/operator');
      await boss.page.getByRole('button', { name: 'ada@example.com' }).click();
      await boss.page.getByRole('button', { name: 'Premium' }).click();
      await boss.page.getByLabel(/^Days/).fill('5');
      await boss.page.getByRole('button', { name: 'Save' }).click();
      await boss.page.getByText('Saved.').waitFor();

      await page.reload();
      await page.getByText('Your plan ends on').waitFor();
      await page.getByLabel('Name of the new key').fill('website');
      await page.getByRole('button', { name: 'Create key' }).click();
      const dialog = page.getByRole('dialog');
      await expectGood(page);
      await dialog.getByRole('button', { name: 'Copy' }).first().click();
      const key = await clipboard();
      expect(key).toMatch(/^sk_live_/);
      await dialog.getByRole('button', { name: 'Python' }).click();
      await dialog.getByText('urllib').waitFor();
      await dialog.getByRole('button', { name: 'I have copied it' }).click();

      const call = () =>
        fetch(`${server.httpUrl}/v1/palettes/generate`, {
          method: 'POST',
          headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
          body: '{"prompt":"a lighthouse in fog","count":2}',
        });
      expect((await call()).status).toBe(200);

      await page.goto('/usage');
      await page.getByText('1 of 5,000 requests').waitFor();
      await page.getByText('The same as a table').click();
      await page.getByRole('cell', { name: 'generate' }).waitFor();
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
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
      await page.getByRole('cell', { name: 'Revoked' }).waitFor();
      await new Promise((resolve) => setTimeout(resolve, 1000));
      expect((await call()).status).toBe(401);

      await page.goto('/account');
      await page.getByRole('button', { name: 'Delete the account' }).click();
      await page.getByRole('dialog').getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Delete everything' }).click();
      await page.getByRole('link', { name: 'Sign up' }).first().waitFor();
    });

    test('the link in the log lets a forgotten password be chosen anew', async () => {
      const { page } = await open({ width: 360, scheme: 'dark' });
      await signUp(page, 'grace@example.com');
      await page.goto('/account');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.waitForURL(`${server.httpUrl}/`);
      await page.goto('/forgot');
      await page.getByLabel('E-mail').fill('grace@example.com');
      await page.getByRole('button', { name: 'Ask for a link' }).click();
      await page.getByText('its link is on the way').waitFor();
      const link = /\/reset\?token=[\w%-]+/.exec(server.log())?.[0] ?? '';
      await page.goto(link);
      await page.getByLabel('New password').fill('a new password');
      await page.getByRole('button', { name: 'Save the password' }).click();
      await page.getByText('The password is changed').waitFor();
      await signIn(page, 'grace@example.com', 'a new password');
      await page.goto(link);
      await page.getByLabel('New password').fill('yet another password');
      await page.getByRole('button', { name: 'Save the password' }).click();
      expect(await page.getByRole('alert').textContent()).toMatch(/used or is too old/);
      visits.pop();
    });
  },
);
