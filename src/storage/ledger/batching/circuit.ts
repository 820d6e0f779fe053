/** Broken while an unknown outcome is being pursued: requests are then refused at once, instead of waiting behind it. */
export interface Circuit {
  broken: boolean;
  /** What another thread opens the same circuit with. */
  readonly memory: SharedArrayBuffer;
}

export function createCircuit(
  memory: SharedArrayBuffer = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
): Circuit {
  const state = new Int32Array(memory);
  return {
    memory,
    get broken() {
      return Atomics.load(state, 0) === 1;
    },
    set broken(broken) {
      Atomics.store(state, 0, broken ? 1 : 0);
    },
  };
}
