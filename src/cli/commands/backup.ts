import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { loadConfig } from '../../config.ts';
import { databaseFile, requireEmbedded } from '../../server/database-file.ts';
import { StartFault } from '../../server/start-fault.ts';
import { print } from '../table.ts';

export function backupCommand(): Command {
  return new Command('backup')
    .description(
      'Copy the embedded database as it is at this moment; the service may keep running. The secret is not included.',
    )
    .argument('<file>', 'a new file; only this user will be able to read it')
    .action(async (given: string) => {
      const config = loadConfig(process.env);
      requireEmbedded(config);
      const [from, to] = [databaseFile(config.dataFolder), resolve(given)];
      if (!existsSync(from)) throw new StartFault(`There is no database at ${from}; set HUESMITH_DATA to its folder.`);
      if (existsSync(to)) throw new StartFault(`The file ${to} already exists; choose another name.`);
      // Not through the store: a newer program would bring the database up to date before copying it.
      const { copySqlite } = await import('../../storage/sqlite/copy.ts');
      const { bytes, schema } = await copySqlite(from, to);
      print(
        `The database has been copied to ${to} and checked: ${bytes} bytes, schema ${schema}. ` +
          'Keep the data folder’s file `secret` too, in another place.',
      );
    });
}
