/** A stream of numbers that a seed settles wholly. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform in [min, max). */
  between(min: number, max: number): number;
  /** Uniform among 0 … n - 1. */
  below(n: number): number;
}

/** Mixes a text into 32 bits (FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/). */
export function hashText(text: string, start = 0x81_1c_9d_c5): number {
  let hash = start;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01_00_01_93);
  return hash >>> 0;
}

/** Splitmix32 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014, in its 32-bit form). */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x9e_37_79_b9) | 0;
    let z = state ^ (state >>> 16);
    z = Math.imul(z, 0x21_f0_aa_ad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x73_5a_2d_97);
    return ((z ^ (z >>> 15)) >>> 0) / 4_294_967_296;
  };
  return { next, between: (min, max) => min + next() * (max - min), below: (n) => Math.floor(next() * n) };
}
