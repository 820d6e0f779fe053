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

const HEX = String.raw`#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])`;
const EMOJI = String.raw`\p{Extended_Pictographic}(?:\uFE0F|[\u{1F3FB}-\u{1F3FF}]|\u200D\p{Extended_Pictographic})*|[\u{1F1E6}-\u{1F1FF}]{2}`;
/** Scripts that put no space between words. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;
const WORD = String.raw`(?:(?!${UNSPACED})\p{L})(?:(?!${UNSPACED})[\p{L}\p{M}\p{N}])*(?:['’](?:(?!${UNSPACED})[\p{L}\p{M}])+)*`;
const NUMBER = String.raw`\p{N}+(?:s|th|st|nd|rd)?(?![\p{L}\p{N}])|\p{N}+(?=\p{L})`;
/** A dash between spaces ends a clause; one between letters joins a word. */
const MARK = String.raw`[.,;:!?()&+/|\n。、，；！？—]|(?<=\s)[-–](?=\s)`;
const TOKEN = new RegExp(
  `(?<hex>${HEX})|(?<emoji>${EMOJI})|(?<number>${NUMBER})|(?<character>${UNSPACED})|(?<word>${WORD})|(?<mark>${MARK})`,
  'giu',
);

/** Invisible characters that would cut words in two. */
const INVISIBLE = /[\u00AD\u200B\u200C\u2060\uFEFF\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Cuts a prompt into tokens, in one pass. */
export function tokenise(prompt: string): Token[] {
  const tokens: Token[] = [];
  for (const match of prompt.normalize('NFKC').replace(INVISIBLE, '').matchAll(TOKEN)) {
    const [text] = match;
    const groups = match.groups ?? {};
    if (groups['hex'] !== undefined) tokens.push({ kind: 'hex', text, key: fullHex(text) });
    else if (groups['emoji'] !== undefined) tokens.push({ kind: 'emoji', text, key: plainEmoji(text) });
    else if (groups['number'] !== undefined) tokens.push({ kind: 'number', text, key: text.toLowerCase() });
    else if (groups['character'] !== undefined) tokens.push({ kind: 'character', text, key: fold(text) });
    else if (groups['mark'] !== undefined) tokens.push({ kind: 'mark', text, key: text });
    else pushWords(tokens, text);
  }
  return tokens;
}

const plainEmoji = (text: string): string => text.replace(/\uFE0F|[\u{1F3FB}-\u{1F3FF}]/gu, '');

function fullHex(text: string): string {
  const digits = text.slice(1).toUpperCase();
  return digits.length === 6 ? `#${digits}` : `#${digits.replace(/./g, '$&$&')}`;
}

/** An elided article (French l’, d’; Italian dell’) is no part of the word behind it; an English possessive is. */
const ELIDED = /^(?:l|d|j|s|c|n|m|t|qu|un|all|dell|nell|sull|dall|quell)['’](?=.)/i;

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
