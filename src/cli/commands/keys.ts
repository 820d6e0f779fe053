import { Command } from 'commander';
import { type PlanName, PLANS } from '../../contract/plans.ts';
import { StartFault } from '../../server/start-fault.ts';
import { emailArgument, integerArgument, planArgument } from '../arguments.ts';
import { withStore } from '../store.ts';
import { minuteOf, print, table } from '../table.ts';

interface CreateOptions {
  readonly email: string;
  readonly plan: PlanName;
  readonly quota?: number;
  readonly name?: string;
}

const noUse = ({ email, plan }: CreateOptions): string =>
  `The ${plan} plan does not include the API: this key gets 403 until ${email} is on another plan.\n`;

export function keysCommand(): Command {
  const keys = new Command('keys').description('Create, list and revoke API keys.');
  keys
    .command('create')
    .description('Create a key, and its account if there is none yet. Prints only the key, and only this once.')
    .requiredOption('--email <email>', 'the account’s email address', emailArgument)
    .requiredOption('--plan <plan>', 'the plan to put the account on', planArgument)
    .option('--quota <requests>', 'requests a month (default: the plan’s own)', integerArgument(0, 1_000_000_000))
    .option('--name <name>', 'the key’s name in lists')
    .action(async (options: CreateOptions) => {
      const { createKeyFor } = await import('../../accounts/keys.ts');
      const { key } = await withStore(async (store) => createKeyFor(store, options));
      if (!PLANS[options.plan].grantsKeys) process.stderr.write(noUse(options));
      print(key);
    });
  keys
    .command('list')
    .description('List keys, without their secrets.')
    .option('--email <email>', 'only this account’s', emailArgument)
    .action(async ({ email }: { email?: string }) => {
      const { listKeys } = await import('../../accounts/keys.ts');
      const listed = await withStore(async (store) => listKeys(store, email));
      const rows = listed.map(({ account, key }) => [
        key.id,
        account.email,
        account.plan,
        key.name,
        `…${key.lastFour}`,
        minuteOf(key.created),
        minuteOf(key.lastUsed),
        String(key.totalRequests),
        key.revoked === undefined ? 'live' : `revoked ${minuteOf(key.revoked)}`,
      ]);
      print(table(['id', 'account', 'plan', 'name', 'key', 'created (UTC)', 'last used', 'requests', 'state'], rows));
    });
  keys
    .command('revoke')
    .description('Revoke a key. Servers refuse it within a second.')
    .argument('<key>', 'its id from `keys list`, or the key itself')
    .action(async (idOrKey: string) => {
      const { revokeKey } = await import('../../accounts/keys.ts');
      const revoked = await withStore(async (store) => revokeKey(store, idOrKey));
      if (!revoked) throw new StartFault('There is no live key with this id; `keys list` shows the ids.');
      print('The key has been revoked.');
    });
  return keys;
}
