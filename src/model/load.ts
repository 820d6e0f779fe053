/** Where the engine's model is: beside this file once packed, so that bundlers take it along as an asset. */
export const modelUrl: URL = new URL('../engine/model/huesmith.model', import.meta.url);

/**
 * Fetches the engine's model, some ten megabytes; a browser keeps it as it keeps any file.
 * @param url where it is served, unless beside this module
 * @throws Error when the server answers with anything else
 * @example const engine = createEngine(await loadModel());
 */
export async function loadModel(url: URL | string = modelUrl): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the model is not at ${String(url)}: HTTP ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
