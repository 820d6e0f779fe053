import { contractFaults, MINIMUMS, SOFT_MINIMUMS } from './contract.ts';
import { finding, repeats, type Finding } from './lines.ts';
import { phraseFaults } from './lint-cards.ts';
import type { Moodboard } from './parse.ts';

const SOFT =
  /pastel|soft|pale|delicate|gentle|subtle|quiet|muted|tonal|tone on tone|whisper|barely|low contrast|monochrom/i;

/** Briefs whose palettes may be softer than others. */
export const isSoft = ({ brief, moods }: Moodboard): boolean => SOFT.test(brief) || moods.includes('soft');

const WORDS_MAX = 100;

/** A palette may be told again in another language, in a file that is named after it. */
const languageOf = (file: string): readonly string[] =>
  /\b(?:french|german|spanish|italian|portuguese|dutch|polish|japanese|chinese)\b/.exec(file) ?? [];

/** Every rule over the written briefs; no finding means that they are sound. */
export function lintBoards(boards: readonly Moodboard[]): Finding[] {
  const findings = [
    ...repeats(boards, ({ brief }) => [brief.toLowerCase()], 'the brief'),
    ...repeats(boards, ({ name }) => [name.toLowerCase()], 'the name'),
    ...repeats(boards, ({ sentence }) => [sentence.toLowerCase()], 'the sentence'),
    ...repeats(boards, ({ colours, file }) => [[...colours, ...languageOf(file)].join(' ')], 'the palette'),
  ];
  for (const board of boards) {
    const minimums = isSoft(board) ? SOFT_MINIMUMS : MINIMUMS;
    findings.push(...contractFaults(board.colours, minimums).map((says) => finding(board, says)));
    if (board.phrases.length > 0) findings.push(...phraseFaults(board.phrases).map((says) => finding(board, says)));
    const words = board.brief.split(/\s+/).length;
    if (words > WORDS_MAX) findings.push(finding(board, `the brief has ${words} words`));
    if (!/[.!?…。！？]$/.test(board.sentence)) findings.push(finding(board, 'the sentence has no end'));
  }
  return findings;
}
