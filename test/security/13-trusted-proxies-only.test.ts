/** ASVS 5.0 V4.1, V15.3; API8:2023 Security Misconfiguration. */
import { expect, test } from 'vitest';
import { trustedProxies } from '../../src/http/secure-request.ts';
import { testService } from '../../src/http/testing/service.ts';

const PUBLIC = { host: 'api.example.com' };
const FORGED = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1', forwarded: 'proto=https' };

test('what a peer that is no proxy of ours says of its way is not believed', async () => {
  const service = await testService();
  try {
    for (const headers of [PUBLIC, { ...PUBLIC, ...FORGED }, { ...PUBLIC, ...FORGED, 'x-real-ip': '127.0.0.1' }]) {
      const answer = await service.ask('GET', '/healthz', headers);
      expect([answer.status, answer.json().error]).toEqual([403, 'forbidden']);
    }
    expect((await service.ask('GET', '/metrics', FORGED)).status).toBe(403);
  } finally {
    await service.close();
  }
});

test('what a proxy of ours says is believed, and only where every hop was HTTPS', async () => {
  const service = await testService({ trustedProxies: trustedProxies(['127.0.0.0/8']) });
  try {
    const by = async (proto: string) =>
      (await service.ask('GET', '/healthz', { ...PUBLIC, 'x-forwarded-proto': proto })).status;
    expect(await by('https')).toBe(200);
    expect(await by('http')).toBe(403);
    expect(await by('https, http')).toBe(403);
    expect(await by('HTTPS')).toBe(403);
  } finally {
    await service.close();
  }
});
