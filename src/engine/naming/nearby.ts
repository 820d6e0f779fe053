import type { Oklab } from '../colour/oklab.ts';
import type { NamedColour } from '../model/model.ts';

/** Edge of a cell of the grid, in Oklab. */
const CELL = 0.06;
/** Cells are searched outwards up to this many steps. */
const STEPS_MAX = 6;

/** Finds the named colours near a colour without looking at them all. */
export interface Nearby {
  /** At least `count` of the nearest, if there are so many within reach, nearest first. */
  around(colour: Oklab, count: number): readonly NamedColour[];
}

const cellOf = (value: number): number => Math.floor(value / CELL);
const keyOf = (l: number, a: number, b: number): number => (l * 64 + (a + 32)) * 64 + (b + 32);

export function createNearby(names: readonly NamedColour[]): Nearby {
  const cells = new Map<number, NamedColour[]>();
  for (const name of names) {
    const key = keyOf(cellOf(name.l), cellOf(name.a), cellOf(name.b));
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [name]);
    else cell.push(name);
  }
  return {
    around(colour, count) {
      const [l, a, b] = [cellOf(colour.l), cellOf(colour.a), cellOf(colour.b)];
      const found: { name: NamedColour; d: number }[] = [];
      for (let step = 0; step <= STEPS_MAX; step++) {
        const before = found.length;
        for (let dl = -step; dl <= step; dl++) {
          for (let da = -step; da <= step; da++) {
            // Only the shell of this step: its inside was searched before.
            const stride = Math.max(Math.abs(dl), Math.abs(da)) === step || step === 0 ? 1 : step * 2;
            for (let db = -step; db <= step; db += stride) {
              for (const name of cells.get(keyOf(l + dl, a + da, b + db)) ?? []) {
                const d = (name.l - colour.l) ** 2 + (name.a - colour.a) ** 2 + (name.b - colour.b) ** 2;
                found.push({ name, d });
              }
            }
          }
        }
        // One more step than was needed, so that a corner does not hide a nearer one.
        if (before >= count) break;
      }
      return found
        .sort((p, q) => p.d - q.d)
        .slice(0, count)
        .map(({ name }) => name);
    },
  };
}
