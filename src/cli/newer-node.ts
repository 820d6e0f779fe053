import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import packageJson from '../../package.json' with { type: 'json' };
import { StartFault } from '../server/start-fault.ts';

/** From here on Node has the embedded database as the service uses it. */
const SINCE = { major: 22, minor: 16 };
const VERSION = packageJson.devDependencies.node;

export function isNodeNewEnough(version = process.versions.node): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > SINCE.major || (major === SINCE.major && minor >= SINCE.minor);
}

/**
 * Runs this very command on a newer Node, which npm fetches once and keeps, and ends as it ends.
 * @throws StartFault when npm has none
 */
export async function runOnNewerNode(): Promise<never> {
  process.stderr.write(
    `Node ${process.versions.node} has no built-in database; running on Node ${VERSION} through npx instead.\n`,
  );
  const shell = process.platform === 'win32';
  const asked = ['--yes', '--package', `node@${VERSION}`, '--', 'node', '-p', 'process.execPath'];
  const found = spawnSync('npx', asked, { encoding: 'utf8', shell, stdio: ['ignore', 'pipe', 'ignore'] });
  const node = found.stdout?.trim();
  if (found.status !== 0 || !node) {
    throw new StartFault(`npm cannot get Node ${VERSION}; install Node 22.16 or later, and run the command again.`);
  }
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  });
}
