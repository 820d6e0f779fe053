/** JSON as models write it: with a comma too many, a comment, or typographic quotation marks. */
const MENDS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/,(\s*[}\]])/g, '$1'),
  (text) =>
    text
      .replace(/[“”„]/g, '"')
      .replace(/^\s*\/\/.*$/gm, '')
      .replace(/,(\s*[}\]])/g, '$1'),
];

/** @returns undefined for what is no JSON, even mended */
export function parseObject(text: string): unknown {
  for (const mend of MENDS) {
    try {
      return JSON.parse(mend(text));
    } catch {
      // The next mend may do.
    }
  }
  return undefined;
}
