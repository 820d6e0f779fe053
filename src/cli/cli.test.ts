import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runToEnd, temporaryFolder } from '../../test/service/server-process.ts';
import { PLAN_NAMES } from '../contract/plans.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

async function run(words: readonly string[], input = '') {
  return runToEnd(['src/cli/main.ts', ...words], { HUESMITH_DATA: folder.path }, input);
}

describe('keys', () => {
  test('create prints the key alone on standard output; list does not show it; revoke ends it', async () => {
    const made = await run(['keys', 'create', '--email', 'ada@example.com', '--plan', 'premium', '--quota', '10']);
    expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/^sk_live_[0-9A-Za-z]{38,}\n$/), log: '' });
    const key = made.output.trim();

    const listed = await run(['keys', 'list']);
    expect(listed.output).toMatch(/ada@example\.com +premium .* live$/m);
    expect(listed.output).not.toContain(key);
    expect(listed.output).toContain(`…${key.slice(-4)}`);

    expect(await run(['keys', 'revoke', key])).toMatchObject({ code: 0 });
    expect((await run(['keys', 'list'])).output).toMatch(/revoked \d{4}-/);
    const again = await run(['keys', 'revoke', key]);
    expect(again).toMatchObject({
      code: 1,
      output: '',
      log: expect.stringMatching(/^There is no live key with this id/),
    });
  });

  test('create on a plan without the API makes one, and warns that it answers 403', async () => {
    const made = await run(['keys', 'create', '--email', 'ada@example.com', '--plan', 'free']);
    expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/^sk_live_\w+\n$/) });
    expect(made.log).toMatch(/^The free plan .* 403 .*ada@example\.com/);
  });

  test.for([
    [['keys', 'create', '--email', 'ada@example.com', '--plan', 'gold'], `It must be one of ${PLAN_NAMES.join(', ')}.`],
    [['keys', 'create', '--email', 'ada', '--plan', 'premium'], 'It must be an email address'],
    [['keys', 'create', '--email', 'ada@example.com'], '--plan'],
    [
      ['keys', 'create', '--email', 'ada@example.com', '--plan', 'premium', '--quota', '-1'],
      'It must be an integer from 0',
    ],
    [['accounts', 'plan', 'nobody@example.com', 'premium'], 'There is no account nobody@example.com'],
    [['brew'], 'unknown command'],
  ] as const)('%s', async ([words, told]) => {
    const { code, output, log } = await run(words);
    const isFault = told.startsWith('There is no');
    expect({ code, output }).toEqual({ code: isFault ? 1 : 2, output: '' });
    expect(log).toContain(told);
    expect(log).not.toMatch(/^\s+at /m);
  });
});

test('a plan that is set without a quota has the plan’s own', async () => {
  const quotaOf = async () =>
    /ada@example\.com +unlimited +- +(\S+)/.exec((await run(['accounts', 'list'])).output)?.[1];
  await run(['keys', 'create', '--email', 'ada@example.com', '--plan', 'premium', '--quota', '12']);
  await run(['accounts', 'plan', 'ada@example.com', 'unlimited']);
  expect(await quotaOf()).toBe('-');
  await run(['accounts', 'plan', 'ada@example.com', 'unlimited', '--quota', '9']);
  expect(await quotaOf()).toBe('9');
  await run(['keys', 'create', '--email', 'ada@example.com', '--plan', 'unlimited']);
  expect(await quotaOf()).toBe('-');
});

test('accounts: list, plan with an end, remove', async () => {
  await run(['keys', 'create', '--email', 'ada@example.com', '--plan', 'premium']);
  const planned = await run(['accounts', 'plan', 'ada@example.com', 'unlimited', '--days', '90']);
  const end = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  expect(planned.output).toContain(`ada@example.com is on the unlimited plan until ${end}`);
  expect((await run(['accounts', 'list'])).output).toMatch(new RegExp(`ada@example\\.com +unlimited +${end}`));
  expect((await run(['accounts', 'remove', 'ada@example.com'])).code).toBe(0);
  expect((await run(['accounts', 'list'])).output).not.toContain('ada@');
});

test('migrate', async () => {
  expect(await run(['migrate'])).toMatchObject({ code: 0, output: 'The database is up to date.\n' });
});

describe('generate and export', () => {
  test('generate draws; with --json it tells the answer of the API', async () => {
    const drawn = await run(['generate', 'cozy autumn coffee shop', '--count', '2', '--seed', '5']);
    expect(
      drawn.output.match(/#[0-9A-F]{6}  (background|text|primary|secondary|accent)/g)?.length,
    ).toBeGreaterThanOrEqual(8);
    expect(drawn.output).not.toContain('\u001B');
    const told = JSON.parse((await run(['generate', 'sea', '--count', '2', '--seed', '5', '--json'])).output);
    expect(told).toMatchObject({ object: 'palette.list', count: 2, metadata: { seed: 5, estimatedCost: 0 } });
    expect(told.data).toHaveLength(2);
  });

  test('what generate tells, export takes', async () => {
    const { output } = await run(['generate', 'sea', '--count', '2', '--json']);
    const second = JSON.parse(output).data[1];
    const css = await run(['export', '--pick', '2'], output);
    for (const hex of second.colors) expect(css.output).toContain(hex);
    const file = join(folder.path, 'out.scss');
    expect(await run(['export', '--format', 'scss', '--output', file], JSON.stringify(second))).toMatchObject({
      code: 0,
      output: '',
    });
    expect(await readFile(file, 'utf8')).toContain(second.colors[0]);
  });

  test.for([
    [1, ['generate', ''], '`prompt` must be a non-empty string'],
    [2, ['generate', 'sea', '--count', '11'], 'It must be an integer from 1 to 10'],
    [2, ['generate'], 'give one prompt'],
    [2, ['generate', 'sea', '--file', 'prompts.txt'], 'give one prompt'],
    [2, ['generate', 'sea', '--format', 'css', '-n', '3'], 'writes one palette'],
    [2, ['export', '--format', 'pdf'], 'Allowed choices are'],
    [1, ['export'], 'is not JSON'],
    [1, ['export', '/nowhere/palette.json'], '/nowhere/palette.json cannot be read: no such file.'],
    [1, ['export', '--colors', '#111111,#222222'], '5'],
    [1, ['usage'], 'HUESMITH_KEY is not set'],
  ] as const)('exit code %i: %s', async ([expected, words, told]) => {
    const { code, log } = await run(words, 'nothing');
    expect(code).toBe(expected);
    expect(log).toContain(told);
  });
});
