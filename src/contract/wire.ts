/**
 * The bodies of the four endpoints as plain types, for code that needs no schemas: they carry no library into the
 * declarations of the client. A test holds them against the schemas.
 */

export interface Semantic {
  readonly primary: string;
  readonly secondary: string;
  readonly background: string;
  readonly text: string;
  readonly accent: string;
}

export interface Palette {
  readonly name: string;
  readonly description: string;
  /** Five colours, `#RRGGBB`. */
  readonly colors: readonly string[];
  readonly semantic: Semantic;
}

/** A palette to export: name and colours, or all of it as generation returned it. */
export interface PaletteToExport {
  readonly name: string;
  readonly colors: readonly string[];
  readonly description?: string;
  readonly semantic?: Semantic;
}

export interface GenerateRequest {
  /** What the palettes are for: 1 to 500 characters in any language. */
  readonly prompt: string;
  /** 1 to 10; 5 where it is absent. */
  readonly count?: number;
  /** The same prompt, count, seed and model give the same palettes. */
  readonly seed?: number;
}

/** A number of requests, or `unlimited`. */
export type Allowance = number | 'unlimited';

export interface PaletteList {
  readonly object: 'palette.list';
  readonly data: readonly Palette[];
  readonly count: number;
  readonly metadata: {
    readonly model: string;
    readonly tokensUsed: number;
    /** In US dollars. */
    readonly estimatedCost: number;
  };
  readonly usage: {
    readonly remaining: Allowance;
    readonly limit: Allowance;
    /** ISO 8601 */
    readonly resetDate: string;
  };
}

export type ExportFormat = 'png' | 'css' | 'tailwind' | 'scss' | 'figma' | 'adobe';

export interface HistoryEntry {
  readonly type: 'palette';
  readonly data: { readonly prompt: string; readonly palettes: readonly Palette[] };
  /** ISO 8601 */
  readonly date: string;
}

export interface HistoryList {
  readonly object: 'list';
  readonly data: readonly HistoryEntry[];
  readonly count: number;
  readonly hasMore: boolean;
  readonly usage: { readonly remaining: Allowance; readonly limit: Allowance };
}

export interface UsageRecord {
  readonly object: 'usage';
  readonly data: {
    readonly current: number;
    readonly limit: Allowance;
    readonly remaining: Allowance;
    /** ISO 8601 */
    readonly resetDate: string;
    readonly totalRequests: number;
    /** ISO 8601 */
    readonly lastUsed: string;
  };
}

export type ErrorCode =
  | 'invalid_request'
  | 'unauthorized'
  | 'forbidden'
  | 'rate_limit_exceeded'
  | 'internal_error'
  | 'service_unavailable';
