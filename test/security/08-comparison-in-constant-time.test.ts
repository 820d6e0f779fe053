/** ASVS 5.0 V11.2. A key itself is never compared: it is found by its hash. */
import { expect, test } from 'vitest';
import { createPasswords } from '../../src/accounts/passwords.ts';
import { isLinkToken, linkToken } from '../../src/accounts/sign-in-link.ts';
import { readModules } from '../architecture/imports.ts';

/** Where something that a visitor sends is held against a secret. */
const COMPARING = ['accounts/passwords.ts', 'accounts/sign-in-link.ts', 'http/routes/metrics.ts'];

test('what is held against a secret is compared in constant time', () => {
  const modules = readModules();
  for (const path of COMPARING) {
    const text = modules.find((module) => module.path === path)?.text ?? '';
    expect([path, text.includes('timingSafeEqual(')]).toEqual([path, true]);
  }
  const wrong = /\b(signature|operatorToken|secret|password|pepper|given|wanted)\b\s*[!=]==\s*(?!undefined\b|'')\w/;
  const secretive = modules.filter(({ path }) => /^(accounts|http|server)\//.test(path));
  expect(secretive.length).toBeGreaterThan(40);
  expect(secretive.filter(({ text }) => wrong.test(text)).map(({ path }) => path)).toEqual([]);
});

test('each byte of a link’s signature and of a password’s hash counts', async () => {
  const secret = new Uint8Array(32).fill(1);
  const claim = { email: 'ada@example.com', state: 'none' };
  const token = linkToken(claim, secret);
  expect(isLinkToken(token, claim, secret)).toBe(true);
  const start = token.lastIndexOf('.') + 1;
  for (let at = start; at < token.length - 1; at += 1) {
    const forged = token.slice(0, at) + (token.charAt(at) === 'A' ? 'B' : 'A') + token.slice(at + 1);
    expect(isLinkToken(forged, claim, secret)).toBe(false);
  }
  expect(isLinkToken(token, { ...claim, state: 'another' }, secret)).toBe(false);
  expect(isLinkToken(token, { ...claim, email: 'eve@example.com' }, secret)).toBe(false);
  expect(isLinkToken(token, claim, secret, Date.now() + 61 * 60_000)).toBe(false);
  expect(isLinkToken(token, claim, new Uint8Array(32).fill(2))).toBe(false);

  const { hash, verify } = createPasswords();
  const stored = await hash('correct horse');
  expect(await verify({ hash: stored, password: 'correct horse' })).toBe(true);
  expect(await verify({ hash: stored, password: 'correct horse ' })).toBe(false);
  for (const broken of ['', 'x', stored.slice(0, -2), `${stored}00`]) {
    expect(await verify({ hash: broken, password: 'correct horse' })).toBe(false);
  }
});
