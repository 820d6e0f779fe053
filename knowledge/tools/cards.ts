import { PARTS, type Part } from '../../src/engine/model/model.ts';
import {
  Malformed,
  malformed,
  parseHexes,
  parseMoods,
  splitHeads,
  type Finding,
  type Located,
  type SourceLine,
} from './lines.ts';

/** One palette that a designer would hand over if the headword were the whole brief. */
export interface Card extends Located {
  /** Background, text, primary, secondary, accent. */
  readonly colours: readonly string[];
  /** A thing of the headword's world for each colour, in the same order. */
  readonly phrases: readonly string[];
  readonly name: string;
  readonly moods: readonly string[];
  /** True of the five as they are; undefined where nobody wrote one. */
  readonly sentence: string | undefined;
}

export interface CardEntry extends Located {
  readonly headwords: readonly string[];
  readonly part: Part;
  readonly salience: number;
  readonly cards: readonly Card[];
}

const isPart = (text: string): text is Part => PARTS.some((part) => part === text);

function parseHead(text: string, at: Located): CardEntry & { readonly cards: Card[] } {
  const [heads = '', part = '', salience = '', ...rest] = text.split(' | ').map((field) => field.trim());
  if (salience === '' || rest.length > 0) malformed('not: headword | part | salience');
  if (!isPart(part)) malformed(`part "${part}" is not one of ${PARTS.join(', ')}`);
  if (!/^(0?\.\d+|1(\.0+)?)$/.test(salience)) malformed(`salience "${salience}" is not 0.05 to 1`);
  return { ...at, headwords: splitHeads(heads), part, salience: Number(salience), cards: [] };
}

function parseCard(text: string, at: Located): Card {
  const [colours = '', phrases = '', name = '', moods, sentence, ...rest] = text
    .split(' | ')
    .map((field) => field.trim());
  if (name === '' || rest.length > 0) malformed('not: > five colours | five phrases | name | @moods | sentence');
  const hexes = parseHexes(colours);
  const own = phrases.split(',').map((phrase) => phrase.trim());
  if (hexes.length !== 5 || own.length !== 5) malformed(`${hexes.length} colours and ${own.length} phrases, not five`);
  return {
    ...at,
    colours: hexes,
    phrases: own,
    name,
    moods: parseMoods(moods),
    sentence,
  };
}

/** The entries of card files: a head line, and below it a line that begins with ">" for each card. */
export function parseCards(lines: readonly SourceLine[], findings: Finding[]): CardEntry[] {
  const entries: (CardEntry & { readonly cards: Card[] })[] = [];
  for (const { text, file, line } of lines) {
    try {
      if (!text.startsWith('>')) entries.push(parseHead(text, { file, line }));
      else
        (entries.at(-1) ?? malformed('a card before the first headword')).cards.push(
          parseCard(text.slice(1), { file, line }),
        );
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      findings.push({ file, line, says: error.message });
    }
  }
  return entries;
}
