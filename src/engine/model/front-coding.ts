/**
 * Front coding of sorted words: each is written as how many bytes it shares with the one before it (a byte), and the rest
 * of it (UTF-8) with a newline behind. Sorted words of a language take half of their length so.
 */
const NEWLINE = 10;
const SHARED_MAX = 255;

/** @param words without newlines; sorted, or else they share little */
export function frontCoded(words: readonly string[]): Uint8Array {
  const encoder = new TextEncoder();
  const parts: number[] = [];
  let before: Uint8Array = new Uint8Array();
  for (const word of words) {
    const own = encoder.encode(word);
    let shared = 0;
    while (shared < Math.min(own.length, before.length, SHARED_MAX) && own[shared] === before[shared]) shared++;
    parts.push(shared, ...own.subarray(shared), NEWLINE);
    before = own;
  }
  return Uint8Array.from(parts);
}

/**
 * The words that were front-coded, in UTF-8, a newline between any two.
 * @throws RangeError when the bytes are not front-coded words
 */
export function frontDecoded(coded: Uint8Array): Uint8Array {
  const words = new Uint8Array(lengthOf(coded));
  let to = 0;
  let before = 0;
  for (let from = 0; from < coded.length; from++) {
    const start = to;
    for (let shared = coded[from++] ?? 0; shared > 0; shared--) words[to++] = words[before++] ?? 0;
    while (coded[from] !== NEWLINE) words[to++] = coded[from++] ?? 0;
    words[to++] = NEWLINE;
    before = start;
  }
  return words.subarray(0, Math.max(0, to - 1));
}

/** Bytes of all words with a newline behind each. */
function lengthOf(coded: Uint8Array): number {
  let length = 0;
  for (let at = 0; at < coded.length; at++) {
    length += coded[at++] ?? 0;
    const rest = at;
    while (at < coded.length && coded[at] !== NEWLINE) at++;
    if (at === coded.length) throw new RangeError('front-coded words end within a word');
    length += at - rest + 1;
  }
  return length;
}
