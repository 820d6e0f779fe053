import type { Environment } from '../config.ts';
import { asInteger } from './values.ts';

export interface TerminalConfig {
  /** What says how many colours there are: COLORTERM, NO_COLOR, FORCE_COLOR, TERM and their like. */
  readonly colours: Environment;
  /** Columns, where the terminal itself does not tell. */
  readonly columns: number | undefined;
}

/** Reads what the environment says of the terminal. */
export function loadTerminalConfig(env: Environment): TerminalConfig {
  return { colours: env, columns: asInteger(20, 1000)(env['COLUMNS'] ?? '') };
}
