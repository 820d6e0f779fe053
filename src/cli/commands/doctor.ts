import { Command } from 'commander';
import { loadConfig } from '../../config.ts';
import { print } from '../table.ts';

const MARKS = { good: 'ok  ', note: 'note', bad: 'BAD ' } as const;

export function doctorCommand(): Command {
  return new Command('doctor')
    .description('Look at all that the service needs, and tell what to do; exits with 1 where something is bad.')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: true }) => {
      const { examine } = await import('../../server/doctor/index.ts');
      const findings = await examine(() => loadConfig(process.env));
      if (json) print(JSON.stringify(findings, undefined, 2));
      else for (const { subject, state, told } of findings) print(`${MARKS[state]}  ${subject.padEnd(12)}  ${told}`);
      if (findings.some(({ state }) => state === 'bad')) process.exitCode = 1;
    });
}
