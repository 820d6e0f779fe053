import { loadModel } from '../../model/load-node.ts';

/** Reads the engine's model into memory that all threads have in common: one copy, however many there are. */
export async function sharedModel(): Promise<Uint8Array> {
  const read = await loadModel();
  const shared = new Uint8Array(new SharedArrayBuffer(read.byteLength));
  shared.set(read);
  return shared;
}
