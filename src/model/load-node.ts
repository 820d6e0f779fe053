import { readFile } from 'node:fs/promises';

/** Where the engine's model is: beside this file once packed. */
export const modelUrl: URL = new URL('../engine/model/huesmith.model', import.meta.url);

/**
 * Reads the engine's model from the disk.
 * @param url a file's, unless beside this module
 */
export async function loadModel(url: URL | string = modelUrl): Promise<Uint8Array> {
  return readFile(url);
}
