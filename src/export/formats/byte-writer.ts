/** Big-endian bytes, as Adobe's files have them, into a buffer whose length is known beforehand. */
export interface ByteWriter {
  readonly bytes: Uint8Array;
  readonly ascii: (text: string) => void;
  readonly u16: (value: number) => void;
  readonly u32: (value: number) => void;
  readonly f32: (value: number) => void;
  /** UTF-16, ended by a null: two bytes a code unit and two for the null. */
  readonly utf16: (text: string) => void;
}

export function byteWriter(length: number): ByteWriter {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const u16 = (value: number): void => {
    view.setUint16(at, value);
    at += 2;
  };
  return {
    bytes,
    u16,
    ascii: (text) => {
      for (let index = 0; index < text.length; index++) bytes[at++] = text.charCodeAt(index);
    },
    u32: (value) => {
      view.setUint32(at, value);
      at += 4;
    },
    f32: (value) => {
      view.setFloat32(at, value);
      at += 4;
    },
    utf16: (text) => {
      for (let index = 0; index < text.length; index++) u16(text.charCodeAt(index));
      u16(0);
    },
  };
}
