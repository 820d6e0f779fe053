/** Draws of thirty among twenty-four thousand words: so many leave out one in a million. */
const UNKNOWN = 12_000;
/** A round of all briefs that adds less than this many MB has found everything filled. */
const FILLED_MB = 1;
const ROUNDS_MAX = 4;
/** Prompts that are asked for at a time. */
const LANES = 8;

export interface Filling {
  readonly accounts: number;
  /** Asks for palettes; rejects where they are not made. */
  ask(account: number, asked: { readonly prompt: string; readonly count: number }): Promise<void>;
  /** What is kept, in MB. */
  kept(): Promise<number>;
  tell(line: string): void;
}

/**
 * Fills what a service keeps. Each thread of its engine keeps what it has made of its model: the boards that a brief recalls and the
 * words that it says, and for a brief of which it knows no word some thirty that it draws. Which thread answers is not for a client to
 * say: all accounts ask at the same moment, so that nearly always each thread answers one of them, and what one has missed it makes in the
 * next round.
 *
 * @returns whether another round has added nothing
 */
export async function fill(briefs: readonly string[], filling: Filling): Promise<boolean> {
  const unknown = Array.from({ length: UNKNOWN }, () => 'xqzt');
  let kept = await round('unknown words', unknown, 1, filling);
  for (let number = 1; number <= ROUNDS_MAX; number++) {
    const before = kept;
    kept = await round(`briefs, round ${number}`, briefs, 10, filling);
    if (kept - before < FILLED_MB) return true;
  }
  filling.tell(`not filled after ${ROUNDS_MAX} rounds`);
  return false;
}

/** @returns what is kept once all accounts have asked for each of the prompts, in MB */
async function round(title: string, prompts: readonly string[], count: number, filling: Filling): Promise<number> {
  const began = performance.now();
  const accounts = Array.from({ length: filling.accounts }, (_, account) => account);
  const inLane = async (lane: number): Promise<void> => {
    for (let at = lane; at < prompts.length; at += LANES)
      await Promise.all(accounts.map((account) => filling.ask(account, { prompt: prompts[at] ?? '', count })));
  };
  await Promise.all(Array.from({ length: LANES }, (_, lane) => inLane(lane)));
  const kept = await filling.kept();
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  filling.tell(`${title}: ${prompts.length} in ${seconds} s, kept ${kept.toFixed(2)} MB`);
  return kept;
}
