import { Command } from 'commander';
import { fail } from '../server/stop.ts';
import { accountsCommand } from './commands/accounts.ts';
import { backupCommand } from './commands/backup.ts';
import { exportCommand } from './commands/export.ts';
import { generateCommand } from './commands/generate.ts';
import { keysCommand } from './commands/keys.ts';
import { migrateCommand } from './commands/migrate.ts';
import { serveCommand } from './commands/serve.ts';

const program = new Command('huesmith')
  .description('Turns a description of a project or mood into harmonious, usable colour palettes.')
  .addCommand(serveCommand())
  .addCommand(generateCommand())
  .addCommand(exportCommand())
  .addCommand(keysCommand())
  .addCommand(accountsCommand())
  .addCommand(migrateCommand())
  .addCommand(backupCommand());

try {
  await program.parseAsync();
} catch (error) {
  fail(error);
}
