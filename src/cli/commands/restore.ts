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
    .description('Put a copy that `backup` made in the place of the embedded database, while the service is stopped.')
    .argument('<file>', 'the copy, which stays as it is')
    .action(async (given: string) => {
      const config = loadConfig(process.env);
      requireEmbedded(config);
      await prepareDataFolder(config.dataFolder);
      const secretFile = resolve(config.dataFolder, SECRET_FILE);
      const hasSecret = config.secret !== undefined || existsSync(secretFile);
      const secrets = hasSecret ? await loadSecrets(config) : undefined;
      const { restoreSqlite } = await import('../../storage/index.ts');
      const file = databaseFile(config.dataFolder);
      const { schema, before } = await restoreSqlite(resolve(given), file, {
        secretCheck: secrets?.storage.check,
        stamp: new Date().toISOString().replace(/[:.]/g, '-'),
      });
      print(`The database is restored to ${file} and checked: schema ${schema}.`);
      if (before !== undefined) print(`What was there before is ${before}; delete it when it is not needed any more.`);
      if (!hasSecret)
        print(`Before you start the service, put the secret that was kept with the copy at ${secretFile}.`);
    });
}
