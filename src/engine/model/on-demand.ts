/** Things of a model, by number, that are made when they are first asked for, and kept for as long as they are not too many. */
export class OnDemand<T> {
  readonly #make: (index: number) => T;
  readonly #keep: number;
  readonly #made = new Map<number, T>();

  /** @param keep so many stay for the next prompt */
  constructor(make: (index: number) => T, keep: number) {
    this.#make = make;
    this.#keep = keep;
  }

  get(index: number): T {
    let one = this.#made.get(index);
    if (one === undefined) this.#made.set(index, (one = this.#make(index)));
    return one;
  }

  /** Lets go of the oldest while they are too many. Between two prompts only: within one, a number is always the same thing. */
  release(): void {
    for (const index of this.#made.keys()) {
      if (this.#made.size <= this.#keep) return;
      this.#made.delete(index);
    }
  }
}
