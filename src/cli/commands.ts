import type { CommandEntry } from './command-entry.ts';

/** Every command, in the order of the help. */
export const COMMANDS: Readonly<Record<string, CommandEntry>> = {
  generate: {
    summary: 'generate palettes from a description',
    load: async () => (await import('./commands/generate.ts')).generateCommand(),
  },
  explain: {
    summary: 'show how a description is understood',
    load: async () => (await import('./commands/explain.ts')).explainCommand(),
  },
  export: {
    summary: 'write a palette as a file',
    load: async () => (await import('./commands/export.ts')).exportCommand(),
  },
  contrast: {
    summary: 'show the contrast between two colours',
    load: async () => (await import('./commands/contrast.ts')).contrastCommand(),
  },
  history: {
    summary: 'list the palettes made through a service',
    load: async () => (await import('./commands/history.ts')).historyCommand(),
  },
  usage: {
    summary: 'show how many requests are left this month',
    load: async () => (await import('./commands/usage.ts')).usageCommand(),
  },
  mcp: {
    summary: 'offer tools to coding assistants (MCP)',
    load: async () => (await import('./commands/mcp.ts')).mcpCommand(),
  },
  serve: {
    summary: 'serve the API and the dashboard',
    stores: true,
    load: async () => (await import('./commands/serve.ts')).serveCommand(),
  },
  keys: {
    summary: 'create, list and revoke API keys',
    stores: true,
    load: async () => (await import('./commands/keys.ts')).keysCommand(),
  },
  accounts: {
    summary: 'manage accounts, plans and passwords',
    stores: true,
    load: async () => (await import('./commands/accounts.ts')).accountsCommand(),
  },
  migrate: {
    summary: 'bring the database up to date',
    stores: true,
    load: async () => (await import('./commands/migrate.ts')).migrateCommand(),
  },
  backup: {
    summary: 'back up the embedded database',
    stores: true,
    load: async () => (await import('./commands/backup.ts')).backupCommand(),
  },
  restore: {
    summary: 'replace the embedded database with a backup',
    stores: true,
    load: async () => (await import('./commands/restore.ts')).restoreCommand(),
  },
  doctor: {
    summary: 'check everything the service needs',
    stores: true,
    load: async () => (await import('./commands/doctor.ts')).doctorCommand(),
  },
  completion: {
    summary: 'print a completion script for a shell',
    load: async () => (await import('./commands/completion.ts')).completionCommand(COMMANDS),
  },
};
