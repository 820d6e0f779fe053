import { Command } from 'commander';
import { loadClientConfig } from '../../config/client.ts';
import { remote } from '../remote.ts';
import { print } from '../table.ts';

export function usageCommand(): Command {
  return new Command('usage')
    .description('Show how many requests are left this month. Asking counts as one.')
    .option('--json', 'print JSON, the API’s response')
    .option('--api <url>', 'the service (default: HUESMITH_URL, or this machine)')
    .action(async ({ json, api }: { json?: true; api?: string }) => {
      const usage = await remote(api, loadClientConfig(process.env)).palettes.usage();
      if (json) {
        print(JSON.stringify(usage, undefined, 2));
        return;
      }
      const { current, limit, remaining, resetDate, totalRequests } = usage.data;
      print(`${current} of ${limit} requests used this month; ${remaining} left until ${resetDate.slice(0, 10)}.`);
      print(`This key has made ${totalRequests} in total.`);
    });
}
