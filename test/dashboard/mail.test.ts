import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { openDashboard } from '../../src/server/dashboard.ts';
import { loadSecrets } from '../../src/server/secrets.ts';
import { openStore } from '../../src/storage/open-store.ts';
import { temporaryFolder } from '../service/server-process.ts';
import { startSmtp } from './smtp-server.ts';

const ADA = 'ada@example.com';

async function setup(env: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder();
  const store = await openStore({ url: `sqlite:${folder.path}/huesmith.db`, sweepEveryMs: 0 });
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const config = loadConfig({ HUESMITH_DATA: folder.path, ...env });
  const dashboard = await openDashboard(config, { store, secrets: await loadSecrets(config), log });
  onTestFinished(async () => {
    await dashboard.close();
    await store.close();
    await folder.remove();
  });
  await store.accounts.create({ email: ADA, plan: 'free' });
  return { ...dashboard.services, dashboard, lines };
}

test('a link to choose a new password is mailed to its account, and works', async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const { signIn, mail, lines } = await setup({
    HUESMITH_SMTP_URL: smtp.url,
    HUESMITH_PUBLIC_URL: 'https://huesmith.test/',
  });
  const coming = smtp.letter();
  await signIn.sendLink(ADA, { newcomers: false });
  const { to, text } = await coming;
  expect({ mail, to, lines }).toEqual({ mail: true, to: ADA, lines: [] });
  expect(text).toContain('Subject: Your password for Huesmith');
  const whole = text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const token = /https:\/\/huesmith\.test\/reset\?token=(\S+)/.exec(whole)?.[1] ?? '';
  await signIn.openLink(token, 'a new password');
  expect(await signIn.signIn(ADA, 'a new password')).toHaveLength(1);
});

test('without mail the log says whose link to pass on, and not the link', async () => {
  const { signIn, dashboard, mail, lines } = await setup({});
  await signIn.sendLink(ADA, { newcomers: false });
  await signIn.sendLink('nobody@example.com', { newcomers: false });
  expect(mail).toBe(false);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { to: ADA, msg: expect.stringContaining('accounts link') },
  ]);
  expect(lines.join('')).not.toMatch(/token|reset\?/);
  const link = await dashboard.linkFor(ADA);
  expect(link).toMatch(/^http:\/\/localhost:8080\/reset\?token=[\w.-]+$/);
  await signIn.openLink(link.split('token=')[1] ?? '', 'a new password');
  expect(await signIn.signIn(ADA, 'a new password')).toHaveLength(1);
});

test('a mail that cannot be sent is in the log, and tells the asker nothing', async () => {
  const smtp = await startSmtp();
  smtp.stop();
  const { signIn, lines } = await setup({ HUESMITH_SMTP_URL: smtp.url, HUESMITH_PUBLIC_URL: 'https://huesmith.test' });
  await signIn.sendLink(ADA, { newcomers: false });
  await expect.poll(() => lines.join('')).toContain('a mail was not sent');
});
