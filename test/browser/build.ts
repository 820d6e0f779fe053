import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The front page's examples are made by the engine, and the formats come from the table: they are sources too. */
const SOURCES = ['src/dashboard', 'src/contract', 'src/examples', 'src/engine', 'src/model', 'src/export'];

/** Builds the dashboard before the tests, unless what is built is newer than every source of it. */
export async function setup(): Promise<void> {
  const built = statSync(join(ROOT, 'dist/dashboard/index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(ROOT, folder, file)),
  );
  if (files.every((file) => statSync(file).mtimeMs <= built)) return;
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  // As it is served: under the tests' own NODE_ENV React would come in its version for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = [vite, 'build', '--config', 'src/dashboard/vite.config.ts'];
  await promisify(execFile)(process.execPath, args, { cwd: ROOT, env });
}
