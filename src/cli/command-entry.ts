import type { Command } from 'commander';

export interface CommandEntry {
  readonly summary: string;
  /** Whether it opens the database, for which Node must be new enough. */
  readonly stores?: true;
  /** Loads what the command needs, and nothing that others need. */
  readonly load: () => Promise<Command>;
}
