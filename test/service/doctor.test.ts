import { once } from 'node:events';
import { chmod, copyFile, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { generate } from 'selfsigned';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startSmtp } from '../dashboard/smtp-server.ts';
import { freePort } from '../storage/postgres.ts';
import { sharedPostgres } from '../storage/databases.ts';
import { runToEnd, type ServerProcess, startServer, temporaryFolder } from './server-process.ts';

let root: Awaited<ReturnType<typeof temporaryFolder>>;
let data: string;
let server: ServerProcess | undefined;
beforeEach(async () => {
  root = await temporaryFolder();
  data = join(root.path, 'data');
  server = undefined;
});
afterEach(async () => {
  await server?.stop('SIGKILL');
  await root.remove();
});

interface Told {
  readonly code: number | null;
  /** `good: what was told`, by subject. */
  readonly of: Readonly<Record<string, string>>;
  readonly text: string;
}

async function doctor(env: Record<string, string> = {}): Promise<Told> {
  // Whatever else runs on this machine.
  const all = { HUESMITH_DATA: data, PORT: '0', ...env };
  const { code, output, log } = await runToEnd(['src/cli/main.ts', 'doctor', '--json'], all);
  expect(log).toBe('');
  const findings: { subject: string; state: string; told: string }[] = JSON.parse(output);
  const of: Record<string, string> = {};
  for (const { subject, state, told } of findings) of[subject] ??= `${state}: ${told}`;
  return { code, of, text: output };
}

/** A server on loopback that answers as told, and keeps what it was asked. */
async function answering(
  answer: (request: IncomingMessage) => { status: number; body?: unknown; date?: string; type?: string },
) {
  const asked: IncomingMessage[] = [];
  const http = createServer((request, response) => {
    asked.push(request);
    const { status, body = {}, date, type = 'application/json' } = answer(request);
    response.writeHead(status, { 'content-type': type, ...(date !== undefined && { date }) });
    response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => void http.close());
  const address = http.address();
  return { asked, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
}

describe('what is embedded', () => {
  test('before the first start nothing is bad, and nothing is made', async () => {
    const { code, of } = await doctor();
    expect(code).toBe(0);
    expect(of).toMatchObject({
      version: expect.stringMatching(/^good: Huesmith \d+\.\d+\.\d+ on Node \d+/),
      settings: expect.stringMatching(/^good/),
      'data folder': expect.stringMatching(/^note: .* does not exist yet/),
      database: expect.stringMatching(/^note: none yet/),
      images: 'good: what draws them is installed',
      provider: expect.stringMatching(/^note: none; the embedded engine/),
      mail: expect.stringMatching(/^note/),
      payments: expect.stringMatching(/^note/),
      backup: expect.stringMatching(/^note: none is scheduled/),
    });
    expect(await readdir(root.path)).toEqual([]);
  });

  test('beside a running service: every line good, a line each, and exit code 0', { timeout: 300_000 }, async () => {
    const backups = join(root.path, 'backups');
    const env = { HUESMITH_DATA: data, HUESMITH_BACKUP_DIR: backups };
    server = await startServer(env);
    // A backup has its name once it is whole.
    await expect
      .poll(() => readdir(backups).catch(() => []), { timeout: 20_000 })
      .toEqual([expect.stringMatching(/^huesmith-.*\.db$/)]);
    const { code, of, text } = await doctor(env);
    expect(code).toBe(0);
    expect(of).toMatchObject({
      'data folder': `good: ${data}, closed to other users`,
      disk: expect.stringMatching(/^(good|bad): [\d,]+ MiB free of [\d,]+/),
      certificate: expect.stringMatching(/^good: .*certificate\.pem is for localhost, .* until \d{4}-/),
      database: expect.stringMatching(/^good: SQLite 3\.\d+/),
      migrations: expect.stringMatching(/^good: schema \d+, up to date/),
      secret: expect.stringMatching(/^good/),
      clock: expect.stringMatching(/^good/),
      write: expect.stringMatching(/^(good|note): \d+\.\d ms/),
      backup: expect.stringMatching(/huesmith-.*\.db, 0 hours old, [\d,]+ bytes/),
    });
    expect(text).not.toContain(server.key ?? 'sk_live_');
    const lines = (await runToEnd(['src/cli/main.ts', 'doctor'], env)).output.trim().split('\n');
    expect(lines).toHaveLength(17);
    for (const line of lines) expect(line).toMatch(/^(ok  |note|BAD )  [\w ]{12}  \S/);
    await server.stop();

    await chmod(join(data, 'secret'), 0o644);
    await utimes(backups, 0, 0);
    const [name = ''] = await readdir(backups);
    await copyFile(join(backups, name), join(backups, 'huesmith-2020-01-01T00-00-00Z.db'));
    await writeFile(join(backups, name), '');
    const database = new DatabaseSync(join(data, 'huesmith.db'));
    database.exec('insert into schema_versions (version) values (999)');
    database.close();
    const worse = await doctor(env);
    expect(worse.code).toBe(1);
    expect(worse.of).toMatchObject({
      'data folder': expect.stringMatching(/^bad: other users may read .*secret: chmod/),
      migrations: expect.stringMatching(/^bad: schema 999, and this program knows \d+: run the newer/),
      write: expect.stringMatching(/^note: not tried/),
    });
  });

  test('a secret that is missing, or another one, is bad', { timeout: 240_000 }, async () => {
    await runToEnd(['src/cli/main.ts', 'keys', 'list'], { HUESMITH_DATA: data });
    expect((await doctor({ HUESMITH_SECRET: 'x'.repeat(40) })).of['secret']).toMatch(/^bad: HUESMITH_SECRET is not/);
    const elsewhere = join(root.path, 'elsewhere');
    await mkdir(elsewhere, { mode: 0o700 });
    await copyFile(join(data, 'huesmith.db'), join(elsewhere, 'huesmith.db'));
    expect((await doctor({ HUESMITH_DATA: elsewhere })).of['secret']).toMatch(/^bad: .*secret is missing/);
    expect(await readdir(elsewhere)).not.toContain('secret');
  });

  test('a secret that cannot be one is bad, and the rest of the database is still told', async () => {
    await runToEnd(['src/cli/main.ts', 'keys', 'list'], { HUESMITH_DATA: data });
    await writeFile(join(data, 'secret'), 'short');
    expect((await doctor()).of).toMatchObject({
      migrations: expect.stringMatching(/^good/),
      secret: expect.stringMatching(/^bad: .*secret holds no secret of at least 32 characters; restore it/),
    });
  });

  test('a database that is gone while its secret is there is bad', async () => {
    await runToEnd(['src/cli/main.ts', 'keys', 'list'], { HUESMITH_DATA: data });
    await rm(join(data, 'huesmith.db'));
    const { code, of } = await doctor();
    expect([code, of['database']]).toEqual([1, expect.stringMatching(/^bad: .*huesmith\.db is missing, .*restore/)]);
    expect(await readdir(data)).not.toContain('huesmith.db');
  });

  test('a clock that has gone back is bad: the data file and the newest backup are of the future', async () => {
    await runToEnd(['src/cli/main.ts', 'keys', 'list'], { HUESMITH_DATA: data });
    const future = new Date(Date.now() + 7_200_000);
    await utimes(join(data, 'huesmith.db'), future, future);
    const name = `huesmith-${future.toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`;
    await writeFile(join(data, name), '');
    const { code, of } = await doctor({ HUESMITH_BACKUP_DIR: data });
    expect(code).toBe(1);
    expect(of['clock']).toMatch(/^bad: \S+Z is 7,\d{3} s before the last write to the database: set .* \(NTP\)/);
    expect(of['backup']).toMatch(/^bad: huesmith-\S+\.db is of the future: set this machine's clock/);
  });

  test('a database that is none, an old backup and wrong settings', async () => {
    await mkdir(data, { mode: 0o700 });
    await writeFile(join(data, 'huesmith.db'), 'notes '.repeat(2000), { mode: 0o600 });
    await writeFile(join(data, 'huesmith-2020-01-01T00-00-00Z.db'), '');
    const { code, of } = await doctor({ HUESMITH_BACKUP_DIR: data });
    expect(code).toBe(1);
    expect(of['database']).toMatch(/^bad: .*is no SQLite database/);
    expect(of['backup']).toMatch(/^bad: huesmith-2020.* hours old/);
    const wrong = await doctor({ PORT: 'eighty', HUESMITH_ENV: 'prod' });
    expect(wrong.code).toBe(1);
    expect(wrong.of['settings']).toMatch(/^bad: PORT is "eighty"/);
    expect(wrong.text.match(/"bad"/g)).toHaveLength(2);
  });
});

describe('the ports', () => {
  const portsTold = ({ text }: Told): string[] => {
    const findings: { subject: string; state: string; told: string }[] = JSON.parse(text);
    return findings.filter(({ subject }) => subject === 'port').map(({ state, told }) => `${state}: ${told}`);
  };

  test('are free, then the service’s own; behind a proxy on this machine too', { timeout: 240_000 }, async () => {
    const env = { PORT: String(await freePort()), HTTPS_PORT: String(await freePort()) };
    expect(portsTold(await doctor(env))).toEqual([
      `good: ${env.PORT} (PORT): free, for nothing listens there`,
      `good: ${env.HTTPS_PORT} (HTTPS_PORT): free, for nothing listens there`,
    ]);
    for (const proxies of ['', '127.0.0.1']) {
      const settings = { ...env, HUESMITH_TRUSTED_PROXIES: proxies };
      server = await startServer({ HUESMITH_DATA: data, ...settings });
      expect(portsTold(await doctor(settings))).toEqual([
        `good: ${env.PORT} (PORT): the service answers there, and is ready`,
        `good: ${env.HTTPS_PORT} (HTTPS_PORT): the service answers there, and is ready`,
      ]);
      await server.stop();
    }
  });

  test.for([
    ['another program', 200, { hello: 'there' }, /^bad: Port \d+ is in use; stop whatever/],
    [
      'a service that is not ready',
      503,
      { error: 'service_unavailable' },
      /^bad: \d+ \(PORT\): .* is not ready: its log/,
    ],
  ] as const)('that %s has are bad', async ([, status, body, told]) => {
    const { url } = await answering(() => ({ status, body }));
    const seen = await doctor({ PORT: new URL(url).port, HTTPS_PORT: 'off' });
    expect([seen.code, portsTold(seen)]).toEqual([1, [expect.stringMatching(told)]]);
  });

  test('of an address that is not this machine’s are bad', async () => {
    const port = String(await freePort());
    const seen = await doctor({ HTTPS_PORT: port, HUESMITH_HOST: '192.0.2.9' });
    expect(portsTold(seen)[1]).toBe(
      `bad: Port ${port} cannot be opened: HUESMITH_HOST is not an address of this machine; set another address.`,
    );
  });
});

describe('a certificate of the operator', () => {
  test.for([
    [200, 'good', /\(199 days\)|\(200 days\)/],
    [5, 'bad', /ends in [45] days: put a new one/],
    [-2, 'bad', /and ended on \d{4}-\d\d-\d\d: put a new one/],
  ] as const)('that ends in %i days is %s', async ([days, state, told]) => {
    const made = await generate([{ name: 'commonName', value: 'palettes.example' }], {
      keyType: 'ec',
      algorithm: 'sha256',
      notBeforeDate: new Date(Date.now() - 10 * 86_400_000),
      notAfterDate: new Date(Date.now() + days * 86_400_000),
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'palettes.example' }] }],
    });
    const [cert, key] = [join(root.path, 'c.pem'), join(root.path, 'k.pem')];
    await writeFile(cert, made.cert);
    await writeFile(key, made.private);
    const { of } = await doctor({ HUESMITH_TLS_CERT: cert, HUESMITH_TLS_KEY: key });
    expect(of['certificate']).toMatch(new RegExp(`^${state}: .*c\\.pem is for palettes\\.example`));
    expect(of['certificate']).toMatch(told);
  });

  test('for another name than the public address is bad; a proxy may show its own', async () => {
    const made = await generate([{ name: 'commonName', value: 'palettes.example' }], {
      keyType: 'ec',
      algorithm: 'sha256',
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'palettes.example' }] }],
    });
    const files = { HUESMITH_TLS_CERT: join(root.path, 'c.pem'), HUESMITH_TLS_KEY: join(root.path, 'k.pem') };
    await writeFile(files.HUESMITH_TLS_CERT, made.cert);
    await writeFile(files.HUESMITH_TLS_KEY, made.private);
    const stateFor = async (url: string, proxies = '') => {
      const { of } = await doctor({ ...files, HUESMITH_PUBLIC_URL: url, HUESMITH_TRUSTED_PROXIES: proxies });
      return of['certificate'];
    };
    expect(await stateFor('https://palettes.example')).toMatch(/^good/);
    expect(await stateFor('https://other.example')).toMatch(
      /^bad: .*, and not for other\.example, which HUESMITH_PUBLIC_/,
    );
    expect(await stateFor('https://other.example', '10.0.0.1')).toMatch(/^good/);
  });

  test('of the data folder that has ended or is none is made anew at the next start', async () => {
    const tls = join(data, 'tls');
    await mkdir(tls, { recursive: true, mode: 0o700 });
    const made = await generate([{ name: 'commonName', value: 'x' }], {
      keyType: 'ec',
      algorithm: 'sha256',
      notBeforeDate: new Date(2020, 0, 1),
      notAfterDate: new Date(2021, 0, 1),
    });
    await writeFile(join(tls, 'key.pem'), made.private);
    await writeFile(join(tls, 'certificate.pem'), made.cert);
    expect((await doctor()).of['certificate']).toMatch(/^note: .* ended on 20\d\d-.* the next start makes another$/);
    await writeFile(join(tls, 'certificate.pem'), 'nothing');
    expect((await doctor()).of['certificate']).toMatch(/^note: \S+ holds none; the next start makes another$/);
  });

  test('that cannot be read is bad', async () => {
    const missing = join(root.path, 'missing.pem');
    const { code, of } = await doctor({ HUESMITH_TLS_CERT: missing, HUESMITH_TLS_KEY: missing });
    expect([code, of['certificate']]).toEqual([
      1,
      expect.stringMatching(/^bad: .*cannot be read \(ENOENT\); .* that this user may read/),
    ]);
  });
});

describe('what is outside', () => {
  const llm = { HUESMITH_LLM: 'openai-compatible', HUESMITH_LLM_MODEL: 'm', HUESMITH_LLM_KEY: 'k-secret' };

  test('the provider is asked for its models with the key, and its clock is compared', async () => {
    const day = new Date(Date.now() + 86_400_000).toUTCString();
    const provider = await answering(({ url }) =>
      url === '/v1/models' ? { status: 200, date: day } : { status: 404 },
    );
    const { of, text } = await doctor({ ...llm, HUESMITH_LLM_URL: `${provider.url}/v1` });
    expect(provider.asked[0]?.headers.authorization).toBe('Bearer k-secret');
    expect(of['provider']).toBe(`good: ${provider.url} answers 200`);
    expect(of['clock']).toMatch(/^bad: .* is 86\d{3} s ahead/);
    expect(text).not.toContain('k-secret');
  });

  test.for([
    [302, 'bad', 'answers 302, elsewhere: set HUESMITH_LLM_URL'],
    [401, 'bad', 'refuses the key'],
    [503, 'bad', 'answers 503'],
    [404, 'note', 'answers 404 to a list of its models: .*HUESMITH_LLM_URL'],
  ] as const)('a provider that answers %i is %s', async ([status, state, told]) => {
    const provider = await answering(() => ({ status }));
    const { of } = await doctor({ ...llm, HUESMITH_LLM_URL: provider.url });
    expect(of['provider']).toMatch(new RegExp(`^${state}: .*${told}`));
  });

  test('a page that is no API of a provider is bad, though it answers 200', async () => {
    const website = await answering(() => ({ status: 200, type: 'text/html' }));
    const { code, of } = await doctor({ ...llm, HUESMITH_LLM_URL: website.url });
    expect([code, of['provider']]).toEqual([
      1,
      expect.stringMatching(/^bad: .* but not in JSON: HUESMITH_LLM_URL is not/),
    ]);
  });

  test('a provider and a mail server that are not there are bad', async () => {
    const { code, of } = await doctor({
      ...llm,
      HUESMITH_LLM_URL: `http://127.0.0.1:${await freePort()}/v1`,
      HUESMITH_SMTP_URL: 'smtp://user:p-secret@127.0.0.1:1',
      HUESMITH_PUBLIC_URL: 'https://palettes.example',
    });
    expect(code).toBe(1);
    expect(of['provider']).toMatch(/^bad: http:\/\/127\.0\.0\.1:\d+ does not answer \(ECONNREFUSED\)/);
    expect(of['mail']).toMatch(/^bad: 127\.0\.0\.1 refuses \(ESOCKET|ECONNECTION|ECONNREFUSED\)/);
    expect(JSON.stringify(of)).not.toContain('p-secret');
  });

  test('a mail server is signed in to, and sent nothing', async () => {
    const smtp = await startSmtp();
    onTestFinished(() => smtp.stop());
    const { of } = await doctor({ HUESMITH_SMTP_URL: smtp.url, HUESMITH_PUBLIC_URL: 'https://palettes.example' });
    expect(of['mail']).toBe('good: 127.0.0.1 takes our sign-in');
  });

  const ALL = [
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'charge.refunded',
    'charge.dispute.created',
  ];
  const OWN = 'https://palettes.example/dashboard/stripe';
  const isForEvents = (url = ''): boolean => url.startsWith('/v1/events?');
  const stripeSettings = {
    HUESMITH_STRIPE_KEY: 'sk_test_hidden',
    HUESMITH_STRIPE_WEBHOOK_SECRET: 'whsec_x',
    HUESMITH_PUBLIC_URL: 'https://palettes.example/',
  };

  test('events that Stripe could not deliver are bad: the secret may be another webhook’s', async () => {
    const endpoints = [{ url: OWN, status: 'enabled', enabled_events: ALL }];
    const stripe = await answering(({ url }) => ({
      status: 200,
      body: { object: 'list', data: isForEvents(url) ? [{ id: 'evt_1' }, { id: 'evt_2' }] : endpoints },
    }));
    const { code, of } = await doctor({ ...stripeSettings, HUESMITH_STRIPE_URL: stripe.url });
    const told = /^bad: 2 events of the last 3 days did not arrive: set HUESMITH_STRIPE_WEBHOOK_SECRET to that of/;
    expect([code, of['payments']]).toEqual([1, expect.stringMatching(told)]);
    const asked = new URL(stripe.asked.at(-1)?.url ?? '', stripe.url).searchParams;
    expect([asked.get('delivery_success'), asked.get('types[0]')]).toEqual(['false', ALL[0]]);
  });

  test('a key that may not look at events is enough', async () => {
    const endpoints = [{ url: OWN, status: 'enabled', enabled_events: ALL }];
    const stripe = await answering(({ url }) =>
      isForEvents(url)
        ? { status: 403, body: { error: { message: 'no' } } }
        : { status: 200, body: { object: 'list', data: endpoints } },
    );
    expect((await doctor({ ...stripeSettings, HUESMITH_STRIPE_URL: stripe.url })).of['payments']).toMatch(/^good/);
  });

  test.for([
    [{ HUESMITH_STRIPE_KEY: 'pk_test_x' }, /^bad: HUESMITH_STRIPE_KEY is no secret key: it begins with sk_/],
    [{ HUESMITH_STRIPE_WEBHOOK_SECRET: 'sk_test_x' }, /^bad: HUESMITH_STRIPE_WEBHOOK_SECRET is none of a webhook/],
    [{}, /^bad: Stripe does not answer \(StripeConnectionError\): check the network/],
  ] as const)('wrong settings %o are told by name', async ([wrong, told]) => {
    const { code, of } = await doctor({
      ...stripeSettings,
      HUESMITH_STRIPE_URL: `http://127.0.0.1:${await freePort()}`,
      ...wrong,
    });
    expect([code, of['payments']]).toEqual([1, expect.stringMatching(told)]);
  });

  test.for([
    ['fine', 200, [{ url: OWN, status: 'enabled', enabled_events: ALL }], /^good: Stripe tells https:/],
    ['fine with all events', 200, [{ url: OWN, status: 'enabled', enabled_events: ['*'] }], /^good/],
    [
      'deaf',
      200,
      [{ url: OWN, status: 'enabled', enabled_events: ALL.slice(0, 3) }],
      /^bad: .*not told of charge\.dis/,
    ],
    ['switched off', 200, [{ url: OWN, status: 'disabled', enabled_events: ALL }], /^bad: Stripe has no enabled/],
    [
      'elsewhere',
      200,
      [{ url: 'https://other.example/', status: 'enabled', enabled_events: ALL }],
      /^bad: Stripe has no/,
    ],
    ['refused', 401, [], /^bad: Stripe refuses \(StripeAuthenticationError\)/],
  ] as const)('a webhook that is %s', async ([, status, data, told]) => {
    const stripe = await answering(({ url }) => ({
      status,
      body: status === 200 ? { object: 'list', data: isForEvents(url) ? [] : data } : { error: { message: 'no' } },
    }));
    const { of, text } = await doctor({ ...stripeSettings, HUESMITH_STRIPE_URL: stripe.url });
    expect(of['payments']).toMatch(told);
    expect(text).not.toContain('sk_test_hidden');
  });
});

test(
  'PostgreSQL: its version, schema, clock and time of a write; and one that is away',
  { timeout: 300_000 },
  async () => {
    const url = await (await sharedPostgres()).createDatabase();
    const env = { DATABASE_URL: url, HUESMITH_SECRET: 's'.repeat(40) };
    expect((await doctor(env)).of).toMatchObject({ migrations: expect.stringMatching(/^note: the database is empty/) });
    await runToEnd(['src/cli/main.ts', 'migrate'], { ...env, HUESMITH_DATA: data });
    const { code, of } = await doctor(env);
    expect(code).toBe(0);
    expect(of).toMatchObject({
      database: expect.stringMatching(/^good: PostgreSQL 1[5-9]/),
      migrations: expect.stringMatching(/^good: schema \d+/),
      secret: expect.stringMatching(/^good: HUESMITH_SECRET/),
      clock: expect.stringMatching(/^good: the database's is -?\d+ ms ahead/),
      write: expect.stringMatching(/^(good|note): \d+\.\d ms/),
    });
    const away = await doctor({ ...env, DATABASE_URL: 'postgres://u:p-secret@127.0.0.1:1/none' });
    expect([away.code, away.of['database']]).toEqual([1, expect.stringMatching(/^bad: The database does not answer/)]);
    expect(away.text).not.toContain('p-secret');
  },
);

test('the events that are looked for are those that the page names', async () => {
  const page = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const { WEBHOOK_EVENTS } = await import('../../src/accounts/billing-check.ts');
  const row = /HUESMITH_STRIPE_WEBHOOK_SECRET.*$/m.exec(page)?.[0] ?? '';
  expect([...row.matchAll(/`([a-z_]+\.[a-z_.]+)`/g)].map(([, event]) => event)).toEqual([...WEBHOOK_EVENTS]);
});
