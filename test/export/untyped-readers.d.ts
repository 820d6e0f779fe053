/** Readers of palette files that come without types: what the tests use of them. */

declare module 'ase-utils' {
  export function decode(file: Buffer): {
    readonly version: string;
    readonly groups: readonly { readonly name: string }[];
    readonly colors: readonly {
      readonly name: string;
      readonly model: string;
      /** Channels from 0 to 1. */
      readonly color: readonly number[];
    }[];
  };
}

declare module 'anypalette' {
  interface ReadColor {
    readonly name?: string;
    /** As CSS. */
    toString(): string;
  }
  const anyPalette: {
    loadPalette(
      options: { readonly filePath: string },
      done: (error: Error | null, palette: readonly ReadColor[] | undefined) => void,
    ): void;
  };
  export default anyPalette;
}
