import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A file system of its own, in memory; undefined where none may be mounted, for only root may.
 * @param options of `mount`, such as `size=12m`, or `ro`
 */
export async function mounted(options: string): Promise<{ path: string; remove: () => Promise<void> } | undefined> {
  const path = await mkdtemp(join(tmpdir(), 'huesmith-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'huesmith-test', path], { stdio: 'ignore' });
  } catch {
    await rm(path, { recursive: true });
    return undefined;
  }
  return {
    path,
    async remove() {
      execFileSync('umount', [path]);
      await rm(path, { recursive: true });
    },
  };
}
