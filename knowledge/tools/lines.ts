import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder `knowledge/`. */
export const KNOWLEDGE = fileURLToPath(new URL('..', import.meta.url));

export interface Located {
  readonly file: string;
  readonly line: number;
}

export interface Finding extends Located {
  readonly says: string;
}

export const MOODS: ReadonlySet<string> = new Set(
  (
    'calm cosy warm cool fresh clean airy soft dreamy romantic playful joyful lively bold dramatic dark mysterious ' +
    'eerie melancholic nostalgic rustic earthy wild elegant luxurious serious technical futuristic industrial festive ' +
    'sacred fierce'
  ).split(' '),
);

export const HEX = /^#[0-9A-F]{6}$/;

/** A line that is not of its file's format; the message says how it should be. */
export class Malformed extends Error {}

export function malformed(says: string): never {
  throw new Malformed(says);
}

export function splitHeads(text: string): string[] {
  const heads = text.split('/').map((head) => head.trim());
  if (heads.some((head) => head === '')) malformed('an empty headword beside "/"');
  return heads;
}

export function parseMoods(text: string | undefined): string[] {
  if (text === undefined || text.trim() === '') return [];
  const moods = text
    .replace(/^@/, '')
    .split(',')
    .map((mood) => mood.trim());
  const unknown = moods.filter((mood) => !MOODS.has(mood));
  if (unknown.length > 0) malformed(`unknown mood ${unknown.join(', ')}`);
  return moods;
}

export function parseHexes(text: string): string[] {
  const hexes = text.trim().split(/\s+/);
  const bad = hexes.filter((hex) => !HEX.test(hex));
  if (bad.length > 0) malformed(`"${bad.join(' ')}" is not #RRGGBB, upper case`);
  return hexes;
}

export interface SourceLine extends Located {
  readonly text: string;
}

/** The lines of every `.txt` of a folder below `knowledge/`, without comments and empty lines. */
export function readLines(folder: string): SourceLine[] {
  return readdirSync(join(KNOWLEDGE, folder))
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(KNOWLEDGE, folder, name), 'utf8')
        .split('\n')
        .map((text, index) => ({ file: `${folder}/${name}`, line: index + 1, text: text.trimEnd() })),
    )
    .filter(({ text }) => text.trim() !== '' && !text.startsWith('# '));
}

export const finding = ({ file, line }: Located, says: string): Finding => ({ file, line, says });

/** Every place after the first at which a key stands. */
export function repeats<T extends Located>(
  items: readonly T[],
  keyOf: (item: T) => readonly string[],
  what: string,
): Finding[] {
  const first = new Map<string, T>();
  return items.flatMap((item) =>
    keyOf(item).flatMap((key) => {
      const earlier = first.get(key);
      if (earlier === undefined) {
        first.set(key, item);
        return [];
      }
      return [finding(item, `${what} "${key}" stands already at ${earlier.file}:${earlier.line}`)];
    }),
  );
}
