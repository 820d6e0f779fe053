import { expect, test } from 'vitest';
import { hexToOklab } from '../colour/hex.ts';
import { NO_RULES, type Rules } from '../meaning/rules.ts';
import type { Hex } from '../palette.ts';
import type { Tone } from '../tones.ts';
import type { Roles } from '../roles/contract.ts';
import { demandSentence, namedSentence, toneSentence, type Asked } from './demand-sentence.ts';

const roles: Roles = {
  background: '#F3F6E6',
  text: '#00290A',
  primary: '#46751E',
  secondary: '#A0E0A8',
  accent: '#E35D00',
};
const told = {
  background: 'polytunnel light',
  text: 'yew',
  primary: 'box hedge',
  secondary: 'lettuce',
  accent: 'marigold',
};

const tints = {
  background: 'polytunnel white',
  text: 'yew black',
  primary: 'box-hedge green',
  secondary: 'lettuce green',
  accent: 'marigold orange',
};
const names = { things: told, tints };
const list = ({ primary, secondary, background, accent }: typeof tints): string =>
  `${primary} and ${secondary} on ${background}, ${accent}.`;

const draw = ([first = '']: readonly string[]): string => first;

const asking = (asked: Partial<Asked>, tones: readonly Tone[] = [], isAccentFree = false): Asked => {
  const rules: Rules = { ...NO_RULES, tones: new Set(tones) };
  return {
    demanded: [],
    counted: [],
    named: [],
    rules: isAccentFree ? { ...rules, freeAccent: rules } : rules,
    ...asked,
  };
};
const named = (name: string, hex: Hex) => ({ name, colour: hexToOklab(hex) });
const counted = (text: string, family: 'green' | 'orange', count: number) => ({
  text,
  main: { l: 0.5, a: 0, b: 0 },
  family,
  count,
  isAccent: false,
});

test.each<[what: string, asked: Asked, sentence: string | undefined]>([
  [
    'what is counted, from the darkest to the lightest',
    asking({ counted: [counted('greens', 'green', 3), counted('orange', 'orange', 1)] }),
    'Three greens, from yew to lettuce, and one orange.',
  ],
  [
    'a brand colour by what it is called',
    asking({ demanded: [{ hex: '#46751E', text: '#46751E', role: undefined }] }),
    'your green and lettuce green on polytunnel white, marigold orange.',
  ],
  [
    'colours that have to be there by their names',
    asking({
      demanded: [
        { hex: '#E35D00', text: 'tangerine', role: undefined },
        { hex: '#46751E', text: 'moss', role: undefined },
      ],
    }),
    'moss and lettuce green on polytunnel white, tangerine.',
  ],
  [
    'one hue by the name that the brief has for it, of what has a hue',
    asking({ named: [{ name: 'green', colour: { l: 0.5, a: -0.1, b: 0.08 } }] }, ['monochrome'], true),
    'One green, from yew to lettuce, and a single marigold orange.',
  ],
  [
    'greys with one colour',
    asking({}, ['neutral'], true),
    'Box-hedge green and lettuce green on polytunnel white, with marigold orange alone in colour.',
  ],
  ['nothing, where nothing is asked', asking({}), undefined],
])('a sentence tells how the palette does %s', (_, asked, sentence) => {
  expect(demandSentence(asked, roles, names, { list, draw })).toBe(sentence);
});

test('contrast is told as it is measured', () => {
  expect(toneSentence(asking({}, ['highContrast']), roles, { things: told, tints: told })).toMatch(
    /^Yew on polytunnel light at 1[45] to one, /,
  );
});

test.each([
  [
    'two in their places',
    [named('box', '#3F6B22'), named('pot marigold', '#E86A10')],
    'box and lettuce green on polytunnel white, pot marigold.',
  ],
  ['one that is not there', [named('navy', '#1B2A49')], undefined],
])('colours that a brief names are told in their places: %s', (_, colours, sentence) => {
  expect(namedSentence(asking({ named: colours }), roles, names, list)).toBe(sentence);
});
