/**
 * Characters that a palette's name may not carry into a file: control characters and line ends (they end a
 * `//` comment), and the bidirectional controls, which make source read otherwise than it runs (CVE-2021-42574).
 */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]+/gu;

/**
 * Any text as one printable line: what is unprintable is a space, a lone surrogate is U+FFFD.
 * @example oneLine('Sea\nfoam') // 'Sea foam'
 */
export const oneLine = (text: string): string => text.toWellFormed().replace(UNPRINTABLE, ' ').trim();

/** Ends of comments, beginnings of interpolations, and what an HTML parser reads inside `<style>` and `<script>`. */
const COMMENT_BREAKERS = /\*(?=\/)|\/(?=\*)|<(?=[/!])|#(?=\{)|\$(?=\{)/g;

/**
 * A text for the inside of a comment of CSS, SCSS or JavaScript, also where the file is pasted into HTML:
 * a space parts the characters that would leave it.
 * @example commentLine('a *\/ b') // 'a * / b'
 */
export const commentLine = (text: string): string => oneLine(text).replace(COMMENT_BREAKERS, '$& ');
