import { setImmediate } from 'node:timers/promises';
import { deltaE2000 } from '../../engine/colour/difference.ts';
import type { Explanation } from '../../engine/engine.ts';
import { ROLES } from '../../engine/palette.ts';
import type { LanguageWords } from '../../engine/model/model.ts';
import { rolesInOrder, type Roles } from '../../engine/roles/contract.ts';
import type { Limits } from '../brief/limits.ts';
import type { MadePalette } from '../generator.ts';
import { palettesIn, readPalette } from '../reading/read-palette.ts';
import { parseObject } from '../reading/parse-object.ts';
import { assignRoles } from '../repair/assign-roles.ts';
import { repair } from '../repair/repair.ts';
import { cleanLine, cleanName } from '../words/clean.ts';
import { describe } from '../words/describe.ts';

/** An answer is asked for ten palettes at most. */
const READ_MAX = 20;
const NAME_MAX = 60;
const DESCRIPTION_MAX = 300;
/** A sentence has more letters than this; anything less is a field that was left open. */
const DESCRIPTION_MIN = 8;
/** Palettes of which every colour is within this of another's (CIEDE2000) are one palette, given twice. */
const SAME = 3;

export interface Brief {
  readonly explained: Explanation;
  readonly limits: Limits;
  readonly count: number;
  readonly seed: number;
  /** The engine's own words of a language, for a palette that comes without a sentence. */
  readonly wordsOf: (language: string) => LanguageWords;
}

/** The palettes of one answer as they come, each tried by itself, once. */
export interface Gathering {
  readonly palettes: readonly MadePalette[];
  /** How many of them have a colour that was moved. */
  readonly repaired: number;
  /** What was wrong with those that could not be used, for the model to hear. */
  readonly faults: readonly string[];
  readonly missing: number;
  /** True when nothing more is read of this answer. */
  readonly isDone: boolean;
  /** Takes an object as the model wrote it. */
  take(json: string): Promise<void>;
}

export function gather(brief: Brief): Gathering {
  const { explained, limits, count, seed, wordsOf } = brief;
  const palettes: MadePalette[] = [];
  /** Each palette is tried once, as it came. */
  const tried: Roles[] = [];
  const faults: string[] = [];
  let moved = 0;
  /** Names of the engine's that stand in for one that is missing. */
  const spare = explained.palettes.map(({ name }) => name);
  let read = 0;

  function roleColours(value: unknown): { readonly given: Roles; readonly semantic: Roles } | undefined {
    const drawn = readPalette(value);
    const roles = drawn && assignRoles(drawn);
    if (roles === undefined) {
      faults.push('a palette had fewer than three colours that can be read as #RRGGBB');
      return undefined;
    }
    if (tried.some((other) => isSame(other, roles))) {
      faults.push('a palette came twice');
      return undefined;
    }
    tried.push(roles);
    const repaired = repair(roles, limits);
    if (repaired === undefined) faults.push(`a palette did not keep ${limits.unmet(roles).join(' and ')}`);
    return repaired && { given: roles, semantic: repaired };
  }

  function takeOne(value: unknown): void {
    const taken = roleColours(value);
    if (taken === undefined) return;
    const { given, semantic } = taken;
    // Two that differed may have been repaired to the same.
    if (palettes.some((other) => isSame(other.semantic, semantic))) return;
    if (ROLES.some((role) => given[role] !== semantic[role])) moved += 1;
    const { name = '', description = '' } = readPalette(value) ?? {};
    palettes.push({
      name: nameFor(name),
      description: sentenceFor(description, semantic),
      colors: rolesInOrder(semantic),
      semantic,
    });
  }

  function nameFor(written: string): string {
    const name = cleanName(written, NAME_MAX);
    const isTaken = (other: string): boolean => palettes.some((palette) => alike(palette.name, other));
    if (name !== '' && !isTaken(name)) return name;
    return spare.find((other) => !isTaken(other)) ?? `${spare[0] ?? 'Palette'} ${palettes.length + 1}`;
  }

  function sentenceFor(written: string, roles: Roles): string {
    const sentence = cleanLine(written, DESCRIPTION_MAX);
    if (Array.from(sentence).length >= DESCRIPTION_MIN) return sentence;
    const { language } = explained.brief;
    const own = wordsOf(language);
    return describe(roles, own.frames.size > 0 ? own : wordsOf('en'), seed + palettes.length);
  }

  return {
    palettes,
    faults,
    get repaired() {
      return moved;
    },
    get missing() {
      return count - palettes.length;
    },
    get isDone() {
      return palettes.length >= count || read >= READ_MAX;
    },
    async take(json) {
      const value = parseObject(json);
      if (value === undefined) faults.push('a palette was no JSON');
      for (const one of value === undefined ? [] : palettesIn(value)) {
        if (palettes.length >= count || read >= READ_MAX) return;
        read += 1;
        takeOne(one);
        // Mending takes milliseconds: others have their turn in between.
        await setImmediate();
      }
    },
  };
}

/** Names that read the same are the same, whatever their case. */
export const alike = (a: string, b: string): boolean =>
  a.normalize('NFKC').toLocaleLowerCase('en') === b.normalize('NFKC').toLocaleLowerCase('en');

const isSame = (a: MadePalette['semantic'], b: Roles): boolean =>
  ROLES.every((role) => deltaE2000(a[role], b[role]) < SAME);
