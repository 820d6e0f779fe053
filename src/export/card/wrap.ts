/** Width in pixels of a text, in a style that the caller knows. */
export type Measure = (text: string) => number;

const WORDS = new Intl.Segmenter('und', { granularity: 'word' });
const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * What may not begin a line: closing punctuation, small kana and marks of length (JIS X 4051), and no hiragana, which
 * in Japanese mostly ends a phrase.
 */
const NOT_FIRST = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}\p{Script=Hiragana}ーァィゥェォッャュョ々ゝゞ]/u;

/** After a space, where what follows may begin a line: the only breaks of most scripts. */
const AFTER_SPACE = /(?<=\s)(?![\s\p{Pe}\p{Pf}\p{Po}\p{Pd}\p{M}])/u;

/** Scripts that break anywhere between words and characters; others break at spaces alone. */
const BREAKS_ANYWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Breaks a text into the fewest lines that fit, and among these the evenest, so that no word is left alone.
 * @param widthMax in pixels; a word wider than that is broken
 */
export function wrapText(text: string, widthMax: number, measure: Measure): readonly string[] {
  if (text.trim() === '') return [];
  if (measure(text) <= widthMax) return [text.trim()];
  const pieces = piecesOf(text).flatMap((piece) => (measure(piece) > widthMax ? graphemesOf(piece) : [piece]));
  const lines = filled(pieces, widthMax, measure);
  if (lines.length < 2) return lines;
  let narrow = widthMax / lines.length;
  let wide = widthMax;
  let best = lines;
  for (let halving = 0; halving < 7; halving++) {
    const width = (narrow + wide) / 2;
    const tried = filled(pieces, width, measure);
    if (tried.length <= lines.length && tried.every((line) => measure(line) <= widthMax)) {
      best = tried;
      wide = width;
    } else {
      narrow = width;
    }
  }
  return best;
}

/** Cuts a text so that it fits with an ellipsis at its end. */
export function shortened(text: string, widthMax: number, measure: Measure): string {
  if (measure(text) <= widthMax) return text;
  const graphemes = graphemesOf(text);
  let low = 0;
  let high = graphemes.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(`${graphemes.slice(0, middle).join('').trimEnd()}…`) <= widthMax) low = middle;
    else high = middle - 1;
  }
  return `${graphemes.slice(0, low).join('').trimEnd()}…`;
}

/** The parts between which a line may break, each with the space or the punctuation that follows it. */
function piecesOf(text: string): readonly string[] {
  if (!BREAKS_ANYWHERE.test(text)) return text.split(AFTER_SPACE);
  const pieces: string[] = [];
  let previous = '';
  for (const { segment } of WORDS.segment(text)) {
    const joins =
      previous === '' ||
      NOT_FIRST.test(segment) ||
      /^\s/u.test(segment) ||
      !(/\s$/u.test(previous) || BREAKS_ANYWHERE.test(previous) || BREAKS_ANYWHERE.test(segment));
    if (joins && pieces.length > 0) pieces[pieces.length - 1] += segment;
    else pieces.push(segment);
    previous = segment;
  }
  return pieces;
}

function filled(pieces: readonly string[], widthMax: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && measure((line + piece).trimEnd()) > widthMax) {
      lines.push(line.trim());
      line = piece;
    } else {
      line += piece;
    }
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines;
}

const graphemesOf = (text: string): readonly string[] => Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
