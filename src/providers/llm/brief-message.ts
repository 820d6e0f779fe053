import { createHmac, randomBytes } from 'node:crypto';
import { oklabToHex } from '../../engine/colour/hex.ts';
import type { Explanation } from '../../engine/engine.ts';
import type { Tone } from '../../engine/tones.ts';
import type { Limits } from '../brief/limits.ts';
import type { NamedColour } from '../brief/named.ts';
import type { GeneratorRequest } from '../generator.ts';

/** Of this process: who writes a brief cannot know it, and the same brief has the same marks while the process runs. */
const SECRET = randomBytes(32);

/** Words with less weight than this share of the weightiest are not what a brief is about. */
const ABOUT_MIN = 0.25;
const ABOUT_MAX = 6;

/** What a model is asked: how many palettes, and the brief, as its writer typed it and as the engine reads it. */
export function briefMessage(request: GeneratorRequest, explained: Explanation, limits: Limits, count: number): string {
  const mark = markOf(request);
  const brief = { description: request.prompt, ...readingOf(explained, limits) };
  return `Make exactly ${count} ${count === 1 ? 'palette' : 'palettes, each of another idea,'} for the brief between the two marks.

<${mark}>
${asData(brief)}
</${mark}>

"description" is what somebody typed. The rest is how it was read: keep to it where it says what has to hold, and use your own judgement of what it is about.`;
}

/** What is said when palettes are still missing. */
export function againMessage(count: number, faults: readonly string[]): string {
  const told = [...new Set(faults)].slice(0, 6).map((fault) => `- ${fault}`);
  return `${count} more ${count === 1 ? 'palette is' : 'palettes are'} needed, other than those before. What was wrong:\n${told.join('\n')}\nAnswer with the JSON alone.`;
}

function readingOf({ brief, outlook }: Explanation, { demanded, named }: Limits): object {
  const { tones, loose, harmony, ground, askedAccent = [], notLeading } = brief;
  const about = outlook.words
    .filter(({ relative, entry }) => relative >= ABOUT_MIN && !entry.isColour)
    .toSorted((a, b) => b.relative - a.relative)
    .slice(0, ABOUT_MAX)
    .map(({ mention }) => mention.text);
  const listed = {
    about,
    'must be among the five, to the letter': demanded.map(({ hex, role }) =>
      role === undefined ? hex : `${hex} as ${role}`,
    ),
    'asked for by name, as we understand it': named.map(namedInWords),
    'so many of': brief.counted.map(({ text, count }) => `${count} ${text}`),
    'ruled out': brief.ruledOut.map(({ text }) => text),
    'has to hold': [...tones].filter((tone) => !loose.has(tone)).map(toneInWords),
    'has to hold but for the accent': [...tones].filter((tone) => loose.has(tone)).map(toneInWords),
    'the background': ground === undefined ? [] : [inWords(ground)],
    'the accent': [...askedAccent].map(toneInWords),
    'passes from one to the other': (outlook.ramp ?? []).map(oklabToHex),
    'its hues are': harmony === undefined ? [] : [inWords(harmony)],
    'neither primary nor background': notLeading,
    'not wanted': brief.avoidsCliche ? ['what its subject always wears'] : [],
  };
  const known = Object.entries(listed).filter(([, list]) => list.length > 0);
  return { language: brief.language, ...Object.fromEntries(known) };
}

function namedInWords({ text, hex, isHint, roles: [role, ...others] }: NamedColour): string {
  const told = `${isHint ? 'a touch of ' : ''}${text} (about ${hex})`;
  return others.length === 0 && role !== undefined ? `${told}, as ${role}` : told;
}

/** Tones that are not of every colour, as what they are of. */
const TONE_WORDS: Readonly<Partial<Record<Tone, string>>> = {
  monochrome: 'a single hue',
  dark: 'a dark background',
  light: 'a light background',
  vivid: 'vivid colours',
};

const toneInWords = (tone: Tone): string => TONE_WORDS[tone] ?? inWords(tone);

const inWords = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** JSON in which no mark can stand, however it is spelt: it has no angle bracket. */
function asData(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
}

function markOf({ prompt, seed }: GeneratorRequest): string {
  return `brief-${createHmac('sha256', SECRET).update(`${seed}\n${prompt}`).digest('hex').slice(0, 16)}`;
}
