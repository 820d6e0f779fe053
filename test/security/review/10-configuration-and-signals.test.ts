import { X509Certificate } from 'node:crypto';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { describe, expect, test } from 'vitest';
import { ConfigError, loadConfig } from '../../../src/config.ts';
import { type Folder, freshFolderForEach } from '../../service/during-tests.ts';
import { runToEnd, type ServerProcess, startServer } from '../../service/server-process.ts';

let folder: Folder;
let server: ServerProcess | undefined;
freshFolderForEach(
  (fresh) => ([folder, server] = [fresh, undefined]),
  () => server,
);

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.faults : [String(error)];
  }
}

describe('a name of ours that nobody reads', () => {
  test.for([
    ['HUESMITH_ENVIRONMENT', 'HUESMITH_ENV'],
    ['HUESMITH_EVN', 'HUESMITH_ENV'],
    ['HUESMITH_TRUSTED_PROXY', 'HUESMITH_TRUSTED_PROXIES'],
    ['huesmith_secret', 'HUESMITH_SECRET'],
  ] as const)('%s is refused, and %s is named', ([name, meant]) => {
    expect(faultsOf({ [name]: 'production' })).toEqual([
      expect.stringMatching(new RegExp(`^${name} is no setting of this service\\. Is ${meant} meant\\?`)),
    ]);
  });

  test('is refused without a guess where none is like it; names of clients and of others are not', () => {
    expect(faultsOf({ HUESMITH_XYZ: '1' })).toEqual([expect.not.stringContaining('meant')]);
    expect(faultsOf({ HUESMITH_KEY: 'sk_live_x', HOME: '/', HUE: '1', MY_HUESMITH_X: '1' })).toEqual([]);
  });

  test('keeps the server from starting, and from printing a key', async () => {
    const env = { HUESMITH_DATA: folder.path, PORT: '0', HTTPS_PORT: 'off', HUESMITH_ENVIROMENT: 'production' };
    const { code, output, log } = await runToEnd(['src/server.ts'], env);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(log).toContain('Is HUESMITH_ENV meant?');
  });
});

/** The serial number of the certificate that the port shows. */
async function serialAt(url: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(new URL(url ?? '').port), host: '127.0.0.1', rejectUnauthorized: false });
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      resolve(socket.getPeerX509Certificate()?.serialNumber ?? '');
      socket.destroy();
    });
  });
}

test(
  'SIGHUP drops no request; it shows the renewed certificate, and keeps the old one where that is no good',
  { timeout: 240_000 },
  async () => {
    const [cert, key] = [join(folder.path, 'cert.pem'), join(folder.path, 'key.pem')];
    const make = async (name: string) => {
      const own = join(folder.path, name);
      const env = { HUESMITH_DATA: own, HUESMITH_ENV: 'production' };
      await (await startServer(env)).stop();
      const pair = { cert: join(own, 'tls/certificate.pem'), key: join(own, 'tls/key.pem') };
      return { ...pair, serial: new X509Certificate(await readFile(pair.cert)).serialNumber };
    };
    const [first, second] = [await make('first'), await make('second')];
    const use = async (pair: typeof first) => {
      await copyFile(pair.key, key);
      await copyFile(pair.cert, cert);
    };
    await use(first);
    server = await startServer({ HUESMITH_DATA: folder.path, HUESMITH_TLS_CERT: cert, HUESMITH_TLS_KEY: key });
    const { child, httpUrl, httpsUrl, log } = server;
    expect(await serialAt(httpsUrl)).toBe(first.serial);

    const asked = Array.from({ length: 20 }, () => fetch(`${httpUrl}/healthz`));
    await use(second);
    child.kill('SIGHUP');
    for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200);
    await expect.poll(() => serialAt(httpsUrl)).toBe(second.serial);

    await copyFile(first.key, key);
    child.kill('SIGHUP');
    await expect.poll(log).toContain('the new certificate is no good');
    expect(await serialAt(httpsUrl)).toBe(second.serial);
    expect(child.exitCode).toBeNull();
  },
);
