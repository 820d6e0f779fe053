import type { ExportFormat } from '../contract/wire.ts';
import { ConnectionError } from './errors.ts';
import type { Received } from './send.ts';

/** Design tokens (DTCG 2025.10), as far as they may be relied on. */
export interface FigmaTokens {
  readonly palette: Readonly<Record<string, unknown>>;
  readonly role?: Readonly<Record<string, unknown>>;
}

/** A Creative Cloud Libraries colour theme. */
export interface AdobeTheme {
  readonly name: string;
  readonly type: string;
  readonly representations: readonly unknown[];
  readonly files: readonly { readonly name: string; readonly type: string; readonly data: string }[];
}

/** What each format's file holds, read. */
export interface ExportData {
  readonly png: Uint8Array<ArrayBuffer>;
  readonly css: string;
  readonly tailwind: string;
  readonly scss: string;
  readonly figma: FigmaTokens;
  readonly adobe: AdobeTheme;
}

export interface Exported<F extends ExportFormat> {
  readonly fileName: string;
  readonly contentType: string;
  /** The file as it came, to be written. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The file read: text, parsed JSON, or the bytes of an image. */
  readonly data: ExportData[F];
}

const READERS: { readonly [F in ExportFormat]: (bytes: Uint8Array<ArrayBuffer>) => ExportData[F] } = {
  png: (bytes) => bytes,
  css: text,
  tailwind: text,
  scss: text,
  figma: (bytes) => json(bytes),
  adobe: (bytes) => json(bytes),
};

export function exported<F extends ExportFormat>(format: F, { bytes, info }: Received): Exported<F> {
  const fileName = /filename="([^"]+)"/.exec(info.headers.get('Content-Disposition') ?? '')?.[1];
  return {
    fileName: fileName ?? `palette.${format}`,
    contentType: info.headers.get('Content-Type') ?? '',
    bytes,
    data: READERS[format](bytes),
  };
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/** Boundary: the service answers in the shapes of the contract. @throws ConnectionError where it is no JSON */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever asked knows which shape that is
export function json<T>(bytes: Uint8Array): T {
  try {
    return JSON.parse(text(bytes));
  } catch (cause) {
    throw new ConnectionError('the answer is no JSON: what answered is not Huesmith', { status: 200 }, cause);
  }
}
