import type { Palette } from '../contract/palette.ts';

export interface GeneratorRequest {
  /** 1 to 500 Unicode code points, trimmed. */
  readonly prompt: string;
  /** How many palettes, 1 to 10. */
  readonly count: number;
  /** Any safe integer; the embedded engine gives the same palettes for the same one. */
  readonly seed: number;
  /** For whom, where several share what makes palettes: an account, or a visitor's address. It changes no palette. */
  readonly customer?: string;
}

export type MadePalette = Readonly<Omit<Palette, 'colors'>> & { readonly colors: readonly string[] };

export interface Generated {
  /** Exactly as many as asked for, each within the contrast contract. */
  readonly palettes: readonly MadePalette[];
  /** The name of the model that made them; of both, with a plus between, where two did. */
  readonly model: string;
  /** Tokens read and written, by the model's own count. */
  readonly tokensUsed: number;
  readonly estimatedCostUsd: number;
}

/** What makes palettes: the embedded engine, or a language model that an operator has configured. */
export interface Generator {
  readonly model: string;
  /** True when an answer takes milliseconds, so that it is charged when it is there instead of being reserved before. */
  readonly instant: boolean;
  /** @throws GeneratorUnavailable when it cannot answer now */
  generate(request: GeneratorRequest, signal: AbortSignal): Promise<Generated>;
}

/**
 * Why a generator cannot answer, in words that hold nothing of what was sent or received: they stand in logs and metrics.
 * A number is the status of the provider's answer.
 */
export type Reason =
  | 'busy'
  | 'resting'
  | 'over budget'
  | 'deadline'
  | 'caller gone'
  | 'connection'
  | 'elsewhere'
  | 'too large'
  | 'cut off'
  | 'refused the content'
  | 'said it failed'
  | 'nothing usable'
  | 'too few'
  | 'not configured'
  | `status ${number}`;

/** The generator cannot answer now; a later try may do. It has no cause: a provider's error may hold key and prompt. */
export class GeneratorUnavailable extends Error {
  override readonly name = 'GeneratorUnavailable';
  readonly reason: Reason;

  constructor(message: string, reason: Reason = 'connection') {
    super(message);
    this.reason = reason;
  }
}
