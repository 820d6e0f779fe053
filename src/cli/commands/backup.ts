import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { loadConfig } from '../../config.ts';
import { databaseFile, requireEmbedded } from '../../server/database-file.ts';
import { StartFault } from '../../server/start-fault.ts';
import { print } from '../table.ts';

export function backupCommand(): Command {
  return new Command('backup')
    .description('Copy the embedded database as it is at one moment, while the service runs; the secret is not in it.')
    .argument('<file>', 'a file that does not exist yet; this user alone will be able to read it')
    .action(async (given: string) => {
      const config = loadConfig(process.env);
      requireEmbedded(config);
      const [from, to] = [databaseFile(config.dataFolder), resolve(given)];
      if (!existsSync(from)) throw new StartFault(`There is no database ${from} yet; set HUESMITH_DATA to its folder.`);
      if (existsSync(to)) throw new StartFault(`The file ${to} exists already; name another.`);
      // Not through the store: a newer program would bring the database up to date before copying it.
      const { copySqlite } = await import('../../storage/index.ts');
      const { bytes, schema } = await copySqlite(from, to);
      print(
        `The database is copied to ${to} and checked: ${bytes} bytes, schema ${schema}. ` +
          'Keep the file `secret` of the data folder too, apart from it.',
      );
    });
}
