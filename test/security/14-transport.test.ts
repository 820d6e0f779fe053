/** ASVS 5.0 V12.1, V12.2, V4.1; API8:2023 Security Misconfiguration. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type ConnectionOptions } from 'node:tls';
import { expect, test } from 'vitest';
import { sendRaw } from '../../src/http/testing/raw.ts';
import { type Folder, serveDuringTests } from '../service/during-tests.ts';
import type { ServerProcess } from '../service/server-process.ts';

let folder: Folder;
let server: ServerProcess;
serveDuringTests((started, at) => ([server, folder] = [started, at]));

test.for(['GET /', 'GET /docs', 'GET /v1/palettes/usage', 'POST /v1/palettes/generate', 'GET /dashboard/me'])(
  '%s in the clear is refused, and never redirected',
  async (line) => {
    const head = `${line} HTTP/1.1\r\nHost: api.example.com\r\nX-API-Key: ${server.key}\r\nConnection: close\r\n\r\n`;
    const { status, headers, body } = await sendRaw(Number(new URL(server.httpUrl).port), head);
    expect([status, headers['location']]).toEqual([403, undefined]);
    expect(JSON.parse(body)).toMatchObject({ error: 'forbidden', message: expect.stringContaining('Use HTTPS') });
  },
);

async function protocolBy(options: ConnectionOptions): Promise<string | null> {
  const ca = await readFile(join(folder.path, 'tls', 'certificate.pem'));
  const port = Number(new URL(server.httpsUrl ?? '').port);
  const socket = connect({ port, host: '127.0.0.1', servername: 'localhost', ca, ...options });
  try {
    await once(socket, 'secureConnect');
    return socket.getProtocol();
  } finally {
    socket.destroy();
  }
}

test('TLS 1.2 and 1.3 are spoken, with 1.3 preferred, and nothing older', async () => {
  expect(await protocolBy({})).toBe('TLSv1.3');
  expect(await protocolBy({ maxVersion: 'TLSv1.2' })).toBe('TLSv1.2');
  const old = { ciphers: 'DEFAULT@SECLEVEL=0' };
  await expect(protocolBy({ ...old, minVersion: 'TLSv1', maxVersion: 'TLSv1.1' })).rejects.toThrow(
    /protocol|version|alert/i,
  );
});

test.for(['AES128-SHA', 'ECDHE-RSA-DES-CBC3-SHA', 'RC4-SHA', 'NULL-SHA256', 'ADH-AES128-SHA256'])(
  'the cipher %s is not spoken',
  async (ciphers) => {
    const weak = { maxVersion: 'TLSv1.2', ciphers: `${ciphers}:@SECLEVEL=0` } as const;
    await expect(protocolBy(weak)).rejects.toThrow(/cipher|handshake|alert/i);
  },
);
