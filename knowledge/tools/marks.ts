import { malformed, type Located } from './lines.ts';

/** What an art director gave each of a dozen whole answers to a brief. */
export interface Marks extends Located {
  readonly brief: string;
  /** 1 to 9; answers go by the names of the cards that they are made of. */
  readonly answers: readonly { readonly mark: number; readonly card: string }[];
}

const ANSWER = /^(?<mark>[1-9]) (?<card>.+)$/;

/** A line of `marks/`: see knowledge/README.md. */
export function parseMarksLine(text: string, at: Located): Marks {
  const [brief = '', list = '', ...rest] = text.split(' | ').map((field) => field.trim());
  if (list === '' || rest.length > 0) malformed('not: brief | mark Card > mark Card');
  const answers = list.split(' > ').map((answer) => {
    const { mark = '', card = '' } = ANSWER.exec(answer)?.groups ?? {};
    if (card === '') malformed(`"${answer}" is not a mark of 1 to 9 and the name of a card`);
    return { mark: Number(mark), card };
  });
  return { ...at, brief, answers };
}

/** The marks of one brief as a line of `marks/`. */
export const formatMarks = ({ brief, answers }: Omit<Marks, keyof Located>): string =>
  `${brief} | ${answers.map(({ mark, card }) => `${mark} ${card}`).join(' > ')}`;
