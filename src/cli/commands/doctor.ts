import { Command } from 'commander';
import { loadConfig } from '../../config.ts';
import { print } from '../table.ts';

const MARKS = { good: 'ok  ', note: 'note', bad: 'BAD ' } as const;

export function doctorCommand(): Command {
  return new Command('doctor')
    .description('Check everything the service needs, and say what to do. Exits with 1 if something is wrong.')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: true }) => {
      const { examine } = await import('../../server/doctor/examine.ts');
      const findings = await examine(() => loadConfig(process.env));
      if (json) print(JSON.stringify(findings, undefined, 2));
      else for (const { subject, state, told } of findings) print(`${MARKS[state]}  ${subject.padEnd(12)}  ${told}`);
      if (findings.some(({ state }) => state === 'bad')) process.exitCode = 1;
    });
}
