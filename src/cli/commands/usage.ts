import { Command } from 'commander';
import { loadClientConfig } from '../../config/client.ts';
import { remote } from '../remote.ts';
import { print } from '../table.ts';

export function usageCommand(): Command {
  return new Command('usage')
    .description('Tell what is left of the month on a service; it counts one request.')
    .option('--json', 'print JSON, the API’s answer')
    .option('--api <url>', 'the service; otherwise HUESMITH_URL, or this machine’s')
    .action(async ({ json, api }: { json?: true; api?: string }) => {
      const usage = await remote(api, loadClientConfig(process.env)).palettes.usage();
      if (json) {
        print(JSON.stringify(usage, undefined, 2));
        return;
      }
      const { current, limit, remaining, resetDate, totalRequests } = usage.data;
      print(`${current} of ${limit} requests this month, ${remaining} remain until ${resetDate.slice(0, 10)}.`);
      print(`This key has made ${totalRequests} in all.`);
    });
}
