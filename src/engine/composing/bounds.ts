import { DEFICIENCIES, simulateDeficiency } from '../colour/deficiency.ts';
import { differBy } from '../colour/difference.ts';
import { hexToLab } from '../colour/lab.ts';
import { isAllowed, isFree, rulesFor, TONE_LIMITS, type Rules } from '../meaning/rules.ts';
import { CONTRACT_MINIMUMS, DIFFERENCE_MIN, type ContractMinimums } from '../roles/contract.ts';
import type { Measured, SettleOptions } from '../roles/settle.ts';
import { isAsCalled } from './ground.ts';

/** The contrasts that a brief asks for: fewer of what is soft, more of what is to stand out. */
export function minimumsOf({ tones }: Rules): ContractMinimums {
  const soft = tones.has('soft') || tones.has('pastel');
  const minimums = soft ? { ...CONTRACT_MINIMUMS, accentOnBackground: 1 } : CONTRACT_MINIMUMS;
  if (!tones.has('highContrast')) return minimums;
  const { textContrastMin, primaryContrastMin } = TONE_LIMITS.highContrast;
  return { ...minimums, textOnBackground: textContrastMin, primaryOnBackground: primaryContrastMin };
}

/** What the rules say of a colour in a role; undefined when they say nothing. */
export function allowsOf(rules: Rules): SettleOptions['allows'] {
  if (isFree(rules)) return undefined;
  const { tones } = rules;
  return (colour, role) => {
    const isGround = role === 'background' || role === 'text';
    // Among pastels the primary is as deep as its contrast needs, as grounds are.
    if (!isAllowed(colour, rulesFor(rules, role), isGround || role === 'primary')) return false;
    if (role === 'background' && !isAsCalled(rules, colour)) return false;
    if (role === 'background' && tones.has('dark')) return colour.l <= TONE_LIMITS.dark.backgroundLightnessMax;
    if (role === 'background' && tones.has('light')) return colour.l >= TONE_LIMITS.light.backgroundLightnessMin;
    const own = rulesFor(rules, role).tones;
    const vivid = own.has('vivid') && !own.has('muted') && !own.has('pastel') && !own.has('earthy');
    return !vivid || (role !== 'primary' && role !== 'accent') || colour.c >= TONE_LIMITS.vivid.chromaMin - 0.01;
  };
}

/** Told apart by everyone, and, where the brief asks for it, by people who lack a kind of cone. */
export function apartOf({ tones }: Rules): (a: Measured, b: Measured) => boolean {
  const apart = (a: Measured, b: Measured): boolean => differBy(a.lab, b.lab, DIFFERENCE_MIN);
  if (!tones.has('colourBlindSafe')) return apart;
  return (a, b) =>
    apart(a, b) &&
    DEFICIENCIES.every((deficiency) =>
      differBy(
        hexToLab(simulateDeficiency(a.hex, deficiency)),
        hexToLab(simulateDeficiency(b.hex, deficiency)),
        TONE_LIMITS.colourBlindSafe.differenceMin,
      ),
    );
}
