const UNSPACED = /[\u2E80-\uFFFF]/;
/** The first character of a key without spaces, or the Latin word or number before it (`70年代`). */
const FIRST = /^(?:\p{N}+|[^\p{N}\u2E80-\uFFFF]+|.)/u;

/**
 * How far a phrase may reach that begins with a word, or with a character of a script that puts no spaces: the longest
 * one's length in words or characters. What begins no phrase is missing.
 */
export function reachByStart(keys: Iterable<string>, reach = new Map<string, number>()): Map<string, number> {
  for (const key of keys) {
    let start = key;
    let length = 1;
    if (UNSPACED.test(key)) {
      start = FIRST.exec(key)?.[0] ?? key;
      ({ length } = key);
    } else {
      const end = key.indexOf(' ');
      if (end > 0) start = key.slice(0, end);
      for (let at = end; at >= 0; at = key.indexOf(' ', at + 1)) length++;
    }
    if (length > (reach.get(start) ?? 1)) reach.set(start, length);
  }
  return reach;
}
