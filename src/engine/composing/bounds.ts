import { differBy } from '../colour/difference.ts';
import { isAllowed, isFree, rulesFor, type Rules } from '../meaning/rules.ts';
import { CONTRACT_MINIMUMS, DIFFERENCE_MIN, type ContractMinimums } from '../roles/contract.ts';
import type { Measured, SettleOptions } from '../roles/settle.ts';
import { isGroundWithin, toneRow, TONES, tonesWhere, type GroundLimit } from '../tones.ts';
import { isAsCalled } from './ground.ts';

/** The contrasts that a brief asks for: fewer of what is soft, more of what is to stand out. */
export function minimumsOf({ tones }: Rules): ContractMinimums {
  const minimums = { ...CONTRACT_MINIMUMS };
  for (const tone of tones) Object.assign(minimums, toneRow(tone).minimums);
  return minimums;
}

/** How dark or light the background has to be, what holds first; none where it may be either. */
export const groundLimitsOf = ({ tones }: Pick<Rules, 'tones'>): readonly GroundLimit[] =>
  [...OF_GROUND].flatMap((tone) => (tones.has(tone) ? (toneRow(tone).ground ?? []) : []));

const OF_GROUND = tonesWhere(({ ground }) => ground !== undefined);

/** What the rules say of a colour in a role; undefined when they say nothing. */
export function allowsOf(rules: Rules): SettleOptions['allows'] {
  if (isFree(rules)) return undefined;
  const [ground] = groundLimitsOf(rules);
  return (colour, role) => {
    const isGround = role === 'background' || role === 'text';
    // Among pastels the primary is as deep as its contrast needs, as grounds are.
    if (!isAllowed(colour, rulesFor(rules, role), isGround || role === 'primary')) return false;
    if (role === 'background' && !isAsCalled(rules, colour)) return false;
    if (role === 'background' && ground !== undefined) return isGroundWithin(ground, colour.l);
    const own = rulesFor(rules, role).tones;
    const vivid = own.has('vivid') && !own.has('muted') && !own.has('pastel') && !own.has('earthy');
    return !vivid || (role !== 'primary' && role !== 'accent') || colour.c >= TONES.vivid.limits.chromaMin - 0.01;
  };
}

/** Told apart by everyone, and, where the brief asks for it, by people who lack a kind of cone. */
export function apartOf({ tones }: Rules): (a: Measured, b: Measured) => boolean {
  const apart = (a: Measured, b: Measured): boolean => differBy(a.lab, b.lab, DIFFERENCE_MIN);
  const asked = [...tones].flatMap((tone) => toneRow(tone).isApart?.() ?? []);
  if (asked.length === 0) return apart;
  return (a, b) => apart(a, b) && asked.every((isApart) => isApart(a.hex, b.hex));
}
