import { useState } from 'react';
import { type Palette, service } from '../client.ts';

/** What a visitor has made in this browser, until there is an account to keep it in. */
export interface MadeHere {
  /** As the generator was asked. */
  readonly prompt: string;
  readonly seed: number;
  readonly palettes: readonly Palette[];
  readonly atMs: number;
}

const STORED = 'huesmith-made';
const SETS_MAX = 20;
const DAY_MS = 86_400_000;

/** Oldest first; of the last day, for somebody else may sit here tomorrow. */
export function madeHere(): readonly MadeHere[] {
  try {
    // Boundary: nobody but `rememberMade` writes it; what somebody else made of it fails when it is sent.
    const sets: readonly MadeHere[] = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return sets.filter(({ atMs }) => Date.now() - atMs < DAY_MS);
  } catch {
    return [];
  }
}

export function rememberMade(made: Omit<MadeHere, 'atMs'>): void {
  const others = madeHere().filter(({ prompt, seed }) => prompt !== made.prompt || seed !== made.seed);
  const sets = [...others, { ...made, atMs: Date.now() }].slice(-SETS_MAX);
  try {
    localStorage.setItem(STORED, JSON.stringify(sets));
  } catch {
    // A browser that stores nothing: then it is kept on the page alone.
  }
}

/** Puts it into the history of whoever has just signed in. What cannot be kept now is tried the next time. */
export async function keepMade(): Promise<void> {
  try {
    for (const { prompt, seed, palettes } of madeHere()) await service.keep({ prompt, seed, palettes });
    localStorage.removeItem(STORED);
  } catch {
    // It stays where it is.
  }
}

/** How many sets there are, and how to leave them behind. */
export function useMadeHere(): { readonly count: number; readonly forget: () => void } {
  const [count, setCount] = useState(() => madeHere().length);
  return {
    count,
    forget: () => {
      localStorage.removeItem(STORED);
      setCount(0);
    },
  };
}
