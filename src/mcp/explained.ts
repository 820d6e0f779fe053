import { deltaE2000 } from '../engine/colour/difference.ts';
import type { Explanation } from '../engine/engine.ts';
import { type Hex, ROLES, type Role } from '../engine/palette.ts';
import { measureRoles } from '../engine/roles/contract.ts';

/** How a brief was read and what came of it, as data that a person or an assistant can read. */
export interface Explained {
  /** ISO 639-1 */
  readonly language: string;
  readonly words: readonly {
    readonly text: string;
    /** The entry of the lexicon that it was taken for. */
    readonly takenFor: string;
    readonly part: string;
    /** Of the weightiest word, 0 to 1. */
    readonly weight: number;
  }[];
  readonly mustHave: readonly Hex[];
  readonly counted: readonly string[];
  readonly ruledOut: readonly string[];
  readonly tones: readonly string[];
  readonly unknown: readonly string[];
  readonly scheme: 'dark' | 'light';
  readonly alike: readonly { readonly brief: string; readonly likeness: number }[];
  readonly palettes: readonly ExplainedPalette[];
}

export interface ExplainedPalette {
  readonly name: string;
  /** The hand-made palette that it began as, and the word that brought it. */
  readonly from: string;
  readonly word: string | undefined;
  readonly exchanged: readonly { readonly role: Role; readonly hex: Hex; readonly from: string }[];
  /** What had to move so that the contrasts hold, by how much (CIEDE2000). */
  readonly moved: readonly { readonly role: Role; readonly was: Hex; readonly is: Hex; readonly difference: number }[];
  readonly contrast: {
    readonly textOnBackground: number;
    readonly primaryOnBackground: number;
    readonly labelOnPrimary: number;
    readonly accentOnBackground: number;
  };
}

const ALIKE_MAX = 3;

/** @example explained(engine.explain({ prompt: 'misty fjord', count: 1, seed: 1 })).words */
export function explained({ brief, outlook, recalled, choices, palettes }: Explanation): Explained {
  return {
    language: brief.language,
    words: outlook.words.map(({ mention, entry, relative }) => ({
      text: mention.text,
      takenFor: entry.head,
      part: entry.part,
      weight: hundredths(relative),
    })),
    mustHave: brief.demanded.map(({ hex }) => hex),
    counted: brief.counted.map(({ count, text }) => `${count} × ${text}`),
    ruledOut: brief.ruledOut.map(({ text }) => text),
    tones: [...brief.tones].map((tone) => (brief.only.has(tone) ? `${tone} only` : tone)),
    unknown: brief.unknown,
    scheme: outlook.scheme > 0 ? 'dark' : 'light',
    alike: recalled
      .slice(0, ALIKE_MAX)
      .map(({ board, likeness }) => ({ brief: board.brief, likeness: hundredths(likeness) })),
    palettes: palettes.map(({ name, semantic }, at) => {
      const choice = choices[at];
      const measured = measureRoles(semantic);
      return {
        name,
        from: choice?.base.card.name ?? '',
        word: choice?.base.word === undefined ? undefined : outlook.words[choice.base.word]?.mention.text,
        exchanged: (choice?.exchanges ?? []).map(({ role, placed }) => ({
          role,
          hex: placed.colour.hex,
          from: placed.card.name,
        })),
        moved: ROLES.flatMap((role) => {
          const was = choice?.five[role].colour.hex;
          const is = semantic[role];
          if (was === undefined || was === is) return [];
          return [{ role, was, is, difference: hundredths(deltaE2000(was, is)) }];
        }),
        contrast: {
          textOnBackground: hundredths(measured.textOnBackground),
          primaryOnBackground: hundredths(measured.primaryOnBackground),
          labelOnPrimary: hundredths(measured.labelOnPrimary),
          accentOnBackground: hundredths(measured.accentOnBackground),
        },
      };
    }),
  };
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;
