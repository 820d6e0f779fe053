/** ASVS 5.0 V16.5; API8:2023 Security Misconfiguration. */
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { brokenLedger } from '../../src/http/testing/broken-store.ts';
import { testService } from '../../src/http/testing/service.ts';

const SECRET = 'select hash from api_keys where password = hunter2';

test('what nobody foresaw is a bare 500 with the id under which the log has the reason', async () => {
  const lines: string[] = [];
  const healthy = await testService();
  const broken = await testService({
    store: brokenLedger(healthy.store, () => new Error(SECRET)),
    authenticate: healthy.caller,
    log: pino({ level: 'info' }, { write: (line) => void lines.push(line) }),
  });
  try {
    const key = await healthy.keyFor('premium');
    for (const [method, path, body] of [
      ['POST', '/v1/palettes/generate', { prompt: 'sea' }],
      ['GET', '/v1/palettes/history', undefined],
      ['GET', '/v1/palettes/usage', undefined],
      ['GET', '/readyz', undefined],
    ] as const) {
      const answer = await broken.ask(method, path, { 'x-api-key': key }, body);
      expect([path, answer.status]).toEqual([path, 500]);
      expect(Object.keys(answer.json()).toSorted()).toEqual(['error', 'message']);
      expect(answer.json().error).toBe('internal_error');
      expect(answer.text).not.toMatch(/select|hunter2|\bat \/|\.ts:\d|node_modules|sqlite|postgres/i);
      const id = String(answer.headers['x-request-id']);
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      const told = lines.filter((line) => line.includes(id) && line.includes('hunter2'));
      expect(told).toHaveLength(1);
    }
  } finally {
    await broken.close();
    await healthy.close();
  }
});

test('no answer says which programs serve it', async () => {
  const service = await testService();
  try {
    for (const path of ['/', '/nothing', '/healthz', '/%zz', '/v1/palettes/usage']) {
      const { headers, text } = await service.ask('GET', path);
      expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined();
      expect(text).not.toMatch(/fastify|node\.js|kysely/i);
    }
  } finally {
    await service.close();
  }
});
