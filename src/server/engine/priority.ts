import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lets every other thread of the machine go before the one that calls this, whenever both could run. Nothing where threads have
 * no priorities of their own (elsewhere than on Linux), or where a sandbox forbids it.
 */
export function standBack(): void {
  if (process.platform !== 'linux') return;
  try {
    // The calling thread, as `pid/task/tid`: proc(5). On Linux a priority is a thread's.
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It goes on as all others do.
  }
}
