import { differBy, labDeltaE2000 } from '../../src/engine/colour/difference.ts';
import { hexToLab, type Lab } from '../../src/engine/colour/lab.ts';
import type { Card, CardEntry } from './cards.ts';
import { finding, type Finding } from './lines.ts';
import { NEAR_COPY, setDifference } from './lint-cards.ts';
import type { LexiconEntry } from './parse.ts';

/** Below this salience a word settles too little for its palette to be wrong. */
const SALIENCE_MIN = 0.6;
/** A colour leads its lexicon entry from this share of the weight: an entry of many colours alike has no leading one. */
const LEAD_SHARE = 0.3;
/** CIEDE2000 of hue and chroma from which a card does not have a colour of its lexicon entry. */
const LEAD_MISSING = 16;
/** Mean CIEDE2000 of hue and chroma from which two lexicon entries are told apart. */
const LEXICON_UNLIKE = 12;
/** CIEDE2000 of backgrounds and of primaries above which no two palettes are taken for each other. */
const ROLE_UNLIKE = 15;

interface Subject {
  readonly headword: string;
  readonly card: Card;
  /** Colours of the first card: background, text, primary, secondary, accent. */
  readonly five: readonly Lab[];
  readonly lexicon: readonly { readonly colour: Lab; readonly weight: number }[];
}

/** CIEDE2000 at equal lightness: a palette makes its colours darker or lighter than they are, for contrast's sake. */
const hueDifference = (p: Lab, q: Lab): number => labDeltaE2000({ ...p, l: 50 }, { ...q, l: 50 });

const nearest = (colour: Lab, others: readonly Lab[]): number =>
  Math.min(...others.map((other) => hueDifference(colour, other)));

const totalWeight = ({ lexicon }: Subject): number => lexicon.reduce((sum, { weight }) => sum + weight, 0);

/** True when the first card has none of the colours that weigh most in the lexicon entry, where one leads it. */
function lacksItsLead(subject: Subject): boolean {
  const most = Math.max(...subject.lexicon.map(({ weight }) => weight));
  if (most < LEAD_SHARE * totalWeight(subject)) return false;
  const leads = subject.lexicon.filter(({ weight }) => weight === most);
  return leads.every(({ colour }) => nearest(colour, subject.five) >= LEAD_MISSING);
}

/** Mean of each lexicon colour's difference to the nearest of the other entry, both ways, by weight. */
function lexiconDifference(a: Subject, b: Subject): number {
  const oneWay = (from: Subject, to: Subject): number => {
    const others = to.lexicon.map(({ colour }) => colour);
    const sum = from.lexicon.reduce((all, { colour, weight }) => all + weight * nearest(colour, others), 0);
    return sum / totalWeight(from);
  };
  return (oneWay(a, b) + oneWay(b, a)) / 2;
}

const BACKGROUND = 0;
const PRIMARY = 2;

function lookAlike(a: Subject, b: Subject): boolean {
  const unlike = [BACKGROUND, PRIMARY].some((role) => {
    const [p, q] = [a.five[role], b.five[role]];
    return p === undefined || q === undefined || differBy(p, q, ROLE_UNLIKE);
  });
  return !unlike && setDifference(a.card.colours, b.card.colours) < NEAR_COPY;
}

function subjectsOf(entries: readonly CardEntry[], lexicon: readonly LexiconEntry[]): Subject[] {
  const byHeadword = new Map(lexicon.flatMap((entry) => entry.headwords.map((word) => [word, entry] as const)));
  return entries.flatMap(({ headwords: [headword = ''], cards: [card] }) => {
    const { salience = 0, colours = [] } = byHeadword.get(headword) ?? {};
    if (card === undefined || salience < SALIENCE_MIN || colours.length === 0) return [];
    const weighted = colours.map(({ hex, weight }) => ({ colour: hexToLab(hex), weight }));
    return [{ headword, card, five: card.colours.map(hexToLab), lexicon: weighted }];
  });
}

/**
 * First cards that could stand under another subject of other colours, and lack the colour that leads their own. That they look
 * alike is no fault by itself (a lawn and a frog are both green); it is one where the card has left its own subject.
 */
export function lintLookalikes(entries: readonly CardEntry[], lexicon: readonly LexiconEntry[]): Finding[] {
  const subjects = subjectsOf(entries, lexicon);
  return subjects.filter(lacksItsLead).flatMap((subject) => {
    const other = subjects.find(
      (each) => each !== subject && lookAlike(subject, each) && lexiconDifference(subject, each) >= LEXICON_UNLIKE,
    );
    if (other === undefined) return [];
    const { file, line } = other.card;
    return [
      finding(
        subject.card,
        `"${subject.headword}" lacks its own leading colour and looks like "${other.headword}" at ${file}:${line}`,
      ),
    ];
  });
}
