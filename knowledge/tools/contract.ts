import { contrastRatio } from '../../src/engine/colour/contrast.ts';
import { deltaE2000 } from '../../src/engine/colour/difference.ts';

/** The least contrast (WCAG 2.2) and difference (CIEDE2000) that a written palette has. */
export const MINIMUMS = { text: 7, primary: 3, label: 4.5, accent: 3, secondary: 12, distinct: 5 };

/** The same where softness is what is asked for. */
export const SOFT_MINIMUMS: typeof MINIMUMS = { ...MINIMUMS, accent: 1, secondary: 5 };

/** What background, text, primary, secondary and accent do not keep of what is asked; the empty list: all is kept. */
export function contractFaults(colours: readonly string[], minimums = MINIMUMS): string[] {
  const [background = '', text = '', primary = '', secondary = '', accent = ''] = colours;
  if (colours.length !== 5) return [`${colours.length} colours, not five`];
  const faults: string[] = [];
  const least = (what: string, value: number, min: number): void => {
    if (value < min) faults.push(`${what} is ${value.toFixed(2)}, at least ${min} is asked`);
  };
  const label = (hex: string): number => Math.max(contrastRatio(text, hex), contrastRatio(background, hex));
  least('contrast of text on background', contrastRatio(text, background), minimums.text);
  least('contrast of primary on background', contrastRatio(primary, background), minimums.primary);
  least('contrast of a label on primary', label(primary), minimums.label);
  if (label(accent) < minimums.label) {
    const what = `a label on accent has ${label(accent).toFixed(2)} (${minimums.label} asked); or accent on background`;
    least(what, contrastRatio(accent, background), minimums.accent);
  }
  least('CIEDE2000 of secondary and background', deltaE2000(secondary, background), minimums.secondary);
  for (const [i, a] of colours.entries()) {
    for (const b of colours.slice(i + 1)) least(`CIEDE2000 of ${a} and ${b}`, deltaE2000(a, b), minimums.distinct);
  }
  return faults;
}
