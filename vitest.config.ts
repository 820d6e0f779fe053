import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Inherited by the workers: each store has a thread, which would compile the same modules each time it is opened. */
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'huesmith-compile-cache');

/** What is held to a time of the clock comes last, with nothing beside it that would take the processor from it. */
const TIMED = 'test/browser/first-view.test.ts';
/** These keep a processor busy for ten seconds to a minute; most others wait for a server, a browser or a clock. */
const BUSY =
  /engine\/engine\.test|export\/(hostile|hostile-cards|png)\.test|constraints\.test|faults\.test|fuzz\.test|repair\.test/;
const OTHERS_BETWEEN = 6;

/** Busy files are short texts, and would come last by size: so they come early, and one at a time, among those that wait. */
class BusyAmongOthers extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { busy = [], others = [] } = Object.groupBy(await super.sort(files), ({ moduleId }) =>
      BUSY.test(moduleId) ? 'busy' : 'others',
    );
    return busy.reduce((sorted, file, at) => sorted.toSpliced(at * (OTHERS_BETWEEN + 1), 0, file), others);
  }
}

export default defineConfig({
  test: {
    globalSetup: ['test/browser/build.ts', 'test/storage/shared-postgres.ts'],
    isolate: false,
    // Many tests wait for a server of their own: on two cores a third worker has what the two others leave.
    maxWorkers: 3,
    sequence: { sequencer: BusyAmongOthers },
    testTimeout: 180_000,
    hookTimeout: 240_000,
    // What is waited for comes; when, on a busy machine, is no promise.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'all',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'knowledge/**/*.test.ts'],
          exclude: [TIMED],
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: 'timed', include: [TIMED], sequence: { groupOrder: 1 } } },
    ],
  },
});
