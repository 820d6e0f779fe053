/**
 * For whoever judges answers:
 *
 *     npm run knowledge:judge -- show BRIEFS.txt FROM TO       whole answers to these lines of a file of briefs, shuffled
 *     npm run knowledge:judge -- take BRIEFS.txt JUDGED.txt    what was judged as lines of knowledge/, on the output
 *
 * What is judged is `12 f k`, the line of the brief, the letter of the answer that one would send, that of the second best
 * (a line of `judgements/`), or `12 748561935472`, a mark from 1 to 9 for each answer in their order (a line of `marks/`).
 * A brief that is a board's is answered without it.
 */
import { readFileSync } from 'node:fs';
import { choose, rankBases } from '../../src/engine/choosing/choose.ts';
import { considerer, finish } from '../../src/engine/engine.ts';
import { readModel } from '../../src/engine/model/read.ts';
import type { Palette } from '../../src/engine/palette.ts';
import { hashText, seededRandom } from '../../src/engine/random.ts';
import { formatJudgement } from './judgements.ts';
import { formatMarks } from './marks.ts';

/** Of the answers that the engine ranks highest, of the boards that are likest, and of words that are not among them. */
const SHOWN = { best: 7, boards: 4, words: 3 } as const;
const LETTERS = 'abcdefghijklmn';

const model = readModel(readFileSync(new URL('../../src/engine/model/huesmith.model', import.meta.url)));
const consider = considerer(model);
const [command, briefsFile = '', ...rest] = process.argv.slice(2);
const briefs = readFileSync(briefsFile, 'utf8').split('\n');

interface Answer {
  /** Of the card that the answer is made of. */
  readonly card: string;
  readonly palette: Palette;
}

/** Answers in an order that says nothing of how the engine ranks them. */
function answersTo(brief: string): Answer[] {
  const considered = consider(brief, 0, (board) => board.brief !== brief);
  const { outlook, recalled } = considered;
  const ranked = rankBases(outlook, recalled).filter(
    ({ base }) => base.word !== undefined || base.recalled !== undefined,
  );
  const boards = ranked
    .filter((each) => each.base.recalled !== undefined)
    .toSorted((p, q) => (q.base.recalled?.likeness ?? 0) - (p.base.recalled?.likeness ?? 0));
  const best = ranked.slice(0, SHOWN.best);
  const words = outlook.words.flatMap((_, word) =>
    best.some(({ base }) => base.word === word) ? [] : ranked.filter(({ base }) => base.word === word).slice(0, 1),
  );
  const shown = new Map(
    [...best, ...boards.slice(0, SHOWN.boards), ...words.slice(0, SHOWN.words)].map((each) => [
      each.base.card.name,
      each,
    ]),
  );
  return [...shown]
    .toSorted(([p], [q]) => hashText(brief, hashText(p)) - hashText(brief, hashText(q)))
    .flatMap(([card, each]) => {
      const random = seededRandom(1);
      return finish(model, considered, choose(outlook, [each], 1, random), random).map((palette) => ({
        card,
        palette,
      }));
    });
}

function show(from: number, to: number): void {
  for (const [i, brief] of briefs.slice(from - 1, to).entries()) {
    if (brief.trim() === '') continue;
    console.log(`\n#${from + i} "${brief}"`);
    for (const [k, { palette }] of answersTo(brief).entries()) {
      const { background, primary, secondary, accent } = palette.semantic;
      const colours = `ground ${background} primary ${primary} secondary ${secondary} accent ${accent}`;
      console.log(` ${LETTERS[k]} ${colours} — ${palette.name} — ${palette.description}`);
    }
  }
}

const JUDGED = /^(?<at>\d+)\s+(?:(?<marks>[1-9]+)|(?<first>[a-n])(?:\s+(?<second>[a-n]))?)$/;

/** One line of what was judged as a line of the knowledge; undefined where it is none. */
function taken(line: string): string | undefined {
  const { at = '', marks = '', first = '', second = '' } = JUDGED.exec(line.trim())?.groups ?? {};
  const brief = briefs[Number(at) - 1]?.trim() ?? '';
  const cards = brief === '' ? [] : answersTo(brief).map(({ card }) => card);
  if (marks !== '')
    return marks.length === cards.length
      ? formatMarks({ brief, answers: cards.map((card, i) => ({ mark: Number(marks[i]), card })) })
      : undefined;
  const best = cards[LETTERS.indexOf(first)];
  const next = second === '' ? undefined : cards[LETTERS.indexOf(second)];
  if (first === '' || best === undefined) return undefined;
  return formatJudgement({ brief, best, second: next, others: cards.filter((card) => card !== best && card !== next) });
}

function take(judgedFile: string): void {
  for (const line of readFileSync(judgedFile, 'utf8').split('\n')) {
    if (line.trim() === '') continue;
    const judged = taken(line);
    if (judged === undefined)
      console.error(`${line}: not the line of a brief, and the letters or the marks of its answers`);
    else console.log(judged);
  }
}

if (command === 'show') show(Number(rest[0]), Number(rest[1]));
else if (command === 'take') take(rest[0] ?? '');
else {
  console.error('usage: npm run knowledge:judge -- show BRIEFS.txt FROM TO | take BRIEFS.txt JUDGED.txt');
  process.exitCode = 2;
}
