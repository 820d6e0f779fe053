import type { CardText, MeasureText, TextStyle } from './card-text.ts';
import type { Inks } from './ink.ts';
import { shortened, wrapText } from './wrap.ts';

const DESCRIPTION: TextStyle = { sizePx: 29, weight: 450, trackingPx: 0 };
const DESCRIPTION_LINE_PX = 42;
const DESCRIPTION_LINES_MAX = 4;

/** Title sizes tried in turn, each with the lines that it may take. */
const TITLES: readonly (readonly [sizePx: number, linesMax: number])[] = [
  [128, 2],
  [112, 3],
  [92, 3],
  [76, 4],
  [60, 5],
  [48, 6],
];

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** A word is rather broken in large type than set smaller than this. */
const WHOLE_WORDS_MIN_PX = 60;

/** Where the head may be: its sides and its upper edge, in pixels. */
export interface HeadBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** The name, as large as it may be, and the description below it. */
export function headTexts(
  { left, right, top }: HeadBox,
  title: string,
  description: string,
  measure: MeasureText,
): readonly CardText[] {
  const widthMax = right - left;
  const { style, lines } = fittedTitle(title, widthMax, measure);
  const lineHeight = Math.round(style.sizePx * 1.1);
  const first = top + Math.round(style.sizePx * 0.82);
  // A text's first letter says its direction, for all its lines.
  const placed = (whole: string, style: TextStyle, ink: keyof Inks): ((text: string, baseline: number) => CardText) => {
    const rightToLeft = RIGHT_TO_LEFT.test(whole);
    const align = rightToLeft ? 'end' : 'start';
    return (text, baseline) => ({ text, style, x: rightToLeft ? right : left, baseline, align, rightToLeft, ink });
  };
  const titleLine = placed(title, style, 'strong');
  const descriptionLine = placed(description, DESCRIPTION, 'soft');
  const below = first + (lines.length - 1) * lineHeight + Math.round(style.sizePx * 0.3) + 56;
  const sentences = fittedLines(description, DESCRIPTION, DESCRIPTION_LINES_MAX, widthMax, measure);
  return [
    ...lines.map((line, index) => titleLine(line, first + index * lineHeight)),
    ...sentences.map((line, index) => descriptionLine(line, below + index * DESCRIPTION_LINE_PX)),
  ];
}

function fittedTitle(
  title: string,
  widthMax: number,
  measure: MeasureText,
): { readonly style: TextStyle; readonly lines: readonly string[] } {
  for (const mayBreakWords of [false, true]) {
    for (const [sizePx, linesMax] of TITLES) {
      const style = titleStyle(sizePx, title);
      const own = (text: string): number => measure(text, style);
      const lines = wrapText(title, widthMax, own);
      const isWhole =
        mayBreakWords || (sizePx >= WHOLE_WORDS_MIN_PX && !lines.some((line) => isBrokenWord(line, title)));
      // A single letter may be wider than the panel: U+FDFD is a whole sentence.
      const fits = lines.length <= linesMax && lines.every((line) => own(line) <= widthMax);
      if (isWhole && fits) return { style, lines };
    }
  }
  const style = titleStyle(48, title);
  return { style, lines: fittedLines(title, style, 6, widthMax, measure) };
}

/** Scripts whose letters join, or stack so that they need their own room. */
const KEEPS_ITS_SPACING = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** Large type is set tighter, where the script lets it. */
const titleStyle = (sizePx: number, title: string): TextStyle => ({
  sizePx,
  weight: 700,
  trackingPx: KEEPS_ITS_SPACING.test(title) ? 0 : -sizePx * 0.025,
});

/** A line that ends inside a word of the title: a smaller size may keep it whole. */
function isBrokenWord(line: string, title: string): boolean {
  const end = title.indexOf(line) + line.length;
  return /^\p{Script=Latin}{2}$/u.test(title.slice(end - 1, end + 1));
}

function fittedLines(
  text: string,
  style: TextStyle,
  linesMax: number,
  widthMax: number,
  measure: MeasureText,
): readonly string[] {
  const own = (line: string): number => measure(line, style);
  const lines = wrapText(text, widthMax, own);
  const shown =
    lines.length <= linesMax ? lines : [...lines.slice(0, linesMax - 1), lines.slice(linesMax - 1).join(' ')];
  return shown.map((line) => shortened(line, widthMax, own));
}
