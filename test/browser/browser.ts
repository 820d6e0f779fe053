import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';

const CHROMIUM = '/usr/bin/chromium';
export const isInstalled = existsSync(CHROMIUM);

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });

export interface Look {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

export const LOOKS: readonly Look[] = [
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
  { width: 360, scheme: 'light' },
  { width: 360, scheme: 'dark' },
];

/** Each width and each scheme once: what is looked at is looked at in the other scheme too (`expectGood`). */
export const DESK_AND_PHONE: readonly Look[] = [
  { width: 1440, scheme: 'light' },
  { width: 360, scheme: 'dark' },
];

/** A window as wide as a phone or a desk, in a browser that belongs to nobody yet. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the console and the page complained of so far: errors, and violations of the content policy. */
  readonly complaints: readonly string[];
  /** Copied last. */
  readonly clipboard: () => Promise<string>;
}

let visitors = 0;

/** Each visit comes from an address of its own, through the proxy that the stage trusts. */
export async function visit(browser: Browser, baseURL: string, { width, scheme }: Look): Promise<Visit> {
  visitors += 1;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: width < 600 ? 740 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    extraHTTPHeaders: { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': `2001:db8:${visitors}::1` },
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return { page, context, complaints, clipboard: () => page.evaluate<string>('navigator.clipboard.readText()') };
}

/** Signs in without the form. */
export async function enter({ context }: Visit, email: string, password: string): Promise<void> {
  const answer = await context.request.post('/dashboard/sign-in', { data: { email, password } });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`);
}
