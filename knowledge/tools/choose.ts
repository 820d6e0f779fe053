/**
 * For whoever writes choices:
 *
 *     npm run knowledge:choose -- show BRIEFS.txt FROM TO       the cards at hand for these lines of a file of briefs
 *     npm run knowledge:choose -- take BRIEFS.txt ANSWERS.txt   answers as lines of knowledge/choices/, on the output
 *
 * An answer is `12 B2 accent=C1.primary background=A3.background name=B2`: the line of the brief, the base card, up to
 * three exchanges, and the card that names the palette (the base where it is left out).
 */
import { readFileSync } from 'node:fs';
import { considerer } from '../../src/engine/engine.ts';
import type { Card } from '../../src/engine/model/model.ts';
import { readModel } from '../../src/engine/model/read.ts';
import { MOODS } from '../../src/engine/model/model.ts';
import { ROLES, type Role } from '../../src/engine/palette.ts';
import { formatChoice } from './choices.ts';

const WORDS_MAX = 9;
const BOARDS_MAX = 3;

const model = readModel(readFileSync(new URL('../../src/engine/model/huesmith.model', import.meta.url)));
const consider = considerer(model);
const [command, briefsFile = '', ...rest] = process.argv.slice(2);
const briefs = readFileSync(briefsFile, 'utf8').split('\n');

interface AtHand {
  readonly label: string;
  readonly head: string;
  readonly card: Card;
}

/** The cards of a brief's words, word by word as they stand in it, then the briefs that are most like it. */
function atHand(brief: string): AtHand[] {
  const { outlook, recalled } = consider(brief, 0);
  const words = outlook.words
    .toSorted((p, q) => q.mention.weight - p.mention.weight)
    .slice(0, WORDS_MAX)
    .toSorted((p, q) => p.order - q.order);
  const letter = (i: number): string => String.fromCharCode(65 + i);
  return [
    ...words.flatMap(({ cards, entry, mention, likeness }, i) =>
      cards.map((card, k): AtHand => ({
        label: `${letter(i)}${k + 1}`,
        head: `${letter(i)} ${mention.text}${likeness < 1 ? ` (as ${entry.kin[0] === undefined ? '' : (model.entry(entry.kin[0].entry)?.head ?? '')})` : ''} [${entry.part}]`,
        card,
      })),
    ),
    ...recalled.slice(0, BOARDS_MAX).map(({ board }, k): AtHand => ({
      label: `Z${k + 1}`,
      head: `Z${k + 1} whole brief: "${board.brief}"`,
      card: board,
    })),
  ];
}

const moodsOf = (bits: number): string => MOODS.filter((_, bit) => (bits & (1 << bit)) !== 0).join(',');
const SHORT: Readonly<Record<Role, string>> = {
  background: 'bg',
  text: 'tx',
  primary: 'pri',
  secondary: 'sec',
  accent: 'acc',
};

function show(from: number, to: number): void {
  for (const [i, brief] of briefs.slice(from - 1, to).entries()) {
    if (brief.trim() === '') continue;
    console.log(`\n#${from + i} "${brief}"`);
    let head = '';
    for (const each of atHand(brief)) {
      if (each.head !== head) console.log(` ${(head = each.head)}`);
      const { colours, isDark, name, moods } = each.card;
      const list = ROLES.map((role) => `${SHORT[role]} ${colours[role].hex.slice(1)} ${colours[role].phrase}`.trim());
      console.log(`  ${each.label} ${isDark ? 'DARK' : 'light'} ${list.join(' | ')} — ${name} @${moodsOf(moods)}`);
    }
  }
}

function take(answersFile: string): void {
  for (const answer of readFileSync(answersFile, 'utf8').split('\n')) {
    const [at = '', base = '', ...parts] = answer.trim().split(/\s+/);
    const brief = briefs[Number(at) - 1];
    if (at === '') continue;
    const cards = new Map(brief === undefined ? [] : atHand(brief).map(({ label, card }) => [label, card] as const));
    const problem = (says: string): void => console.error(`${answer}: ${says}`);
    const own = cards.get(base);
    if (brief === undefined || own === undefined) {
      problem(brief === undefined ? 'no such brief' : `no card ${base}`);
      continue;
    }
    let name = own.name;
    const exchanges: { role: Role; card: string; source: Role }[] = [];
    let sound = true;
    for (const part of parts) {
      const {
        role = '',
        label = '',
        source = '',
      } = /^(?<role>\w+)=(?<label>[A-Z]\d+)(?:\.(?<source>\w+))?$/.exec(part)?.groups ?? {};
      const card = cards.get(label);
      const to = ROLES.find((one) => one === role);
      const of = ROLES.find((one) => one === (source === '' ? role : source));
      if (card === undefined || (role !== 'name' && (to === undefined || of === undefined))) {
        problem(`"${part}" is not role=CARD.role of the cards at hand`);
        sound = false;
      } else if (role === 'name') name = card.name;
      else if (to !== undefined && of !== undefined) exchanges.push({ role: to, card: card.name, source: of });
    }
    if (sound) console.log(formatChoice({ brief, base: own.name, exchanges, name }));
  }
}

if (command === 'show') show(Number(rest[0]), Number(rest[1]));
else if (command === 'take') take(rest[0] ?? '');
else {
  console.error('usage: npm run knowledge:choose -- show BRIEFS.txt FROM TO | take BRIEFS.txt ANSWERS.txt');
  process.exitCode = 2;
}
