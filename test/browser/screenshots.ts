/** Takes the pictures of `docs/screenshots`: every page, light and dark, on a desk and on a phone. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { enter, isInstalled, launch, LOOKS, visit } from './browser.ts';
import { openStage, type Stage } from './stage.ts';

const FOLDER = fileURLToPath(new URL('../../docs/screenshots', import.meta.url));
/** It is seen in a snippet. */
const PORT = 18_080;
const DAY_MS = 86_400_000;
const PASSWORD = 'correct horse battery';
const ADA = 'ada@example.com';

const VISITORS = ['/', '/sign-in', '/sign-up', '/forgot', '/reset?token=x'];
const PLAYGROUND = '/playground?prompt=mango+sorbet+by+the+pool&seed=11&count=2';
const ADAS = [PLAYGROUND, '/history', '/keys', '/usage', '/account'];

const PROMPTS = [
  'a tea house in the rain',
  'Lisbon tiles in August',
  'law firm, no blue',
  'neon arcade at midnight',
  'children’s hospital, calm but cheerful',
  'the first snow, seen from a warm kitchen',
  'a bakery in Provence',
  'heavy metal festival',
];

/** Somebody who has used the service for a while. */
async function settle(stage: Stage): Promise<void> {
  const browser = await launch();
  const { context } = await visit(browser, stage.url, { width: 1440, scheme: 'light' });
  const post = async (path: string, data: unknown) =>
    (await context.request.post(`/dashboard/${path}`, { data })).json();
  await post('reset', { token: stage.linkFor(ADA), password: PASSWORD });
  await post('sign-in', { email: ADA, password: PASSWORD });
  const account = await stage.store.accounts.findByEmail(ADA);
  const id = account?.id ?? '';
  await stage.store.accounts.setPlan(id, 'premium', new Date(Date.now() + 61 * DAY_MS));
  stage.sql("insert into payments values ('evt_1', ?, 'cs_1', ?, 'cus_1', 'pi_1', 90)", id, Date.now() - 29 * DAY_MS);
  const { key } = await post('keys', { name: 'Website' });
  await post('keys', { name: 'Build server' });
  await post('keys/revoke', { id: (await post('keys', { name: 'Old laptop' })).id });
  for (const [at, prompt] of PROMPTS.entries()) {
    if (at % 3 === 1) await stage.call(key, prompt, 2);
    else await post('generate', { prompt, count: 1 + (at % 4), seed: at });
  }
  stage.sql('update history set at = at - ((select max(rowid) from history) - rowid) * 19000000');
  const today = Math.floor(Date.now() / DAY_MS);
  for (let ago = 1; ago < 60; ago += 1) {
    const weekday = (today - ago) % 7 < 5 ? 1 : 0.35;
    const requests = Math.round(weekday * (70 + 40 * Math.sin(ago / 6) + 18 * Math.sin(ago * 2.4)));
    for (const [endpoint, status, share] of [
      ['generate', 200, 1],
      ['generate', 400, 0.05],
      ['export', 200, 0.3],
      ['history', 200, 0.1],
    ] as const) {
      const count = Math.round(requests * share);
      const values = [id, today - ago, endpoint, status, count];
      if (count > 0) stage.sql('insert into daily_counts values (?, ?, ?, ?, ?)', ...values);
    }
  }
  stage.sql('update ledgers set settled = settled + 1841 where account_id = ?', id);
  stage.sql("update api_keys set total_requests = 4120 where account_id = ? and name = 'Website'", id);
  for (const [name, plan, days] of [
    ['grace', 'free', 0],
    ['hedy', 'premium', 12],
    ['katherine', 'premium', 77],
    ['margaret', 'free', 0],
    ['radia', 'unlimited', 0],
  ] as const) {
    const planEnds = days === 0 ? {} : { planEnds: new Date(Date.now() + days * DAY_MS) };
    await stage.store.accounts.create({ email: `${name}@example.org`, plan, ...planEnds });
  }
  await browser.close();
}

async function takeAll(stage: Stage): Promise<void> {
  for (const look of LOOKS) {
    const browser = await launch();
    const take = async (who: { email: string; password: string } | undefined, paths: readonly string[]) => {
      const opened = await visit(browser, stage.url, look);
      if (who !== undefined) await enter(opened, who.email, who.password);
      for (const path of paths) {
        await opened.page.goto(path, { waitUntil: 'networkidle' });
        const name = /^\/([a-z-]*)/.exec(path)?.[1] || 'home';
        await opened.page.screenshot({ path: `${FOLDER}/${name}-${look.width}-${look.scheme}.png`, fullPage: true });
      }
    };
    await take(undefined, VISITORS);
    await take({ email: ADA, password: PASSWORD }, ADAS);
    await take(stage.operator, ['/operator']);
    await browser.close();
  }
}

if (!isInstalled) throw new Error('no chromium is installed');
await mkdir(FOLDER, { recursive: true });
const stage = await openStage(PORT);
try {
  await settle(stage);
  await takeAll(stage);
} finally {
  await stage.close();
}
