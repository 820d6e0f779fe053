/** How many may be under way at once. There is no queue: who finds no seat goes elsewhere at once. */
export interface Bulkhead {
  /** @returns how to leave, once; undefined: no seat is free */
  enter(): (() => void) | undefined;
}

export function createBulkhead(seats: number): Bulkhead {
  let free = seats;
  return {
    enter() {
      if (free === 0) return undefined;
      free -= 1;
      let isLeft = false;
      return () => {
        if (!isLeft) free += 1;
        isLeft = true;
      };
    },
  };
}
