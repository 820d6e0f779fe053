/** JSON as models write it: with a comma too many, a comment, or typographic quotation marks. */
const REPAIRS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/,(\s*[}\]])/g, '$1'),
  (text) =>
    text
      .replace(/[“”„]/g, '"')
      .replace(/^\s*\/\/.*$/gm, '')
      .replace(/,(\s*[}\]])/g, '$1'),
];

/** @returns undefined for what is no JSON, even repaired */
export function parseObject(text: string): unknown {
  for (const repair of REPAIRS) {
    try {
      return JSON.parse(repair(text));
    } catch {
      // The next repair may do.
    }
  }
  return undefined;
}
