import { brotliDecompressSync } from 'node:zlib';

/** True for a code point that a font has a glyph for. */
export type Coverage = (codePoint: number) => boolean;

const HEADER_BYTES = 48;
/** Index of `cmap` among the tags that WOFF2 abbreviates, and of the two tables that it transforms. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const ARBITRARY_TAG = 63;

/**
 * The characters that a WOFF2 font draws, read from its `cmap`: a font's published unicode ranges promise more.
 * https://www.w3.org/TR/WOFF2/ and https://learn.microsoft.com/typography/opentype/spec/cmap
 * @throws Error where the font has no Unicode map
 */
export function woff2Coverage(font: Uint8Array): Coverage {
  const table = cmapTable(font);
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const count = view.getUint16(2);
  let format4: number | undefined;
  for (let index = 0; index < count; index++) {
    const at = view.getUint32(4 + index * 8 + 4);
    const format = view.getUint16(at);
    if (format === 12) return groupedCoverage(view, at);
    if (format === 4) format4 = at;
  }
  if (format4 === undefined) throw new Error('the font has no Unicode character map');
  return segmentedCoverage(view, format4);
}

/** The tables follow each other in one Brotli stream, in the order of the directory. */
function cmapTable(font: Uint8Array): Uint8Array {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const count = view.getUint16(12);
  let at = HEADER_BYTES;
  const base128 = (): number => {
    let value = 0;
    for (;;) {
      const byte = view.getUint8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let offset = 0;
  let start = -1;
  let length = 0;
  for (let index = 0; index < count; index++) {
    const flags = view.getUint8(at++);
    const tag = flags & 63;
    if (tag === ARBITRARY_TAG) at += 4;
    const original = base128();
    const version = flags >> 6;
    const isTransformed = tag === GLYF || tag === LOCA ? version !== 3 : version !== 0;
    const stored = isTransformed ? base128() : original;
    if (tag === CMAP) [start, length] = [offset, original];
    offset += stored;
  }
  if (start === -1) throw new Error('the font has no character map');
  const compressed = font.subarray(at, at + view.getUint32(20));
  return brotliDecompressSync(compressed).subarray(start, start + length);
}

/** Format 12: groups of code points, each drawn. */
function groupedCoverage(view: DataView, at: number): Coverage {
  const count = view.getUint32(at + 12);
  return (codePoint) => {
    for (let index = 0; index < count; index++) {
      const group = at + 16 + index * 12;
      if (codePoint <= view.getUint32(group + 4)) return codePoint >= view.getUint32(group);
    }
    return false;
  };
}

/** Format 4: segments of the basic plane; a glyph number of 0 is none. */
function segmentedCoverage(view: DataView, at: number): Coverage {
  const doubleCount = view.getUint16(at + 6);
  const ends = at + 14;
  const starts = ends + doubleCount + 2;
  const deltas = starts + doubleCount;
  const rangeOffsets = deltas + doubleCount;
  return (codePoint) => {
    if (codePoint > 0xff_ff) return false;
    for (let segment = 0; segment < doubleCount; segment += 2) {
      if (codePoint > view.getUint16(ends + segment)) continue;
      const first = view.getUint16(starts + segment);
      if (codePoint < first) return false;
      const delta = view.getUint16(deltas + segment);
      const rangeOffset = view.getUint16(rangeOffsets + segment);
      if (rangeOffset === 0) return ((codePoint + delta) & 0xff_ff) !== 0;
      return view.getUint16(rangeOffsets + segment + rangeOffset + 2 * (codePoint - first)) !== 0;
    }
    return false;
  };
}
