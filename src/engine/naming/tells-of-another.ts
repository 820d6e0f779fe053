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

/** True where most of what a brief puts together is told by what tells of these entries. */
export function tellsOfMost(tells: (entry: number) => boolean, { words }: Outlook): boolean {
  const worlds = worldsOf(words);
  const mass = (some: readonly Word[]): number => some.reduce((sum, { relative }) => sum + relative, 0);
  return mass(worlds.filter(({ mention }) => tells(mention.entry))) >= TOLD_MIN * mass(worlds);
}

/** The words of a brief that are what it puts together: things, places and styles, or else moods. */
export function worldsOf(words: readonly Word[]): readonly Word[] {
  const all = words.filter(isWorld);
  // October is in the mood of wedding invitations, and they are what it is all about.
  const things = all.filter(({ entry }) => entry.part !== 'mood');
  return things.length > 0 ? things : all;
}

/**
 * True where a palette was composed for something else than most of what a brief puts together, so that its phrases are of
 * another world: the doorstep brick of a census, for a company whose head office has fixed a wine red.
 */
export function tellsOfAnother({ base, halves }: Choice, outlook: Outlook): boolean {
  if (halves !== undefined || worldsOf(outlook.words).length <= 1) return false;
  const own = outlook.words[base.word ?? -1]?.mention.entry;
  return !tellsOfMost(
    (entry) => (base.recalled === undefined ? entry === own : base.recalled.entries.has(entry)),
    outlook,
  );
}
