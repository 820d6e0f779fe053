import { Command } from 'commander';
import type { PlanName } from '../../contract/plans.ts';
import { StartFault } from '../../server/start-fault.ts';
import type { Store } from '../../storage/store.ts';
import type { AccountRow } from '../../storage/store/accounts.ts';
import { emailArgument, integerArgument, planArgument } from '../arguments.ts';
import { withSignIn, withStore } from '../store.ts';
import { minuteOf, print, table } from '../table.ts';

const DAY_MS = 86_400_000;

export function accountsCommand(): Command {
  const accounts = new Command('accounts').description('Manage accounts, plans and passwords.');
  accounts
    .command('list')
    .description('List accounts.')
    .action(async () => {
      const listed = await withStore(async (store) => store.accounts.list());
      const rows = listed.map(({ email, plan, planEnds, quota, created }) => [
        email,
        plan,
        minuteOf(planEnds),
        quota === undefined ? '-' : String(quota),
        minuteOf(created),
      ]);
      print(table(['account', 'plan', 'ends (UTC)', 'own quota', 'created'], rows));
    });
  accounts
    .command('plan')
    .description('Put an account on a plan.')
    .argument('<email>', 'the account', emailArgument)
    .argument('<plan>', 'the plan', planArgument)
    .option('--days <days>', 'end the plan after this many days (default: no end)', integerArgument(1, 36_500))
    .option('--quota <requests>', 'requests a month (default: the plan’s own)', integerArgument(0, 1_000_000_000))
    .action(async (email: string, plan: PlanName, { days, quota }: { days?: number; quota?: number }) => {
      const ends = days === undefined ? undefined : new Date(Date.now() + days * DAY_MS);
      await withStore(async (store) => store.accounts.setPlan((await find(store, email)).id, plan, ends, quota));
      print(`${email} is on the ${plan} plan${ends === undefined ? '' : ` until ${minuteOf(ends)} UTC`}.`);
    });
  accounts
    .command('remove')
    .description('Delete an account with its keys, history and usage.')
    .argument('<email>', 'the account', emailArgument)
    .action(async (email: string) => {
      await withStore(async (store) => store.accounts.remove((await find(store, email)).id));
      print(`${email} has been deleted.`);
    });
  accounts
    .command('link')
    .description('Print a link for choosing a password, to pass on where no mail is configured.')
    .argument('<email>', 'the address; it need not have an account yet', emailArgument)
    .action(async (email: string) => {
      print(await withSignIn(async (_store, open) => open.linkFor(email)));
    });
  accounts
    .command('password')
    .description('Set a new dashboard password for an account. Prints only the password, and only this once.')
    .argument('<email>', 'the account', emailArgument)
    .option('--operator', 'let this account see and change every other')
    .action(async (email: string, { operator = false }: { operator?: boolean }) => {
      const password = await withSignIn(async (store, open) => {
        const account = await find(store, email);
        return operator ? open.createOperator(account.email) : open.services.signIn.givePassword(account.email);
      });
      print(password);
    });
  return accounts;
}

async function find(store: Store, email: string): Promise<AccountRow> {
  const account = await store.accounts.findByEmail(email);
  if (account === undefined) throw new StartFault(`There is no account ${email}; \`accounts list\` shows them all.`);
  return account;
}
