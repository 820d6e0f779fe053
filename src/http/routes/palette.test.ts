import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOfPalette } from '../../contract/palette-address.ts';
import { ALL_FORMATS } from '../../export/formats.ts';
import { exportPalette } from '../../export/export-palette.ts';
import { type EmbeddedGenerator, embeddedGenerator } from '../../providers/embedded.ts';
import { expectError } from '../testing/expect.ts';
import { testService, type TestService } from '../testing/service.ts';
import { smallGenerator } from '../testing/small-generator.ts';

let embedded: EmbeddedGenerator;
let service: TestService;
beforeAll(async () => {
  embedded = await embeddedGenerator();
  service = await testService({ generator: embedded });
});
afterAll(() => service.close());

const asked = { prompt: 'misty fjord', seed: 4 };
const signal = new AbortController().signal;
const at = (change: object, format: string) =>
  service.ask('GET', pathOfPalette({ engine: embedded.model, ...asked, ...change }, format));

describe('a palette’s permanent address', () => {
  test.for(ALL_FORMATS)('serves %s without a key, as the library writes it, to be kept', async (format) => {
    const [made] = (await embedded.generate({ ...asked, count: 1 }, signal)).palettes;
    if (made === undefined) throw new Error('none');
    const file = await exportPalette(format, made);
    const answer = await at({}, format);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': file.contentType,
      'content-disposition': `inline; filename="${file.fileName}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    expect(answer.bytes.equals(Buffer.from(file.body))).toBe(true);
  });

  test('serves the palette itself, any of those that were made together', async () => {
    const { palettes } = await embedded.generate({ ...asked, count: 3 }, signal);
    expect((await at({ count: 3, pick: 3 }, 'json')).json()).toEqual(palettes[2]);
    expect((await at({ prompt: ' misty fjord ', count: 3 }, 'json')).json()).toEqual(palettes[0]);
  });

  test('of another engine is not here, and says whose it is', async () => {
    const answer = await at({ engine: 'huesmith-1' }, 'css');
    expectError(answer, 404, 'invalid_request');
    expect(answer.json().message).toContain(embedded.model);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.for([
    ['format', 'docx?prompt=sea&seed=1', 404],
    ['prompt', 'css?seed=1', 400],
    ['prompt', 'css?prompt=+&seed=1', 400],
    ['seed', 'css?prompt=sea', 400],
    ['seed', 'css?prompt=sea&seed=1.5', 400],
    ['count', 'css?prompt=sea&seed=1&count=11', 400],
    ['count', 'css?prompt=sea&seed=1&count=2&pick=3', 400],
    ['sede', 'css?prompt=sea&seed=1&sede=2', 400],
  ] as const)('a fault of the address is named: %s', async ([name, path, status]) => {
    const answer = await service.ask('GET', `/palette/${embedded.model}/${path}`);
    expectError(answer, status, 'invalid_request');
    expect(answer.json().message).toContain(name);
  });

  test('is no way around the plans: more than 30 in a minute are refused', async () => {
    const own = await testService();
    try {
      const path = (seed: number) => pathOfPalette({ engine: 'small', prompt: 'sea', seed }, 'css');
      for (let seed = 0; seed < 30; seed += 1) expect((await own.ask('GET', path(seed))).status).toBe(200);
      const refused = await own.ask('GET', path(30));
      expectError(refused, 429, 'rate_limit_exceeded');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await own.close();
    }
  });

  test('is not there where a language model makes the palettes, which makes none twice', async () => {
    const own = await testService({ generator: smallGenerator({ instant: false }) });
    try {
      expect((await own.ask('GET', '/palette/small/css?prompt=sea&seed=1')).status).toBe(404);
    } finally {
      await own.close();
    }
  });
});
