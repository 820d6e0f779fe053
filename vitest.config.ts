import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'knowledge/**/*.test.ts'],
    globalSetup: ['test/browser/build.ts'],
    isolate: false,
    // Many tests wait for a server of their own: on two cores a second worker saves a third of the time.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
