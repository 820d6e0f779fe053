import type { Command } from 'commander';

export interface CommandEntry {
  readonly summary: string;
  /** Whether it opens the database, for which Node must be new enough. */
  readonly stores?: true;
  /** Loads what the command needs, and nothing that others need. */
  readonly load: () => Promise<Command>;
}

/** Every command, in the order of the help. */
export const COMMANDS: Readonly<Record<string, CommandEntry>> = {
  generate: {
    summary: 'generate palettes from a description',
    load: async () => (await import('./commands/generate.ts')).generateCommand(),
  },
  explain: {
    summary: 'tell how a description is read',
    load: async () => (await import('./commands/explain.ts')).explainCommand(),
  },
  export: {
    summary: 'write a palette as a file',
    load: async () => (await import('./commands/export.ts')).exportCommand(),
  },
  contrast: {
    summary: 'tell the contrast of two colours',
    load: async () => (await import('./commands/contrast.ts')).contrastCommand(),
  },
  history: {
    summary: 'list what was made through a service',
    load: async () => (await import('./commands/history.ts')).historyCommand(),
  },
  usage: {
    summary: 'tell what is left of the month on a service',
    load: async () => (await import('./commands/usage.ts')).usageCommand(),
  },
  mcp: {
    summary: 'serve coding assistants over standard input and output',
    load: async () => (await import('./commands/mcp.ts')).mcpCommand(),
  },
  serve: {
    summary: 'serve the API and the dashboard',
    stores: true,
    load: async () => (await import('./commands/serve.ts')).serveCommand(),
  },
  keys: {
    summary: 'make, list and revoke API keys',
    stores: true,
    load: async () => (await import('./commands/keys.ts')).keysCommand(),
  },
  accounts: {
    summary: 'accounts, their plans and passwords',
    stores: true,
    load: async () => (await import('./commands/accounts.ts')).accountsCommand(),
  },
  migrate: {
    summary: 'bring the database up to date',
    stores: true,
    load: async () => (await import('./commands/migrate.ts')).migrateCommand(),
  },
  backup: {
    summary: 'copy the embedded database',
    stores: true,
    load: async () => (await import('./commands/backup.ts')).backupCommand(),
  },
  restore: {
    summary: 'put a copy in the place of the embedded database',
    stores: true,
    load: async () => (await import('./commands/restore.ts')).restoreCommand(),
  },
  doctor: {
    summary: 'look at all that the service needs',
    stores: true,
    load: async () => (await import('./commands/doctor.ts')).doctorCommand(),
  },
  completion: {
    summary: 'print a script that completes commands in a shell',
    load: async () => (await import('./commands/completion.ts')).completionCommand(),
  },
};
