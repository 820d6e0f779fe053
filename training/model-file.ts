import { GRAMMARS } from '../knowledge/grammars/index.ts';
import { MAGIC, type Header } from '../src/engine/model/sections.ts';

const encoder = new TextEncoder();

export type Section = readonly [name: string, bytes: Uint8Array];

const align = (at: number): number => Math.ceil(at / 8) * 8;

/** The small words of each language, as the engine reads them. */
export const grammarSection = (): Uint8Array => encoder.encode(JSON.stringify(GRAMMARS));

/** A model file: what it was built from, then its sections, each at a multiple of eight bytes. */
export function assemble(hash: string, sections: readonly Section[]): Uint8Array {
  const header: Header = {
    knowledge: hash,
    sections: sections.map(([name, { length }]) => ({ name, bytes: length })),
  };
  const headerBytes = encoder.encode(JSON.stringify(header));
  const start = align(16 + headerBytes.length);
  const total = sections.reduce((at, [, { length }]) => align(at + length), start);
  const bytes = new Uint8Array(total);
  bytes.set(encoder.encode(MAGIC));
  new DataView(bytes.buffer).setUint32(8, headerBytes.length, true);
  bytes.set(headerBytes, 16);
  let at = start;
  for (const [, span] of sections) {
    bytes.set(span, at);
    at = align(at + span.length);
  }
  return bytes;
}

/** What `assemble` was given. */
export function takeApart(bytes: Uint8Array): { readonly hash: string; readonly sections: readonly Section[] } {
  const headerLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(8, true);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of our own making
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(16, 16 + headerLength))) as Header;
  let at = align(16 + headerLength);
  const sections = header.sections.map(({ name, bytes: length }): Section => {
    const span = bytes.subarray(at, at + length);
    at = align(at + length);
    return [name, span];
  });
  return { hash: header.knowledge, sections };
}
