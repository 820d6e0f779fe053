/** ASVS 5.0 V1.3, V13.2; API7:2023 Server Side Request Forgery. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { createKeyOf } from '../../src/accounts/keys.ts';
import { readModules } from '../architecture/imports.ts';
import { freshFile } from '../storage/databases.ts';
import { dashboardService } from '../dashboard/service.ts';

/** Who may open a connection outwards, and to where. */
const REACHING: Readonly<Record<string, string>> = {
  'accounts/billing.ts': 'Stripe, or HUESMITH_STRIPE_URL',
  'accounts/billing-check.ts': 'Stripe, or HUESMITH_STRIPE_URL, when an operator asks',
  'accounts/mail.ts': 'HUESMITH_SMTP_URL',
  'providers/llm/guarded-fetch.ts': 'HUESMITH_LLM_URL, or the provider’s own',
  'client/send.ts': 'in the user’s program: its own baseUrl',
  'http/listening/http2-request.ts': 'nowhere: it has the types of node:http2',
  'http/listening/listeners.ts': 'nowhere: it listens by node:http2',
  'http/listening/raw-answer.ts': 'nowhere: it has the types of node:http2',
  'http/listening/serve.ts': 'nowhere: it answers what listeners take',
  'http/listening/sessions.ts': 'nowhere: it bounds what listeners take',
  'http/routes/mcp/route.ts': 'nowhere: its `fetch` is what answers a request',
  'model/load.ts': 'in the browser: beside the module, or where its page says',
  'providers/reach.ts': 'HUESMITH_LLM_URL, or the provider’s own, when an operator asks',
  'storage/postgres/open.ts': 'DATABASE_URL',
  'storage/postgres/errors.ts': 'nowhere: it knows the errors of the database',
};

const CLIENTS = /^(stripe|nodemailer|pg|undici|axios|got|node-fetch|node:dns|node:dgram|node:http2)$/;

test('the modules that reach out are known, and each goes where the operator says', () => {
  const modules = readModules().filter(({ path }) => !path.startsWith('dashboard/'));
  const reaching = modules.filter(
    ({ text, packages }) =>
      packages.some((name) => CLIENTS.test(name)) || /\bfetch\(|\bhttps?\.(get|request)\(|\bnet\.connect\(/.test(text),
  );
  expect(reaching.map(({ path }) => path).toSorted()).toEqual(Object.keys(REACHING).toSorted());
});

test('an address in a prompt, a name, a header or a host is asked for nothing', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/x`;
  try {
    const { ask, person, store } = await dashboardService(await freshFile());
    const { cookie, account } = await person('ada@example.com');
    await store.accounts.setPlan(account.id, 'premium', undefined);
    const { key } = await createKeyOf(store, account.id, url);
    const colors = ['#000000', '#111111', '#222222', '#333333', '#444444'];
    const headers = { 'x-api-key': key, referer: url, origin: url, 'x-forwarded-host': url, 'x-original-url': url };
    for (const format of ['png', 'css', 'tailwind', 'scss', 'figma', 'adobe']) {
      const palette = { name: `url(${url})`, description: `<img src="${url}">`, colors };
      const sent = await ask('POST', '/v1/palettes/export', { palette, format }, { headers: { 'x-api-key': key } });
      expect([format, sent.status]).toEqual([format, 200]);
    }
    await ask('POST', '/v1/palettes/generate', { prompt: `a site like ${url}` }, { headers: { 'x-api-key': key } });
    await ask('POST', '/dashboard/generate', { prompt: url, count: 1, seed: 1 }, { cookie });
    await ask('POST', '/dashboard/sign-up', { email: `ada@127.0.0.1.example` }, { headers: { referer: url } });
    await ask('GET', '/v1/palettes/usage', undefined, { headers });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(connections).toBe(0);
  } finally {
    server.close();
  }
});
