import type { Oklab } from '../../colour/oklab.ts';
import { LOUD, moodMask } from '../../meaning/loudness.ts';
import { isAllowed, isFree, rulesFor } from '../../meaning/rules.ts';
import type { Card } from '../../model/model.ts';
import { ROLES } from '../../palette.ts';
import { TONES, tonesWhere } from '../../tones.ts';
import { cardLikeness, distance } from '../likeness.ts';
import type { Outlook } from '../outlook.ts';
import type { Candidate } from './candidates.ts';
import { AT } from './names.ts';

/** Oklab distance within which a colour is seen in a palette. */
const SEEN = 0.11;

/** Moods that want little chroma. */
const CALM = moodMask('calm', 'soft', 'serious', 'elegant', 'melancholic', 'clean', 'airy', 'rustic', 'sacred');

const CALM_TONES = [...tonesWhere(({ temper }) => temper === 'calm')];
const LOUD_TONES = [...tonesWhere(({ temper }) => temper === 'loud')];

/** How strongly a brief asks for calm and for loudness. */
export interface Temper {
  readonly calm: number;
  readonly loud: number;
}

export function temperOf({ moods, rules: { tones } }: Outlook): Temper {
  const strength = (mask: number): number =>
    moods.reduce((sum, value, bit) => ((mask & (1 << bit)) === 0 ? sum : sum + value), 0);
  return {
    calm: Math.min(2, strength(CALM)) + (CALM_TONES.some((tone) => tones.has(tone)) ? 1 : 0),
    loud: Math.min(2, strength(LOUD)) + (LOUD_TONES.some((tone) => tones.has(tone)) ? 1 : 0),
  };
}

/** Share of the moods asked for that a card has; 0 where none is asked for. */
function moodShare(card: Card, moods: Float64Array): number {
  let sum = 0;
  let mass = 0;
  for (let bit = 0; bit < moods.length; bit++) {
    const value = moods[bit] ?? 0;
    mass += value;
    if ((card.moods & (1 << bit)) !== 0) sum += value;
  }
  return mass > 0 ? sum / mass : 0;
}

export function setColours(row: Float64Array, outlook: Outlook, { card }: Candidate, { calm, loud }: Temper): void {
  const { colours, isDark } = card;
  const { moods, allMoods, scheme, rules, avoidsCliche, discouraged } = outlook;
  row[AT['moods asked for']] = moodShare(card, moods);
  row[AT['moods of all words']] = moodShare(card, allMoods);
  row[AT['agrees with scheme']] = Math.tanh(scheme) * (isDark ? 1 : -1);
  row[AT['agrees with sure scheme']] = Math.max(-4, Math.min(4, scheme)) * (isDark ? 1 : -1);
  row[AT['dark']] = isDark ? 1 : 0;
  const asked = rules.tones.has('dark') ? isDark : rules.tones.has('light') ? !isDark : undefined;
  row[AT['dark against what is demanded']] = asked === false ? 1 : 0;
  const chroma = (colours.primary.c + colours.accent.c + colours.secondary.c) * 2;
  row[AT['chroma of background']] = colours.background.c * 10;
  row[AT['chroma of primary']] = colours.primary.c * 5;
  row[AT['chroma of accent']] = colours.accent.c * 5;
  row[AT['chroma where calm is asked']] = chroma * calm;
  row[AT['chroma where loud is asked']] = chroma * loud;
  setNamed(row, outlook, card);
  row[AT['share of colours not allowed']] = notAllowed(card, outlook) / ROLES.length;
  setMixture(row, outlook, card);
  row[AT['first card where clichés are avoided']] = avoidsCliche && card.place === 0 ? 1 : 0;
  row[AT['like what is discouraged']] = discouraged.reduce(
    (most, other) => Math.max(most, cardLikeness(card, other)),
    0,
  );
}

/** Colours of a card that the rules do not let a palette have. */
export function notAllowed({ colours }: Card, { rules }: Outlook): number {
  if (isFree(rules)) return 0;
  return ROLES.filter((role) => {
    const isGround = role === 'background' || role === 'text';
    const colour = colours[role];
    if (!isAllowed(colour, rulesFor(rules, role), isGround)) return true;
    return (
      rules.tones.has('vivid') &&
      role === 'primary' &&
      !rules.tones.has('muted') &&
      colour.c < TONES.vivid.limits.chromaMin
    );
  }).length;
}

function setNamed(row: Float64Array, { named, words }: Outlook, { colours }: Card): void {
  if (named.length === 0) return;
  let seen = 0;
  let likeness = 0;
  let mass = 0;
  for (const colour of named) {
    const weight = words[colour.word]?.mention.weight ?? 0;
    const nearest = Math.min(...ROLES.map((role) => distance(colour, colours[role])));
    if (nearest < SEEN) seen++;
    likeness += weight * Math.exp(-nearest / SEEN);
    mass += weight;
  }
  row[AT['share of named colours seen']] = seen / named.length;
  row[AT['likeness to named colours']] = mass > 0 ? likeness / mass : 0;
}

/** Oklab distance at which a colour of the mixture is half met. */
const MET = 0.08;
/** Points of the mixture that are looked at. */
const POINTS_MAX = 24;

function setMixture(row: Float64Array, { mixture: { points } }: Outlook, { points: own }: Card): void {
  const count = Math.min(POINTS_MAX, points.length);
  let covered = 0;
  let [primary, secondary, accent] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const point = points[i];
    if (point === undefined) continue;
    const { weight } = point;
    const asPrimary = metBy(point, own, AT_PRIMARY);
    const asSecondary = metBy(point, own, AT_SECONDARY);
    const asAccent = metBy(point, own, AT_ACCENT);
    primary += weight * asPrimary;
    secondary += weight * asSecondary;
    accent += weight * asAccent;
    const onGround = Math.max(metBy(point, own, AT_BACKGROUND), metBy(point, own, AT_TEXT));
    covered += weight * Math.max(onGround, asPrimary, asSecondary, asAccent);
  }
  row[AT['mixture covered']] = covered;
  row[AT['mixture purity']] = primary + secondary + accent;
}

/** Where each role's colour stands in the points of a card. */
const [AT_BACKGROUND, AT_TEXT, AT_PRIMARY, AT_SECONDARY, AT_ACCENT] = [0, 3, 6, 9, 12] as const;

/** How far a colour of a card meets one of the mixture, 0 to 1. */
function metBy({ l, a, b }: Oklab, points: Float64Array, at: number): number {
  const dl = l - (points[at] ?? 0);
  const da = a - (points[at + 1] ?? 0);
  const db = b - (points[at + 2] ?? 0);
  const d = Math.sqrt(dl * dl + da * da + db * db) / MET;
  return 1 / (1 + d * d);
}
