import { hexToOklab } from '../../engine/colour/hex.ts';
import { byRole, type Hex } from '../../engine/palette.ts';
import type { ColourTerm, LanguageWords } from '../../engine/model/model.ts';
import { plainColour } from '../../engine/naming/plain-colour.ts';
import { sentenceOf } from '../../engine/naming/sentence.ts';
import { seededRandom } from '../../engine/random.ts';
import type { Roles } from '../../engine/roles/contract.ts';

/** A sentence in the engine's own words, true of these five, for a palette that came without one. */
export function describe(roles: Roles, { frames, terms }: LanguageWords, seed: number): string {
  const taken = new Set<ColourTerm>();
  const phrases = byRole((role) => {
    const term = nearest(roles[role], terms, taken);
    if (term === undefined) return plainColour(roles[role]);
    taken.add(term);
    return role === 'background' ? term.onTerm : term.term;
  });
  return sentenceOf({ frames, roles, phrases, taken: new Set(), random: seededRandom(seed) });
}

function nearest(hex: Hex, terms: readonly ColourTerm[], taken: ReadonlySet<ColourTerm>): ColourTerm | undefined {
  const colour = hexToOklab(hex);
  const distance = ({ l, a, b }: ColourTerm): number => Math.hypot(l - colour.l, a - colour.a, b - colour.b);
  return terms
    .filter((term) => !taken.has(term))
    .reduce<ColourTerm | undefined>(
      (best, term) => (best === undefined || distance(term) < distance(best) ? term : best),
      undefined,
    );
}
