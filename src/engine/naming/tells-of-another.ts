import type { Choice } from '../choosing/choose.ts';
import type { Outlook, Word } from '../choosing/outlook.ts';
import type { Part } from '../model/model.ts';

/** A word with less than this share of the weight of the weightiest is no world of a brief. */
const RELATIVE_MIN = 0.3;
/** A palette that tells of less than this share of a brief's worlds was composed for something else. */
const TOLD_MIN = 0.5;
const WORLDS: ReadonlySet<Part> = new Set(['subject', 'place', 'style', 'mood']);

const isWorld = ({ entry, mention, relative }: Word): boolean =>
  WORLDS.has(entry.part) && !mention.isMeantAsColour && relative >= RELATIVE_MIN;

/**
 * True where a palette was composed for something else than most of what a brief puts together, so that its phrases are of
 * another world: the doorstep brick of a census, for a company whose head office has fixed a wine red.
 */
export function tellsOfAnother({ base, halves }: Choice, { words }: Outlook): boolean {
  if (halves !== undefined) return false;
  const all = words.filter(isWorld);
  // October is in the mood of wedding invitations, and they are what it is all about.
  const things = all.filter(({ entry }) => entry.part !== 'mood');
  const worlds = things.length > 0 ? things : all;
  const isTold = ({ mention, order }: Word): boolean =>
    base.recalled === undefined ? order === base.word : base.recalled.entries.has(mention.entry);
  const mass = (some: readonly Word[]): number => some.reduce((sum, { relative }) => sum + relative, 0);
  return worlds.length > 1 && mass(worlds.filter(isTold)) < TOLD_MIN * mass(worlds);
}
