import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { StartFault } from '../../server/start-fault.ts';
import { withStore } from '../store.ts';
import { print } from '../table.ts';

export function backupCommand(): Command {
  return new Command('backup')
    .description('Copy the embedded database as it is at one moment, while the service runs; the secret is not in it.')
    .argument('<file>', 'a file that does not exist yet; this user alone will be able to read it')
    .action(async (given: string) => {
      const file = resolve(given);
      if (existsSync(file)) throw new StartFault(`The file ${file} exists already; name another.`);
      await withStore(async (store) => {
        await store.copyTo(file);
      });
      print(`The database is copied to ${file}. Keep the file \`secret\` of the data folder apart from it.`);
    });
}
