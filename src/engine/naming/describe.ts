import type { Idea } from '../composing/ideas.ts';
import type { Brief } from '../reading/brief.ts';
import type { Random } from '../random.ts';
import type { Roles } from '../roles/contract.ts';
import type { Namer } from './name.ts';
import { IDEA_WORDS, SENTENCES } from './phrases.ts';

export interface DescriptionRequest {
  /** The words of the brief that say most: see `briefWords`; undefined when none does. */
  readonly words: string | undefined;
  readonly roles: Roles;
  readonly ground: 'light' | 'dark';
  readonly idea: Idea;
  /** What the brief asked for and did not get, in words; empty when all of it holds. */
  readonly gaveWay: readonly string[];
  readonly random: Random;
}

/** Words of the brief that a sentence names. */
const WORDS_MAX = 3;
const WORD_WEIGHT_MIN = 0.05;

/** One to three sentences that are true of these five colours and of this brief. */
export function describePalette(
  namer: Namer,
  { words, roles, ground, idea, gaveWay, random }: DescriptionRequest,
): string {
  const sentences = SENTENCES[ground].filter((sentence) => words !== undefined || !sentence.includes('{brief}'));
  const sentence = sentences[random.below(sentences.length)] ?? SENTENCES[ground][0];
  const filled = sentence.replaceAll(/\{(\w+)\}/g, (_, slot: keyof typeof SLOTS | 'brief') =>
    slot === 'brief' ? (words ?? '') : namer.colour(roles[SLOTS[slot]]),
  );
  const given = gaveWay.length === 0 ? '' : `Not all of the brief could be kept: ${gaveWay.join(' and ')} gave way.`;
  return [capital(filled), IDEA_WORDS[idea.name], given].filter((part) => part !== '').join(' ');
}

/** Which role's colour fills which place of a sentence. */
const SLOTS = { P: 'primary', S: 'secondary', A: 'accent', B: 'background', T: 'text' } as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words that say most, in the order in which they stand, as they were typed. */
export function briefWords({ mentions }: Brief): string | undefined {
  const strongest = mentions
    .filter(({ text, weight }) => text !== '' && weight >= WORD_WEIGHT_MIN)
    .sort((p, q) => q.weight - p.weight)
    .slice(0, WORDS_MAX)
    .sort((p, q) => p.place - q.place);
  const words = [...new Set(strongest.map(({ text }) => text.toLowerCase()))];
  if (words.length === 0) return undefined;
  return words.length === 1 ? words[0] : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
