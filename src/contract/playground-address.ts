/** What the playground shows is in its address, so that a link is all it takes to share it. */
export interface Shown {
  /** The person's own words. */
  readonly prompt: string;
  readonly count: number;
  readonly seed: number | undefined;
  /** Two colours to keep, of a palette of which more were wanted. */
  readonly like: Like | undefined;
}

export type Like = readonly [string, string];

export const COUNT_START = 3;
const PROMPT_MAX = 500;

export function readAddress(search: string): Shown {
  const params = new URLSearchParams(search);
  const count = Number(params.get('count') ?? COUNT_START);
  const seed = Number(params.get('seed') ?? Number.NaN);
  const [, first, second] = /^([0-9a-f]{6})-([0-9a-f]{6})$/i.exec(params.get('like') ?? '') ?? [];
  return {
    prompt: firstOf((params.get('prompt') ?? '').trim(), PROMPT_MAX),
    count: Number.isInteger(count) && count >= 1 && count <= 10 ? count : COUNT_START,
    seed: Number.isSafeInteger(seed) ? seed : undefined,
    like: first === undefined || second === undefined ? undefined : [`#${first}`, `#${second}`],
  };
}

export function searchOf({ prompt, count, seed, like }: Shown): string {
  const params = new URLSearchParams({ prompt });
  if (seed !== undefined) params.set('seed', String(seed));
  params.set('count', String(count));
  if (like !== undefined) params.set('like', like.map((hex) => hex.slice(1)).join('-'));
  return params.toString();
}

const KEPT = /, with (#[0-9A-F]{6}) and (#[0-9A-F]{6})$/i;

/** What a generator is asked: it puts in the colours that are asked for by their code. At most 500 code points. */
export function askedOf({ prompt, like }: Pick<Shown, 'prompt' | 'like'>): string {
  if (like === undefined) return prompt;
  const kept = `, with ${like[0]} and ${like[1]}`;
  return firstOf(prompt, PROMPT_MAX - kept.length) + kept;
}

/** The person's words and the colours to keep, of what a generator was asked. */
export function wordsOf(asked: string): Pick<Shown, 'prompt' | 'like'> {
  const [kept, first, second] = KEPT.exec(asked) ?? [];
  if (kept === undefined || first === undefined || second === undefined) return { prompt: asked, like: undefined };
  return { prompt: asked.slice(0, -kept.length), like: [first, second] };
}

function firstOf(text: string, codePoints: number): string {
  return Array.from(text).slice(0, codePoints).join('');
}
