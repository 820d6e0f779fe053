import { X509Certificate } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import type { Config } from '../../config.ts';
import { certificateFor, ownCertificateFile } from '../certificate.ts';
import { isLookable } from './data-folder.ts';
import { bad, type Finding, good, note } from './finding.ts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 14;
const SUBJECT = 'certificate';

export async function lookAtCertificate(config: Config): Promise<Finding> {
  if (config.httpsPort === 'off') {
    return config.trustedProxies.length > 0
      ? good(SUBJECT, 'none here; the trusted proxy has it')
      : note(
          SUBJECT,
          'none: with HTTPS_PORT=off and no HUESMITH_TRUSTED_PROXIES, only this machine itself is answered',
        );
  }
  if (config.tlsCert === undefined && !isLookable(config)) {
    return note(SUBJECT, 'not looked at, for the data folder cannot be used');
  }
  if (config.tlsCert === undefined && !existsSync(ownCertificateFile(config.dataFolder))) {
    return good(SUBJECT, 'none yet; the first start makes one of its own');
  }
  const { cert, file } = await certificateFor(config, { renew: false });
  const read = readCertificate(cert);
  // The operator's has been read already.
  if (read === undefined) return note(SUBJECT, `${file} holds none; the next start makes another`);
  const ends = new Date(read.validTo);
  const days = Math.floor((ends.getTime() - Date.now()) / DAY_MS);
  const told = `${file} is for ${read.subjectAltName?.replaceAll(/(DNS|IP Address):/g, '') ?? 'no name'}`;
  const day = ends.toISOString().slice(0, 10);
  if (Date.parse(read.validFrom) > Date.now()) {
    return bad(SUBJECT, `${told}, and holds only from ${read.validFrom}: correct this machine's clock, or the file`);
  }
  if (config.tlsCert === undefined && days < 0) {
    return note(SUBJECT, `${told}, and ended on ${day}; it is self-signed, and the next start makes another`);
  }
  if (config.tlsCert === undefined) return good(SUBJECT, `${told}, until ${day}; it is self-signed, and renews itself`);
  if (days < 0) return bad(SUBJECT, `${told}, and ended on ${day}: put a new one there`);
  if (days < SOON_DAYS) return bad(SUBJECT, `${told}, and ends in ${days} days: put a new one there`);
  const host = namedBy(config);
  if (host !== undefined && !isFor(read, host)) {
    return bad(SUBJECT, `${told}, and not for ${host}, which HUESMITH_PUBLIC_URL names: correct one of them`);
  }
  return good(SUBJECT, `${told}, until ${day} (${days} days)`);
}

function readCertificate(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem);
  } catch {
    return undefined;
  }
}

function isFor(certificate: X509Certificate, host: string): boolean {
  return (isIP(host) === 0 ? certificate.checkHost(host) : certificate.checkIP(host)) !== undefined;
}

/** What browsers expect in the certificate; undefined: not configured, or a proxy has its own. */
function namedBy({ publicUrl, trustedProxies }: Config): string | undefined {
  if (publicUrl === undefined || trustedProxies.length > 0) return undefined;
  return new URL(publicUrl).hostname.replace(/^\[|\]$/g, '');
}
