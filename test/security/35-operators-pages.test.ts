/** ASVS 5.0 V13.2, V13.4; API5:2023 Broken Function Level Authorization, API8:2023 Security Misconfiguration. */
import { expect, test } from 'vitest';
import { sendRaw } from '../../src/http/testing/raw.ts';
import { testService } from '../../src/http/testing/service.ts';
import { runToEnd, startServer, temporaryFolder } from '../service/server-process.ts';
import { freshFile } from '../storage/databases.ts';
import { dashboardService, PASSWORD } from '../dashboard/service.ts';

test('the operator’s routes do not exist for anybody else', async () => {
  const { ask, person, routes } = await dashboardService(await freshFile());
  const { cookie } = await person('ada@example.com');
  const paths = routes.filter((route) => route.startsWith('POST /dashboard/accounts')).map((route) => route.slice(5));
  expect(paths).toHaveLength(3);
  for (const path of paths) {
    const unknown = await ask('POST', '/dashboard/nothing', {}, { cookie });
    const answer = await ask('POST', path, {}, { cookie });
    expect([path, answer.status, answer.text]).toEqual([path, 404, unknown.text]);
  }
});

test('metrics are for the token alone, in production and wherever a proxy is trusted', async () => {
  const token = 'an-operators-token';
  const service = await testService({ operatorToken: token, metricsOnLoopback: false });
  try {
    const by = async (authorization?: string) =>
      (await service.ask('GET', '/metrics', authorization === undefined ? {} : { authorization })).status;
    expect(await by()).toBe(403);
    for (const wrong of ['Bearer x', `Bearer ${token}x`, `Basic ${token}`, token, 'Bearer ']) {
      expect([wrong, await by(wrong)]).toEqual([wrong, 403]);
    }
    expect(await by(`Bearer ${token}`)).toBe(200);
  } finally {
    await service.close();
  }
  const none = await testService({ operatorToken: undefined, metricsOnLoopback: false });
  expect((await none.ask('GET', '/metrics', { authorization: 'Bearer undefined' })).status).toBe(403);
  await none.close();
});

test.for(['TRACE', 'TRACK', 'DEBUG', 'CONNECT', 'PROPFIND'])('%s is off', async (method) => {
  const service = await testService();
  try {
    const target = method === 'CONNECT' ? 'localhost:80' : '/healthz';
    const secret = 'X-Secret: unmistakable\r\n';
    const message = `${method} ${target} HTTP/1.1\r\nHost: localhost\r\n${secret}Connection: close\r\n\r\n`;
    const { status, text } = await sendRaw(await service.listen(), message);
    expect([400, 405]).toContain(status);
    expect(text).not.toContain('unmistakable');
  } finally {
    await service.close();
  }
});

test('there are no default credentials', { timeout: 240_000 }, async () => {
  const seen = new Set<string>();
  for (let at = 0; at < 2; at += 1) {
    const folder = await temporaryFolder();
    const server = await startServer({ HUESMITH_DATA: folder.path, HTTPS_PORT: 'off' });
    const [, password = ''] = /password {2}(\S+)/.exec(server.output()) ?? [];
    expect(password.length).toBeGreaterThanOrEqual(16);
    seen.add(password).add(server.key ?? '');
    await server.stop();
    await folder.remove();
  }
  expect(seen.size).toBe(4);

  const folder = await temporaryFolder();
  const server = await startServer({ HUESMITH_DATA: folder.path, HTTPS_PORT: 'off', HUESMITH_ENV: 'production' });
  try {
    expect((await fetch(`${server.httpUrl}/metrics`)).status).toBe(403);
    const { output } = await runToEnd(['src/cli/main.ts', 'accounts', 'list'], { HUESMITH_DATA: folder.path });
    expect(output.trim().split('\n')).toHaveLength(1);
    for (const email of ['local@huesmith.localhost', 'admin@example.com', 'root@localhost']) {
      const answer = await fetch(`${server.httpUrl}/dashboard/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD }),
      });
      expect(answer.status).toBe(400);
    }
  } finally {
    await server.stop();
    await folder.remove();
  }
});
