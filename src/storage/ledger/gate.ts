/** Closed while an unknown outcome is being pursued: who comes then is told so at once, instead of waiting behind it. */
export interface Gate {
  open: boolean;
  /** By which another thread sees the same gate. */
  readonly memory: SharedArrayBuffer;
}

const OPEN = 0;
const CLOSED = 1;

export function createGate(memory: SharedArrayBuffer = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)): Gate {
  const state = new Int32Array(memory);
  return {
    memory,
    get open() {
      return Atomics.load(state, 0) === OPEN;
    },
    set open(open) {
      Atomics.store(state, 0, open ? OPEN : CLOSED);
    },
  };
}
