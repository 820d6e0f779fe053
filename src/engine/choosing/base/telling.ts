import { meaningLikeness } from '../../meaning/meanings.ts';
import { hasStem, stemsOf } from '../../meaning/stems.ts';
import type { Outlook } from '../outlook.ts';
import type { Candidate } from './candidates.ts';
import { AT } from './names.ts';

/** How much each answer tells of the brief as a whole: by its very words, and by what it is about. */
export function setTelling(rows: readonly Float64Array[], outlook: Outlook, candidates: readonly Candidate[]): void {
  const near = candidates.map(({ card }) => meaningLikeness(card.meaning, outlook.meaning));
  const nearest = Math.max(...near);
  const few = 1 / (1 + outlook.words.length);
  for (const [i, candidate] of candidates.entries()) {
    const row = rows[i];
    const own = near[i] ?? 0;
    if (row === undefined) continue;
    row[AT['near the brief']] = own;
    row[AT['near the brief squared']] = own * Math.abs(own);
    row[AT['less near than the nearest']] = nearest - own;
    const told = shareTold(outlook, candidate);
    row[AT['tells of the brief']] = told;
    row[AT['tells of the brief beside few words']] = told * few;
    if (candidate.recalled === undefined) continue;
    row[AT['board tells of the brief']] = told;
    const beyond = shareBeyond(outlook, candidate.recalled.board.brief);
    row[AT['board tells of more']] = beyond;
    row[AT['board tells of more beside few words']] = beyond * few;
  }
}

/** Share of the brief's stems, the rarer the more, that the answer or what it was written for has. */
function shareTold({ stems, words }: Outlook, { card, word, recalled }: Candidate): number {
  const asked = recalled === undefined ? (words[word ?? -1]?.entry.head ?? '') : recalled.board.asked;
  const text = `${card.told} ${asked} `;
  let told = 0;
  let mass = 0;
  for (const [stem, rarity] of stems) {
    mass += rarity;
    if (hasStem(text, stem)) told += rarity;
  }
  return mass > 0 ? told / mass : 0;
}

/** Share of a board's brief, the rarer the more, that the brief at hand does not say. */
function shareBeyond({ stems, rarityOf }: Outlook, brief: string): number {
  let beyond = 0;
  let mass = 0;
  for (const stem of stemsOf(brief)) {
    const rarity = rarityOf(stem);
    mass += rarity;
    if (!stems.has(stem)) beyond += rarity;
  }
  return mass > 0 ? beyond / mass : 0;
}
