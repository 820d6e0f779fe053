import { hexToOklab } from '../colour/hex.ts';
import type { Distribution } from '../meaning/distribution.ts';
import type { Recalled } from '../meaning/recall.ts';
import { moodBit, type Model, type NamedColour } from '../model/model.ts';
import type { Hex } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Roles } from '../roles/contract.ts';
import { createNearby, type Nearby } from './nearby.ts';
import { JOINS, SETTINGS } from './phrases.ts';

/** A colour is named among at least so many nouns … */
const NOUNS_MIN = 28;
/** … of which so many are drawn until one is of the brief's mood. */
const MOOD_DRAWS = 8;
const ATTEMPTS_MAX = 60;
/** Within so many no two names of an answer begin with the same words. */
const FRESH_ATTEMPTS = 12;

export interface NamingRequest {
  readonly distribution: Distribution;
  /** Written briefs like the one at hand: their names may serve again. */
  readonly recalled: readonly Recalled[];
  readonly roles: Roles;
  readonly ground: 'light' | 'dark';
  /** Names of the earlier palettes of the answer. */
  readonly taken: ReadonlySet<string>;
  readonly random: Random;
}

export interface Namer {
  /** A name that no earlier palette of the answer has. */
  name(request: NamingRequest): string;
  /** The nearest name of a colour, lower case. */
  colour(hex: Hex): string;
}

const SETTING_MOODS = SETTINGS.map(({ moods }) => moods.reduce((bits, mood) => (bits | moodBit(mood)) >>> 0, 0));

export function createNamer(model: Model): Namer {
  const nouns = createNearby(model.nouns, 0.04, NOUNS_MIN);
  const colours = createNearby(model.colourNames, 0.025, 1);
  return {
    colour: (hex) => (colours.nearest(hexToOklab(hex))?.name ?? hex).toLowerCase(),
    name(request) {
      const { taken, random } = request;
      const draw = drawer(model, nouns, request);
      for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
        const name = draw(random);
        if (name === undefined || taken.has(name)) continue;
        if (attempt < FRESH_ATTEMPTS && taken.values().some((other) => leadOf(other) === leadOf(name))) continue;
        return name;
      }
      return `${draw(random) ?? 'Palette'} ${taken.size + 1}`;
    },
  };
}

const leadOf = (name: string): string => name.split(/, | & /, 1)[0] ?? name;

const pick = <T>(items: readonly T[], random: Random): T | undefined => items[random.below(items.length)];

function drawer(
  model: Model,
  nouns: Nearby,
  { distribution, recalled, roles, ground }: NamingRequest,
): (random: Random) => string | undefined {
  const { moods } = distribution;
  const suits = (named: NamedColour | undefined): boolean =>
    moods === 0 || named === undefined || (named.moods & moods) !== 0;
  const noun = (hex: Hex, random: Random): string | undefined => {
    const near = nouns.around(hexToOklab(hex));
    let drawn = pick(near, random);
    for (let i = 0; i < MOOD_DRAWS && !suits(drawn); i++) drawn = pick(near, random);
    return drawn?.name;
  };
  const setting = (random: Random): string | undefined =>
    pick(
      SETTINGS.filter(
        (one, i) =>
          (one.ground === 'any' || one.ground === ground) &&
          (one.moods.length === 0 || ((SETTING_MOODS[i] ?? 0) & moods) !== 0),
      ),
      random,
    )?.phrase;
  const { primary, accent, secondary, background } = roles;
  const any = (random: Random): string | undefined =>
    noun(pick([primary, accent, secondary], random) ?? primary, random);
  const concepts = [
    ...recalled.map(({ board }) => board.name),
    ...distribution.ranked.slice(0, 3).flatMap((entry) => model.entry(entry)?.names ?? []),
  ];
  const concept = (random: Random): string | undefined => pick(concepts, random);

  // A concept has but a few names of its own: alone they would soon return, beside a noun they hardly do.
  const has = concepts.length > 0 ? 1 : 0;
  const joined = (random: Random): string => ` ${pick(JOINS, random) ?? '&'} `;
  const patterns: readonly (readonly [weight: number, make: (random: Random) => string | undefined])[] = [
    [has * 0.012, concept],
    [has * 0.03, (random) => both(concept(random), setting(random), ' ')],
    [has * 1.8, (random) => both(concept(random), any(random), random.next() < 0.6 ? ', ' : ' & ')],
    [0.22, (random) => both(noun(primary, random), noun(accent, random), joined(random))],
    [0.12, (random) => both(noun(primary, random), noun(background, random), random.next() < 0.5 ? ' on ' : ' over ')],
    [0.16, (random) => both(any(random), setting(random), ' ')],
  ];
  const total = patterns.reduce((sum, [weight]) => sum + weight, 0);
  return (random) => {
    let at = random.next() * total;
    for (const [weight, make] of patterns) {
      at -= weight;
      if (at < 0) return make(random);
    }
    return undefined;
  };
}

const both = (first: string | undefined, second: string | undefined, join: string): string | undefined =>
  first === undefined || second === undefined || first === second ? undefined : first + join + second;
