export interface Format {
  readonly name: string;
  readonly label: string;
  /** Whether the browser shows it as a picture. */
  readonly isImage: boolean;
  /** Whether it can be copied; a drawing can be both. */
  readonly isText: boolean;
}

/** Put in by the build (`vite.config.ts`) from the table of formats, the first of which is there before one is chosen. */
declare const OFFERED_FORMATS: readonly [Format, ...Format[]];

export const FORMATS = OFFERED_FORMATS;
