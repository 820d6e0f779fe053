import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startServer, temporaryFolder } from '../service/server-process.ts';

const shell = promisify(execFile);
/** Of util-linux: runs a command on a terminal of its own. */
const SCRIPT = '/usr/bin/script';
const HUESMITH = `'${process.execPath}' src/cli/main.ts`;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

interface Ended {
  readonly code: number;
  readonly output: string;
  readonly log: string;
}

async function run(command: string, env: Record<string, string> = {}): Promise<Ended> {
  const options = { env: { PATH: process.env['PATH'], HOME: folder.path, HUESMITH_DATA: folder.path, ...env } };
  try {
    const { stdout, stderr } = await shell('/bin/bash', ['-c', command], options);
    return { code: 0, output: stdout, log: stderr };
  } catch (error) {
    // Boundary: what execFile rejects with.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout, log: stderr };
  }
}

/** On a terminal of so many columns. */
async function onTerminal(words: string, env: Record<string, string>, columns = 80): Promise<Ended> {
  const command = `stty cols ${columns}; ${HUESMITH} ${words}`;
  return run(`${SCRIPT} -qec ${quoted(command)} /dev/null`, { TERM: 'xterm', ...env });
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const GENERATE = 'generate "misty fjord" -n 2 --seed 4';
// oxlint-disable-next-line no-control-regex
const withoutColour = (text: string): string => text.replaceAll(/\u001B\[[\d;]*m/g, '');

describe.skipIf(!existsSync(SCRIPT))('on a terminal', () => {
  test.for([
    ['48;2;', { COLORTERM: 'truecolor' }],
    ['48;5;', { TERM: 'xterm-256color' }],
    [undefined, { TERM: 'xterm' }],
    [undefined, { COLORTERM: 'truecolor', NO_COLOR: '1' }],
    [undefined, { COLORTERM: 'truecolor', TERM: 'dumb' }],
    ['48;2;', { TERM: 'dumb', FORCE_COLOR: '3' }],
  ] as const)('swatches are drawn in %s with %j', async ([told, env]) => {
    const { code, output } = await onTerminal(GENERATE, env);
    expect(code).toBe(0);
    if (told === undefined) expect(output).not.toContain('\u001B[48');
    else expect(output.split(told).length - 1).toBe(10);
    expect(withoutColour(output)).toMatch(/#[0-9A-F]{6} {2}primary {4}/);
  });

  test('no line is wider than the terminal, and what is left off is left off from the right', async () => {
    for (const columns of [24, 40, 60]) {
      const { output } = await onTerminal(GENERATE, { COLORTERM: 'truecolor' }, columns);
      const lines = withoutColour(output).split(/\r?\n/);
      expect(lines.filter((line) => line.length > columns)).toEqual([]);
      expect(lines.filter((line) => /#[0-9A-F]{6}/.test(line))).toHaveLength(10);
    }
  });

  test('an image stays out of it', async () => {
    const words = 'export --colors 111111,222222,333333,444444,555555 -f png';
    const { code, output } = await onTerminal(words, {});
    expect(code).toBe(1);
    expect(output).toContain('This format is not text: name a file with --output');
  });

  test('a list of prompts shows how far it is', async () => {
    await writeFile(join(folder.path, 'prompts.txt'), 'sea\nforest\n');
    const { code, output } = await onTerminal(
      `generate --file ${folder.path}/prompts.txt --out ${folder.path}/out`,
      {},
    );
    expect(code).toBe(0);
    expect(output).toMatch(/░ 0\/2 sea.*█.* 1\/2 forest.*█ 2\/2/s);
  });
});

describe('in a pipe', () => {
  test('the text is plain, whatever the terminal could; FORCE_COLOR forces', async () => {
    expect((await run(`${HUESMITH} ${GENERATE}`, { COLORTERM: 'truecolor' })).output).not.toContain('\u001B');
    expect((await run(`${HUESMITH} ${GENERATE}`, { FORCE_COLOR: '3' })).output).toContain('48;2;');
  });

  test('whoever stops reading ends it quietly', async () => {
    const { output, log } = await run(`set -o pipefail; ${HUESMITH} generate sea -n 10 --json | head -c 1`);
    expect({ output, log }).toEqual({ output: '{', log: '' });
  });

  test.skipIf(!existsSync('/dev/full'))('a full disk is one sentence', async () => {
    const sentence = /^[^\n]*the disk is full\.\n$/;
    const full = await run(`${HUESMITH} generate sea > /dev/full`);
    expect(full).toMatchObject({ code: 1, log: expect.stringMatching(sentence) });
    expect(await run(`${HUESMITH} generate sea -o /dev/full`)).toMatchObject({
      code: 1,
      log: expect.stringMatching(sentence),
    });
  });
});

test('generate writes a file of a format, and a file for each prompt of a list; a bad line is reported and left out', async () => {
  const out = join(folder.path, 'out');
  await writeFile(join(folder.path, 'prompts.txt'), `sea\n# not this\n\n${'x'.repeat(501)}\nAutumn café\n`);
  const { code, log } = await run(`${HUESMITH} generate --file ${folder.path}/prompts.txt --out ${out} --seed 1`);
  expect(code).toBe(1);
  expect(log).toMatch(/^line 4: .*500.*\n1 of 3 prompts failed\.\n$/);
  expect((await readdir(out)).toSorted()).toEqual(['1-sea.json', '5-autumn-cafe.json']);
  expect(JSON.parse(await readFile(join(out, '1-sea.json'), 'utf8'))).toMatchObject({
    count: 5,
    metadata: { seed: 1 },
  });
  const list = `generate --file ${folder.path}/prompts.txt --out ${out}`;
  await run(`${HUESMITH} ${list} -f css; ${HUESMITH} ${list} -f tailwind`);
  const files = ['1-sea.css', '1-sea.json', '1-tailwind.config.js', '5-autumn-cafe.css', '5-autumn-cafe.json'];
  expect((await readdir(out)).toSorted()).toEqual([...files, '5-tailwind.config.js']);
  const css = await run(`${HUESMITH} generate sea --seed 1 --format css -o ${out}/sea.css`);
  expect(css).toEqual({ code: 0, output: '', log: '' });
  expect(await readFile(join(out, 'sea.css'), 'utf8')).toContain('--color-primary');
});

test('generate, history and usage ask a service, with the key of HUESMITH_KEY', async () => {
  const server = await startServer({ HUESMITH_DATA: folder.path });
  try {
    const env = { HUESMITH_KEY: server.key ?? '', HUESMITH_URL: server.httpUrl };
    const made = await run(`${HUESMITH} generate sea -n 1 --seed 7 --json --api ${server.httpUrl}`, env);
    const list = JSON.parse(made.output);
    expect(list).toMatchObject({ object: 'palette.list', metadata: { seed: 7 }, usage: { limit: 'unlimited' } });
    const here = await run(`${HUESMITH} generate sea -n 1 --seed 7 --json`, env);
    expect(JSON.parse(here.output).data).toEqual(list.data);
    expect(JSON.parse((await run(`${HUESMITH} history --json`, env)).output)).toMatchObject({ count: 1 });
    expect((await run(`${HUESMITH} history --all --json`, env)).output.trim().split('\n')).toHaveLength(1);
    expect((await run(`${HUESMITH} usage`, env)).output).toMatch(/^4 of unlimited requests used this month/);
    const wrong = await run(`${HUESMITH} usage`, { ...env, HUESMITH_KEY: 'sk_live_wrong' });
    expect(wrong).toMatchObject({ code: 1, log: 'The API key is not valid: it is mistyped, unknown or revoked.\n' });
  } finally {
    await server.stop();
  }
});

test('contrast tells what a ratio is enough for, and fails a step of a build below --min', async () => {
  expect((await run(`${HUESMITH} contrast 767676 FFFFFF --min 4.5`)).code).toBe(0);
  const low = await run(`${HUESMITH} contrast 777777 FFFFFF --min 4.5`);
  expect(low).toMatchObject({ code: 1, output: expect.stringContaining('4.47:1'), log: '4.47:1 is below 4.5:1.\n' });
});

describe('completion', () => {
  const complete = (words: string): string =>
    `source <(${HUESMITH} completion bash); COMP_WORDS=(huesmith ${words}); COMP_CWORD=$((\${#COMP_WORDS[@]}-1)); _huesmith; echo "\${COMPREPLY[@]}"`;

  test('bash completes commands, options and the values of an option', async () => {
    expect((await run(complete('gen'))).output).toBe('generate\n');
    expect((await run(complete('generate --fo'))).output).toBe('--format\n');
    expect((await run(complete('export --format tail'))).output).toBe('tailwind4 tailwind\n');
    expect((await run(complete('keys rev'))).output).toBe('revoke\n');
  });

  test('zsh reads the same, and fish has a line for each', async () => {
    expect((await run(`${HUESMITH} completion zsh`)).output).toContain('bashcompinit');
    const fish = (await run(`${HUESMITH} completion fish`)).output;
    expect(fish).toContain('complete -c huesmith -n __fish_use_subcommand -f -a generate');
    expect((await run(`${HUESMITH} completion tcsh`)).code).toBe(2);
  });
});
