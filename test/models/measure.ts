import { readFileSync } from 'node:fs';
import { deltaE2000 } from '../../src/engine/colour/difference.ts';
import { type Hex, type Role, ROLES } from '../../src/engine/index.ts';
import type { Roles } from '../../src/engine/roles/contract.ts';
import { limitsOf } from '../../src/providers/brief/limits.ts';
import type { EmbeddedGenerator } from '../../src/providers/embedded.ts';
import { repair } from '../../src/providers/repair/repair.ts';

export interface WrittenAnswer {
  readonly brief: string;
  readonly name: string;
  readonly roles: Roles;
}

/** What passing through the service did to palettes. */
export interface Passed {
  readonly palettes: number;
  /** Palettes that held already. */
  readonly held: number;
  /** Palettes that held already and were changed all the same. */
  readonly touchedThoughHeld: number;
  /** Briefs whose palette would hold with some of what moved as it came. */
  readonly needless: readonly string[];
  /** Palettes that could not be made to hold. */
  readonly dropped: number;
  readonly colours: number;
  /** CIEDE2000 of each colour that is another now, by its role. */
  readonly moved: readonly { readonly role: Role; readonly by: number; readonly name: string }[];
  readonly msMax: number;
}

type AnswersFile = `answers-${'' | 'demands-'}${'good' | 'poor'}.txt`;

export function readAnswers(file: AnswersFile): readonly WrittenAnswer[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [brief = '', name = '', hexes = ''] = line.split(' | ');
      const [background, text, primary, secondary, accent] = hexes.split(' ').map((hex): Hex => `#${hex.slice(1)}`);
      if (!background || !text || !primary || !secondary || !accent) throw new Error(`not five colours: ${line}`);
      return { brief, name, roles: { background, text, primary, secondary, accent } };
    });
}

/** Passes palettes through the service's own repair, each under its own brief. */
export function pass(engine: EmbeddedGenerator, answers: readonly WrittenAnswer[]): Passed {
  const moved: { role: Role; by: number; name: string }[] = [];
  const needless: string[] = [];
  let [held, touchedThoughHeld, dropped, msMax] = [0, 0, 0, 0];
  for (const { brief, name, roles } of answers) {
    const limits = limitsOf(engine.explain({ prompt: brief, count: 1, seed: 1 }));
    const holds = limits.unmet(roles).length === 0;
    const started = performance.now();
    const repaired = repair(roles, limits);
    msMax = Math.max(msMax, performance.now() - started);
    if (holds) held += 1;
    if (repaired === undefined) {
      dropped += 1;
      continue;
    }
    // By colour rather than by role: two that changed places have not moved.
    const before = new Set<string>(Object.values(roles));
    const changed = ROLES.filter((role) => !before.has(repaired[role]));
    const gone = ROLES.filter((role) => !Object.values(repaired).includes(roles[role]));
    for (const role of changed) {
      const by = Math.min(...gone.map((other) => deltaE2000(roles[other], repaired[role])));
      moved.push({ role, by, name });
    }
    if (holds && changed.length > 0) touchedThoughHeld += 1;
    if (partlyUndone(roles, repaired).some((five) => limits.unmet(five).length === 0)) needless.push(brief);
  }
  return {
    palettes: answers.length,
    held,
    touchedThoughHeld,
    dropped,
    colours: answers.length * 5,
    moved,
    msMax,
    needless,
  };
}

/** All ways to take some of what a repair did back. */
function partlyUndone(came: Roles, repaired: Roles): readonly Roles[] {
  const moved = ROLES.filter((role) => came[role] !== repaired[role]);
  return Array.from({ length: 2 ** moved.length - 1 }, (_, at) => {
    const back = moved.filter((_role, bit) => ((at + 1) >> bit) % 2 === 1);
    return { ...repaired, ...Object.fromEntries(back.map((role) => [role, came[role]])) };
  });
}
