import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { generate } from 'selfsigned';
import { expect, test } from 'vitest';
import { type Folder, freshFolderForEach } from './during-tests.ts';
import { askOn, openSession } from './http2-client.ts';
import { type ServerProcess, startServer } from './server-process.ts';

let folder: Folder;
let server: ServerProcess | undefined;
freshFolderForEach(
  (fresh) => ([folder, server] = [fresh, undefined]),
  () => server,
);

const DAY_MS = 86_400_000;

/** The certificate that the port shows, and the protocol that it agrees to. */
async function shownAt(
  url: string | undefined,
): Promise<{ certificate: X509Certificate | undefined; protocol: unknown }> {
  const port = Number(new URL(url ?? '').port);
  const options = { port, host: '127.0.0.1', rejectUnauthorized: false, ALPNProtocols: ['h2', 'http/1.1'] };
  const socket = connect(options);
  await once(socket, 'secureConnect');
  const shown = { certificate: socket.getPeerX509Certificate(), protocol: socket.alpnProtocol };
  socket.destroy();
  return shown;
}

const daysLeft = (certificate: X509Certificate | undefined): number =>
  (Date.parse(certificate?.validTo ?? '') - Date.now()) / DAY_MS;

test('the service’s own certificate is made anew while it runs, a month before it ends; open connections stay', async () => {
  server = await startServer({ HUESMITH_DATA: folder.path });
  const { httpsUrl, child } = server;
  const first = await shownAt(httpsUrl);
  const open = await openSession(httpsUrl ?? '');
  const soon = await generate([{ name: 'commonName', value: 'about to end' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 29 * DAY_MS),
  });
  await writeFile(join(folder.path, 'tls', 'key.pem'), soon.private);
  await writeFile(join(folder.path, 'tls', 'certificate.pem'), soon.cert);
  // It looks once a minute by itself.
  child.kill('SIGHUP');
  const serial = async () => (await shownAt(httpsUrl)).certificate?.serialNumber;
  await expect.poll(serial, { timeout: 15_000 }).not.toBe(first.certificate?.serialNumber);

  const second = await shownAt(httpsUrl);
  expect(second.certificate?.serialNumber).not.toBe(new X509Certificate(soon.cert).serialNumber);
  expect(daysLeft(second.certificate)).toBeGreaterThan(800);
  expect(second.protocol).toBe('h2');
  expect((await askOn(open, { ':path': '/healthz' })).status).toBe(200);
  open.destroy();
});
