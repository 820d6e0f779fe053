import { toneRow, tonesWhere, type Tone } from '../tones.ts';
import { isOfAccent, isOneVivid, isPlus } from './accents.ts';
import { isOfGround, isOfText } from './colour-roles.ts';
import type { Mention } from './brief.ts';
import { familyOfEntry, standsForColour } from './colour-words.ts';
import type { Context } from './context.ts';
import { GROUND_TONES, type Ground } from './grammar/grammar.ts';
import type { Operation } from './grammar/operations.ts';
import { isInBrackets, isToneOfThing } from './in-passing.ts';
import { does } from './items.ts';
import { NEUTRAL } from './rulings.ts';
import { entryOf, isColour, isOrEndsIn, standsAlone } from './scope.ts';

const LOOSE = tonesWhere(({ isLoose }) => isLoose === true);

/** `pink, coral and neutrals`; but `law firm, neutrals`: behind a comma they go on from colours only. */
function isLinked({ model, items }: Context, at: number): boolean {
  const [before, link] = [items[at - 2], items[at - 1]];
  return does(link, 'join') && (link?.kind !== 'mark' || does(before, 'colourNoun') || isColour(model, before));
}

/** True for `black and white` behind a colour and a comma or a join. */
function endsList({ model, items }: Context, at: number): boolean {
  const before = items[at - 2];
  const entry = entryOf(model, before);
  const isPair = items[at]?.key.includes(' ') === true && does(items[at - 1], 'join');
  return isPair && before?.kind === 'entry' && entry !== undefined && standsForColour(entry);
}

/** The tones that a brief asks for, read word by word. */
export class ToneDemands {
  readonly #context: Context;
  /** Those that the brief says in so many words; others are moods of it. */
  readonly #strict = new Set<Tone>();

  /** True once neutrals are counted, beside which there may be colours. */
  #hasCountedNeutrals = false;

  #ground: Ground | undefined;

  /** The temperature that greys are to have a little of. */
  #slightly: Tone | undefined;

  constructor(context: Context) {
    this.#context = context;
  }

  /** What the background is called by, where it is not just dark or light. */
  get ground(): Ground | undefined {
    return this.#ground;
  }

  /** Tones that bind all but the accent. */
  get loose(): ReadonlySet<Tone> {
    const { rulings, only } = this.#context;
    return new Set([...LOOSE].filter((tone) => rulings.tones.has(tone) && !this.#strict.has(tone) && !only.has(tone)));
  }

  /** Once the whole brief is read. */
  settle(): void {
    const { rulings, mentions, model } = this.#context;
    const { tones } = rulings;
    // `two neutrals, a warm secondary and an error red` has a red; `two neutrals and a pop of coral` is neutral but for that.
    const isHued = ({ entry, emphasis }: Mention): boolean =>
      emphasis !== 'hint' &&
      model.entry(entry)?.isColour === true &&
      !NEUTRAL.has(familyOfEntry(model.entry(entry)) ?? '');
    if (this.#hasCountedNeutrals && !mentions.list.some(isHued)) tones.add('neutral');
    if (!tones.has('neutral') || tones.has('warm') || tones.has('cool')) return;
    // `greys that don't lean blue`.
    const isBlueOut = rulings.ruledOut.some((ruled) => ruled.kind === 'family' && ruled.family === 'blue');
    const temperature = this.#slightly ?? (isBlueOut ? 'warm' : undefined);
    if (temperature === undefined) return;
    tones.add(temperature);
    this.#strict.add(temperature);
  }

  /** A word that demands the tone; a strong one does so wherever it stands. */
  takes({ tone, strong, ground, isGrey = false }: Extract<Operation, { op: 'tone' }>, at: number): void {
    const { items, rulings, only, grammar, pending } = this.#context;
    if (!pending.negated && ground !== undefined) this.#ground = ground;
    if (!strong && isInBrackets(items, at)) return;
    // `pink and orange, nothing else bright` asks for nothing muted.
    if (does(items[at - 1], 'closing')) return;
    // `text dark` asks for a light ground.
    const { opposite, ground: asked } = toneRow(tone);
    const isText = asked !== undefined && isOfText(items, at, grammar);
    if (isText && opposite !== undefined && !pending.negated) return void rulings.tones.add(opposite);
    // `two colours plus neutrals`: they are not all.
    const isBeside = isPlus(items[at - 1], grammar) || isLinked(this.#context, at);
    if (tone === 'neutral' && !isGrey && isBeside && items[at]?.key.endsWith('s') === true) return;
    // `salmon, black and white` are three colours.
    if (tone === 'neutral' && !isGrey && endsList(this.#context, at)) return;
    if (tone === 'neutral' && !pending.only && does(items[at - 1], 'number') && !pending.negated) {
      this.#hasCountedNeutrals = true;
      return;
    }
    if (isOneVivid(items, at) || isOneVivid(items, at - 1)) return;
    const isOfTheGround = asked !== undefined && isOfGround(items, at, grammar);
    const holds = strong || standsAlone(items, at, grammar) || isOfTheGround;
    if (pending.negated) return this.#deny(tone, holds, at);
    if (isOfAccent(items, at, grammar)) return;
    // `only greys, all slightly warm`; `only neutrals for a flat. Warm but nothing yellow`.
    const isTemperature = tone === 'warm' || tone === 'cool';
    const isSaidOfAll = pending.emphasis === 'hint' ? standsAlone(items, at, grammar) : !holds;
    if (isTemperature && isSaidOfAll && !isToneOfThing(this.#context, at, strong)) this.#slightly = tone;
    // `one vivid accent` asks for no vivid palette, nor `under the strip light` for a light one.
    if (!holds || pending.emphasis === 'hint' || isToneOfThing(this.#context, at, strong)) return;
    // `the old site is maroon on black. Light background please`: what is said last holds.
    if (asked !== undefined && strong && opposite !== undefined) {
      rulings.tones.delete(opposite);
      if (this.#ground !== undefined && GROUND_TONES[this.#ground] === opposite) this.#ground = undefined;
    }
    rulings.tones.add(tone);
    if (isGrey) rulings.areGreys = true;
    if (strong || pending.only) this.#strict.add(tone);
    if (pending.only) only.add(tone);
  }

  #deny(tone: Tone, holds: boolean, at: number): void {
    const { model, items, rulings, grammar, pending } = this.#context;
    const { opposite } = toneRow(tone);
    pending.ruled = 'thing';
    // `not a white background` is no dark one.
    const isWhite = items[at]?.operations?.some((each) => each.op === 'tone' && each.ground === 'white') === true;
    if (isWhite) return rulings.ruleOutHex('#FFFFFF', 'pure white');
    // A noun behind a plain adjective is what is ruled out: `no bright green`.
    const next = entryOf(model, items[at + 1]);
    // `i don't like dark websites`.
    if (isOrEndsIn(items[at], grammar.words.worn)) return;
    const isOfAll = items[at + 1]?.kind !== 'entry' || next?.part === 'plain';
    if (opposite === undefined || !(holds || isOfAll)) return;
    rulings.tones.add(opposite);
    this.#strict.add(opposite);
  }
}
