/** Written in these, text shows something else than it says: controls, directions, what has no width, tags, private use. */
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Co}|\p{Cn}|\p{Variation_Selector}|\u{115F}|\u{1160}|\u{3164}|\u{FFA0}/gu;
const SPACES = /[\p{Cc}\p{Z}]+/gu;
const TAGS = /<[^<>]{0,200}>?/g;
const ENTITIES = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31});/gi;
const LINKS_IN_MARKDOWN = /!?\[([^[\]]{0,200})\]\([^()]{0,500}\)/g;
const LINKS = /(?:[a-z\d+.-]{0,20}:\/\/|\bwww\.|\b(?:javascript|data|mailto|tel):)\S*/gi;
/** More marks on one letter than any language writes. */
const PILES = /(\p{M}{3})\p{M}+/gu;
/** What a model writes around a name. */
const MARKS_AROUND = /^[\s"'“”„«»`*_#|~-]+|[\s"'“”„«»`*_#|~-]+$/gu;
/** Text beyond this is not even looked at: a name of half a megabyte costs nothing. */
const LOOKED_AT = 2000;

/**
 * One line of plain text out of what a model wrote: no markup, no link, nothing unseen.
 * @param max code points; a longer text ends at the last word that fits
 */
export function cleanLine(text: string, max: number): string {
  const line = text
    .slice(0, LOOKED_AT)
    .toWellFormed()
    .normalize('NFC')
    .replace(SPACES, ' ')
    .replace(UNSEEN, '')
    .replaceAll('\u{FFFD}', '')
    .replace(LINKS_IN_MARKDOWN, '$1')
    .replace(TAGS, ' ')
    .replace(ENTITIES, ' ')
    .replace(LINKS, ' ')
    .replace(/[<>`{}\\]/g, ' ')
    .replace(PILES, '$1')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,;!?])/g, '$1')
    .trim();
  return cut(line, max);
}

/** A name: as `cleanLine`, without the quotes and marks that models put around one. */
export function cleanName(text: string, max: number): string {
  const line = cleanLine(text, LOOKED_AT).replace(MARKS_AROUND, '');
  const name = cut(line, max).replace(/[\s,;:.]+$/u, '');
  return /\p{L}|\p{N}/u.test(name) ? name : '';
}

function cut(line: string, max: number): string {
  const letters = Array.from(line);
  if (letters.length <= max) return line;
  const short = letters.slice(0, max).join('');
  const space = short.lastIndexOf(' ');
  return (space > max / 2 ? short.slice(0, space) : short).trim();
}
