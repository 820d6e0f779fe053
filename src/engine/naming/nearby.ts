import type { Oklab } from '../colour/oklab.ts';
import type { NamedColour } from '../model/model.ts';

/** How far is searched, in Oklab: the whole of sRGB from its middle. */
const REACH = 1;

/** Finds the named colours near a colour without looking at them all. */
export interface Nearby {
  /** The names in the cells about a colour, at least as many as were asked for at the start if there are so many. */
  around(colour: Oklab): readonly NamedColour[];
  /** The nearest name; undefined when there are none at all. */
  nearest(colour: Oklab): NamedColour | undefined;
}

const keyOf = (l: number, a: number, b: number): number => (l * 64 + (a + 32)) * 64 + (b + 32);

/**
 * @param cell edge of a cell of the grid, in Oklab
 * @param count how many names `around` widens its search for; every cell's answer is worked out once, when it is first
 *   asked for, and there are but a few thousand cells
 */
export function createNearby(names: readonly NamedColour[], cell: number, count: number): Nearby {
  const cellOf = (value: number): number => Math.floor(value / cell);
  const cells = new Map<number, NamedColour[]>();
  for (const name of names) {
    const key = keyOf(cellOf(name.l), cellOf(name.a), cellOf(name.b));
    const others = cells.get(key);
    if (others === undefined) cells.set(key, [name]);
    else others.push(name);
  }
  const answers = new Map<number, readonly NamedColour[]>();

  const gather = (l: number, a: number, b: number): readonly NamedColour[] => {
    let found: NamedColour[] = [];
    // One step at the least, so that a name just across a border is seen.
    for (let step = 1; step * cell <= REACH; step++) {
      found = [];
      for (let i = l - step; i <= l + step; i++) {
        for (let j = a - step; j <= a + step; j++) {
          for (let k = b - step; k <= b + step; k++) found.push(...(cells.get(keyOf(i, j, k)) ?? []));
        }
      }
      if (found.length >= Math.min(count, names.length)) break;
    }
    return found;
  };

  const around = ({ l, a, b }: Oklab): readonly NamedColour[] => {
    const [i, j, k] = [cellOf(l), cellOf(a), cellOf(b)];
    const key = keyOf(i, j, k);
    let answer = answers.get(key);
    if (answer === undefined) {
      answer = gather(i, j, k);
      answers.set(key, answer);
    }
    return answer;
  };

  return {
    around,
    nearest(colour) {
      let best: NamedColour | undefined;
      let bestSquared = Infinity;
      for (const name of around(colour)) {
        const squared = (name.l - colour.l) ** 2 + (name.a - colour.a) ** 2 + (name.b - colour.b) ** 2;
        if (squared < bestSquared) {
          best = name;
          bestSquared = squared;
        }
      }
      return best;
    },
  };
}
