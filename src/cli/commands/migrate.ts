import { Command } from 'commander';
import { migrateStore } from '../store.ts';
import { print } from '../table.ts';

export function migrateCommand(): Command {
  return new Command('migrate')
    .description('Bring the database up to date with this version. A server does the same when it starts.')
    .action(async () => {
      await migrateStore();
      print('The database is up to date.');
    });
}
