import type { Mood } from '../model/model.ts';

/** Where and when a palette is seen; `ground` limits a phrase to palettes on such a background. */
export interface Setting {
  readonly phrase: string;
  readonly ground: 'light' | 'dark' | 'any';
  /** A phrase without moods suits all. */
  readonly moods: readonly Mood[];
}

const on = (ground: Setting['ground'], moods: readonly Mood[], phrases: string): Setting[] =>
  phrases.split(', ').map((phrase) => ({ phrase, ground, moods }));

/** Second halves of names: `Brass by Lamplight`. */
export const SETTINGS: readonly Setting[] = [
  ...on(
    'dark',
    [],
    'after Dark, at Midnight, by Lamplight, before Dawn, past Closing, in the Small Hours, by Candlelight, under Stars, at Nightfall, in Low Light, off the Last Train, behind the Curtain',
  ),
  ...on(
    'dark',
    ['mysterious', 'eerie', 'dramatic', 'dark'],
    'under the Stairs, in the Wings, through Keyholes, at the Witching Hour, below Deck, in Velvet',
  ),
  ...on(
    'dark',
    ['futuristic', 'technical', 'industrial', 'lively'],
    'on Standby, in Night Shift, through Static, on Channel Nine, in the Server Room, at Full Voltage',
  ),
  ...on(
    'dark',
    ['elegant', 'luxurious', 'festive'],
    'at the Opera, in Black Tie, by the Last Toast, in the Private Room, at the Encore',
  ),
  ...on(
    'light',
    [],
    'at Noon, in Morning Light, by the Window, in the Open, on Paper, before Breakfast, in Clear Weather, on the Sill, at First Light, in Daylight, on a Clean Page, with the Door Open',
  ),
  ...on(
    'light',
    ['calm', 'soft', 'airy', 'dreamy'],
    'in a Whisper, on Linen, through Gauze, half Asleep, in Slow Rooms, after Rain, on Soft Ground',
  ),
  ...on(
    'light',
    ['playful', 'joyful', 'lively', 'festive'],
    'on Saturday, at Recess, in Bare Feet, with Sprinkles, on the Swings, in Party Hats, at the Fair',
  ),
  ...on(
    'light',
    ['fresh', 'clean', 'cool'],
    'in Spring Water, on Tile, out of the Wash, in Fresh Air, by the Shallow End',
  ),
  ...on(
    'any',
    ['cosy', 'warm', 'rustic', 'nostalgic'],
    'by the Stove, in Wool, with Honey, on the Porch, in the Back Kitchen, from Grandmother, on an Old Table, at Home',
  ),
  ...on(
    'any',
    ['earthy', 'wild'],
    'in the Clearing, off the Trail, underfoot, in Tall Grass, by the River, on Dry Ground',
  ),
  ...on('any', ['romantic'], 'in Letters, at the Balcony, by Heart, with Love, on the Second Evening'),
  ...on(
    'any',
    ['serious', 'technical', 'clean'],
    'on the Grid, in Order, to Scale, in Two Columns, on the Record, by Design',
  ),
  ...on(
    'any',
    ['fierce', 'bold', 'dramatic'],
    'at Full Volume, in Capitals, against the Wall, with Both Hands, in One Take',
  ),
  ...on('any', ['melancholic', 'sacred'], 'in Minor, after the Bells, in the Nave, by the Grey Sea, on the Way Home'),
];

/** How two things that are in a palette stand to each other: the first is what is on top. */
export const JOINS = ['and', '&', 'on', 'over', 'beside', 'with', 'against', 'under', 'meets', 'for'] as const;

/**
 * Sentences for one palette. `{P} {S} {A} {B} {T}` are its colours by name, `{brief}` the words that it was read from.
 * Each is true of any palette that the engine makes: the primary and the accent stand out from the background, the
 * text reads on it.
 */
export const SENTENCES = {
  light: [
    '{P} leads on {B}, {S} keeps it company, and {A} is saved for what must not be missed.',
    '{brief}, seen by day: {P} and {A} on open {B}, with {T} for every word.',
    '{B} leaves the room, {P} does the talking, {A} answers, and {S} fills the quiet between.',
    'Type in {T} on {B}; {P} for the buttons, {A} for the marks, {S} where the eye may rest.',
    '{P} taken from {brief}, set on {B} and sharpened by {A}.',
    'A light page of {B} that {P} warms to, with {S} beside it and {A} as the last word.',
    '{A} sparks against {P}; {B} and {T} keep both readable, {S} softens the step between.',
    '{brief} in five: {B} for air, {T} for ink, {P} in front, {S} behind, {A} for delight.',
  ],
  dark: [
    '{P} glows out of {B}, {A} flares beside it, and {T} stays easy to read.',
    '{brief}, seen by night: {P} and {A} on {B}, with {T} for every word.',
    '{B} holds the dark, {P} and {S} give it depth, and {A} is the one light left on.',
    'Type in {T} on {B}; {P} for the buttons, {A} for the marks, {S} for the edges.',
    '{P} taken from {brief}, lit against {B} and sharpened by {A}.',
    'A deep ground of {B} that {P} lifts, with {S} close by and {A} as the spark.',
    '{A} and {P} carry the colour, {B} the silence, {T} the words, {S} what lies between.',
    '{brief} in five: {B} below, {T} above, {P} in front, {S} behind, {A} for the flash.',
  ],
} as const;

/** What makes this palette another idea than its neighbours in the answer. */
export const IDEA_WORDS = {
  faithful: '',
  'other ground': 'The same story on the opposite ground.',
  muted: 'A quieter reading.',
  bold: 'A louder reading.',
  surprising: 'The unexpected one: its accent comes from across the colour circle.',
  'second reading': 'Another look at the same words.',
  deep: 'A deeper reading.',
  airy: 'A lighter reading.',
} as const;
