/**
 * PostgreSQL stores no U+0000, and a prompt may hold any code point. Prompts are kept with JSON's escapes, which leave
 * nearly every text as it is.
 */
export function encodeText(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

export function decodeText(stored: string): string {
  const text: unknown = JSON.parse(`"${stored}"`);
  return String(text);
}
