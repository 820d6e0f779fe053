import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** What a test asks for that takes seconds: a service, a database, a browser, another process. */
const HEAVY =
  /testing\/service|testing\/raw|storage\/databases|dashboard\/service|\/browser\.ts|server-process|child_process|sqlite\/|openStore|fake-llm|packed\.ts|worker_threads|node:http/;
/** Held to thousands of cases: they are run by `npm test`. */
const LONG =
  /hostile|golden|constraints|fuzz|conformance|colour\/colour\.test|engine\/engine\.test|wire\/|models\/|25-exports|css-browser/;

const files = globSync(['src/**/*.test.ts', 'test/**/*.test.ts']);

/** `npm run test:unit`: the tests of functions, for the loop of writing and trying. */
export default defineConfig({
  test: {
    include: files.filter((file) => !LONG.test(file) && !HEAVY.test(readFileSync(file, 'utf8'))),
    isolate: false,
    maxWorkers: 2,
  },
});
