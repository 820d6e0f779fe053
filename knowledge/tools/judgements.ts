import { malformed, type Located } from './lines.ts';

/** Which of a dozen whole answers to a brief somebody would send. Answers go by the names of the cards that they are made of. */
export interface Judgement extends Located {
  readonly brief: string;
  readonly best: string;
  readonly second: string | undefined;
  /** The other answers that were shown, in no order. */
  readonly others: readonly string[];
}

const SEPARATOR = ' > ';

/** A line of `judgements/`: see knowledge/README.md. */
export function parseJudgementLine(text: string, at: Located): Judgement {
  const [brief = '', first = '', others = '', ...rest] = text.split(' | ').map((field) => field.trim());
  const [best = '', second, ...more] = first.split(SEPARATOR);
  if (others === '' || best === '' || rest.length > 0 || more.length > 0)
    malformed('not: brief | best answer > second best | other answer > other answer');
  return { ...at, brief, best, second, others: others.split(SEPARATOR) };
}

/** One judgement as a line of `judgements/`. */
export function formatJudgement({ brief, best, second, others }: Omit<Judgement, keyof Located>): string {
  return [brief, second === undefined ? best : best + SEPARATOR + second, others.join(SEPARATOR)].join(' | ');
}
