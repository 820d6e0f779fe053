/**
 * How many bits the code of each of many symbols takes, so that all of them together take the fewest (Huffman 1952), and none more than
 * a bound.
 * @param counts how often each is met; one that never is takes 0 bits
 * @param max bits a code may take, enough for that many symbols
 */
export function codeLengths(counts: ArrayLike<number>, max: number): Uint8Array {
  let weights = Float64Array.from(counts);
  for (;;) {
    const lengths = huffmanLengths(weights);
    if (lengths.every((length) => length <= max)) return lengths;
    // A code that is too long belongs to a rare symbol: made a little commoner, it gets a shorter one.
    weights = weights.map((count) => (count > 0 ? Math.ceil(count / 2) + 1 : 0));
  }
}

/**
 * Joins the two rarest again and again. What is made of two is never rarer than what was made before it, so that both kinds stand
 * in order, and the rarest is the first of one of them (van Leeuwen 1976).
 */
function huffmanLengths(counts: Float64Array): Uint8Array {
  const lengths = new Uint8Array(counts.length);
  const leaves = [...counts.keys()].filter((i) => (counts[i] ?? 0) > 0);
  leaves.sort((p, q) => (counts[p] ?? 0) - (counts[q] ?? 0) || p - q);
  const [only] = leaves;
  if (leaves.length === 1 && only !== undefined) lengths[only] = 1;
  if (leaves.length < 2) return lengths;
  const made = leaves.length - 1;
  /** Of leaves, then of what was made of two: how common each is, and what it is part of. */
  const weights = new Float64Array(leaves.length + made);
  const wholes = new Uint32Array(leaves.length + made);
  for (const [place, leaf] of leaves.entries()) weights[place] = counts[leaf] ?? 0;
  let leaf = 0;
  let join = leaves.length;
  for (let whole = leaves.length; whole < weights.length; whole++) {
    const rarest = (): number =>
      leaf < leaves.length && (join >= whole || (weights[leaf] ?? 0) <= (weights[join] ?? 0)) ? leaf++ : join++;
    for (const part of [rarest(), rarest()]) {
      weights[whole] = (weights[whole] ?? 0) + (weights[part] ?? 0);
      wholes[part] = whole;
    }
  }
  const depths = new Uint32Array(weights.length);
  for (let at = weights.length - 2; at >= 0; at--) depths[at] = (depths[wholes[at] ?? 0] ?? 0) + 1;
  for (const [place, symbol] of leaves.entries()) lengths[symbol] = Math.min(255, depths[place] ?? 0);
  return lengths;
}
