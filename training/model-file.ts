import { GRAMMARS } from '../knowledge/grammars/index.ts';
import { byteCoded, byteDecoded } from '../src/engine/model/byte-coding.ts';
import { MAGIC, type Header } from '../src/engine/model/sections.ts';

const encoder = new TextEncoder();

export type Section = readonly [name: string, bytes: Uint8Array];

const align = (at: number): number => Math.ceil(at / 8) * 8;

/** The small words of each language, as the engine reads them. */
export const grammarSection = (): Uint8Array => encoder.encode(JSON.stringify(GRAMMARS));

/** A section is coded where that takes at most so much of it; texts and directions are packed already, and read one by one. */
const CODED_SHARE_MAX = 0.86;

function codedWhereShorter(section: Section): { readonly span: Uint8Array; readonly decoded?: number } {
  const [, bytes] = section;
  if (bytes.length === 0) return { span: bytes };
  const coded = byteCoded(bytes);
  return coded.length > CODED_SHARE_MAX * bytes.length ? { span: bytes } : { span: coded, decoded: bytes.length };
}

/** A model file: what it was built from, then its sections, each at a multiple of eight bytes. */
export function assemble(hash: string, sections: readonly Section[]): Uint8Array {
  const spans = sections.map(codedWhereShorter);
  const header: Header = {
    knowledge: hash,
    sections: spans.map(({ span, decoded }, i) => ({
      name: sections[i]?.[0] ?? '',
      bytes: span.length,
      ...(decoded === undefined ? {} : { decoded }),
    })),
  };
  const headerBytes = encoder.encode(JSON.stringify(header));
  const start = align(16 + headerBytes.length);
  const total = spans.reduce((at, { span }) => align(at + span.length), start);
  const bytes = new Uint8Array(total);
  bytes.set(encoder.encode(MAGIC));
  new DataView(bytes.buffer).setUint32(8, headerBytes.length, true);
  bytes.set(headerBytes, 16);
  let at = start;
  for (const { span } of spans) {
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
  const sections = header.sections.map(({ name, bytes: length, decoded }): Section => {
    const span = bytes.subarray(at, at + length);
    at = align(at + length);
    return [name, decoded === undefined ? span : byteDecoded(span, decoded)];
  });
  return { hash: header.knowledge, sections };
}
