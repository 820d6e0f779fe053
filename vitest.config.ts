import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Inherited by the workers: each store has a thread, which would compile the same modules each time it is opened. */
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'huesmith-compile-cache');

/** What is held to a time of the clock comes last, with nothing beside it that would take the processor from it. */
const TIMED = 'test/browser/first-view.test.ts';

export default defineConfig({
  test: {
    globalSetup: ['test/browser/build.ts', 'test/storage/shared-postgres.ts'],
    isolate: false,
    // Many tests wait for a server of their own: on two cores a second worker saves a third of the time.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
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
