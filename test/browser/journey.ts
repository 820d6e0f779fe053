import type { Page } from '@playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { launch, type Look, visit, type Visit } from './browser.ts';
import { openStage, type Stage } from './stage.ts';

export const PASSWORD = 'correct horse battery';

export interface Scene extends Visit {
  readonly look: Look;
  /** Tells the accounts of one look from those of another. */
  readonly email: (name: string) => string;
  /** Another window, of somebody else. */
  readonly open: () => Promise<Visit>;
  /** The browser itself reports answers that are no success; these are to be. */
  readonly allow: (refusal: RegExp) => void;
}

/** A test that begins with a fresh visitor, and ends with a console that said nothing. */
export const journeyIn = (look: Look, stage: () => Stage) =>
  test.extend<{ scene: Scene }>({
    // oxlint-disable-next-line no-empty-pattern -- vitest reads from the pattern what a fixture needs
    scene: async ({}, use) => {
      // One for each, since they run side by side, and a browser's clipboard has room for one.
      const browser = await launch();
      const visits: Visit[] = [];
      const refusals: RegExp[] = [];
      const open = async () => {
        const opened = await visit(browser, stage().url, look);
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

/** One service for all tests of a file, from before the first of them until after the last. */
export function sharedStage(): () => Stage {
  let opened: Stage | undefined;
  beforeAll(async () => {
    opened = await openStage();
  });
  afterAll(() => opened?.close());
  return () => {
    if (opened === undefined) throw new Error('the service has not started yet');
    return opened;
  };
}

/** Signs up by the link that an address is sent, and in by the form. */
export async function signUp(page: Page, stage: Stage, email: string): Promise<void> {
  const chosen = { token: stage.linkFor(email), password: PASSWORD };
  await page.request.post('/dashboard/reset', { data: chosen });
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/playground');
}
