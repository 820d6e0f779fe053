/** ASVS 5.0 V11.4, V15.2; API4:2023 Unrestricted Resource Consumption. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { createPasswords } from '../../src/accounts/passwords.ts';
import { ApiError } from '../../src/contract/errors.ts';
import { freshFile } from '../storage/databases.ts';
import { dashboardService } from '../dashboard/service.ts';

test('more than wait already are sent away at once, and the queue serves those that came before', async () => {
  const { hash } = createPasswords({ atOnce: 1, waitingMax: 2 });
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => hash('correct horse')));
  expect(outcomes.map(({ status }) => status).join(' ')).toBe(
    'fulfilled fulfilled fulfilled rejected rejected rejected',
  );
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
  }
  expect(outcomes.some((outcome) => outcome.status === 'rejected' && outcome.reason instanceof ApiError)).toBe(true);
  // Nothing is stuck afterwards.
  expect(await hash('correct horse')).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
});

test('hashing leaves the thread that serves to others', async () => {
  const { hash } = createPasswords();
  const alone = performance.now();
  await hash('correct horse');
  const oneMs = performance.now() - alone;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await Promise.all(Array.from({ length: 16 }, () => hash('correct horse')));
  delay.disable();
  expect(oneMs).toBeGreaterThan(10);
  expect(delay.percentile(99) / 1e6).toBeLessThan(Math.max(30, oneMs));
});

test('a crowd that signs in is told 503, and others are answered meanwhile', async () => {
  const { ask, app } = await dashboardService(await freshFile());
  const crowd = Array.from({ length: 120 }, (_, at) =>
    ask(
      'POST',
      '/dashboard/sign-in',
      { email: `nobody${at}@example.com`, password: 'correct horse battery' },
      { address: `198.51.100.${at}` },
    ),
  );
  const started = performance.now();
  expect(
    (await app.inject({ url: '/healthz', headers: { host: 'localhost', 'x-forwarded-proto': 'https' } })).statusCode,
  ).toBe(200);
  expect(performance.now() - started).toBeLessThan(1000);
  const statuses = (await Promise.all(crowd)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([400, 503]));
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
});
