import { once } from 'node:events';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { describe, expect, test } from 'vitest';
import { sendRaw } from '../../src/http/testing/raw.ts';
import { type Folder, freshFolderForEach } from './during-tests.ts';
import { runToEnd, type ServerProcess, startServer, temporaryFolder } from './server-process.ts';

let folder: Folder;
let server: ServerProcess | undefined;
freshFolderForEach(
  (fresh) => ([folder, server] = [fresh, undefined]),
  () => server,
);

describe('the first start', () => {
  test('prints a curl line that gives palettes when it is pasted, once', async () => {
    server = await startServer({ HUESMITH_DATA: folder.path });
    const line = /^ +(curl .*)$/m.exec(server.output())?.[1] ?? '';
    const pasted = await runToEnd(['-e', PASTE, line], {});
    expect(JSON.parse(pasted.output)).toMatchObject({
      object: 'palette.list',
      count: 3,
      usage: { limit: 'unlimited' },
    });
    expect(await server.stop()).toBe(0);

    server = await startServer({ HUESMITH_DATA: folder.path });
    expect(server.output()).not.toMatch(/sk_live_|curl/);
    expect(server.log()).not.toContain('sk_live_');
  });

  test('makes no account and prints no secret in production', async () => {
    server = await startServer({ HUESMITH_DATA: folder.path, HUESMITH_ENV: 'production' });
    expect(server.output()).not.toMatch(/sk_live_|curl/);
    const { output } = await runToEnd(['src/cli/main.ts', 'accounts', 'list'], { HUESMITH_DATA: folder.path });
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  test('keeps its certificate, whose key only its user can read', async () => {
    server = await startServer({ HUESMITH_DATA: folder.path });
    const file = join(folder.path, 'tls', 'certificate.pem');
    const first = await readFile(file, 'utf8');
    expect((await stat(join(folder.path, 'tls', 'key.pem'))).mode & 0o777).toBe(0o600);
    await server.stop();
    server = await startServer({ HUESMITH_DATA: folder.path });
    expect(await readFile(file, 'utf8')).toBe(first);
    expect(await overTls(`${server.httpsUrl}/healthz`, first)).toEqual({ status: 200, protocol: 'TLSv1.3' });
    expect(await overTls(`${server.httpsUrl}/healthz`, first, 'TLSv1.2')).toEqual({ status: 200, protocol: 'TLSv1.2' });
    await expect(overTls(`${server.httpsUrl}/healthz`, first, 'TLSv1.1')).rejects.toThrow(/protocol/i);
  });
});

test('over HTTPS too, a client that ends its side after a whole request gets its answer', async () => {
  server = await startServer({ HUESMITH_DATA: folder.path });
  const port = Number(new URL(server.httpsUrl ?? '').port);
  const options = { port, host: '127.0.0.1', rejectUnauthorized: false, allowHalfOpen: true };
  const socket = connect(options);
  await once(socket, 'secureConnect');
  socket.end('GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  let text = '';
  for await (const bytes of socket) text += String(bytes);
  expect(text).toMatch(/^HTTP\/1\.1 200 .*"ready"/s);
});

test('an operator’s own certificate is what HTTPS shows', async () => {
  const other = await temporaryFolder();
  server = await startServer({ HUESMITH_DATA: other.path, HUESMITH_ENV: 'production' });
  await server.stop();
  const [cert, key] = [join(other.path, 'tls', 'certificate.pem'), join(other.path, 'tls', 'key.pem')];
  server = await startServer({ HUESMITH_DATA: folder.path, HUESMITH_TLS_CERT: cert, HUESMITH_TLS_KEY: key });
  const answer = await overTls(`${server.httpsUrl}/healthz`, await readFile(cert, 'utf8'));
  expect(answer.status).toBe(200);
  await expect(stat(join(folder.path, 'tls'))).rejects.toThrow('ENOENT');
  await other.remove();
});

test('a body that is too large is told so over HTTPS too', async () => {
  server = await startServer({ HUESMITH_DATA: folder.path });
  const ca = await readFile(join(folder.path, 'tls', 'certificate.pem'), 'utf8');
  const headers = { 'x-api-key': server.key, 'content-type': 'application/json' };
  const call = request(`${server.httpsUrl}/v1/palettes/generate`, { ca, method: 'POST', headers });
  // Once the answer is there the connection ends under what is still being sent.
  call.on('error', () => {});
  call.end('x'.repeat(10 * 1024 * 1024));
  const [response] = await once(call, 'response');
  expect(response.statusCode).toBe(413);
});

test('behind a proxy that it trusts, plain HTTP is answered when the proxy says that it came by HTTPS', async () => {
  server = await startServer({ HUESMITH_DATA: folder.path, HUESMITH_TRUSTED_PROXIES: '127.0.0.1', HTTPS_PORT: 'off' });
  expect(server.output()).toContain(`${server.httpUrl}   (for the trusted proxies, on 127.0.0.1)`);
  expect(server.httpsUrl).toBeUndefined();
  const port = Number(new URL(server.httpUrl).port);
  const head = `GET /healthz HTTP/1.1\r\nHost: api.example.com\r\nConnection: close\r\n`;
  expect((await sendRaw(port, `${head}X-Forwarded-Proto: https\r\n\r\n`)).status).toBe(200);
  expect((await sendRaw(port, `${head}X-Forwarded-Proto: http\r\n\r\n`)).status).toBe(403);
  expect((await sendRaw(port, `${head}\r\n`)).status).toBe(403);
});

/** Runs a shell line, as a person would. */
const PASTE = `require('node:child_process').execSync(process.argv[1], { stdio: 'inherit', shell: '/bin/sh' })`;

async function overTls(url: string, ca: string, version?: 'TLSv1.1' | 'TLSv1.2') {
  const call = request(url, { ca, ...(version && { minVersion: version, maxVersion: version }) });
  call.end();
  const [response] = await once(call, 'response');
  response.resume();
  return { status: response.statusCode, protocol: response.socket.getProtocol() };
}

describe('SIGTERM', () => {
  test('lets what is in flight finish, refuses what comes, and exits 0', async () => {
    server = await startServer({ HUESMITH_DATA: folder.path });
    const { httpUrl, key = '' } = server;
    const started = Date.now();
    const slow = generateSlowly(httpUrl, key, ['{"prompt":', '"sea"', ' ', ' ', ' ', ' ', '}']);
    // Half of its two seconds: under way on a busy machine, too.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const stopped = server.stop();
    const answer = await slow;
    expect(answer.status).toBe(200);
    expect((await answer.json()).count).toBe(5);
    expect(await stopped).toBe(0);
    // It is cut off after 10 s.
    expect(Date.now() - started).toBeLessThan(9_000);
    await expect(fetch(`${httpUrl}/healthz`)).rejects.toThrow('fetch failed');
  });

  test('exits 0 within 10 s though a client never finishes', async () => {
    server = await startServer({ HUESMITH_DATA: folder.path });
    const parts = Array.from({ length: 200 }, () => ' ');
    const hanging = generateSlowly(server.httpUrl, server.key ?? '', parts).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const started = Date.now();
    expect(await server.stop()).toBe(0);
    expect(Date.now() - started).toBeLessThan(10_000);
    await hanging;
  });
});

async function generateSlowly(url: string, key: string, parts: readonly string[]): Promise<Response> {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: slowly(parts), duplex: 'half' };
  return fetch(`${url}/v1/palettes/generate`, init);
}

function slowly(parts: readonly string[]): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      const part = parts[next];
      next += 1;
      if (part === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(part));
    },
  });
}

describe('what keeps it from starting is one sentence, exit code 1, and no stack', () => {
  async function fault(env: Record<string, string>): Promise<string> {
    const { code, log, output } = await runToEnd(['src/server.ts'], {
      HUESMITH_DATA: folder.path,
      PORT: '0',
      HTTPS_PORT: '0',
      ...env,
    });
    expect(code).toBe(1);
    expect(output).toBe('');
    expect(log).not.toMatch(/^\s+at /m);
    return log.trim();
  }

  test('a bad environment: every fault at once', async () => {
    const log = await fault({ PORT: 'eighty', HUESMITH_ENV: 'prod', HUESMITH_TLS_CERT: '/a' });
    expect(log.split('\n')).toEqual([
      'PORT is "eighty"; it must be a port from 0 to 65535.',
      'HUESMITH_ENV is "prod"; it must be local or production.',
      'HUESMITH_TLS_CERT and HUESMITH_TLS_KEY go together; only one of them is set.',
    ]);
  });

  test('a file in the place of the data folder', async () => {
    const path = join(folder.path, 'file');
    await writeFile(path, '');
    expect(await fault({ HUESMITH_DATA: path })).toMatch(/file is no folder: .*HUESMITH_DATA to another folder\.$/);
  });

  test('a data folder that cannot be made', async () => {
    expect(await fault({ HUESMITH_DATA: '/proc/huesmith/data' })).toMatch(
      /\/proc\S* .*: .*, or set HUESMITH_DATA to another folder\.$/,
    );
  });

  test('a data file that is no database', async () => {
    await mkdir(folder.path, { recursive: true });
    await writeFile(join(folder.path, 'huesmith.db'), 'this is no database '.repeat(500));
    expect(await fault({})).toMatch(/^The data file .*huesmith\.db .*\.$/);
  });

  test.for(['PORT', 'HTTPS_PORT'])('%s in use', async (variable) => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = String(typeof address === 'object' ? address?.port : 0);
    try {
      expect(await fault({ [variable]: port })).toBe(
        `Port ${port} is in use; stop whatever is using it, or choose another with ${variable}.`,
      );
    } finally {
      taken.close();
    }
  });

  test('a certificate that is none', async () => {
    const file = join(folder.path, 'a.pem');
    await writeFile(file, 'nothing');
    expect(await fault({ HUESMITH_TLS_CERT: file, HUESMITH_TLS_KEY: file })).toMatch(
      /are not a certificate and its key/,
    );
    await writeFile(file, '');
    expect(await fault({ HUESMITH_TLS_CERT: file, HUESMITH_TLS_KEY: file })).toMatch(
      /are not a certificate and its key/,
    );
    expect(await fault({ HUESMITH_TLS_CERT: `${file}x`, HUESMITH_TLS_KEY: file })).toMatch(/a\.pemx cannot be read/);
  });

  test('a database that does not answer', async () => {
    const log = await fault({ DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/none' });
    expect(log).toMatch(/^The database does not answer .*DATABASE_URL.*\.$/);
    expect(log).not.toContain('secret');
  });
});
