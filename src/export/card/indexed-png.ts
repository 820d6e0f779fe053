import zlib from 'node:zlib';

const { constants, deflateSync } = zlib;

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const INDEXED_COLOUR = 3;
const FAST = 1;

export interface IndexedImage {
  readonly width: number;
  readonly height: number;
  /** A row is a zero, which says "unfiltered", and one byte a pixel. */
  readonly rows: Uint8Array;
  /** Red, green and blue of up to 256 colours. */
  readonly palette: Uint8Array;
  readonly title: string;
}

/**
 * A PNG of at most 256 colours: a third of the bytes of full colour to compress, and of flat areas runs alone.
 * PNG 3, https://www.w3.org/TR/png-3/
 */
export function indexedPng({ width, height, rows, palette, title }: IndexedImage): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, INDEXED_COLOUR, 0, 0, 0], 8);
  const chunks = [
    chunk('IHDR', header),
    // The pixels are sRGB: viewers shall not guess.
    chunk('sRGB', Uint8Array.of(0)),
    chunk('PLTE', palette),
    // Keyword, uncompressed, no language, no translation, and the text.
    chunk('iTXt', new TextEncoder().encode(`Title\0\0\0\0\0${title}`)),
    chunk('IDAT', deflateSync(rows, { level: FAST, strategy: constants.Z_RLE })),
    chunk('IEND', new Uint8Array(0)),
  ];
  const png = new Uint8Array(chunks.reduce((length, { byteLength }) => length + byteLength, SIGNATURE.byteLength));
  png.set(SIGNATURE);
  let at = SIGNATURE.byteLength;
  for (const part of chunks) {
    png.set(part, at);
    at += part.byteLength;
  }
  return png;
}

/** Of PNG's annex D; Node has it from 22.2 on. */
const crc32 = zlib.crc32 ?? crc32ByTable;

let table: Uint32Array | undefined;

function crc32ByTable(bytes: Uint8Array): number {
  table ??= Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1;
    return value;
  });
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.byteLength);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.byteLength);
  for (let index = 0; index < 4; index++) bytes[4 + index] = type.charCodeAt(index);
  bytes.set(data, 8);
  view.setUint32(8 + data.byteLength, crc32(bytes.subarray(4, 8 + data.byteLength)));
  return bytes;
}
