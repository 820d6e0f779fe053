/** ASVS 5.0 V3.4; API8:2023 Security Misconfiguration. */
import { expect, test } from 'vitest';
import { PAGES } from '../../src/contract/pages.ts';
import { testService } from '../../src/http/testing/service.ts';
import { freshFile } from '../storage/databases.ts';
import { dashboardService } from '../dashboard/service.ts';

/** A policy's directives. */
function directivesOf(policy: unknown): Readonly<Record<string, string>> {
  const parts = String(policy).split('; ');
  return Object.fromEntries(parts.map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]));
}

function expectStrict({ headers, text }: { headers: Readonly<Record<string, unknown>>; text: string }): void {
  const { 'script-src': scripts = "'none'", ...others } = directivesOf(headers['content-security-policy']);
  expect(["'self'", "'none'"]).toContain(scripts);
  expect(others).toMatchObject({ 'default-src': "'none'", 'frame-ancestors': "'none'", 'base-uri': "'none'" });
  // What the policy forbids is not there either.
  expect(text.match(/<script(?![^>]+\bsrc=)/g)).toBeNull();
  expect(text.match(/<[^>]+\son\w+=/g)).toBeNull();
  expect(text).not.toContain('javascript:');
}

test('every page of the dashboard', async () => {
  const folder = new URL('../../dist/dashboard', import.meta.url).pathname;
  const { ask } = await dashboardService(await freshFile(), undefined, { folder });
  for (const path of PAGES) {
    const page = await ask('GET', path);
    expect([path, page.text.includes('<script')]).toEqual([path, true]);
    expectStrict(page);
  }
});

test('the reference, whose scripts are files of ours; the first page without a dashboard', async () => {
  const service = await testService();
  try {
    for (const path of ['/docs', '/docs/', '/']) expectStrict(await service.ask('GET', path));
    const page = await service.ask('GET', '/docs');
    const scripts = [...page.text.matchAll(/<script src="([^"]+)"/g)].map(([, source]) => source ?? '');
    expect(scripts.map((script) => script.replace(/\?v=[\w-]+$/, ''))).toEqual([
      '/docs/reference.js',
      '/docs/start.js',
    ]);
    for (const script of scripts) {
      const { status, headers, text } = await service.ask('GET', script);
      expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
      expect(text.length).toBeGreaterThan(50);
    }
  } finally {
    await service.close();
  }
});
