import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { makeExamples } from '../../src/examples/make-examples.ts';
import { DESK_AND_PHONE, enter, isInstalled, launch, type Look, visit, type Visit } from './browser.ts';
import { expectGood } from './expect-good.ts';
import { openStage, type Stage } from './stage.ts';
import { PLANS } from '../../src/contract/plans.ts';

const DESK: Look = { width: 1440, scheme: 'light' };
const PASSWORD = 'correct horse battery';
const OPERATOR = 'operator@example.org';
const PROMPT = 'What are the colours for?';
const FOCUS = `(document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent)`;

let stage: Stage;
let unsold: Stage;
let browser: Browser;

/** A stranger, whose console said nothing in the end but what was to be. */
async function stranger(look: Look, { at = stage, allow = /^$/ } = {}): Promise<Visit> {
  const visitor = await visit(browser, at.url, look);
  onTestFinished(async () => {
    await visitor.context.close();
    expect(visitor.complaints.filter((said) => !allow.test(said))).toEqual([]);
  });
  return visitor;
}

async function account(email: string, at = stage): Promise<{ email: string; password: string }> {
  const chosen = { token: at.linkFor(email), password: PASSWORD };
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-Proto': 'https' };
  await fetch(`${at.url}/dashboard/reset`, { method: 'POST', headers, body: JSON.stringify(chosen) });
  return { email, password: PASSWORD };
}

async function ask(page: Page, words: string): Promise<void> {
  await page.getByLabel(PROMPT).fill(words);
  await page.keyboard.press('Enter');
}

const cards = (page: Page) => page.getByRole('article');
const hexesOf = async (page: Page): Promise<string[]> =>
  (
    await cards(page)
      .first()
      .getByRole('button', { name: /^Copy \w+ #/ })
      .allTextContents()
  ).map((text) => text.replace(/^\D*?(?=#)/, ''));

describe.skipIf(!isInstalled)('what strangers stumbled over', { timeout: 300_000 }, () => {
  beforeAll(async () => {
    [stage, unsold, browser] = await Promise.all([
      openStage(),
      openStage(undefined, { HUESMITH_STRIPE_KEY: '', HUESMITH_STRIPE_WEBHOOK_SECRET: '', HUESMITH_CONTACT: OPERATOR }),
      launch(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all([stage.close(), unsold.close()]);
  });

  test.for(DESK_AND_PHONE)('each example of the front page is what the engine answers, $width wide', async (look) => {
    const { page } = await stranger(look);
    for (const { prompt, palette } of makeExamples()) {
      await page.goto('/');
      await page.getByRole('button', { name: prompt }).click();
      await page.getByRole('heading', { name: palette.name }).waitFor();
      for (const [role, hex] of Object.entries(palette.semantic)) {
        await page.getByRole('button', { name: new RegExp(`Copy ${role} ${hex}`, 'i') }).waitFor();
      }
      await page.getByRole('link', { name: 'See more like this' }).click();
      await cards(page).nth(2).waitFor();
      expect(await hexesOf(page)).toEqual(palette.colors);
      expect(await cards(page).first().getByRole('heading').textContent()).toBe(palette.name);
    }
  });

  test.for(DESK_AND_PHONE)(
    'by keyboard alone, no second Enter, Escape or click loses a new key, $width wide',
    async (look) => {
      const visitor = await stranger(look);
      const { page } = visitor;
      const who = await account(`keys-${look.width}@example.com`);
      const { id = '' } = (await stage.store.accounts.findByEmail(who.email)) ?? {};
      await stage.store.accounts.setPlan(id, 'premium', undefined);
      await enter(visitor, who.email, who.password);
      await page.goto('/keys');
      await page.getByLabel('Name of the new key').focus();
      await page.keyboard.type('website');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await expect.poll(() => page.evaluate<string>(FOCUS)).toBe('Copy the key');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await page.mouse.click(4, 4);
      await expectGood(page);
      const key = await dialog.locator('code').first().textContent();
      expect(await visitor.clipboard()).toBe(key);
      const isAtEnd = async () => (await page.evaluate<string>(FOCUS)) === 'I have copied it';
      for (let tab = 0; tab < 12 && !(await isAtEnd()); tab += 1) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      expect((await stage.call(key ?? '', 'sea', 1)).status).toBe(200);
      expect(await stage.store.keys.list(id)).toHaveLength(1);
    },
  );

  test('what a visitor has made is in the account that is made next, and on the page', async () => {
    const visitor = await stranger(DESK);
    const { page } = visitor;
    await page.goto('/playground');
    await ask(page, 'a kiosk by the sea');
    await cards(page).nth(2).waitFor();
    const made = await hexesOf(page);
    await page.getByRole('link', { name: 'Sign up to keep these palettes' }).click();
    await page.getByText('The palettes you just made will be saved to your account.').waitFor();
    await expectGood(page);
    await page.goto(`/reset?token=${stage.linkFor('keeps@example.com')}`);
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill('keeps@example.com');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/playground?prompt=a+kiosk+by+the+sea*');
    await cards(page).nth(2).waitFor();
    expect(await hexesOf(page)).toEqual(made);
    await page.goto('/history');
    await page.getByRole('link', { name: /a kiosk by the sea/ }).waitFor();
    expect(await page.getByRole('listitem').count()).toBe(1);
    expect(await page.evaluate<string | null>(`localStorage.getItem('huesmith-made')`)).toBeNull();
  });

  test.for(DESK_AND_PHONE)(
    'a sixth ask keeps what is on the page, counts down, and asks by itself, $width wide',
    async (look) => {
      const { page } = await stranger(look, { allow: /429/ });
      // Its minute is let pass by the page's own clock.
      await page.clock.install();
      await page.goto('/playground');
      for (let time = 1; time <= 5; time += 1) {
        await ask(page, `harbour ${time}`);
        await page.getByText(`3 palettes for “harbour ${time}”`).waitFor();
      }
      const before = await hexesOf(page);
      await ask(page, 'harbour 6');
      await page.getByText('Without an account you can ask five times a minute.').waitFor();
      const timer = page.getByRole('timer');
      const first = Number.parseInt(((await timer.textContent()) ?? '').replaceAll(/\D/g, ''), 10);
      expect(first).toBeGreaterThan(0);
      expect(await hexesOf(page)).toEqual(before);
      await page.getByText('3 palettes for “harbour 5”').waitFor();
      expect(await page.getByRole('link', { name: 'Sign up to keep these palettes' }).count()).toBeGreaterThan(0);
      await expectGood(page);
      await page.route('**/dashboard/generate', (route) =>
        route.fulfill({ json: { palettes: makeExamples().map(({ palette }) => palette), seed: 1, model: 'x' } }),
      );
      await page.clock.fastForward(first * 1000);
      await page.getByText('5 palettes for “harbour 6”').waitFor();
    },
  );

  test('without payments no price leads nowhere, and the operator can be asked', async () => {
    const visitor = await stranger(DESK, { at: unsold });
    const { page } = visitor;
    await page.goto('/');
    await page.getByText('On request').waitFor();
    expect(await page.getByText(`€${PLANS.premium.price.euros}`).count()).toBe(0);
    const link = page.getByRole('link', { name: 'Ask the operator' });
    expect(await link.getAttribute('href')).toBe(`mailto:${OPERATOR}`);
    await expectGood(page);
    const who = await account('unsold@example.com', unsold);
    await enter(visitor, who.email, who.password);
    for (const path of ['/keys', '/account']) {
      await page.goto(path);
      await link.waitFor();
      expect(await page.getByText(`€${PLANS.premium.price.euros}`).count()).toBe(0);
      await expectGood(page);
    }
  });

  test.for(DESK_AND_PHONE)('roles and codes are to be seen without pointing at them, $width wide', async (look) => {
    const { page } = await stranger(look);
    for (const path of ['/', '/playground?prompt=harbour+at+dawn&seed=7&count=1']) {
      await page.goto(path);
      const bands = page.getByRole('button', { name: /^Copy \w+ #/ });
      await bands.nth(4).waitFor();
      const seen = await page.evaluate<{ role: string; code: string; isSeen: boolean }[]>(SEEN_BANDS);
      expect(seen.length).toBeGreaterThanOrEqual(5);
      for (const band of seen) {
        expect(band).toEqual({
          role: expect.stringMatching(/^[A-Z]\w+$/),
          code: expect.stringMatching(/^#[0-9A-F]{6}$/),
          isSeen: true,
        });
      }
    }
  });

  test('every pair has its figure; what is said to be large is; no shape of the sample page vanishes', async () => {
    const { page } = await stranger(DESK);
    const seen = new Set<string>();
    for (const prompt of ['pastels only', 'fog on fog', 'lemon', 'harbour at dawn']) {
      await page.goto(`/playground?prompt=${prompt.replaceAll(' ', '+')}&seed=3&count=10`);
      await cards(page).nth(9).waitFor();
      const figures = cards(page).locator('dl > div').filter({ hasText: 'Secondary on background' });
      expect(await figures.count()).toBe(10);
      expect(await figures.first().textContent()).toMatch(/\d+\.\d:1/);
      for (const { pass, size } of await page.evaluate<{ pass: string; size: number }[]>(SPECIMENS)) {
        seen.add(pass);
        if (pass === 'AA large') expect(size).toBeGreaterThanOrEqual(24);
      }
      const weakest = await page.evaluate<number>(WEAKEST_SHAPE);
      expect({ prompt, isSeen: weakest >= 3 }).toEqual({ prompt, isSeen: true });
    }
    expect([...seen]).toContain('AA large');
  });

  test.for(DESK_AND_PHONE)(
    'the box grows with the brief; focus stays in it; buttons have names of their own, $width wide',
    async (look) => {
      const { page } = await stranger(look);
      await page.goto('/playground');
      const box = page.getByLabel(PROMPT);
      const low = (await box.boundingBox())?.height ?? 0;
      await box.fill('a reading room in the north, with oak and brass and rain on the panes, '.repeat(4).trim());
      const high = (await box.boundingBox())?.height ?? 0;
      expect(high).toBeGreaterThan(low * 1.4);
      expect(await page.evaluate<number>(OVERFLOW)).toBeLessThanOrEqual(1);
      await page.keyboard.press('Enter');
      await cards(page).nth(2).waitFor();
      expect(await page.evaluate<string>('document.activeElement.tagName')).toBe('TEXTAREA');
      await page.getByRole('button', { name: 'Make palettes' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate<string>(FOCUS)).toContain('Make palettes');
      await page.getByRole('button', { name: 'Make another set' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate<string>(FOCUS)).toContain('Make another set');
      const names = await cards(page)
        .getByRole('button', { name: /^(More like this|Export)/ })
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
      expect(new Set(names).size).toBe(6);
      expect(await page.evaluate<string>(ORDER)).toBe('heading first');
    },
  );

  test.for(DESK_AND_PHONE)(
    'more like one adds nothing to the sentence, and is scrolled to, $width wide',
    async (look) => {
      const { page } = await stranger(look);
      await page.goto('/playground?prompt=harbour+at+dawn&seed=7&count=3');
      await cards(page).nth(2).waitFor();
      const kept = await cards(page)
        .nth(2)
        .getByRole('button', { name: /^Copy Primary/ })
        .textContent();
      await cards(page)
        .nth(2)
        .getByRole('button', { name: /^More like this/ })
        .click();
      await page.waitForURL('**&like=*');
      await page.getByText('Keeping').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.getByLabel(PROMPT).inputValue()).toBe('harbour at dawn');
      const hex = kept?.replace('Primary', '') ?? '';
      for (const card of await cards(page).all()) {
        await card.getByRole('button', { name: new RegExp(`^Copy \\w+ ${hex}`) }).waitFor();
      }
      const top = async () => (await cards(page).first().boundingBox())?.y ?? Number.NaN;
      await expect.poll(top).toBeGreaterThan(0);
      expect(await top()).toBeLessThan(700);
      await expectGood(page);
      await page.getByRole('button', { name: 'Don’t keep these colours' }).click();
      await page.getByText('Keeping').waitFor({ state: 'detached' });
    },
  );

  test.for(DESK_AND_PHONE)(
    'an address that is none, and the operator’s for others, are pages, $width wide',
    async (look) => {
      const visitor = await stranger(look, { allow: /404/ });
      const { page, context } = visitor;
      const answer = await page.goto('/no/such/page');
      expect(answer?.status()).toBe(404);
      await page.getByRole('heading', { name: 'Page not found' }).waitFor();
      await expectGood(page);
      expect(await page.title()).toBe('Page not found · Huesmith');
      const program = await context.request.get('/no/such/page', { headers: { Accept: 'application/json' } });
      expect([program.status(), (await program.json()).error]).toEqual([404, 'invalid_request']);
      const api = await context.request.get('/v1/no/such', { headers: { Accept: 'text/html' } });
      expect([api.status(), (await api.json()).error]).toEqual([404, 'invalid_request']);
      const who = await account(`nobody-${look.width}@example.com`);
      await enter(visitor, who.email, who.password);
      expect((await page.goto('/operator'))?.status()).toBe(404);
      await page.getByRole('heading', { name: 'Page not found' }).waitFor();
      await expectGood(page);
    },
  );

  test('a shared link has a title, a sentence and a picture of its own palette', async () => {
    const { page, context } = await stranger(DESK);
    const icon = await context.request.get('/favicon.ico');
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
    const words = 'a "quiet" <b>café</b> & bar';
    await page.goto(`/playground?${new URLSearchParams({ prompt: words, seed: '7', count: '2' }).toString()}`);
    const told = async (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
    expect(await told('og:title')).toBe(`${words} · Huesmith`);
    expect(await told('og:description')).toContain(words);
    expect(await page.title()).toBe(`${words} · Huesmith`);
    const picture = await context.request.get((await told('og:image')) ?? '');
    expect(picture.headers()['content-type']).toBe('image/png');
    const other = await context.request.get('/dashboard/share.png?prompt=coral+reef&seed=1&count=3');
    const front = await context.request.get('/dashboard/share.png');
    const pictures = await Promise.all(
      [picture, other, front].map(async (one) => (await one.body()).toString('base64')),
    );
    expect(new Set(pictures).size).toBe(3);
    await page.goto('/');
    expect(await told('og:title')).toContain('Huesmith');
    expect((await context.request.get((await told('og:image')) ?? '')).status()).toBe(200);
  });
});

/** Role and code of each band, and whether both stand in it whole. */
const SEEN_BANDS = `[...document.querySelectorAll('.band')].map((band) => {
  const around = band.getBoundingClientRect();
  const parts = [...band.children];
  const isSeen = parts.every((part) => {
    const { opacity, visibility } = getComputedStyle(part);
    const { width, left, right } = part.getBoundingClientRect();
    return opacity === '1' && visibility === 'visible' && width > 0 && left >= around.left - 0.5 && right <= around.right + 0.5;
  });
  return { role: parts[0].innerText, code: parts[1].innerText, isSeen };
})`;

const OVERFLOW = `(() => {
  const box = document.querySelector('textarea');
  return box.scrollHeight - box.clientHeight;
})()`;

const ORDER = `(() => {
  const card = document.querySelector('article');
  const isFirst = card.querySelector('h2').compareDocumentPosition(card.querySelector('.band')) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isFirst ? 'heading first' : 'swatches first';
})()`;

const SPECIMENS = `[...document.querySelectorAll('dl > div')].map((one) => ({
  pass: one.querySelector('dd > span').textContent,
  size: parseFloat(getComputedStyle(one.querySelector('[data-specimen]')).fontSize),
}))`;

/** The lowest contrast of a shape, or of the edge that is drawn around it, on what is behind it. */
const WEAKEST_SHAPE = `(() => {
  const channels = (text) => text.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const luminance = (text) => channels(text).map((v) => v / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, at) => sum + v * [0.2126, 0.7152, 0.0722][at], 0);
  const contrast = (a, b) => {
    const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (light + 0.05) / (dark + 0.05);
  };
  const groundOf = (one) => getComputedStyle(one.parentElement.closest('[data-panel], .stage')).backgroundColor;
  const shapes = [...document.querySelectorAll('[data-shape]')].map((one) => {
    const { backgroundColor, boxShadow } = getComputedStyle(one);
    const edge = /rgb\\([^)]*\\)/.exec(boxShadow)?.[0];
    return Math.max(contrast(backgroundColor, groundOf(one)), edge ? contrast(edge, groundOf(one)) : 0);
  });
  const outlines = [...document.querySelectorAll('[data-outline]')].map((one) => contrast(getComputedStyle(one).borderColor, groundOf(one)));
  if (shapes.length === 0 || outlines.length === 0) throw new Error('no shapes are found');
  return Math.min(...shapes, ...outlines);
})()`;
