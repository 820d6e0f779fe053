import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../contract/examples.ts';
import { AdobeTheme, FigmaTokens } from '../../contract/export-files.ts';
import { EXAMPLE_PNG } from '../../contract/operations.ts';
import { expectError, expectShape, limitsTold } from '../testing/expect.ts';
import { testService, type TestService } from '../testing/service.ts';

const PATH = '/v1/palettes/export';
const palette = { name: 'Late Checkout', colors: ['#F6EBDD', '#2e1f18', '#B4511E', '#7A5A3A', '#3f5b46'] };
const semantic = {
  background: '#F6EBDD',
  text: '#2e1f18',
  primary: '#B4511E',
  secondary: '#7A5A3A',
  accent: '#3f5b46',
};

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await testService();
  key = await service.keyFor('premium');
});
afterAll(() => service.close());

async function ask(body: unknown) {
  return service.ask('POST', PATH, { 'x-api-key': key }, body);
}

describe('200', () => {
  test('css where no format is given: the colours in order, as they were sent', async () => {
    const answer = await ask({ palette });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+\.css"$/);
    expect(answer.text).toMatch(/:root\s*\{/);
    const variables = [...answer.text.matchAll(/--color-(\d): (#[0-9A-Fa-f]{6});/g)].map(([, n, hex]) => [n, hex]);
    expect(variables).toEqual(palette.colors.map((hex, index) => [String(index + 1), hex]));
  });

  test.for([
    ['css', 'text/css; charset=utf-8'],
    ['scss', 'text/x-scss; charset=utf-8'],
    ['tailwind', 'text/javascript; charset=utf-8'],
  ])('%s is %s', async ([format, type]) => {
    const answer = await ask({ palette, format });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    for (const hex of palette.colors) expect(answer.text).toContain(hex);
  });

  test.for(Object.entries(EXAMPLES.exports))(
    'the document’s example of %s is what comes',
    async ([format, example]) => {
      const answer = await ask({ ...EXAMPLES.exportRequest, format });
      expect(typeof example === 'string' ? answer.text : answer.json()).toEqual(example);
    },
  );

  test('the document’s example of png is what comes', async () => {
    const answer = await ask({ ...EXAMPLES.exportRequest, format: 'png' });
    const example = await service.ask('GET', EXAMPLE_PNG);
    expect([example.status, example.headers['content-type']]).toEqual([200, 'image/png']);
    expect(example.bytes.equals(answer.bytes)).toBe(true);
  });

  test('figma and adobe keep their schemas, with roles too', async () => {
    for (const asked of [palette, { ...palette, semantic }]) {
      expectShape(FigmaTokens, (await ask({ palette: asked, format: 'figma' })).json());
      expectShape(AdobeTheme, (await ask({ palette: asked, format: 'adobe' })).json());
    }
  });

  test('a palette just as generation returned it', async () => {
    const made = await service.ask('POST', '/v1/palettes/generate', { 'x-api-key': key }, { prompt: 'sea', count: 1 });
    const answer = await ask({ palette: made.json().data[0] });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('primary');
  });

  test('counts one', async () => {
    const own = await service.keyFor('premium', 5);
    const answer = await service.ask('POST', PATH, { 'x-api-key': own }, { palette });
    expect(limitsTold(answer)).toEqual(['5', '4']);
  });

  test('a name that no header could carry', async () => {
    const answer = await ask({ palette: { ...palette, name: '夜\r\nSet-Cookie: a=b"; ../' } });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"$/);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('400', () => {
  const CASES: readonly [what: string, body: unknown, named: string][] = [
    ['no palette', {}, 'The parameter `palette` is required and must be an object with `name` and `colors`'],
    ['a palette that is none', { palette: 'red' }, '`palette` must be an object'],
    ['no name', { palette: { colors: palette.colors } }, '`palette.name` is required'],
    ['an empty name', { palette: { ...palette, name: '' } }, '`palette.name` must be a non-empty string'],
    ['a name of 201 characters', { palette: { ...palette, name: 'x'.repeat(201) } }, '`palette.name`'],
    ['no colours', { palette: { name: 'a' } }, '`palette.colors` is required and must be an array of 5 colours'],
    ['four colours', { palette: { ...palette, colors: palette.colors.slice(1) } }, 'it is an array of 4'],
    ['six colours', { palette: { ...palette, colors: [...palette.colors, '#000000'] } }, 'it is an array of 6'],
    ['a short hex', { palette: { ...palette, colors: ['#fff', ...palette.colors.slice(1)] } }, '`palette.colors[0]`'],
    ['a colour name', { palette: { ...palette, colors: [...palette.colors.slice(1), 'red'] } }, '`palette.colors[4]`'],
    [
      'a colour with a line after it',
      { palette: { ...palette, colors: ['#ffffff\n', ...palette.colors.slice(1)] } },
      '[0]',
    ],
    ['another format', { palette, format: 'pdf' }, '`format` must be one of png, css, tailwind, scss, figma, adobe'],
    ['a format in capitals', { palette, format: 'CSS' }, '`format`'],
    ['a format beyond the interface', { palette, format: 'ase' }, '`format`'],
    ['a format that is null', { palette, format: null }, '`format`'],
    [
      'a misspelt parameter',
      { palette, fromat: 'css' },
      '`fromat` is not a parameter; allowed are `palette` and `format`',
    ],
    ['a misspelt field', { palette: { ...palette, nmae: 'a' } }, '`palette.nmae` is not a parameter'],
    [
      'half of the roles',
      { palette: { ...palette, semantic: { primary: '#000000' } } },
      '`palette.semantic.secondary`',
    ],
    [
      'a role too many',
      { palette: { ...palette, semantic: { ...semantic, border: '#000000' } } },
      '`palette.semantic.border`',
    ],
  ];

  test.for(CASES)('%s', async ([, body, named]) => {
    expectError(await ask(body), 400, 'invalid_request', named);
  });
});

test('401 without a key', async () => {
  expectError(await service.ask('POST', PATH, {}, { palette }), 401, 'unauthorized');
});

test('403 on a plan without the API', async () => {
  const free = await service.keyFor('free');
  expectError(await service.ask('POST', PATH, { 'x-api-key': free }, { palette }), 403, 'forbidden');
});

test('429 when the quota is used up', async () => {
  const none = await service.keyFor('premium', 0);
  expectError(await service.ask('POST', PATH, { 'x-api-key': none }, { palette }), 429, 'rate_limit_exceeded');
});
