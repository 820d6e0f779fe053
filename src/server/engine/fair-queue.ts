/** Work that waits, by whose it is. Everybody's turn comes once before anybody's comes again. */
export interface FairQueue<Work> {
  /** How many wait. */
  readonly length: number;
  /** False when too many wait already, of this customer or of all. */
  add(customer: string, work: Work): boolean;
  /** What is to be done next; undefined: nothing waits that may be done now. It counts as under way until `done`. */
  take(): Taken<Work> | undefined;
  done(customer: string): void;
  /** Takes back what waits; nothing where it does not. */
  remove(customer: string, work: Work): void;
}

interface Taken<Work> {
  readonly customer: string;
  readonly work: Work;
  /** True for the only one that its customer has asked for, and false where others of theirs wait or are under way. */
  readonly isSingle: boolean;
}

export interface FairQueueLimits {
  /** How many of one customer may be under way. */
  readonly atOnce: number;
  /** How many of one customer may wait, and how many of all. */
  readonly waiting: number;
  readonly waitingInAll: number;
}

/** A queue in which a customer with a thousand requests delays another's first by no more than one of its own. */
export function createFairQueue<Work>({ atOnce, waiting, waitingInAll }: FairQueueLimits): FairQueue<Work> {
  /** In the order of their turns: whoever's comes is put last again. */
  const lines = new Map<string, Work[]>();
  const underWay = new Map<string, number>();
  let length = 0;

  return {
    get length() {
      return length;
    },
    add(customer, work) {
      const line = lines.get(customer) ?? [];
      if (line.length >= waiting || length >= waitingInAll) return false;
      line.push(work);
      lines.set(customer, line);
      length += 1;
      return true;
    },
    take() {
      for (const [customer, line] of lines) {
        const running = underWay.get(customer) ?? 0;
        if (running >= atOnce) continue;
        const work = line.shift();
        if (work === undefined) continue;
        length -= 1;
        lines.delete(customer);
        if (line.length > 0) lines.set(customer, line);
        underWay.set(customer, running + 1);
        return { customer, work, isSingle: running === 0 && line.length === 0 };
      }
      return undefined;
    },
    done(customer) {
      const running = (underWay.get(customer) ?? 0) - 1;
      if (running > 0) underWay.set(customer, running);
      else underWay.delete(customer);
    },
    remove(customer, work) {
      const line = lines.get(customer) ?? [];
      const place = line.indexOf(work);
      if (place === -1) return;
      line.splice(place, 1);
      length -= 1;
      if (line.length === 0) lines.delete(customer);
    },
  };
}
