/** Where each named feature stands in a row of features; a name that is no feature does not compile. */
export function indexOf<Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name is a key of what is built from the names
  return Object.fromEntries(names.map((name, i) => [name, i])) as Record<Name, number>;
}

/** Sum of the products of weights and features; what one of them lacks counts as 0. */
export function dot(weights: readonly number[], row: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < row.length; i++) sum += (weights[i] ?? 0) * (row[i] ?? 0);
  return sum;
}
