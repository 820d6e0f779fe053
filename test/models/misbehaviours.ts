import { gzipSync } from 'node:zlib';
import { hexToOklch } from '../../src/engine/colour/oklch.ts';
import type { Generated } from '../../src/providers/generator.ts';
import type { Behaviour } from '../../src/providers/testing/fake-llm.ts';
import { without } from '../constraints/demands.ts';
import { readAnswers, type WrittenAnswer } from './measure.ts';

/** One way in which a provider may misbehave, and what has to come of it beside every guarantee. */
export interface Misbehaviour {
  readonly name: string;
  /** How it answers a request for so many palettes. */
  readonly answer: (count: number, elsewhere: string) => Behaviour;
  /** Who may be named as the maker; undefined: whoever could. */
  readonly maker?: 'model' | 'both' | 'engine';
  readonly prompt?: string;
  /** What has to hold beside. */
  readonly holds?: (generated: Generated) => boolean;
}

export const KEY = 'unmistakable-key-of-the-provider';
export const PROMPT = 'unmistakable harbour with lanterns';
/** Of the errors that a hostile provider sends back. */
const ECHO = `invalid key ${KEY} for prompt ${PROMPT}`;

type Written = Readonly<Record<string, unknown>>;
const GOOD = readAnswers('answers-good.txt').filter((_, at) => at % 2 === 0);

/** So many palettes as an answer has them, each changed. */
function palettes(
  count: number,
  change: (palette: Written, one: WrittenAnswer, at: number) => Written = same,
): Written[] {
  return GOOD.slice(0, count).map((one, at) => {
    const description = 'A quiet ground with one spark, as the brief would have it.';
    return change({ name: one.name, description, colors: { ...one.roles } }, one, at);
  });
}

const same = (palette: Written): Written => palette;
const json = (list: readonly Written[]): string => JSON.stringify({ palettes: list });
const says = (text: string): Behaviour => ({ kind: 'text', text });

/** Colours written in another way. */
const written = (count: number, write: (hex: string) => string): Behaviour =>
  says(
    json(
      palettes(count, (palette, { roles }) => ({
        ...palette,
        colors: Object.fromEntries(Object.entries(roles).map(([role, hex]) => [role, write(hex)])),
      })),
    ),
  );

const bytesOf = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const asRgb = (hex: string): string => `rgb(${bytesOf(hex).join(', ')})`;
const asOklch = (hex: string): string => {
  const { l, c, h } = hexToOklch(hex);
  return `oklch(${(l * 100).toFixed(2)}% ${c.toFixed(4)} ${h.toFixed(2)})`;
};
const asShort = (hex: string): string => `#${[1, 3, 5].map((at) => hex.charAt(at)).join('')}`;

const CSS_ROLES = {
  background: 'ivory',
  text: 'midnightblue',
  primary: 'teal',
  secondary: 'tan',
  accent: 'darkorange',
};
const GREEN_ROLES = {
  background: '#F1F8E9',
  text: '#1B3A1B',
  primary: '#2E7D32',
  secondary: '#A5D6A7',
  accent: '#66BB6A',
};
const DEMANDED = '#7FD6C2';

const HOSTILE_NAMES = [
  '<script>alert(1)</script>',
  'Tide https://evil.example/x',
  'Ti\u202Ede\u200B\u2066x\u2069',
  '[Tide](javascript:alert(1))',
  '\u{E0041}\u{E0042}\u0000\u0007',
  'x'.repeat(5000),
];

const MANY = 220_000;
/** Streams so many palettes, as fast as they are read. */
const many: Behaviour = {
  kind: 'own',
  respond(response, asked) {
    const [first = '', ...rest] = asked.format.body(
      Array.from({ length: 50 }, (_, at) => json(palettes(2, (palette) => ({ ...palette, name: `N ${at}` })))),
      { input: 1, output: 1, finish: 'stop', asTool: Array.isArray(asked.body['tools']) },
    );
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(first);
    let sent = 0;
    const more = (): void => {
      while (sent < MANY && !response.destroyed) {
        sent += 100;
        if (!response.write(rest.slice(0, 50).join(''))) break;
      }
      if (sent >= MANY && !response.destroyed) response.end();
    };
    response.on('drain', more);
    more();
  },
};

const flood = (mebibytes: number): Behaviour => ({
  kind: 'own',
  respond(response) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const chunk = Buffer.alloc(1024 * 1024, ' ');
    let sent = 0;
    const more = (): void => {
      while (sent < mebibytes && !response.destroyed) {
        sent += 1;
        if (!response.write(chunk)) return;
      }
      if (!response.destroyed) response.end();
    };
    response.on('drain', more);
    more();
  },
});

let bomb: Buffer | undefined;
function zipped(): Behaviour {
  // Before anybody asks, for it takes a second.
  bomb ??= gzipSync(Buffer.alloc(300 * 1024 * 1024, ' '), { level: 1 });
  const bytes = bomb;
  return {
    kind: 'own',
    respond(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' });
      response.end(bytes);
    },
  };
}

export const MISBEHAVIOURS: readonly Misbehaviour[] = [
  { name: 'none at all', maker: 'model', answer: (count) => says(json(palettes(count))) },
  { name: 'fenced JSON', maker: 'model', answer: (count) => says(`\`\`\`json\n${json(palettes(count))}\n\`\`\``) },
  {
    name: 'prose around the JSON',
    maker: 'model',
    answer: (count) => says(`Sure! [Here] they are:\n\n${json(palettes(count))}\n\nShall I go on?`),
  },
  {
    name: 'a comma too many',
    maker: 'model',
    answer: (count) => says(json(palettes(count)).replaceAll('"}', '",}')),
  },
  { name: 'three palettes for five', maker: 'both', answer: (count) => says(json(palettes(Math.floor(count * 0.6)))) },
  { name: 'nine palettes for five', maker: 'model', answer: (count) => says(json(palettes(count + 4))) },
  { name: 'rgb()', maker: 'model', answer: (count) => written(count, asRgb) },
  { name: 'oklch()', maker: 'model', answer: (count) => written(count, asOklch) },
  { name: '#abc', maker: 'model', answer: (count) => written(count, asShort) },
  {
    name: 'colour names',
    maker: 'both',
    answer: (count) =>
      says(
        json(
          palettes(count, (palette, _, at) =>
            at === 0 ? { ...palette, colors: CSS_ROLES } : { ...palette, colors: 'many' },
          ),
        ),
      ),
  },
  {
    name: 'one bad hex',
    maker: 'model',
    answer: (count) =>
      says(json(palettes(count, (palette, { roles }) => ({ ...palette, colors: { ...roles, accent: '#GGHHII' } })))),
  },
  {
    name: 'a missing role',
    maker: 'model',
    answer: (count) =>
      says(json(palettes(count, (palette, { roles: { text: _text, ...roles } }) => ({ ...palette, colors: roles })))),
  },
  {
    name: 'a doubled role',
    maker: 'model',
    answer: (count) =>
      says(
        json(palettes(count, (palette, { roles }) => ({ ...palette, colors: { ...roles, secondary: roles.primary } }))),
      ),
  },
  {
    name: 'one field too many',
    maker: 'model',
    answer: (count) => says(json(palettes(count, (palette) => ({ ...palette, mood: 'calm', wcag: { ok: true } })))),
  },
  {
    name: 'colours without roles, in another order',
    maker: 'model',
    answer: (count) =>
      says(json(palettes(count, (palette, { roles }) => ({ ...palette, colors: Object.values(roles).toReversed() })))),
  },
  {
    name: 'green where green is ruled out',
    prompt: 'tea shop on the corner, no green',
    answer: (count) => says(json(palettes(count, (palette) => ({ ...palette, colors: GREEN_ROLES })))),
    holds: ({ palettes: made }) => made.every(({ colors }) => without('green')(asPalette(colors))),
  },
  {
    name: 'a demanded colour, obeyed as the primary of a light palette',
    prompt: `spa by the sea, must include ${DEMANDED}`,
    maker: 'model',
    answer: (count) =>
      says(json(palettes(count, (palette, { roles }) => ({ ...palette, colors: { ...roles, primary: DEMANDED } })))),
    holds: ({ palettes: made }) => made.every(({ colors }) => colors.includes(DEMANDED)),
  },
  {
    name: 'markup, links and unseen characters in names',
    maker: 'model',
    answer: (count) =>
      says(
        json(
          palettes(count, (palette, _, at) => ({
            ...palette,
            name: HOSTILE_NAMES[at % HOSTILE_NAMES.length],
            description: HOSTILE_NAMES[(at + 1) % HOSTILE_NAMES.length],
          })),
        ),
      ),
  },
  {
    name: 'a redirect to another host',
    maker: 'engine',
    answer: (_, elsewhere) => ({ kind: 'redirect', location: elsewhere }),
  },
  { name: '50 MB', maker: 'engine', answer: () => flood(50) },
  { name: '300 MB, gzipped', maker: 'engine', answer: () => zipped() },
  { name: '220,000 palettes in one answer', answer: () => many },
  { name: 'brackets a hundred thousand deep', maker: 'engine', answer: () => says('['.repeat(100_000)) },
  { name: 'a stall', maker: 'engine', answer: () => ({ kind: 'silence' }) },
  { name: 'a drip', maker: 'engine', answer: () => ({ kind: 'drip' }) },
  { name: 'a cut', maker: 'engine', answer: () => ({ kind: 'cut' }) },
  {
    name: 'a cut after two palettes',
    answer: (count) => ({ kind: 'cut', text: json(palettes(count)), afterChars: json(palettes(2)).length }),
  },
  {
    name: 'no end after the last palette',
    maker: 'model',
    answer: (count) => ({ kind: 'text', text: json(palettes(count)), endless: true }),
  },
  {
    name: 'half of the calls failing',
    answer: (count) => ({
      kind: 'each',
      behaviour: ({ before }) => (before % 2 === 0 ? { kind: 'status', status: 500 } : says(json(palettes(count)))),
    }),
  },
  { name: '429', maker: 'engine', answer: () => ({ kind: 'status', status: 429 }) },
  { name: '500', maker: 'engine', answer: () => ({ kind: 'status', status: 500 }) },
  {
    name: 'an error that echoes key and prompt',
    maker: 'engine',
    answer: () => ({ kind: 'status', status: 401, message: ECHO }),
  },
  {
    name: 'a usage of 10^15 tokens',
    maker: 'model',
    answer: (count) => ({ kind: 'text', text: json(palettes(count)), input: 1e15, output: 1e15 }),
  },
  {
    name: 'a usage that is none',
    maker: 'model',
    answer: (count) => ({ kind: 'text', text: json(palettes(count)), input: -5, output: -1 }),
  },
  { name: 'prose alone', maker: 'engine', answer: () => says('Here are some lovely palettes: sand, sea and sky.') },
  { name: 'nothing', maker: 'engine', answer: () => says('') },
  {
    name: 'a refusal of the content',
    maker: 'engine',
    answer: () => ({ kind: 'text', text: '', finish: 'filtered' }),
  },
];

function asPalette(colors: readonly string[]): Parameters<ReturnType<typeof without>>[0] {
  const [background, text, primary, secondary, accent] = colors.map((hex): `#${string}` => `#${hex.slice(1)}`);
  if (!background || !text || !primary || !secondary || !accent) throw new Error('not five colours');
  const semantic = { background, text, primary, secondary, accent };
  return { name: '', description: '', colors: [background, text, primary, secondary, accent], semantic };
}
