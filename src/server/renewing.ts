import { X509Certificate } from 'node:crypto';
import type { Server } from 'node:tls';
import type { Logger } from 'pino';
import { TLS_VERSIONS } from '../http/listening/listeners.ts';
import { type Certificate, certificateFor, type CertificateSettings } from './certificate.ts';

const LOOK_EVERY_MS = 60_000;

export interface RenewingOptions {
  readonly log: Logger;
  /** Told when the certificate that is shown ends, in milliseconds since 1970. */
  readonly onShown: (ends: number) => void;
}

export interface Renewing {
  /** Checks now. An unusable certificate is logged, and the one in use stays. */
  look(): Promise<void>;
  stop(): void;
}

/**
 * Shows a renewed certificate without a restart: the operator's, once its files have changed, and the data folder's own,
 * which is made anew before it ends. Connections that are open keep theirs.
 */
export function renewing(
  server: Server,
  first: Certificate,
  settings: CertificateSettings,
  { log, onShown }: RenewingOptions,
): Renewing {
  let shown = first;
  onShown(endOf(first));

  async function look(): Promise<void> {
    try {
      const found = await certificateFor(settings);
      if (found.cert === shown.cert && found.key === shown.key) return;
      server.setSecureContext({ cert: found.cert, key: found.key, ...TLS_VERSIONS });
      shown = found;
      onShown(endOf(found));
      log.info({ file: found.file }, 'another certificate is in use from now on');
    } catch (error) {
      log.error({ err: error }, 'the new certificate is no good; the one before stays in use');
    }
  }

  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}

function endOf({ cert }: Certificate): number {
  return Date.parse(new X509Certificate(cert).validTo);
}
