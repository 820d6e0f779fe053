import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { loadConfig } from '../../config.ts';
import { prepareDataFolder } from '../../server/data-folder.ts';
import { databaseFile, requireEmbedded } from '../../server/database-file.ts';
import { loadSecrets, SECRET_FILE } from '../../server/secrets.ts';
import { print } from '../table.ts';

export function restoreCommand(): Command {
  return new Command('restore')
    .description('Replace the embedded database with a copy made by `backup`. Stop the service first.')
    .argument('<file>', 'the copy; it is left unchanged')
    .action(async (given: string) => {
      const config = loadConfig(process.env);
      requireEmbedded(config);
      await prepareDataFolder(config.dataFolder);
      const secretFile = resolve(config.dataFolder, SECRET_FILE);
      const hasSecret = config.secret !== undefined || existsSync(secretFile);
      const secrets = hasSecret ? await loadSecrets(config) : undefined;
      const { restoreSqlite } = await import('../../storage/sqlite/restore.ts');
      const file = databaseFile(config.dataFolder);
      const { schema, before } = await restoreSqlite(resolve(given), file, {
        secretCheck: secrets?.storage.check,
        stamp: new Date().toISOString().replace(/[:.]/g, '-'),
      });
      print(`The database has been restored to ${file} and checked: schema ${schema}.`);
      if (before !== undefined) print(`The previous database is now ${before}; delete it once you no longer need it.`);
      if (!hasSecret) print(`Before you start the service, put the secret that belongs to the copy at ${secretFile}.`);
    });
}
