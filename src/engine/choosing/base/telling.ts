import { stemsOf } from '../../meaning/stems.ts';
import type { Card } from '../../model/model.ts';
import type { Outlook } from '../outlook.ts';
import type { Candidate } from './candidates.ts';
import { AT } from './names.ts';

/** How much each answer tells of the brief as a whole: by what it is about, which is in its row, and by the very words. */
export function setTelling(rows: readonly Float64Array[], outlook: Outlook, candidates: readonly Candidate[]): void {
  const near = rows.map((row) => (row[AT['card is near the brief']] ?? 0) + (row[AT['board meaning']] ?? 0));
  const nearest = Math.max(...near);
  const few = 1 / (1 + outlook.words.length);
  for (const [i, { card, word, recalled }] of candidates.entries()) {
    const row = rows[i];
    const own = near[i] ?? 0;
    if (row === undefined) continue;
    row[AT['near the brief squared']] = own * Math.abs(own);
    row[AT['less near than the nearest']] = nearest - own;
    const asked = stemsOf(recalled?.board.brief ?? outlook.words[word ?? -1]?.entry.head ?? '');
    const told = shareTold(outlook, card, asked);
    row[AT['tells of the brief']] = told;
    row[AT['tells of the brief beside few words']] = told * few;
    if (recalled === undefined) continue;
    row[AT['board tells of the brief']] = told;
    const beyond = shareBeyond(outlook, asked);
    row[AT['board tells of more']] = beyond;
    row[AT['board tells of more beside few words']] = beyond * few;
  }
}

/** Share of the brief's stems, the rarer the more, that a card or what it was written for has. */
function shareTold({ stems }: Outlook, card: Card, asked: ReadonlySet<string>): number {
  let told = 0;
  let mass = 0;
  for (const [stem, { number, rarity }] of stems) {
    mass += rarity;
    if (asked.has(stem) || card.stems.includes(number)) told += rarity;
  }
  return mass > 0 ? told / mass : 0;
}

/** Share of what a board was written for, the rarer the more, that the brief at hand does not say. */
export function shareBeyond(
  { stems, rarityOf }: Pick<Outlook, 'stems' | 'rarityOf'>,
  asked: ReadonlySet<string>,
): number {
  let beyond = 0;
  let mass = 0;
  for (const stem of asked) {
    const rarity = rarityOf(stem);
    mass += rarity;
    if (!stems.has(stem)) beyond += rarity;
  }
  return mass > 0 ? beyond / mass : 0;
}
