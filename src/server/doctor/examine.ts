import packageJson from '../../../package.json' with { type: 'json' };
import { ConfigError, type Config } from '../../config.ts';
import { sentencesFor } from '../start-fault.ts';
import { lookAtCertificate } from './certificate.ts';
import { lookAtBackups, lookAtDataFolder, lookAtDisk } from './data-folder.ts';
import { lookAtDatabase } from './database.ts';
import { lookAtImages } from './images.ts';
import { bad, type Finding, good } from './finding.ts';
import { lookAtPorts } from './ports.ts';
import { lookAtMail, lookAtPayments, lookAtProvider } from './outside.ts';

type Look = (config: Config) => Promise<Finding | readonly Finding[]>;

/** Every check, in the order of the report. */
const LOOKS: Readonly<Record<string, Look>> = {
  'data folder': lookAtDataFolder,
  disk: lookAtDisk,
  port: lookAtPorts,
  certificate: lookAtCertificate,
  database: lookAtDatabase,
  backup: lookAtBackups,
  images: lookAtImages,
  provider: lookAtProvider,
  mail: lookAtMail,
  payments: lookAtPayments,
};

/**
 * Looks at all that the service needs, as the environment configures it, and makes nothing that is not there. What fails
 * to be looked at is a finding too.
 * @param load reads the settings
 */
export async function examine(load: () => Config): Promise<readonly Finding[]> {
  const version = good('version', `Huesmith ${packageJson.version} on Node ${process.versions.node}`);
  let config: Config;
  try {
    config = load();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [version, ...error.faults.map((fault) => bad('settings', fault))];
  }
  const findings = await Promise.all(Object.entries(LOOKS).map(([subject, look]) => safely(subject, look, config)));
  return [version, good('settings', 'all of them are allowed'), ...findings.flat()];
}

async function safely(subject: string, look: Look, config: Config): Promise<readonly Finding[]> {
  try {
    return [await look(config)].flat();
  } catch (error) {
    return sentencesFor(error).map((sentence) => bad(subject, sentence));
  }
}
