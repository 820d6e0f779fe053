import { LANGUAGES } from '../languages/languages.ts';
import { fold } from './fold.ts';

export type TokenKind = 'word' | 'character' | 'emoji' | 'hex' | 'number' | 'mark';

/** A piece of a prompt: a word, one Chinese or Japanese character, an emoji, a colour, a number, a punctuation mark. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** The form in which it is looked up: see `fold`; a hex colour in full, upper case; an emoji without its variants. */
  readonly key: string;
  /** A word as typed, in lower case, where folding took its accents: German `bär` is no `bar`. */
  readonly exact?: string;
}

/** A code with its mark, or, where letters and digits show that it is no word and no number, without one. */
const HEX = String.raw`#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])|(?<![0-9a-z])(?=[a-f]*[0-9])(?=[0-9]*[a-f])[0-9a-f]{6}(?![0-9a-z])`;
const RGB = String.raw`rgba?\(\s*\d{1,3}\s*[, ]\s*\d{1,3}\s*[, ]\s*\d{1,3}[^)]{0,12}\)`;
const HSL = String.raw`hsla?\(\s*\d{1,3}(?:deg)?\s*[, ]\s*\d{1,3}%\s*[, ]\s*\d{1,3}%[^)]{0,12}\)`;
const EMOJI = String.raw`\p{Extended_Pictographic}(?:\uFE0F|[\u{1F3FB}-\u{1F3FF}]|\u200D\p{Extended_Pictographic})*|[\u{1F1E6}-\u{1F1FF}]{2}`;
/** Scripts that put no space between words. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;
const WORD = String.raw`(?:(?!${UNSPACED})\p{L})(?:(?!${UNSPACED})[\p{L}\p{M}\p{N}])*(?:['’](?:(?!${UNSPACED})[\p{L}\p{M}])+)*`;
const NUMBER = String.raw`\p{N}+(?:s|th|st|nd|rd)?(?![\p{L}\p{N}])|\p{N}+(?=\p{L})`;
/** A dash between spaces ends a clause; one between letters joins a word. */
const MARK = String.raw`[.,;:!?()&+/|\n。、，；！？—]|(?<=\s)[-–](?=\s)`;
const TOKEN = new RegExp(
  `(?<hex>${HEX})|(?<rgb>${RGB})|(?<hsl>${HSL})|(?<emoji>${EMOJI})|(?<number>${NUMBER})|(?<character>${UNSPACED})|(?<word>${WORD})|(?<mark>${MARK})`,
  'giu',
);

/** Invisible characters that would cut words in two. */
const INVISIBLE = /[\u00AD\u200B\u200C\u2060\uFEFF\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** `Coral-ish` is coral. */
const HEDGE = /(?<=\p{L})-ish(?!\p{L})/giu;

/** Cuts a prompt into tokens, in one pass. */
export function tokenise(prompt: string): Token[] {
  const tokens: Token[] = [];
  for (const match of prompt.normalize('NFKC').replace(INVISIBLE, '').replace(HEDGE, '').matchAll(TOKEN)) {
    const [text] = match;
    const groups = match.groups ?? {};
    if (groups['hex'] !== undefined) pushHex(tokens, fullHex(text.replace('#', '')), text);
    else if (groups['rgb'] !== undefined) pushHex(tokens, hexOfRgb(text), text);
    else if (groups['hsl'] !== undefined) pushHex(tokens, hexOfHsl(text), text);
    else if (groups['emoji'] !== undefined) tokens.push({ kind: 'emoji', text, key: plainEmoji(text) });
    else if (groups['number'] !== undefined) tokens.push({ kind: 'number', text, key: text.toLowerCase() });
    else if (groups['character'] !== undefined) tokens.push({ kind: 'character', text, key: fold(text) });
    else if (groups['mark'] !== undefined) tokens.push({ kind: 'mark', text, key: text });
    else pushWords(tokens, text);
  }
  return tokens;
}

const plainEmoji = (text: string): string => text.replace(/\uFE0F|[\u{1F3FB}-\u{1F3FF}]/gu, '');

function pushHex(tokens: Token[], key: string | undefined, text: string): void {
  if (key !== undefined) tokens.push({ kind: 'hex', text: text.startsWith('#') ? text : key, key });
}

function fullHex(code: string): string {
  const digits = code.toUpperCase();
  return digits.length === 6 ? `#${digits}` : `#${digits.replace(/./g, '$&$&')}`;
}

const hexOf = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

/** `hsl(210, 60%, 30%)`, by the formula of https://www.w3.org/TR/css-color-4/#hsl-to-rgb. */
function hexOfHsl(text: string): string | undefined {
  const [h = 0, s = 0, l = 0] = (text.match(/\d{1,3}/g) ?? []).map(Number);
  if (s > 100 || l > 100) return undefined;
  const reach = (s / 100) * Math.min(l / 100, 1 - l / 100);
  const channel = (n: number): number => {
    const k = (n + h / 30) % 12;
    return 255 * (l / 100 - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return hexOf([channel(0), channel(8), channel(4)]);
}

/** `rgb(34, 87, 122)`; undefined where a number is above 255. */
function hexOfRgb(text: string): string | undefined {
  const parts = (text.match(/\d{1,3}/g) ?? []).slice(0, 3).map(Number);
  if (parts.some((part) => part > 255)) return undefined;
  return hexOf(parts);
}

/** An elided article (French l’, d’; Italian dell’) is no part of the word behind it; an English possessive is. */
const ELIDED = new RegExp(`^(?:${LANGUAGES.flatMap(({ elided = [] }) => elided).join('|')})['’](?=.)`, 'i');

function pushWords(tokens: Token[], text: string): void {
  const elided = ELIDED.exec(text)?.[0];
  if (elided !== undefined) tokens.push({ kind: 'word', text: elided, key: fold(elided) });
  const rest = elided === undefined ? text : text.slice(elided.length);
  const key = fold(rest.replace(/['’]s$/i, ''));
  const exact = exactKey(rest);
  tokens.push(exact === undefined ? { kind: 'word', text: rest, key } : { kind: 'word', text: rest, key, exact });
}

const ACCENTED = /[\u00C0-\u024F]/;

/** The word in lower case, where it has letters that folding changes. */
export const exactKey = (word: string): string | undefined =>
  ACCENTED.test(word) ? word.toLowerCase().normalize('NFC') : undefined;

/**
 * The form in which a headword or an alias is looked up: the keys of its words, as the reader joins those of a prompt.
 * @example phraseKey('Valentine’s day') // 'valentine day'
 */
export function phraseKey(phrase: string): string {
  return joinKeys(tokenise(phrase));
}

/** The keys of neighbouring tokens as one: a phrase with characters of an unspaced script in it has no spaces. */
export const joinKeys = (tokens: readonly Token[]): string =>
  tokens.map(({ key }) => key).join(tokens.some(({ kind }) => kind === 'character') ? '' : ' ');
