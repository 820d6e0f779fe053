import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createSecureContext } from 'node:tls';
import { StartFault } from './start-fault.ts';

export interface Certificate {
  readonly cert: string;
  readonly key: string;
  /** Where a client finds the certificate to trust. */
  readonly file: string;
}

const DAY_MS = 86_400_000;
const VALID_DAYS = 825; // the most that Apple's clients take
const RENEW_DAYS = 30;

/**
 * The operator's certificate, or the data folder's own.
 *
 * @param options.renew false: one of the data folder's own that is about to end stays as it is
 * @throws StartFault when the operator's files cannot be read or do not belong together
 */
export async function certificateFor(
  { tlsCert, tlsKey, dataFolder }: CertificateSettings,
  { renew = true } = {},
): Promise<Certificate> {
  if (tlsCert === undefined || tlsKey === undefined) return ownCertificate(dataFolder, renew);
  const given = await readCertificate(tlsCert, tlsKey);
  try {
    // A context of empty files is made without a word.
    if (!new X509Certificate(given.cert).checkPrivateKey(createPrivateKey(given.key))) {
      throw new Error('the key is another certificate’s');
    }
    createSecureContext(given);
  } catch (cause) {
    throw new StartFault(
      `HUESMITH_TLS_CERT (${tlsCert}) and HUESMITH_TLS_KEY (${tlsKey}) are not a certificate and its key, both in PEM: set both to files that belong together.`,
      { cause },
    );
  }
  return given;
}

export interface CertificateSettings {
  readonly tlsCert: string | undefined;
  readonly tlsKey: string | undefined;
  readonly dataFolder: string;
}

async function readCertificate(certFile: string, keyFile: string): Promise<Certificate> {
  const [cert, key] = await Promise.all([readPem(certFile), readPem(keyFile)]);
  return { cert, key, file: certFile };
}

async function readPem(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: unknown) => {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    throw new StartFault(
      `The file ${file} cannot be read (${code}); set HUESMITH_TLS_CERT and HUESMITH_TLS_KEY to PEM files that this user may read.`,
      { cause },
    );
  });
}

export function ownCertificateFile(dataFolder: string): string {
  return join(dataFolder, 'tls', 'certificate.pem');
}

/** The self-signed certificate of the data folder: made at the first start, and again before it ends. */
async function ownCertificate(dataFolder: string, renew: boolean): Promise<Certificate> {
  const folder = join(dataFolder, 'tls');
  const files = { cert: ownCertificateFile(dataFolder), key: join(folder, 'key.pem') };
  if (existsSync(files.cert) && existsSync(files.key)) {
    const kept = await readCertificate(files.cert, files.key);
    if (!renew || isGood(kept.cert)) return kept;
  }
  const made = await make();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(files.key, made.key, { mode: 0o600 });
  await writeFile(files.cert, made.cert);
  return { ...made, file: files.cert };
}

function isGood(pem: string): boolean {
  try {
    return Date.parse(new X509Certificate(pem).validTo) - Date.now() > RENEW_DAYS * DAY_MS;
  } catch {
    return false;
  }
}

async function make(): Promise<{ cert: string; key: string }> {
  const { generate } = await import('selfsigned'); // seldom needed, and slow to load
  const made = await generate([{ name: 'commonName', value: 'Huesmith, self-signed' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + VALID_DAYS * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 2, value: hostname() },
          { type: 7, ip: '127.0.0.1' },
          { type: 7, ip: '::1' },
        ],
      },
    ],
  });
  return { cert: made.cert, key: made.private };
}
