import type { Tone } from '../tones.ts';
import { askedAccent, isSoleAccent, settleAccentBeside, settleOnlyColour } from './accents.ts';
import { familyOf } from './colour-words.ts';
import type { Mention } from './brief.ts';
import type { Context } from './context.ts';
import type { Denials } from './denials.ts';
import { mention } from './entries.ts';
import { settleLimited, settleRest } from './limits.ts';
import type { Operator } from './operator.ts';
import type { ToneDemands } from './tone-demands.ts';
import { settleTwoColours } from './two-colours.ts';

/** What was read of a brief by now. */
export interface Read {
  readonly denials: Denials;
  readonly tones: ToneDemands;
  readonly operator: Operator;
  /** Items that name a colour which may not lead. */
  readonly barred: ReadonlySet<number>;
}

/**
 * What only the whole brief tells: what is an accent, what all colours have in common, what it is about.
 * @returns tones of an accent that is asked for and not named; else undefined
 */
export function settle(context: Context, { denials, tones, operator, barred }: Read): ReadonlySet<Tone> | undefined {
  const { rulings, mentions, limited } = context;
  for (const at of barred) mentions.soften(at);
  softenRepeats(context);
  denials.settle();
  settleLimited(
    context,
    limited.filter(({ entry }) => !rulings.isOut(familyOf(entry))),
  );
  settleAccentBeside(context);
  settleAmongNeutrals(context);
  const second = settleTwoColours(context) ? new Set<Tone>() : undefined;
  const accent = settleOnlyColour(context, askedAccent(context)) ?? second;
  if (accent !== undefined && isSoleAccent(context)) rulings.tones.add('neutral');
  settleRest(context, operator.hasRest, operator.isClosed, accent !== undefined);
  rulings.softenButtons();
  tones.settle();
  settleSubject(context, denials);
  return accent;
}

/** Colours that a list of neutrals and one colour has at least, and the longest way from one to the next, in items. */
const [LISTED_MIN, APART_MAX] = [3, 4] as const;
/** OKLab chroma under which a colour is a neutral beside black and white, and a light one is: cream, ivory. */
const NEUTRAL = { chroma: 0.025, lightness: 0.88, tint: 0.06 } as const;

/** `in black, cream and a deep red`: neutrals and one colour, which is the accent; nothing else is named. */
function settleAmongNeutrals({ model, mentions, rulings }: Context): void {
  const named = mentions.list.filter(({ entry }) => model.entry(entry)?.isColour === true);
  const isNeutral = ({ entry }: Mention): boolean => {
    const { l, a, b } = model.entry(entry)?.colours[0] ?? { l: 0, a: 0, b: 0 };
    const chroma = Math.hypot(a, b);
    return chroma < NEUTRAL.chroma || (l >= NEUTRAL.lightness && chroma < NEUTRAL.tint);
  };
  const hued = named.filter((each) => !isNeutral(each));
  const [one] = hued;
  const isList = named.every(({ place }, i) => i === 0 || place - (named[i - 1]?.place ?? 0) <= APART_MAX);
  if (named.length < LISTED_MIN || hued.length !== 1 || one === undefined || !isList || rulings.demanded.length > 0)
    return;
  rulings.tones.add('neutral');
  mentions.softenMention(one);
}

/** `could it be gold? gold accent on black`: what is the accent once, is it wherever it is named. */
function softenRepeats({ model, mentions }: Context): void {
  const hinted = mentions.list.filter(({ emphasis }) => emphasis === 'hint');
  const entries = new Set(hinted.map(({ entry }) => entry));
  for (const each of mentions.list)
    if (entries.has(each.entry) && model.entry(each.entry)?.isColour === true) mentions.softenMention(each);
}

/** What a brief is about that mentions nothing else. */
function settleSubject(context: Context, { things }: Denials): void {
  const { items, mentions, rulings } = context;
  // `no neon colours, whisky bar`: the one thing that is left is what the brief is about.
  const subject = things.at(-1);
  if (mentions.count === 0 && subject !== undefined && things.length > 1) {
    rulings.welcome(subject.item);
    mention(context, subject.item, subject.at, ALONE);
  }
  // `free`, `keep`: a prompt of nothing but small words is about them.
  if (mentions.count === 0 && rulings.ruledOut.length === 0 && rulings.demanded.length === 0)
    for (const [at, item] of items.entries()) if (item.kind === 'operation') mention(context, item, at, ALONE);
}

const ALONE = { factor: 1, isHead: true } as const;
